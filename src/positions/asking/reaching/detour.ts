import {
  along,
  apartBy,
  between,
  cornersOf,
  distance,
  dot,
  heading,
  hullOf,
  outlineOf,
  overlapBy,
  sweptBy,
  type Base,
  type CornerName,
  type Outline,
  type Point,
} from '../../geometry/index.ts';
import { leadsThrough, wayRound } from './way-round.ts';

/** How the corners of a base go round what stands in its straight way. */
export interface Detour {
  /** Those that have to leave their straight ways. */
  readonly leaving: readonly CornerName[];
  /** The longest of the shortest ways of all corners, in paces; null where that cannot be measured. */
  readonly longest: number | null;
}

type Side = 'left' | 'right';

/** What is less deep in another than this, in paces, is along it, and not in its way. */
export const DEEP = 1e-3;

/** Further than any way on a table, in paces. */
const FAR = 10_000;

/**
 * How the corners of a base go round others that stand in its straight way. A base is no four points: what is in the way of
 * the right corners alone it passes on the left, with all its corners; and what stands between the lines of its corners, or on
 * both of them, on whichever side is shorter. Who stands closer to those than a base is wide is passed with them. Where it could
 * pass between two of them it is not measured.
 *
 * @param end Straight ahead of the base, or straight back
 * @param others What stands on the table
 * @param deep How deep in another, in paces, is in the way
 */
export function detourOf(base: Base, end: Base, others: readonly Outline[], deep: number): Detour {
  const swath = sweptBy(base, end);
  const ways = waysOf(base, end);
  const met = others
    .filter((shape) => overlapBy(shape, swath) > deep)
    .map((shape) => ({ shape, inWayOf: sideOf(shape, ways, deep) }));
  if (met.length === 0) return { leaving: [], longest: Math.max(...ways.map(({ from, to }) => distance(from, to))) };
  const sides: readonly Side[] = met.every(({ inWayOf }) => inWayOf === 'left')
    ? ['right']
    : met.every(({ inWayOf }) => inWayOf === 'right')
      ? ['left']
      : ['left', 'right'];
  const couldPassBetween =
    sides.length > 1 &&
    met.some((one, index) => met.slice(index + 1).some((other) => apartBy(one.shape, other.shape).paces >= base.width));
  const barrier = barrierOf(
    met.map(({ shape }) => shape),
    others.filter((shape) => isBetween(shape, base, end)),
    base.width,
  );
  const free = others.filter((shape) => !barrier.includes(shape));
  const detours = sides.map((side) => passing(side, barrier, { base, ways, free, deep }));
  const [shortest] = detours.toSorted((one, other) => (one.longest ?? Infinity) - (other.longest ?? Infinity));
  const { leaving, longest } = shortest ?? { leaving: [], longest: null };
  return { leaving, longest: couldPassBetween ? null : longest };
}

/** Some shapes, and all that stand so close to one of them, or to each other, that a base does not fit between. */
function barrierOf(met: readonly Outline[], others: readonly Outline[], width: number): readonly Outline[] {
  const barrier = [...met];
  for (const shape of barrier)
    for (const other of others)
      if (!barrier.includes(other) && apartBy(shape, other).paces < width) barrier.push(other);
  return barrier;
}

/** Whether a shape stands, at least in part, between where a base starts and where it ends: in its band to both sides. */
function isBetween(shape: Outline, start: Base, end: Base): boolean {
  const ahead = heading(start.facing);
  const aheadBy = (points: Outline): readonly number[] => points.map((point) => dot(between(start.at, point), ahead));
  const [first, second] = [aheadBy(outlineOf(start)), aheadBy(outlineOf(end))];
  const gone = dot(between(start.at, end.at), ahead);
  const [near, far] = gone >= 0 ? [Math.max(...first), Math.min(...second)] : [Math.max(...second), Math.min(...first)];
  const own = aheadBy(shape);
  return Math.max(...own) > near && Math.min(...own) < far;
}

/** The straight way of a corner. */
interface CornerWay {
  readonly name: CornerName;
  readonly from: Point;
  readonly to: Point;
}

const NAMES: readonly CornerName[] = ['frontLeft', 'frontRight', 'rearRight', 'rearLeft'];

function waysOf(base: Base, end: Base): readonly CornerWay[] {
  const [from, to] = [cornersOf(base), cornersOf(end)];
  return NAMES.map((name) => ({ name, from: from[name], to: to[name] }));
}

/** On which side alone a shape is in the way of corners; null where it is on both, or between them. */
function sideOf(shape: Outline, ways: readonly CornerWay[], deep: number): Side | null {
  const blocked = ways.filter(({ from, to }) => leadsThrough(from, to, shape, deep)).map(({ name }) => name);
  const left = blocked.some((name) => name.endsWith('Left'));
  const right = blocked.some((name) => name.endsWith('Right'));
  return left === right ? null : left ? 'left' : 'right';
}

/** All corners pass some shapes on one side: on the other side these have no end. */
function passing(
  side: Side,
  shapes: readonly Outline[],
  { base, ways, free, deep }: { base: Base; ways: readonly CornerWay[]; free: readonly Outline[]; deep: number },
): Detour {
  const away = heading(base.facing + (side === 'left' ? 90 : -90));
  const endless = shapes.map((shape) => hullOf([...shape, ...shape.map((point) => along(point, away, FAR))]));
  const leaving = ways.filter(({ from, to }) => endless.some((shape) => leadsThrough(from, to, shape, deep)));
  const lengths = ways.map((way) =>
    leaving.includes(way) ? wayRound(way.from, way.to, [...endless, ...free]) : distance(way.from, way.to),
  );
  const longest = lengths.some((length) => length === null) ? null : Math.max(...lengths.map((length) => length ?? 0));
  return { leaving: leaving.map(({ name }) => name), longest };
}
