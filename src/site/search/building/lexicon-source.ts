import type { PublishedSearch, PublishedTerm } from '../../../compiler/publish/index.ts';
import { GRADES, TROOP_TYPES } from '../../../rules/index.ts';
import type { LexiconSource } from '../engine/index.ts';
import type { PublishedReader } from './published-reader-fs.ts';

/**
 * Collect the vocabulary of the rules: the terms of the glossary with their abbreviations, the troop types, and what
 * people say instead.
 *
 * @param read Reads what the compiler wrote
 */
export function lexiconOf(read: PublishedReader): LexiconSource {
  const glossary = read('glossary') as readonly PublishedTerm[];
  const { sayings } = read('search') as PublishedSearch;
  const names = glossary.flatMap(({ slug, term, abbreviations }) => {
    const words = [term, ...abbreviations]
      .map((each) => each.replace(/\s*\(.*\)$/, ''))
      .filter((each) => each.length > 1);
    return [...new Set(words)].map((each) => ({ words: each, term: termOf(slug, abbreviations) }));
  });
  const troops = Object.entries(TROOP_TYPES).flatMap(([type, { name }]) => [
    { words: type, term: type.toLowerCase() },
    { words: name, term: type.toLowerCase() },
  ]);
  const grades = glossary.flatMap(({ slug, abbreviations }) =>
    GRADES.filter((grade) => abbreviations.includes(`(${grade})`)).map((grade) => [slug, grade.toLowerCase()]),
  );
  return {
    names: [...names, ...troops],
    sayings,
    types: Object.keys(TROOP_TYPES),
    grades: Object.fromEntries(grades) as Record<string, string>,
  };
}

/** A term of the index that no word of a text can be taken for, unless it is the abbreviation itself. */
function termOf(slug: string, abbreviations: readonly string[]): string {
  const troop = abbreviations.find((each) => Object.hasOwn(TROOP_TYPES, each));
  return troop?.toLowerCase() ?? `=${slug}`;
}
