import { analyseText } from './words/analyse-text.ts';
import type { Lexicon } from './words/lexicon.ts';
import { PASSAGE_KINDS, type Part, type PassageKind } from './query/shape.ts';
import { STOP_WORDS } from './words/stop-words.ts';

/** A piece of what a record is found by: its title, one way of asking for it, one sentence of its text. */
export interface Passage {
  readonly kind: PassageKind;
  readonly text: string;
}

/** All passages of one kind that a record has, as the index holds them. */
export interface IndexPart {
  /** Their terms in order, passage after passage. */
  readonly terms: readonly string[];
  readonly division: Part;
}

/** Passages that are as good in one order as in another stand in that which packs smallest. */
const IN_NO_ORDER: ReadonlySet<PassageKind> = new Set(['asked', 'topic']);

/**
 * The terms of a record for the index, part after part. A grade that stands alone (`if (X)`) is of the one troop type that
 * the title names, if it names one, and without a grade: in a text on Art(S) others may be those of its opponents.
 */
export function indexText(passages: readonly Passage[], lexicon: Lexicon): readonly IndexPart[] {
  const titled = passages
    .filter(({ kind }) => kind === 'title')
    .flatMap(({ text }) => analyseText(text, lexicon).occurrences);
  const types = new Set(titled.map(({ term }) => term).filter(lexicon.isType));
  const [only] = types.size === 1 && !titled.some(({ kind }) => kind === 'grade') ? types : [];
  return PASSAGE_KINDS.flatMap((kind, number) => {
    const inOrder = passages
      .filter((passage) => passage.kind === kind)
      .map(({ text }) => termsOf(text, lexicon, only))
      .filter(({ length }) => length > 0);
    const terms = IN_NO_ORDER.has(kind) ? inOrder.toSorted(byLength) : inOrder;
    const sizes = terms.map(({ length }) => length);
    return sizes.length === 0 ? [] : [{ terms: terms.flat(), division: [number, ...sizes] }];
  });
}

function byLength(one: readonly string[], other: readonly string[]): number {
  return one.length - other.length || (one.join(' ') < other.join(' ') ? -1 : 1);
}

function termsOf(text: string, lexicon: Lexicon, type: string | undefined): readonly string[] {
  const { occurrences, tokens } = analyseText(text, lexicon);
  return occurrences
    .filter(({ kind, at }) => kind !== 'word' || !STOP_WORDS.has(tokens[at]?.text ?? ''))
    .flatMap(({ kind, term }) => (kind === 'bare grade' && type !== undefined ? [term, `${type}${term}`] : [term]));
}
