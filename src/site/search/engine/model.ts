import type { Part } from './query/shape.ts';
import type { LexiconData } from './words/lexicon.ts';

/** What a result may be. */
export type FoundKind =
  | 'clause'
  | 'clarification'
  | 'guideline'
  | 'ruling'
  | 'term'
  | 'erratum'
  | 'discrepancy'
  | 'figure'
  | 'theorem'
  | 'comparison'
  | 'change'
  | 'tool'
  | 'list'
  | 'dba';

/** How the text of a clause begins whose wording we do not hold. */
export const NOT_HELD = 'In your printed rulebook.';

/** Something that can be found, as a result shows it. */
export interface Findable {
  /** From the site's root; of a clause in the newest edition that has this wording. */
  readonly url: string;
  readonly title: string;
  /** Where it stands: `Combat outcome, p. 23`. */
  readonly where: string;
  readonly kind: FoundKind;
  /** `dba`, or the editions of DBM in which it holds. */
  readonly editions: readonly string[];
  /** Of a clause, or of either side of a change: that a secondary source tells it, and nothing above that. */
  readonly secondary?: true;
  /** Of a ruling: its short answer. */
  readonly answer: string | null;
  readonly text: string;
  /** What leads straight to it: `bhgs 17.6`, a clause id. */
  readonly addresses: readonly string[];
  /** Addresses of what stands in its place in an edition that does not have it. */
  readonly instead: readonly string[];
}

/** A record of the index: what a result shows, and what it is found by. */
export interface SearchRecord extends Findable {
  /** The parts of the text of the index that it is found by, in order, by their numbers. */
  readonly parts: readonly number[];
  /** The records that it interprets, by their numbers: the clauses of a ruling. */
  readonly interprets: readonly number[];
}

/** Everything beside the index that a search needs. */
export interface SearchData {
  /** The editions of DBM, oldest first. */
  readonly editions: readonly string[];
  /** The year of each, which may name it; left out where no year does. */
  readonly years?: readonly number[];
  readonly lexicon: LexiconData;
  /** The terms of the index in order, by which each has its token, and how many records hold it. */
  readonly terms: readonly string[];
  readonly frequencies: readonly number[];
  /** Words as the records spell them, for what is typed wrong or in part. */
  readonly words: readonly string[];
  readonly records: readonly SearchRecord[];
  /** The parts of the text of the index, in order. */
  readonly parts: readonly Part[];
  /** The files of the index, with the size of each in bytes. */
  readonly files: Readonly<Record<string, number>>;
}
