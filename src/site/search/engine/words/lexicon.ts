import { contentStemsOf } from './content-stems.ts';
import { readTokens } from './read-tokens.ts';
import { stem } from './stem.ts';

/** A name of something in the rules: `light horse`, `LH`. */
export interface Name {
  readonly words: string;
  /** The term that stands for it in the index: `lh`. */
  readonly term: string;
}

/** What people say, and what the rules call it. */
export interface Saying {
  readonly said: readonly string[];
  /** Names and words of the rules, any of which may be meant. */
  readonly means: readonly string[];
}

/** The vocabulary of the content, as the build writes it for the search. */
export interface LexiconSource {
  readonly names: readonly Name[];
  readonly sayings: readonly Saying[];
  /** Troop types, which take a grade, as players write them: `LH`. Their terms are the same in small letters. */
  readonly types: readonly string[];
  /** Grades in words, with their letter: `superior`, `s`. */
  readonly grades: Readonly<Record<string, string>>;
}

/** Something of the vocabulary, found in a text. */
export interface Found {
  readonly term: string;
  /** How many words it takes. */
  readonly length: number;
}

/** What is said at a word, with the terms that it may mean; where a meaning is no name, all of its words. */
export interface SaidAt {
  readonly length: number;
  readonly means: readonly (readonly string[])[];
}

/** The vocabulary, ready to be looked up word by word. */
export interface Lexicon {
  /** The names that begin at this word, the longest first. */
  readonly namesAt: (stems: readonly string[], at: number) => readonly Found[];
  /** What is said at this word, the longest saying, and the terms that it may mean; null where none is. */
  readonly sayingAt: (stems: readonly string[], at: number) => SaidAt | null;
  /** The words of a name that tell it from others: those of `Rough going` for `=rough-going`. */
  readonly partsOf: (term: string) => readonly string[];
  readonly isType: (term: string) => boolean;
  /** `LH(S)` for the type `lh` and the grade `s`; `LH` without one. */
  readonly spell: (type: string, grade?: string) => string;
  /** `s` for `superior`; null where a word is no grade. */
  readonly gradeOf: (word: string) => string | null;
  /** The grades that there are. */
  readonly grades: readonly string[];
  /** Whether a stem is part of any name or saying. */
  readonly knows: (stem: string) => boolean;
}

/** The stems of some words, as the lexicon and the index hold them. */
function stemsOf(words: string): readonly string[] {
  return readTokens(words).map(({ kind, text }) => (kind === 'word' ? stem(text) : text));
}

/** Make the lexicon ready. Names and sayings are known without the spaces in them, so that `war band` is `warband`. */
export function createLexicon({ names, sayings, types, grades }: LexiconSource): Lexicon {
  const keyOf = (words: string): string => stemsOf(words).join('');
  const named = new Map(names.map(({ words, term }) => [keyOf(words), term]));
  const parts = new Map<string, readonly string[]>();
  for (const { words, term } of names) if (!parts.has(term)) parts.set(term, contentStemsOf(words));
  const said = new Map<string, (readonly string[])[]>();
  for (const { said: phrases, means } of sayings) {
    const meant = means.map((each) => {
      const name = named.get(keyOf(each));
      return name === undefined ? contentStemsOf(each) : [name];
    });
    for (const phrase of phrases) said.set(keyOf(phrase), [...(said.get(keyOf(phrase)) ?? []), ...meant]);
  }
  const beginnings = beginningsOf([...named.keys(), ...said.keys()]);
  const spelt = new Map(types.map((type) => [type.toLowerCase(), type]));
  const known = new Set(
    [...names.map(({ words }) => words), ...sayings.flatMap(({ said: all }) => all)].flatMap(stemsOf),
  );
  return {
    namesAt: (stems, at) =>
      keysAt(stems, at, beginnings).flatMap(({ key, length }) => {
        const term = named.get(key);
        return term === undefined ? [] : [{ term, length }];
      }),
    sayingAt: (stems, at) => {
      for (const { key, length } of keysAt(stems, at, beginnings)) {
        const means = said.get(key);
        if (means !== undefined) return { length, means };
      }
      return null;
    },
    partsOf: (term) => parts.get(term) ?? [],
    isType: (term) => spelt.has(term),
    spell: (type, grade) => `${spelt.get(type) ?? type}${grade === undefined ? '' : `(${grade.toUpperCase()})`}`,
    gradeOf: (word) => (Object.hasOwn(grades, word) ? (grades[word] ?? null) : null),
    grades: [...new Set(Object.values(grades))],
    knows: (stem) => known.has(stem) || named.has(stem) || said.has(stem),
  };
}

/** What the words from here on come to, without spaces, for as long as something begins so; the longest first. */
function keysAt(
  stems: readonly string[],
  at: number,
  beginnings: ReadonlySet<string>,
): readonly { readonly key: string; readonly length: number }[] {
  const keys: { key: string; length: number }[] = [];
  let key = '';
  for (let length = 1; at + length <= stems.length; length++) {
    key += stems[at + length - 1] ?? '';
    if (!beginnings.has(key)) break;
    keys.unshift({ key, length });
  }
  return keys;
}

function beginningsOf(keys: Iterable<string>): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const key of keys) for (let end = key.length; end > 0; end--) beginnings.add(key.slice(0, end));
  return beginnings;
}
