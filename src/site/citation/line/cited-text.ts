import type { Block, PageName } from '../../../compiler/words/index.ts';

/** How a text that can be cited reads in some editions. */
export interface CitedWording {
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly section: string;
  readonly title: string;
  /** Of a question: what is answered to it, in a sentence. */
  readonly answer?: string;
  readonly page: PageName | null;
  readonly source: string | null;
  /** False where we do not hold the words, and only write what they are about. */
  readonly held: boolean;
  /** Its address from the site's root; `{edition}` stands for the edition. */
  readonly url: string;
  readonly blocks: readonly Block[];
}

/** A text that can be cited: a clause, a clarification, a ruling, a discrepancy. */
export interface CitedText {
  readonly id: string;
  readonly game: string;
  /** Oldest first. */
  readonly wordings: readonly CitedWording[];
}

/** A day on which the content changed. */
export interface ContentChange {
  /** `2026-11-20` */
  readonly date: string;
  readonly what: string;
  /** What it concerns; empty where it concerns everything. */
  readonly ids: readonly string[];
}

/** Everything that can be cited, as one copy of the site has it: `/verify/texts.json`. */
export interface CitedTexts {
  /** Of the content. */
  readonly date: string;
  /** Newest first. */
  readonly changes: readonly ContentChange[];
  readonly texts: readonly CitedText[];
}

/** Where a wording stands in an edition. */
export function addressOfWording({ url }: CitedWording, edition: string): string {
  return url.replace('{edition}', edition);
}
