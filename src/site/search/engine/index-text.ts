import { analyseText } from './words/analyse-text.ts';
import type { Lexicon } from './words/lexicon.ts';
import { PASSAGE_KINDS, writeShape, type PassageKind } from './query/shape.ts';
import { STOP_WORDS } from './words/stop-words.ts';

/** A piece of what a record is found by: its title, one way of asking for it, one sentence of its text. */
export interface Passage {
  readonly kind: PassageKind;
  readonly text: string;
}

/** What the index holds of a record. */
export interface IndexText {
  /** Its terms in order, passage after passage. */
  readonly terms: readonly string[];
  /** How the terms are divided into passages. */
  readonly shape: string;
}

/**
 * The terms of a record for the index. A grade that stands alone (`if (X)`) is of the one troop type that the title
 * names, if it names one, and without a grade: in a text on Art(S) others may be those of its opponents.
 */
export function indexText(passages: readonly Passage[], lexicon: Lexicon): IndexText {
  const sorted = passages.toSorted((one, other) => PASSAGE_KINDS.indexOf(one.kind) - PASSAGE_KINDS.indexOf(other.kind));
  const titled = sorted
    .filter(({ kind }) => kind === 'title')
    .flatMap(({ text }) => analyseText(text, lexicon).occurrences);
  const types = new Set(titled.map(({ term }) => term).filter(lexicon.isType));
  const [only] = types.size === 1 && !titled.some(({ kind }) => kind === 'grade') ? types : [];
  const terms = sorted.map(({ text }) => termsOf(text, lexicon, only));
  return {
    terms: terms.flat(),
    shape: writeShape(sorted.map(({ kind }, index) => ({ kind, length: terms[index]?.length ?? 0 }))),
  };
}

function termsOf(text: string, lexicon: Lexicon, type: string | undefined): readonly string[] {
  const { occurrences, tokens } = analyseText(text, lexicon);
  return occurrences
    .filter(({ kind, at }) => kind !== 'word' || !STOP_WORDS.has(tokens[at]?.text ?? ''))
    .flatMap(({ kind, term }) => (kind === 'bare grade' && type !== undefined ? [term, `${type}${term}`] : [term]));
}
