import {
  apartBy,
  hullOf,
  outlineOf,
  overlapBy,
  ROUNDING,
  type Base,
  type Outline,
  type Told,
} from '../../geometry/index.ts';
import { leadsThrough } from '../reaching/way-round.ts';

/** The gap between two bases: the shortest line, or where edges are parallel, what all such lines take up. */
export function gapBetween(one: Base, other: Base): Outline {
  const shapes = [outlineOf(one), outlineOf(other)] as const;
  const width = apartBy(...shapes).paces;
  const lines = [shapes, [shapes[1], shapes[0]] as const].flatMap(([corners, shape]) =>
    corners.map((corner) => apartBy([corner], shape)),
  );
  return hullOf(lines.filter(({ paces }) => paces <= width + ROUNDING).flatMap(({ points }) => points));
}

/** Whether a convex shape is partly in a gap, as far as hands can tell. */
export function isInGap(shape: Outline, gap: Outline, tolerance: number): Told {
  if (reachesInto(shape, gap, Math.max(tolerance, ROUNDING))) return 'yes';
  const apart = apartBy(shape, gap).paces;
  return tolerance === 0 || apart > tolerance ? 'no' : 'too close';
}

/** Whether a shape reaches so deep into a gap, which may be a line. */
function reachesInto(shape: Outline, gap: Outline, deep: number): boolean {
  const [from, to] = gap;
  if (gap.length > 2 && overlapBy(shape, gap) > deep) return true;
  return from !== undefined && to !== undefined && leadsThrough(from, to, shape, deep);
}
