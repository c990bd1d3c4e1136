import type { Clause, Note, Position, Section, SourceText } from '../rulebook/index.ts';

interface OnePatch {
  /** The amendment that holds it, by its name: `3.2/rear-support`. */
  readonly amendment: string;
  /** The edition that it leads to. */
  readonly edition: string;
  readonly cites: readonly string[];
  readonly notes: readonly Note[];
  /** Which comes first, where two patches of one edition touch the same clause. */
  readonly order: number | null;
  readonly position: Position;
}

/** Attributes of a clause that a Replace may change besides its body. */
export type ReplaceableAttribute = 'title' | 'place' | 'page' | 'held' | 'figures';

/** A new body for a clause. */
export interface ReplacePatch extends OnePatch {
  readonly kind: 'Replace';
  readonly clause: string;
  readonly attributes: Readonly<Partial<Record<ReplaceableAttribute, string | number | boolean>>>;
  /** The attributes as authored, name and all, and the `cites` of the patch. */
  readonly tag: ReadonlyMap<string, SourceText>;
  readonly body: SourceText;
}

/** New words for words that stand in a clause once. */
export interface ReplaceTextPatch extends OnePatch {
  readonly kind: 'ReplaceText';
  readonly clause: string;
  readonly from: string;
  readonly to: SourceText;
}

/** A new figure for a cell of a clause's table. */
export interface SetCellPatch extends OnePatch {
  readonly kind: 'SetCell';
  readonly clause: string;
  readonly row: string;
  readonly column: string;
  readonly from: string;
  readonly to: SourceText;
}

/** Where an Insert puts its clauses: beside a clause, at the end of a section, or in a section of their own. */
export type Anchor =
  | { readonly at: 'after' | 'before'; readonly clause: string }
  | { readonly at: 'section'; readonly section: string }
  | { readonly at: 'afterSection'; readonly section: string; readonly inserted: NewSection };

/** A printed section that an amendment brings. */
export interface NewSection {
  readonly id: string;
  readonly title: string;
  readonly page: Section['page'];
  /** Whether every clause of it stands on the play sheet. */
  readonly sheet: boolean;
  readonly position: Position;
}

/** New clauses. */
export interface InsertPatch extends OnePatch {
  readonly kind: 'Insert';
  readonly anchor: Anchor;
  /** With offsets in the source of the amendment. */
  readonly clauses: readonly Clause[];
  /** The clauses as authored, one text each. */
  readonly texts: readonly SourceText[];
}

/** A clause that goes. */
export interface DeletePatch extends OnePatch {
  readonly kind: 'Delete';
  readonly clause: string;
  /** Words that must stand in it. */
  readonly expects: string | null;
}

export type Patch = ReplacePatch | ReplaceTextPatch | SetCellPatch | InsertPatch | DeletePatch;

/** One file of patches that lead to one edition. */
export interface Amendment {
  readonly name: string;
  readonly edition: string;
  readonly title: string;
  /** Statements that bear on the file as a whole. */
  readonly cites: readonly string[];
  readonly patches: readonly Patch[];
  readonly source: SourceText;
}
