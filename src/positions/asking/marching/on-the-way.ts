import { along, apartBy, between, outlineOf, ROUNDING, sweptBase, type Base } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed } from '../reading/asking.ts';

/** When on a straight way an enemy is within some paces: as shares of that way, from where it starts to where it ends. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** When it is nearest. */
  readonly nearest: number;
  /** How far it is from those who move, at such a share of the way, in paces. */
  readonly apartAt: (share: number) => number;
}

/** A part of the way, all through which the same enemy are near. */
interface Part {
  readonly those: readonly Span[];
  readonly nearest: { readonly share: number; readonly paces: number };
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
    .flatMap((enemy) => spanOf(enemy, movers, near + before.tolerance) ?? []);
  const cuts = [...new Set([0, 1, ...spans.flatMap(({ from, to }) => [from, to])])].toSorted((one, two) => one - two);
  const atEnds = [0, 1].map((share) => ({ those: there(spans, share, share), paces: nearestAt(spans, share) }));
  const parts = cuts.slice(1).flatMap((to, index): readonly Part[] => {
    const from = cuts[index] ?? 0;
    const those = there(spans, from, to);
    if (those.length === 0) return [];
    const [nearest] = those
      .map(({ nearest: share, apartAt }) => {
        const clipped = Math.min(to, Math.max(from, share));
        return { share: clipped, paces: apartAt(clipped) };
      })
      .toSorted((one, two) => one.paces - two.paces);
    if (nearest === undefined) return [];
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

function nearestAt(spans: readonly Span[], share: number): number {
  return Math.min(...spans.map(({ apartAt }) => apartAt(share)));
}

/** When an enemy is near; null where it never is. */
function spanOf(enemy: Standing, movers: readonly Moved[], near: number): Span | null {
  const shape = outlineOf(enemy.base);
  const passed = movers.map(({ start, end }) => apartBy(outlineOf(sweptBase(start.base, end.base)), shape).paces);
  if (Math.min(...passed) >= near - ROUNDING) return null;
  const apartAt = (share: number): number =>
    Math.max(
      0,
      ...[
        Math.min(
          ...movers.map(({ start, end }) => apartBy(outlineOf(baseAt(start.base, end.base, share)), shape).paces),
        ),
      ],
    );
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
