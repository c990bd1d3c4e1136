import { along, apartBy, between, outlineOf, ROUNDING, sweptBase, type Base } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed } from '../reading/asking.ts';

/** How one of those who move passes an enemy: the distance first falls, and then rises. Shares of the way, from start to end. */
interface Passing {
  /** When it is within some paces of him. */
  readonly from: number;
  readonly to: number;
  /** When it is nearest. */
  readonly nearest: number;
  /** How far it is from him at such a share of the way, in paces. */
  readonly apartAt: (share: number) => number;
}

/** When on a straight way an enemy is within some paces of any of those who move: once, or as often as some of them pass him. */
interface Span extends Pick<Passing, 'from' | 'to'> {
  readonly enemy: string;
  readonly passings: readonly Passing[];
}

/** Where those who move have an enemy nearest. */
interface Nearest {
  readonly share: number;
  readonly paces: number;
}

/** A part of the way, all through which the same enemy are near. */
interface Part {
  readonly those: readonly string[];
  readonly nearest: Nearest;
  readonly middle: number;
}

/**
 * Where on their straight way those who move have other enemy near, or have them nearer, than where it starts or ends: as
 * positions on that way.
 *
 * @param near In how many paces enemy are near
 */
export function placesOnTheWay(
  labels: readonly string[],
  before: Standings,
  after: Standings,
  near: number,
): readonly Standings[] {
  const movers = labels.map((label) => ({
    start: elementNamed(before, label),
    end: elementNamed(after, label),
  }));
  const spans = before.elements
    .filter(({ side }) => movers.every(({ start }) => start.side !== side))
    .flatMap((enemy) => spansOf(enemy, movers, near + before.tolerance));
  const cuts = [...new Set([0, 1, ...spans.flatMap(({ from, to }) => [from, to])])].toSorted((one, two) => one - two);
  const atEnds = [0, 1].map((share) => ({
    those: there(spans, share, share).map(({ enemy }) => enemy),
    paces: nearestIn(spans, share, share)?.paces ?? Infinity,
  }));
  const parts = cuts.slice(1).flatMap((to, index): readonly Part[] => {
    const from = cuts[index] ?? 0;
    const meeting = there(spans, from, to);
    const those = meeting.map(({ enemy }) => enemy);
    const nearest = nearestIn(meeting, from, to);
    if (nearest === null) return [];
    // As many enemy, and as near, as where the way starts or ends: that is asked there.
    if (atEnds.some((end) => those.every((each) => end.those.includes(each)) && nearest.paces >= end.paces - ROUNDING))
      return [];
    return [{ those, nearest, middle: (from + to) / 2 }];
  });
  // What bars it where they are more, and nearer, need not be asked where they are fewer.
  const worst = parts.filter(({ those, nearest }, index) =>
    parts.every(
      (other, at) =>
        at === index ||
        those.some((each) => !other.those.includes(each)) ||
        nearest.paces < other.nearest.paces - ROUNDING ||
        (at > index && those.length === other.those.length && nearest.paces <= other.nearest.paces + ROUNDING),
    ),
  );
  const places = worst.flatMap(({ nearest, middle }) => [nearest, { share: middle }]);
  const shares = [...new Set(places.map(({ share }) => share))].filter((share) => share > 0 && share < 1);
  return shares.map((share) => ({
    ...after,
    elements: after.elements.map((each) => {
      const moved = movers.find(({ start }) => start.label === each.label);
      return moved === undefined ? each : { ...each, base: baseAt(moved.start.base, moved.end.base, share) };
    }),
  }));
}

interface Moved {
  readonly start: Standing;
  readonly end: Standing;
}

/** Those who are near all through a part of the way. */
function there(spans: readonly Span[], from: number, to: number): readonly Span[] {
  return spans.filter((each) => each.from <= from && each.to >= to);
}

/** Where on a part of the way one of these enemy is nearest; null where there are none. */
function nearestIn(spans: readonly Span[], from: number, to: number): Nearest | null {
  const found = spans.flatMap(({ passings }) =>
    passings.map(({ nearest, apartAt }): Nearest => {
      const share = Math.min(to, Math.max(from, nearest));
      return { share, paces: apartAt(share) };
    }),
  );
  return found.reduce<Nearest | null>(
    (best, each) => (best === null || each.paces < best.paces - ROUNDING ? each : best),
    null,
  );
}

/** When an enemy is near: to several of those who move at once, or to one right after another, in one span. */
function spansOf(enemy: Standing, movers: readonly Moved[], near: number): readonly Span[] {
  return movers
    .flatMap((mover) => passingOf(enemy, mover, near) ?? [])
    .toSorted((one, two) => one.from - two.from)
    .reduce<readonly Span[]>((before, passing) => {
      const last = before.at(-1);
      const { from, to } = passing;
      if (last === undefined || from > last.to)
        return [...before, { enemy: enemy.label, from, to, passings: [passing] }];
      const longer = { ...last, to: Math.max(last.to, to), passings: [...last.passings, passing] };
      return [...before.slice(0, -1), longer];
    }, []);
}

/** How one of those who move passes an enemy; null where it is never near. */
function passingOf(enemy: Standing, { start, end }: Moved, near: number): Passing | null {
  const shape = outlineOf(enemy.base);
  if (apartBy(outlineOf(sweptBase(start.base, end.base)), shape).paces >= near - ROUNDING) return null;
  const apartAt = (share: number): number =>
    Math.max(0, apartBy(outlineOf(baseAt(start.base, end.base, share)), shape).paces);
  const nearest = lowest(apartAt);
  if (apartAt(nearest) >= near) return null;
  return { from: crossing(apartAt, near, nearest, 0), to: crossing(apartAt, near, nearest, 1), nearest, apartAt };
}

/** How often a part of the way is halved, or nearly. */
const STEPS = 24;

/** Where a distance is least that first falls, and then rises. */
function lowest(at: (share: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
    if (at(one) <= at(two)) high = two;
    else low = one;
  }
  const middle = (low + high) / 2;
  return [middle, 0, 1].reduce((best, share) => (at(share) < at(best) ? share : best));
}

/** Where on the way from one share to another a distance becomes as much as that; the other, where it never does. */
function crossing(at: (share: number) => number, paces: number, from: number, to: number): number {
  if (at(to) < paces) return to;
  let [near, far] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (at(middle) < paces) near = middle;
    else far = middle;
  }
  return near;
}

function baseAt(start: Base, end: Base, share: number): Base {
  return { ...start, at: along(start.at, between(start.at, end.at), share) };
}
