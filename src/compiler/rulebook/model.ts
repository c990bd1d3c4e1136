import type { Block, PageName } from '../words/index.ts';
import type { Position } from './source/position.ts';
import type { SourceText } from './source/source-text.ts';

/** What a data cell of a table of figures holds: a figure, a dash (the figure does not exist), or nothing we hold. */
export type Figure = number | 'none' | 'not held';

/** One cell of a table of figures, with its place in the source of its section. */
export interface FigureCell {
  readonly text: string;
  readonly figure: Figure;
  /** Offsets of the cell's trimmed text in the source of the section. */
  readonly start: number;
  readonly end: number;
}

/** A row is known by its label (`Blades (Bd)`) or by the abbreviation in brackets (`Bd`). */
export interface FigureRow {
  readonly label: string;
  readonly key: string;
  readonly cells: readonly FigureCell[];
}

/** The table of a clause marked `figures`: read by the code, so that page and answer cannot disagree. */
export interface FigureTable {
  /** The data columns: the heading of the label column is left out. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** A `clause:…` link in the text of a clause. */
export interface ClauseLink {
  readonly target: string;
  /** Offsets of the destination (`clause:…`) in the source of the section. */
  readonly start: number;
  readonly end: number;
}

export type FenceKind = 'rule' | 'example' | 'setup' | 'theorem';

/** A `ts rule`, `ts example`, `ts setup` or `ts theorem` fence. */
export interface Fence {
  readonly kind: FenceKind;
  readonly code: string;
  /** Offsets of the whole fence, with its backticks, in the source of the section. */
  readonly start: number;
  readonly end: number;
  /** Where the first line of the code stands. */
  readonly position: Position;
  /** Where a character of the code was written; line and column count from 0. An amendment may have put it there. */
  readonly written: (line: number, column: number) => Position;
}

/** A remark on why an amendment was made, or how a clause is read, with its own source. */
export interface Note {
  readonly text: string;
  readonly cites: readonly string[];
}

/**
 * What the play sheet says of a clause, in its `<Short>`: one line of Markdown. It is no part of the words of the
 * clause, and holds no figure that these do not.
 */
export interface ShortForm {
  readonly text: string;
  /** Offsets of the whole element in the source of the section. */
  readonly start: number;
  readonly end: number;
}

export type PatchKind = 'Replace' | 'ReplaceText' | 'SetCell' | 'Insert' | 'Delete';

/** One patch that touched a clause: which amendment, by which instruction. */
export interface Change {
  readonly edition: string;
  /** The amendment that holds the patch, by its name: `3.2/rear-support`. */
  readonly amendment: string;
  readonly kind: PatchKind;
  /** Of a SetCell: the cell of the clause's table that it set. */
  readonly cell?: { readonly row: string; readonly column: string };
  readonly cites: readonly string[];
  readonly position: Position;
  readonly notes: readonly Note[];
}

/** The smallest thing an umpire cites. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  /** Printed page of the rulebook, where known. */
  readonly page: PageName | null;
  /** Place on that page, in words (`Rear support, 3rd bullet`), where known. */
  readonly place: string | null;
  /** False for a stub: a clause whose wording we do not hold. */
  readonly held: boolean;
  /** Ids of the source statements it restates. */
  readonly cites: readonly string[];
  /** For a clarification: the clauses that it interprets. */
  readonly interprets: readonly string[];
  /** For a clarification: the first and the last edition that it holds in; null where unbounded. */
  readonly from: string | null;
  readonly until: string | null;
  /** For an erratum: the army list that it corrects. */
  readonly army: string | null;
  readonly figures: FigureTable | null;
  readonly blocks: readonly Block[];
  readonly notes: readonly Note[];
  readonly links: readonly ClauseLink[];
  readonly fences: readonly Fence[];
  readonly short: ShortForm | null;
  /** Offsets of the whole element, and of what stands between its tags, in the source of the section. */
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** Where the opening tag was written. */
  readonly position: Position;
  /** Every patch that touched it, oldest first; empty for an untouched clause of the base. */
  readonly changes: readonly Change[];
}

/** A printed section: one file of clauses. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: PageName | null;
  /** Sections of a rulebook stand in this order. */
  readonly order: number;
  /** Id of the document that the file restates, where its front matter names one. */
  readonly document: string | null;
  /** Whether every clause of it stands on the play sheet. */
  readonly sheet: boolean;
  /** The whole file, front matter and all, as authored or as amended. */
  readonly source: SourceText;
  readonly clauses: readonly Clause[];
}

/** The rulebook of one edition. */
export interface Rulebook {
  readonly edition: string;
  readonly sections: readonly Section[];
}
