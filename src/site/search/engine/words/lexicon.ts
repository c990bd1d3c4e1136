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
  /** Whether its own words are not looked for: what is meant stands in their place. */
  readonly instead?: true | undefined;
}

/** The vocabulary of the content. */
export interface LexiconSource {
  readonly names: readonly Name[];
  readonly sayings: readonly Saying[];
  /** Troop types, which take a grade, as players write them: `LH`. Their terms are the same in small letters. */
  readonly types: readonly string[];
  /** Grades in words, with their letter: `superior`, `s`. */
  readonly grades: Readonly<Record<string, string>>;
}

/**
 * The same as the build writes it for the search, so that no page has to find the stems. Names and sayings stand without the
 * spaces in them: `war band` is `warband`.
 */
export interface LexiconData extends Pick<LexiconSource, 'types' | 'grades'> {
  /** The term of each name. */
  readonly names: Readonly<Record<string, string>>;
  /** The words of a name that tell it from others, by its term. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** What is said, with bars between, and the terms that any of it may mean. */
  readonly said: readonly (readonly [keys: string, means: SaidAt['means']])[];
  /** What is said whose own words are not looked for. */
  readonly instead: readonly string[];
  /** Every stem that is part of a name or saying of several words. */
  readonly stems: readonly string[];
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
  /** Whether what is meant stands in the place of its own words. */
  readonly instead: boolean;
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

/** Stands in no word: a blank does, in `1 1/2`. */
const BETWEEN = '|';

/** Words that are no first part of another: `a war` is not `aware`, `be at` is not `beat`, `all I` are no `allies`. */
const NO_PART = new Set(['a', 'i', 'all', 'at', 'be', 'for', 'he']);

/** Words as one: `war band` is `warband`. */
function joined(stems: readonly string[]): string {
  return stems.map((each, at) => jointAfter(stems[at - 1]) + each).join('');
}

/** What stands between a word and the next, where both are written as one. */
function jointAfter(word = ''): string {
  return NO_PART.has(word) ? '-' : '';
}

/** Find the stems of a vocabulary. */
export function readLexicon({ names, sayings, types, grades }: LexiconSource): LexiconData {
  const keyOf = (words: string): string => joined(stemsOf(words));
  const named = new Map(names.map(({ words, term }) => [keyOf(words), term]));
  const parts = new Map<string, readonly string[]>();
  for (const { words, term } of names) if (!parts.has(term)) parts.set(term, contentStemsOf(words));
  const said = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const { said: phrases, means } of sayings) {
    const meant = means.map((each) => {
      const name = named.get(keyOf(each));
      const terms = name === undefined ? contentStemsOf(each) : [name];
      return [terms.join(' '), terms] as const;
    });
    for (const key of phrases.map(keyOf)) said.set(key, new Map([...(said.get(key) ?? []), ...meant]));
  }
  const alike = Map.groupBy(said, ([, means]) => [...means.keys()].join(','));
  const stems = [...names.map(({ words }) => words), ...sayings.flatMap(({ said: all }) => all)].flatMap(stemsOf);
  return {
    names: Object.fromEntries(named),
    parts: Object.fromEntries(parts),
    said: [...alike.values()].map((each) => [
      each.map(([key]) => key).join(BETWEEN),
      [...(each[0]?.[1].values() ?? [])],
    ]),
    instead: sayings.flatMap((each) => (each.instead === true ? each.said.map(keyOf) : [])),
    stems: [...new Set(stems)].filter((each) => !named.has(each) && !said.has(each)).toSorted(),
    types,
    grades,
  };
}

/** Make the lexicon ready. */
export function createLexicon(data: LexiconData): Lexicon {
  const { types, grades } = data;
  const named = new Map(Object.entries(data.names));
  const said = new Map(data.said.flatMap(([keys, means]) => keys.split(BETWEEN).map((key) => [key, means] as const)));
  const parts = new Map(Object.entries(data.parts));
  const known = new Set(data.stems);
  const instead = new Set(data.instead);
  const beginnings = [...named.keys(), ...said.keys()].toSorted();
  const spelt = new Map(types.map((type) => [type.toLowerCase(), type]));
  return {
    namesAt: (stems, at) =>
      keysAt(stems, at, beginnings).flatMap(({ key, length }) => {
        const term = named.get(key);
        return term === undefined ? [] : [{ term, length }];
      }),
    sayingAt: (stems, at) => {
      for (const { key, length } of keysAt(stems, at, beginnings)) {
        const means = said.get(key);
        if (means !== undefined) return { length, means, instead: instead.has(key) };
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

/** Stands between two who meet, and begins no name: `El v Ps` says nothing of VPs. */
const VERSUS = 'v';

/** What the words from here on come to, without spaces, for as long as something begins so; the longest first. */
function keysAt(
  stems: readonly string[],
  at: number,
  keys: readonly string[],
): readonly { readonly key: string; readonly length: number }[] {
  const found: { key: string; length: number }[] = [];
  let key = '';
  const most = stems[at] === VERSUS ? 1 : stems.length - at;
  for (let length = 1; length <= most; length++) {
    const last = at + length - 1;
    key += (length > 1 ? jointAfter(stems[last - 1]) : '') + (stems[last] ?? '');
    if (!isBegun(key, keys)) break;
    found.unshift({ key, length });
  }
  return found;
}

/** Whether some key, of those in order, begins so. */
function isBegun(start: string, keys: readonly string[]): boolean {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return keys[low]?.startsWith(start) ?? false;
}
