import { apartBy, hullOf, overlapBy, partlyOn, ROUNDING, type Outline, type Told } from '../../geometry/index.ts';
import { DEEP } from '../reaching/detour.ts';
import { leadsThrough } from '../reaching/way-round.ts';
import type { GapSide } from './sides.ts';

/** The gap between two sides. */
export interface Gap {
  /** How long the shortest line between them is, in paces. */
  readonly paces: number;
  readonly points: Outline;
  /** The shortest line, or where edges are parallel, what all such lines take up. */
  readonly shape: Outline;
}

/** The gap between two sides. */
export function gapBetween(one: GapSide, other: GapSide): Gap {
  const pairs = one.shapes.flatMap((first) => other.shapes.map((second) => [first, second] as const));
  // Who stands on an area is not beside it.
  if (isOn(one, other) || isOn(other, one)) return { paces: 0, points: [], shape: [] };
  const [shortest = { paces: 0, points: [] }] = pairs
    .map((pair) => apartBy(...pair))
    .toSorted((first, second) => first.paces - second.paces);
  const lines = pairs.flatMap(([first, second]) => [
    ...first.map((corner) => apartBy([corner], second)),
    ...second.map((corner) => apartBy([corner], first)),
  ]);
  const shape = hullOf(lines.filter(({ paces }) => paces <= shortest.paces + ROUNDING).flatMap(({ points }) => points));
  return { ...shortest, shape };
}

/** Whether one side is partly on the ground of the other. */
function isOn({ shapes }: GapSide, { ground }: GapSide): boolean {
  return ground !== null && shapes.some((shape) => partlyOn(shape, ground).margin > DEEP);
}

/** Whether a convex shape is partly in a gap, as far as hands can tell. */
export function isInGap(shape: Outline, { shape: gap }: Gap, tolerance: number): Told {
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
