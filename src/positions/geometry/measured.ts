import { ROUNDING, type Point } from './point.ts';

/** What a margin was measured between: points, and the line that counted, where one did. */
export interface Witness {
  readonly points: readonly Point[];
  readonly line?: readonly [Point, Point];
}

/** How much something is so: in paces, 0 where it just is, negative where it is not, by so much. */
export interface Measured {
  readonly margin: number;
  readonly witness: Witness;
}

/** What hands can tell of a margin. */
export type Told = 'yes' | 'no' | 'too close';

/**
 * What hands can tell of a margin.
 *
 * @param margin In paces
 * @param tolerance What hands cannot tell apart, in paces; 0 for what is stated, or drawn
 */
export function tell(margin: number, tolerance: number): Told {
  if (tolerance > 0 && Math.abs(margin) < tolerance) return 'too close';
  return margin >= -ROUNDING ? 'yes' : 'no';
}
