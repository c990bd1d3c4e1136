import type { Fact } from './fact.ts';
import type { Verdict } from './judge-readings.ts';

/** Something that an outcome of a combat would lead to, as the position shows it. */
export interface Aftermath {
  /** The label of the element whose outcome it is. */
  readonly of: string;
  readonly if: 'recoil' | 'destroyed';
  readonly fact: Fact;
  /** What the clause says of it; null where its text is not code: it is to be read. */
  readonly verdict: Verdict | null;
  readonly clause: string;
  readonly why: string;
  /** Where it would stand after a full recoil; null for everything else. */
  readonly ends: { readonly x: number; readonly y: number; readonly facing: number } | null;
}
