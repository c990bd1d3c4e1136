import { cornersOf, EDGE_NAMES, ENDS, outward, type Base, type CornerName, type EdgeName } from './base.ts';
import { along, between, distance, dot, heading, type Point } from './point.ts';

/** An edge of one base on an edge of another. */
export interface EdgeContact {
  readonly edge: EdgeName;
  readonly on: EdgeName;
  /** How much of them touches, in paces; more than 0. */
  readonly length: number;
  /** What of the edge of the first base stands out beyond that of the other, in paces. */
  readonly beyond: number;
  readonly points: readonly [Point, Point];
}

/** A corner of one base on a corner of another. */
export interface CornerContact {
  readonly corner: CornerName;
  readonly on: CornerName;
  readonly point: Point;
}

/** How two bases touch each other. */
export interface Touching {
  readonly edges: readonly EdgeContact[];
  readonly corners: readonly CornerContact[];
}

/**
 * How two bases touch each other.
 *
 * @param slack What counts as touching, in paces: a rounding where the bases were placed by stated contacts
 * @param least More than so much of two edges has to touch, in paces; less than 0 where hands may have put them too far aside
 */
export function touching(base: Base, other: Base, slack: number, least = slack): Touching {
  const others = sidesOf(other);
  return {
    edges: sidesOf(base).flatMap((one) => others.flatMap((on) => edgeContact(one, on, { slack, least }) ?? [])),
    corners: cornerContacts(base, other, slack),
  };
}

/** An edge of a base, clockwise, and the direction away from it. */
interface BaseSide {
  readonly edge: EdgeName;
  readonly from: Point;
  readonly to: Point;
  readonly out: Point;
}

function sidesOf(base: Base): readonly BaseSide[] {
  const corners = cornersOf(base);
  return EDGE_NAMES.map((edge) => {
    const [from, to] = ENDS[edge];
    return { edge, from: corners[from], to: corners[to], out: heading(outward(base, edge)) };
  });
}

function edgeContact(
  { edge, from, to, out }: BaseSide,
  other: BaseSide,
  { slack, least }: { readonly slack: number; readonly least: number },
): EdgeContact | null {
  // The two bases are on different sides of the line of the one, and both ends of the other edge on it.
  if (dot(out, other.out) >= 0) return null;
  const [start, end] = [between(from, other.to), between(from, other.from)];
  if (Math.abs(dot(start, out)) > slack || Math.abs(dot(end, out)) > slack) return null;
  const width = distance(from, to);
  const way = { x: (to.x - from.x) / width, y: (to.y - from.y) / width };
  const [first, last] = [Math.max(0, dot(start, way)), Math.min(width, dot(end, way))];
  const length = last - first;
  if (length <= least) return null;
  const at = (reach: number): Point => along(from, way, reach);
  return { edge, on: other.edge, length, beyond: width - length, points: [at(first), at(last)] };
}

function cornerContacts(base: Base, other: Base, slack: number): readonly CornerContact[] {
  const [corners, others] = [cornersOf(base), cornersOf(other)];
  return CORNER_NAMES.flatMap((corner) =>
    CORNER_NAMES.filter((on) => distance(corners[corner], others[on]) <= slack).map((on) => ({
      corner,
      on,
      point: corners[corner],
    })),
  );
}

const CORNER_NAMES: readonly CornerName[] = EDGE_NAMES.map((edge) => ENDS[edge][0]);
