import { cornersOf, EDGE_NAMES, edgeOf, ENDS, outward, type Base, type CornerName, type EdgeName } from './base.ts';
import { between, distance, dot, heading, type Point } from './point.ts';

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
  return {
    edges: EDGE_NAMES.flatMap((edge) =>
      EDGE_NAMES.flatMap((on) => {
        const contact = edgeContact(base, edge, other, on, { slack, least });
        return contact === null ? [] : [contact];
      }),
    ),
    corners: cornerContacts(base, other, slack),
  };
}

function edgeContact(
  base: Base,
  edge: EdgeName,
  other: Base,
  on: EdgeName,
  { slack, least }: { readonly slack: number; readonly least: number },
): EdgeContact | null {
  const out = heading(outward(base, edge));
  const [from, to] = edgeOf(base, edge);
  const [end, start] = edgeOf(other, on);
  // Both ends of the other edge are on the line of the one, and the two bases on different sides of it.
  if (Math.abs(dot(between(from, start), out)) > slack || Math.abs(dot(between(from, end), out)) > slack) return null;
  if (dot(out, heading(outward(other, on))) >= 0) return null;
  const width = distance(from, to);
  const way = { x: (to.x - from.x) / width, y: (to.y - from.y) / width };
  const [low, high] = [dot(between(from, start), way), dot(between(from, end), way)];
  const [first, last] = [Math.max(0, low), Math.min(width, high)];
  const length = last - first;
  if (length <= least) return null;
  const at = (reach: number): Point => ({ x: from.x + way.x * reach, y: from.y + way.y * reach });
  return { edge, on, length, beyond: width - length, points: [at(first), at(last)] };
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
