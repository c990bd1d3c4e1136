import type { Item } from '../building/records/item.ts';
import { lookUpInMemory } from '../building/look-up-in-memory.ts';
import { prepareRecords } from '../building/prepare-records.ts';
import { createSearch, type Found, type LexiconSource, type SearchRecord } from '../engine/index.ts';

/** A vocabulary as small as the tests need it. */
export const SOURCE: LexiconSource = {
  names: [
    { words: 'Knights', term: 'kn' },
    { words: 'Kn', term: 'kn' },
    { words: 'Light horse', term: 'lh' },
    { words: 'LH', term: 'lh' },
    { words: 'Bowmen', term: 'bw' },
    { words: 'Bw', term: 'bw' },
    { words: 'Blades', term: 'bd' },
    { words: 'Bd', term: 'bd' },
    { words: 'Warband', term: 'wb' },
    { words: 'Elephants', term: 'el' },
    { words: 'El', term: 'el' },
    { words: 'Rear support', term: '=rear-support' },
    { words: 'Rough going', term: '=rough-going' },
    { words: 'RGo', term: '=rough-going' },
    { words: 'ZOC', term: '=zoc' },
    { words: 'Recoil', term: '=recoil' },
    { words: 'Aware', term: '=aware' },
    { words: 'War wagons', term: 'wwg' },
  ],
  sayings: [
    { said: ['archer', 'archers'], means: ['bowmen'] },
    { said: ['shoved back', 'pushed back'], means: ['recoil'] },
    { said: ['beat'], means: ['recoil'] },
    { said: ['horsemen'], means: ['knights', 'light horse'] },
    { said: ['after they win'], means: ['pursue'], instead: true },
  ],
  types: ['Kn', 'LH', 'Bw', 'Bd', 'Wb', 'El'],
  grades: { superior: 's', ordinary: 'o', inferior: 'i', fast: 'f', exception: 'x' },
};

const EDITIONS = ['3.0', '3.1', '3.2', '3.3', '3.4'];

/** A record of the tests: what matters of it. */
export interface TestRecord {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly asked?: readonly string[];
  readonly kind?: SearchRecord['kind'];
  readonly editions?: readonly string[];
  readonly answer?: string;
  readonly addresses?: readonly string[];
  readonly instead?: readonly string[];
  readonly interprets?: readonly string[];
}

/** Make a search of invented records, over postings in memory. */
export function searchOf(records: readonly TestRecord[]): (query: string, edition?: string | null) => Promise<Found> {
  const { text, data } = prepareRecords(records.map(itemOf), SOURCE);
  const search = createSearch({
    data: { editions: EDITIONS, ...data, files: {} },
    lookup: lookUpInMemory(text, data.terms, data),
  });
  return (query, edition = '3.4') => search(query, edition);
}

function itemOf({ asked = [], ...record }: TestRecord): Item {
  const kind = record.kind ?? 'clause';
  return {
    url: `/3.4/section/#${record.id}`,
    title: record.title,
    where: 'Section',
    kind,
    editions: record.editions ?? EDITIONS,
    answer: record.answer ?? null,
    text: record.text,
    instead: record.instead ?? [],
    interprets: record.interprets ?? [],
    addresses: [record.id, ...(record.addresses ?? [])],
    passages: [
      { kind: kind === 'ruling' ? 'question' : 'title', text: record.title },
      ...asked.map((phrase) => ({ kind: 'asked' as const, text: phrase })),
      { kind: 'text', text: record.text },
    ],
  };
}

/** The ids of what was found, best first. */
export function idsOf({ hits }: Found): readonly string[] {
  return hits.map(({ url }) => url.replace(/^.*#/, ''));
}
