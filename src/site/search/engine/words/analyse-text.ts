import type { Found, Lexicon } from './lexicon.ts';
import { readTokens, type Token } from './read-tokens.ts';
import { stem } from './stem.ts';

/** Something that a text says, as the index holds it. */
export interface Occurrence {
  /** `kn`, `kn(s)`, `recoil`, `+1`. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Index of its first token, and how many tokens it takes. */
  readonly at: number;
  readonly length: number;
  readonly kind: 'name' | 'grade' | 'bare grade' | 'word' | 'number' | 'factor';
}

/** What a text says, by its tokens. */
export interface Analysis {
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  readonly occurrences: readonly Occurrence[];
}

/** What stands between grades that belong to one troop type: `(S) or (O)`. */
const JOINING = new Set(['or', 'and', '/', ',', '&', '']);

/** A factor in words: `minus 2`. */
const SIGNS: Readonly<Record<string, string>> = { plus: '+', minus: '-' };

/** What becomes of troops turns on it: who asks of those who were doubled is not to be told of those who were not. */
export const DENIED = 'doubled';

/** Whether a title is of troops that were not doubled: `Blades: less, not doubled`. */
export function saysNotDoubled(title: string): boolean {
  return /\bnot doubled\b/i.test(title);
}

/** Whether it is said that something is not so: `not doubled`. */
function isDenied(stems: readonly string[], at: number): boolean {
  return stems[at] === DENIED && stems[at - 1] === 'not';
}

/**
 * Read what a text says: names of the rules, troop types with each of their grades, words by their stems, numbers
 * and factors. Names within a longer name count as well.
 */
export function analyseText(text: string, lexicon: Lexicon): Analysis {
  const tokens = readTokens(text);
  const stems = tokens.map(({ kind, text: word }) => (kind === 'word' ? stem(word) : word));
  const occurrences: Occurrence[] = [];
  const types: (Found & { readonly at: number })[] = [];
  const add = (at: number, length: number, term: string, kind: Occurrence['kind']): void => {
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (first && last) occurrences.push({ term, start: first.start, end: last.end, at, length, kind });
  };
  tokens.forEach((token, at) => {
    for (const name of lexicon.namesAt(stems, at)) {
      add(at, name.length, name.term, 'name');
      if (lexicon.isType(name.term)) types.push({ ...name, at });
    }
    const next = tokens[at + 1];
    const sign = next?.kind === 'number' && Object.hasOwn(SIGNS, token.text) ? SIGNS[token.text] : undefined;
    if (sign !== undefined && next !== undefined) add(at, 2, `${sign}${next.text}`, 'factor');
    if (token.kind === 'word') {
      if (!isDenied(stems, at)) add(at, 1, stems[at] ?? '', 'word');
    } else if (token.kind !== 'grade') add(at, 1, token.text, token.kind);
  });
  tokens.forEach((token, at) => {
    const grade = gradeAt(token, at, types, lexicon);
    if (grade === null) return;
    const type = typeOfGrade(tokens, types, at, token.kind === 'word' && token.text.length > 1);
    if (type !== null) add(at, 1, `${type}(${grade})`, 'grade');
    else if (token.kind === 'grade') add(at, 1, `(${grade})`, 'bare grade');
  });
  return { tokens, stems, occurrences };
}

/** The grade that a token is: `(S)`, `superior`, or the letter right behind a type: `Bw S`. */
function gradeAt(
  token: Token,
  at: number,
  types: readonly (Found & { readonly at: number })[],
  lexicon: Lexicon,
): string | null {
  if (token.kind === 'grade') return token.text;
  if (token.kind !== 'word') return null;
  if (token.text.length > 1) return lexicon.gradeOf(token.text);
  const behind = types.some((type) => type.at + type.length === at);
  return behind && token.before === '' && lexicon.grades.includes(token.text) ? token.text : null;
}

/**
 * The type that a grade is of: for a word the one right after it or right before it (`superior blades`), for a letter
 * the one that its list of grades stands behind (`Kn (S) or (O)`) or before (`(S) or (O) warband`).
 */
function typeOfGrade(
  tokens: readonly Token[],
  types: readonly (Found & { readonly at: number })[],
  at: number,
  inWords: boolean,
): string | null {
  const startingAt = (index: number): string | undefined => types.find((type) => type.at === index)?.term;
  const endingAt = (index: number): string | undefined => types.find((type) => type.at + type.length === index)?.term;
  const gapBefore = (index: number): string => tokens[index]?.before ?? '';
  if (inWords) {
    const after = gapBefore(at + 1) === '' ? startingAt(at + 1) : undefined;
    return after ?? (['', ','].includes(gapBefore(at)) ? endingAt(at) : undefined) ?? null;
  }
  for (let index = at; JOINING.has(gapBefore(index)); index--) {
    const type = gapBefore(index) === '' ? endingAt(index) : undefined;
    if (type !== undefined) return type;
    if (!isJoining(tokens[index - 1])) break;
  }
  for (let index = at + 1; JOINING.has(gapBefore(index)); index++) {
    const type = gapBefore(index) === '' ? startingAt(index) : undefined;
    if (type !== undefined) return type;
    if (!isJoining(tokens[index])) break;
  }
  return null;
}

function isJoining(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'grade' || JOINING.has(token.text));
}
