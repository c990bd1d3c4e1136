import { AREA_KINDS, TABLE_SIDES, WALL_KINDS, WAY_KINDS, type Terrain } from '../placing/index.ts';

/** A kind of terrain, and the form that it has. */
export type TerrainKind = {
  readonly [F in Terrain['form']]: Pick<Extract<Terrain, { form: F }>, 'form' | 'kind'>;
}[Terrain['form']];

const KINDS: readonly TerrainKind[] = [
  ...AREA_KINDS.map((kind) => ({ form: 'area' as const, kind })),
  ...WAY_KINDS.map((kind) => ({ form: 'way' as const, kind })),
  ...WALL_KINDS.map((kind) => ({ form: 'wall' as const, kind })),
  ...TABLE_SIDES.map((kind) => ({ form: 'edge' as const, kind })),
];

/** How a kind is written, before the colon. */
export function wordsOf({ form, kind }: TerrainKind): string {
  return form === 'edge' ? `${kind} edge` : kind;
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  woods: 'wood',
  wd: 'wood',
  orchards: 'orchard',
  'olive grove': 'grove',
  'palm grove': 'grove',
  vineyards: 'vineyard',
  field: 'fields',
  'rocky ground': 'rocky',
  'rocky area': 'rocky',
  'h g': 'gentle hill',
  'h s': 'steep hill',
  bua: 'built-up area',
  'built up area': 'built-up area',
  town: 'built-up area',
  rgo: 'rough going',
  rough: 'rough going',
  dgo: 'difficult going',
  difficult: 'difficult going',
  ww: 'waterway',
  rd: 'road',
  rv: 'river',
  'temporary fortifications': 'TF',
  'temporary fortification': 'TF',
  'permanent fortifications': 'PF',
  'permanent fortification': 'PF',
  'north table edge': 'north edge',
  'east table edge': 'east edge',
  'south table edge': 'south edge',
  'west table edge': 'west edge',
};

const WORDS: ReadonlyMap<string, TerrainKind> = new Map([
  ...KINDS.map((each) => [wordsOf(each).toLowerCase(), each] as const),
  ...Object.entries(OTHER_WORDS).flatMap(([other, words]) => {
    const kind = KINDS.find((each) => wordsOf(each) === words);
    return kind === undefined ? [] : [[other, kind] as const];
  }),
]);

/** All kinds as they are written, for errors. */
export const KIND_WORDS = KINDS.map(wordsOf).join(', ');

/** The kind that a line begins with, and what of it is left; null where it begins with none. */
export function kindAtStart(words: string): { readonly kind: TerrainKind; readonly rest: string } | null {
  const parts = words
    .toLowerCase()
    .replaceAll(/[\s,()]+/gu, ' ')
    .trim()
    .split(' ');
  for (let length = Math.min(3, parts.length); length > 0; length -= 1) {
    const kind = WORDS.get(parts.slice(0, length).join(' '));
    if (kind !== undefined) return { kind, rest: parts.slice(length).join(' ') };
  }
  return null;
}
