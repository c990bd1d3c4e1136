import {
  createLexicon,
  readLexicon,
  createSearch,
  indexText,
  wordsOf,
  type Found,
  type LexiconSource,
  type Passage,
  type Postings,
  type SearchRecord,
} from '../engine/index.ts';

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
  ],
  sayings: [
    { said: ['archer', 'archers'], means: ['bowmen'] },
    { said: ['shoved back', 'pushed back'], means: ['recoil'] },
    { said: ['horsemen'], means: ['knights', 'light horse'] },
  ],
  types: ['Kn', 'LH', 'Bw', 'Bd', 'Wb', 'El'],
  grades: { superior: 's', ordinary: 'o', inferior: 'i', fast: 'f', exception: 'x' },
};

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
}

/** Make a search of invented records, over postings in memory. */
export function searchOf(records: readonly TestRecord[]): (query: string, edition?: string | null) => Promise<Found> {
  const lexicon = createLexicon(readLexicon(SOURCE));
  const passages = records.map(({ title, text, kind, asked = [] }): readonly Passage[] => [
    { kind: kind === 'ruling' ? 'question' : 'title', text: title },
    ...asked.map((phrase) => ({ kind: 'asked' as const, text: phrase })),
    { kind: 'text', text },
  ]);
  const texts = passages.map((each) => indexText(each, lexicon));
  const postings = new Map<string, Map<number, readonly number[]>>();
  texts.forEach(({ terms }, record) => {
    terms.forEach((term, place) => {
      const of = postings.get(term) ?? new Map<number, readonly number[]>();
      postings.set(term, of.set(record, [...(of.get(record) ?? []), place]));
    });
  });
  const terms = [...postings.keys()].toSorted();
  const found: ReadonlyMap<string, Postings> = postings;
  const search = createSearch({
    data: {
      editions: ['3.0', '3.1', '3.2', '3.3', '3.4'],
      lexicon: readLexicon(SOURCE),
      terms,
      frequencies: terms.map((term) => postings.get(term)?.size ?? 0),
      words: wordsOf(
        passages.flatMap((each) => each.map(({ text }) => text)),
        SOURCE,
      ),
      records: records.map((record, index) => ({
        url: `/3.4/section/#${record.id}`,
        title: record.title,
        where: 'Section',
        kind: record.kind ?? 'clause',
        editions: record.editions ?? ['3.0', '3.1', '3.2', '3.3', '3.4'],
        answer: record.answer ?? null,
        text: record.text,
        instead: record.instead ?? [],
        addresses: [record.id, ...(record.addresses ?? [])],
        page: String(index),
        shape: texts[index]?.shape ?? '',
      })),
      files: {},
    },
    lookup: () => Promise.resolve(found),
  });
  return (query, edition = '3.4') => search(query, edition);
}

/** The ids of what was found, best first. */
export function idsOf({ hits }: Found): readonly string[] {
  return hits.map(({ url }) => url.replace(/^.*#/, ''));
}
