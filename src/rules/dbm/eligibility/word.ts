import { choice, type Field } from '../../frame/questions/field.ts';

/** Words, each with other ways in which people write it. */
export type Synonyms<W extends string> = Readonly<Record<W, readonly string[]>>;

/**
 * One of a few words; each may be written otherwise too. Case, spaces and hyphens do not matter.
 *
 * @param meaning What it means, for `--help`, which names the words and none of their synonyms
 * @param synonyms The words, and how else each may be written
 * @param fallback The word where none is given, or null; without it there must be one
 */
export function word<const W extends string>(meaning: string, synonyms: Synonyms<W>, fallback?: NoInfer<W>): Field<W> {
  const words = Object.keys(synonyms) as W[]; // a record's keys
  const read = choice(meaning, words, fallback);
  const named = new Map(words.flatMap((each) => [each, ...synonyms[each]].map((name) => [plain(name), each])));
  return {
    ...read,
    read: (value, path) =>
      read.read(typeof value === 'string' ? (named.get(plain(value)) ?? value) : (value ?? undefined), path),
  };
}

/** What another field reads, or null where it is left out. */
export function optional<T>(field: Field<T>): Field<T | null> {
  return {
    expects: `null or ${field.expects}`,
    meaning: field.meaning,
    schema: field.schema,
    read: (value, path) => (value === undefined || value === null ? null : field.read(value, path)),
  };
}

/** A name without what people write in different ways. */
export function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}
