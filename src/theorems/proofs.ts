import type { AnswerDifference, ChangedAnswer } from './editions/answer-difference.ts';
import type { Difference } from './editions/difference.ts';
import type { Rests } from './editions/unsure.ts';
import type { Tally } from './matrix/tally.ts';
import type { Dice } from './proving/scope.ts';
import type { AskedCombat, Space, Written } from './spaces/space.ts';

/** A situation of which a theorem does not hold. */
export interface ToldException {
  /** As the command takes it. */
  readonly asked: Written;
  /** The throw, where the theorem speaks of throws. */
  readonly dice: Dice | null;
}

/** What was found of a theorem in one edition. */
export interface KeptProof {
  /** A digest of all that it follows from: where that is another, it is proved anew. */
  readonly of: string;
  /** The day: `2026-11-23`. */
  readonly proved: string;
  readonly concerned: readonly number[];
  readonly exceptions: readonly number[];
  readonly groups: number;
  readonly largest: readonly (ToldException & {
    readonly a: string;
    readonly b: string | null;
    readonly count: number;
  })[];
  readonly smallest: ToldException | null;
}

/** What was found of a space in one edition. */
export interface KeptCount {
  readonly of: string;
  readonly proved: string;
  /** A digest of each part. */
  readonly parts: readonly string[];
  readonly tally: Tally;
}

/** What was found of a space between two editions. */
export type KeptDifference = { readonly of: string } & (KeptThrows | KeptAnswers);

/** What of its combats ends otherwise. */
export interface KeptThrows extends Omit<Difference, 'changed' | 'kinds' | 'unsure'>, KeptChangedThrows {
  readonly unsure: readonly (KeptChangedThrows & { readonly rests: Rests })[];
}

/** Combats that end otherwise: all that are sure, or those that are not, for one reason. */
export interface KeptChangedThrows {
  readonly changed: number;
  /** How many kinds there are; those with most changes are told. */
  readonly allKinds: number;
  readonly kinds: readonly (Omit<Difference['kinds'][number], 'most'> & {
    /** How many kinds it fights; `against` tells the first. */
    readonly opponents: number;
    readonly throws: number;
    readonly asked: AskedCombat;
    /** What the throws come to, of each side, in the older edition and in the newer: `destroyed 10, recoil 26`. */
    readonly older: { readonly a: string; readonly b: string };
    readonly newer: { readonly a: string; readonly b: string };
  })[];
}

/** What of its questions is answered otherwise. */
export interface KeptAnswers extends Omit<AnswerDifference, 'changed' | 'answers' | 'unsure'>, KeptChangedAnswers {
  readonly unsure: readonly (KeptChangedAnswers & { readonly rests: Rests })[];
}

/** Questions that are answered otherwise, likewise. */
export interface KeptChangedAnswers {
  readonly changed: number;
  /** In how many ways answers changed; those with most changes are told. */
  readonly allAnswers: number;
  readonly answers: readonly (Omit<ChangedAnswer, 'index'> & {
    /** Of how many troops; `of` tells the first. */
    readonly many: number;
    readonly asked: Written;
  })[];
}

/** `generated/proofs.json`: what is kept in `content/theorems/proofs/`, a file for each space, and the rest. */
export interface Proofs {
  readonly spaces: readonly {
    readonly name: string;
    readonly title: string;
    readonly holds: string;
    readonly notVaried: string;
    readonly query: Space['query'];
    readonly situations: number;
  }[];
  /** By space, by edition. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, KeptCount>>>>;
  /** By theorem, by edition. */
  readonly theorems: Readonly<Record<string, Readonly<Record<string, KeptProof>>>>;
  /** By space, by both editions: `3.2-3.3`. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, KeptDifference>>>>;
}
