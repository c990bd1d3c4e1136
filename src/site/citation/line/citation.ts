import type { PageName } from '../../../compiler/words/index.ts';

/** What someone points at when they cite: which words, of which edition, as of when. */
export interface Citation {
  /** `DBM` */
  readonly game: string;
  /** The edition, or the first and the last that the text holds in: `3.4`, `3.1-3.4`. */
  readonly edition: string;
  /** Where it stands: a section of the rulebook, or a collection of clarifications. */
  readonly section: string;
  readonly title: string;
  /** `rear-support.spears` */
  readonly id: string;
  /** Of a question: what is answered to it, in a sentence. */
  readonly answer?: string;
  /** The printed page, where there is one. */
  readonly page: PageName | null;
  /**
   * The first of its sources, and what has changed its words since: `DBM 3.1 sheet, p. 23, para 6, as amended by DBM 3.3
   * amendments, p. 23`; null where it has none.
   */
  readonly source: string | null;
  /** First twelve hex digits of the SHA-256 of the text. */
  readonly digest: string;
  /** Of the content that it was copied from: `2026-11-20`. */
  readonly date: string;
}

/** What stands between a source and the sheets that have amended it. Lines once named the source alone. */
export const AS_AMENDED_BY = ', as amended by ';
