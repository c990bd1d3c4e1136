import { edgeOf, outward, type Base, type EdgeName } from './base.ts';
import { between, dot, heading, opposite, type Point } from './point.ts';

/** One side of a line. */
export interface HalfPlane {
  /** A stretch of the line. */
  readonly line: readonly [Point, Point];
  /** At right angles to the line, of length 1, into the side that is meant. */
  readonly towards: Point;
}

/** What lies beyond the prolonged line of an edge of a base, as seen from that base. */
export function beyond(base: Base, edge: EdgeName): HalfPlane {
  return { line: edgeOf(base, edge), towards: heading(outward(base, edge)) };
}

/** The other side of the same line. */
export function otherSide({ line, towards }: HalfPlane): HalfPlane {
  return { line, towards: opposite(towards) };
}

/** How far a point is on this side of the line, in paces; negative on the other side. */
export function depthIn({ line, towards }: HalfPlane, point: Point): number {
  return dot(between(line[0], point), towards);
}
