import { along, distance, heading, opposite, type Point } from './point.ts';

/** The base of an element, where it stands. */
export interface Base {
  /** The middle of its front edge. */
  readonly at: Point;
  /** Degrees clockwise from north. */
  readonly facing: number;
  /** In paces. */
  readonly width: number;
  /** In paces. */
  readonly depth: number;
}

/** The width of an element's base, in paces. */
export const BASE_WIDTH = 80;

export type EdgeName = 'front' | 'right' | 'rear' | 'left';
export type CornerName = 'frontLeft' | 'frontRight' | 'rearRight' | 'rearLeft';

/** The edges of a base, clockwise. */
export const EDGE_NAMES: readonly EdgeName[] = ['front', 'right', 'rear', 'left'];

/** The corners at the two ends of an edge, clockwise. */
export const ENDS: Readonly<Record<EdgeName, readonly [CornerName, CornerName]>> = {
  front: ['frontLeft', 'frontRight'],
  right: ['frontRight', 'rearRight'],
  rear: ['rearRight', 'rearLeft'],
  left: ['rearLeft', 'frontLeft'],
};

/** The corners of a base. */
export function cornersOf({ at, facing, width, depth }: Base): Readonly<Record<CornerName, Point>> {
  const right = heading(facing + 90);
  const back = opposite(heading(facing));
  const [frontLeft, frontRight] = [along(at, right, -width / 2), along(at, right, width / 2)];
  return {
    frontLeft,
    frontRight,
    rearRight: along(frontRight, back, depth),
    rearLeft: along(frontLeft, back, depth),
  };
}

/** The corners of a base, clockwise from the left one of the front. */
export function outlineOf(base: Base): readonly Point[] {
  const { frontLeft, frontRight, rearRight, rearLeft } = cornersOf(base);
  return [frontLeft, frontRight, rearRight, rearLeft];
}

/** An edge of a base, clockwise. */
export function edgeOf(base: Base, edge: EdgeName): readonly [Point, Point] {
  const corners = cornersOf(base);
  const [from, to] = ENDS[edge];
  return [corners[from], corners[to]];
}

/** The middle of a base. */
export function centreOf({ at, facing, depth }: Base): Point {
  return along(at, heading(facing), -depth / 2);
}

/** How far two bases are apart at the least, in paces, by their middles and sizes: told in less time than how far they are. */
export function leastBetween(one: Base, other: Base): number {
  return distance(centreOf(one), centreOf(other)) - (one.width + one.depth + other.width + other.depth) / 2;
}

const OUTWARD: Readonly<Record<EdgeName, number>> = { front: 0, right: 90, rear: 180, left: 270 };

/** The direction at right angles to an edge, away from the base, in degrees clockwise from north. */
export function outward({ facing }: Base, edge: EdgeName): number {
  return facing + OUTWARD[edge];
}
