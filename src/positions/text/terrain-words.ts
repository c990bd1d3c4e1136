import { TERRAIN_KINDS, type TerrainKind } from '../placing/index.ts';

/** How a kind is written, before the colon. */
export function wordsOf({ form, kind }: TerrainKind): string {
  return form === 'edge' ? `${kind} edge` : kind;
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  woods: 'wood',
  wd: 'wood',
  'olive grove': 'grove',
  'palm grove': 'grove',
  'rocky ground': 'rocky',
  'h g': 'gentle hill',
  'h s': 'steep hill',
  bua: 'built-up area',
  town: 'built-up area',
  rgo: 'rough going',
  rough: 'rough going',
  dgo: 'difficult going',
  difficult: 'difficult going',
  ww: 'waterway',
  rd: 'road',
  rv: 'river',
  'temporary fortifications': 'TF',
  'permanent fortifications': 'PF',
};

const WORDS: ReadonlyMap<string, TerrainKind> = new Map([
  ...TERRAIN_KINDS.map((each) => [wordsOf(each).toLowerCase(), each] as const),
  ...Object.entries(OTHER_WORDS).flatMap(([other, words]) => {
    const kind = TERRAIN_KINDS.find((each) => wordsOf(each) === words);
    return kind === undefined ? [] : [[other, kind] as const];
  }),
]);

/** All kinds as they are written, for errors. */
export const KIND_WORDS = TERRAIN_KINDS.map(wordsOf).join(', ');

/** The kind that a line begins with, and what of it is left; null where it begins with none. */
export function kindAtStart(words: string): { readonly kind: TerrainKind; readonly rest: string } | null {
  const parts = words
    .toLowerCase()
    .replaceAll(/(?:[\s,()]|table(?= edge))+/gu, ' ')
    .trim()
    .split(' ');
  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    const kind = WORDS.get(parts.slice(0, length).join(' '));
    if (kind !== undefined) return { kind, rest: parts.slice(length).join(' ') };
  }
  return null;
}
