import {
  apartBy,
  cornersOf,
  EDGE_NAMES,
  edgeOf,
  outward,
  type CornerName,
  type EdgeName,
  type Point,
  type Touching,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';

/** A position in which a moved element touches another, by the words of the query `contact`. */
export interface ContactPosition {
  readonly position:
    | 'fullFrontEdge'
    | 'partialFrontEdge'
    | 'frontEdgeOffCorner'
    | 'frontCornerOnly'
    | 'frontCornerToFrontCorner'
    | 'sideEdgeToSideEdge'
    | 'rearOrSideOnly';
  /** The edge of the other that the front touches, or the two at the corner that it touches; none where that does not matter. */
  readonly edges: readonly EdgeName[];
  /** Whether the front edge touches a corner of the other, and none of its edges. */
  readonly byCorner?: true;
  /** Which edge of the first is on which of the other, or touched by a corner of it; or that only a rear corner touches: of `rearOrSideOnly`. */
  readonly touches?: { readonly edge: EdgeName; readonly on: EdgeName | 'corner' } | 'rear corner';
}

/**
 * How one element touches another, in the words of the query `contact`.
 *
 * @param slack What counts as touching, in paces
 * @returns Null where it does not touch it
 */
export function contactPosition(
  mover: Standing,
  other: Standing,
  { edges, corners }: Touching,
  slack: number,
): ContactPosition | null {
  const front = edges.find(({ edge }) => edge === 'front');
  if (front !== undefined) {
    const wanted: readonly CornerName[] = front.on === 'rear' ? ['rearLeft', 'rearRight'] : ['frontLeft', 'frontRight'];
    const cornered = corners.some(({ corner, on }) => isFront(corner) && wanted.includes(on));
    const position = !cornered ? 'frontEdgeOffCorner' : front.beyond <= slack ? 'fullFrontEdge' : 'partialFrontEdge';
    return { position, edges: [front.on] };
  }
  if (edges.some(({ edge, on }) => isSide(edge) && isSide(on))) return { position: 'sideEdgeToSideEdge', edges: [] };
  const [otherEdge] = edges;
  if (otherEdge !== undefined)
    return { position: 'rearOrSideOnly', edges: [], touches: { edge: otherEdge.edge, on: otherEdge.on } };
  const opposite = Math.abs(((mover.base.facing - other.base.facing + 540) % 360) - 180);
  const alike = corners.some(({ corner, on }) => isFront(corner) && corner === on);
  if (alike && Math.abs(opposite - 180) < EXACTLY) return { position: 'frontCornerToFrontCorner', edges: [] };
  const touched = EDGE_NAMES.filter((edge) => frontCornersOf(mover).some((point) => on(point, other, edge, slack)));
  // Of two edges that meet at a corner it comes up against the one that its front is in line with, as of a rank before the
  // one whose flank it is on.
  const faced = touched.filter((edge) => Math.abs(facingAway(mover, outward(other.base, edge))) < EXACTLY);
  if (touched.length > 0) return { position: 'frontCornerOnly', edges: faced.length > 0 ? faced : touched };
  const met = EDGE_NAMES.filter((edge) => edgeOf(other.base, edge).some((point) => on(point, mover, 'front', slack)));
  if (met.length > 0) return { position: 'frontEdgeOffCorner', edges: met, byCorner: true };
  return touchesBehind(mover, other, slack);
}

/** How a rear corner of an element touches another, or its side or rear edge a corner of that. */
function touchesBehind(mover: Standing, other: Standing, slack: number): ContactPosition | null {
  const { rearLeft, rearRight } = cornersOf(mover.base);
  const byCorner = [rearLeft, rearRight].some((point) => EDGE_NAMES.some((edge) => on(point, other, edge, slack)));
  if (byCorner) return { position: 'rearOrSideOnly', edges: [], touches: 'rear corner' };
  const edge = EDGE_NAMES.find((each) => Object.values(cornersOf(other.base)).some((at) => on(at, mover, each, slack)));
  return edge === undefined ? null : { position: 'rearOrSideOnly', edges: [], touches: { edge, on: 'corner' } };
}

/** Degrees by which directions may differ that were reckoned in different ways. */
const EXACTLY = 1e-6;

/** By how many degrees a direction is off the opposite of how an element faces. */
function facingAway({ base }: Standing, direction: number): number {
  return 180 - Math.abs(((((direction - base.facing) % 360) + 540) % 360) - 180);
}

function frontCornersOf({ base }: Standing) {
  const { frontLeft, frontRight } = cornersOf(base);
  return [frontLeft, frontRight];
}

function on(point: Point, other: Standing, edge: EdgeName, slack: number): boolean {
  return apartBy([point], edgeOf(other.base, edge)).paces <= slack;
}

function isFront(corner: CornerName): boolean {
  return corner === 'frontLeft' || corner === 'frontRight';
}

function isSide(edge: EdgeName): boolean {
  return edge === 'left' || edge === 'right';
}
