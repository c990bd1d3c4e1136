import type { Fact } from './fact.ts';
import type { Verdict } from './judge-readings.ts';

/** Something that an outcome of a combat, or a flee move, would lead to, as the position shows it. */
export interface Aftermath {
  /** The label of the element whose outcome it is. */
  readonly of: string;
  readonly if: 'recoil' | 'destroyed' | 'flee';
  /** The label of the friend behind whom it befalls, or whom the recoil meets; null where it is about nobody else. */
  readonly whose: string | null;
  readonly fact: Fact;
  /** What the clause says of it; null where its text is not code: it is to be read. */
  readonly verdict: Verdict | null;
  readonly clause: string;
  readonly why: string;
  /** Where it would stand after a full recoil, or the path of a flee move; null for everything else. */
  readonly ends: { readonly x: number; readonly y: number; readonly facing: number } | null;
  /** Of an enemy element that a recoil meets: whether it comes out of that unhurt; null where nobody can say. No answer has it. */
  readonly unhurt?: boolean | null;
  /** Of a recoil: whether it destroys who recoils; left out where it does not. No answer has it. */
  readonly deadly?: Deadly;
  /** Whether that is so of him whose it is, and not of who recoils. No answer has it. */
  readonly ofWhose?: boolean;
  /** Of a friend who falls: whether an exception that no sheet quotes may spare him. No answer has it. */
  readonly mayBeSpared?: boolean;
}

/** Whether something that is so in a recoil destroys who recoils. */
export interface Deadly {
  /** `yes` where it does; else why that cannot be said. */
  readonly verdict: Exclude<Verdict, 'no'>;
  /** What would spare it, in words; null where nothing would, or nobody can say what. */
  readonly unless: string | null;
}

/** Somebody who is destroyed, or of whom that cannot be said. */
export interface Loss {
  readonly of: string;
  /** `yes` where it is destroyed; else why that cannot be said. */
  readonly verdict: Exclude<Verdict, 'no'>;
  /** The label of the element whose recoil it turns on; null where it turns on none. */
  readonly recoilOf: string | null;
  /** What alone would spare it, in words; null where nothing does, or that cannot be said. */
  readonly unless: string | null;
}

/** What came of a combat; of its two elements that of the mover's side first. The others are empty unless both dice are told. */
export interface FoughtOut {
  /** The names of the two. */
  readonly fighters: readonly [string, string];
  readonly scores: readonly number[];
  readonly outcomes: readonly string[];
  /** What becomes of each in the end: `destroyed` where its recoil destroys it, or why that cannot be said. */
  readonly fates: readonly string[];
  /** Who is destroyed, in the fight and behind; one of whom that cannot be said with the reason, as `G: not held`, `G: unless …`, or `G: turns on its recoil`. */
  readonly lost: readonly string[];
  /** The same as data. */
  readonly losses: readonly Loss[];
  /** What is so as it recoils, in words: where to, and what it meets. */
  readonly recoil: readonly string[];
}
