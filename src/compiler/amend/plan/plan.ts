import type { Edit, Place, Section, SourceText } from '../../rulebook/index.ts';
import type { InsertPatch, Patch } from '../model.ts';

/** What a patch does to a section that is there. */
export interface EditPlan {
  readonly kind: 'edit';
  readonly patch: Patch;
  readonly section: Section;
  readonly edits: readonly Edit[];
  /** Which text comes first, where two patches put text in at the same offset. */
  readonly rank: number;
  /** What it is applied to, in words, and where that stands. */
  readonly target: string;
  readonly place: Place;
}

/** A section that a patch brings. */
export interface SectionPlan {
  readonly kind: 'section';
  readonly patch: InsertPatch;
  readonly id: string;
  readonly source: SourceText;
  readonly target: string;
  readonly place: Place;
}

/** Why a patch cannot be applied. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly patch: Patch;
  readonly target: string;
  readonly what: string;
  /** Places beside that of the patch. */
  readonly places: readonly Place[];
  readonly hint?: string | undefined;
}

export type Plan = EditPlan | SectionPlan | Refusal;

/** What stands against a patch of a clause that is there. */
export type Objection = Pick<Refusal, 'what' | 'hint'> & Partial<Pick<Refusal, 'places'>>;
