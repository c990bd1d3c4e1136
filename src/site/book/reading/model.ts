import type { PageName } from '../../../compiler/words/index.ts';

/** A word, a letter or a line of text, as the PDF gives it: in points, from the top left corner of its leaf, upright. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it is set in, by a name that means nothing outside of its PDF. */
  readonly font?: string;
}

/** A page of a PDF, or a photo. */
export interface Leaf {
  /** From 1, in the order of the file. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** By how many degrees clockwise the page of the PDF is to be turned, beyond its own turn, so that its text is upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** None: it has no text layer. */
  readonly runs: readonly TextRun[];
}

/** A part of a leaf, in its points. */
export interface Box {
  readonly leaf: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page as it was printed, and which part of which leaf it is: a half, where two stand on one leaf. */
export interface PrintedPage {
  readonly number: PageName;
  readonly leaf: number;
  readonly box: Box;
}

/** Which leaf holds which printed page. */
export interface Numbering {
  /** In the order of the book. A cover has no number: it is left out. */
  readonly pages: readonly PrintedPage[];
  readonly twoToALeaf: boolean;
  /** What it was found by. */
  readonly from: 'a person' | 'printed numbers' | 'headings' | 'a guess';
  /** Whether what it was found by agrees with itself. A guess never is. */
  readonly sure: boolean;
}

/** What a person says of his copy; it overrules what was found. */
export interface Correction {
  /** Which printed page a leaf is, or its left half; the leaves after it count on, those before the first count back. */
  readonly pages?: readonly { readonly leaf: number; readonly page: PageName }[];
  readonly twoToALeaf?: boolean;
  /** Which work it is: the `id` of a `Work`. */
  readonly work?: string;
}

/** What we know of where a statement stands in print. */
export interface PlaceInPrint {
  /** Null where we do not know it. */
  readonly page: PageName | null;
  /** The title of its section: `Army size`. */
  readonly section?: string;
  /** Where in the section, in words: `para 1, last 3 sentences`, `7th bullet`, `Regular Cavalry line`. */
  readonly locator?: string;
  /** Figures, terms and troops that it should speak of, in small letters: they speak for a passage, or against it. */
  readonly words?: readonly string[];
}

/** Something in print that a person may have a copy of: the rulebook in an edition, an amendment sheet, a book of lists. */
export interface Work {
  /** `rulebook-3.0`, `dbm-3.2`, `bhgs`. */
  readonly id: string;
  /** `DBM 3.0, the rulebook` */
  readonly title: string;
  /** What is written on it, any of which tells it from the others, in small letters: `dbm 3.2`, `march 2011`. */
  readonly signs: readonly string[];
  /** Of a sheet of instructions that change a rulebook: its places name what each of them changes. */
  readonly amends?: true;
  /** Its headings, in the order of the book. */
  readonly sections: readonly { readonly title: string; readonly page: PageName | null }[];
  /** By the id of what stands there: a clause, `bhgs.17.6`, `discrepancies.status`. */
  readonly places: Readonly<Record<string, PlaceInPrint>>;
}

/** Where something was found in a person's copy. */
export interface Found {
  /** The page that it begins on. */
  readonly page: PrintedPage;
  /** The passage that is asked for, a box for each column or page that it runs over; null: nothing was found but the page. */
  readonly boxes: readonly Box[] | null;
  /** Whether the boxes may be marked. If not they are a guess: good for where to look first, and for no more. */
  readonly sure: boolean;
  /** Its whole section, which may be marked even where the passage is not sure. Null where not even its heading is. */
  readonly section: readonly Box[] | null;
  /** Why it is sure, or is not: a sentence for a person. */
  readonly why: string;
}

/** Which work a copy is. */
export interface RecognisedWork {
  readonly work: Work;
  /** Other sheets that stand in the same file. */
  readonly also: readonly Work[];
  readonly sure: boolean;
  /** A sentence for a person. */
  readonly why: string;
}
