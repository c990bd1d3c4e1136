import { along, BASE_WIDTH, between, distance, dot, heading, type Base } from '../../geometry/index.ts';
import { placesNear, rounded, type Place, type Standing } from '../../placing/index.ts';
import { wayOf } from '../fronts/way.ts';
import { turnedAbout, wheelOf } from '../reaching/wheel-of.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { touchesOf } from '../reading/touches.ts';

/** By how many paces ends are apart that are tried. */
export const STEP = 5;

/** With how many elements of a side the places are tried, and how far these are at most from where the move ends, in paces. */
const MOST = 6;
const NEAR = 5 * BASE_WIDTH;

/** The contacts with the enemy near to where a move ends: lined up, or slid along the edge to where that is. */
export function contactsNear(asking: Asking, label = asking.movers[0] ?? ''): readonly Place[] {
  const { base } = elementNamed(asking.after, label);
  return placesNear(base, enemyNear(asking, label), Infinity).map(({ place }) => place);
}

/** The same with those whom those who move contact already; slid also to where a move straight ahead would have touched them. */
export function contactsWithSame(asking: Asking): readonly Place[] {
  const { before, after, movers } = asking;
  const [mover = ''] = movers;
  const [start, end] = [elementNamed(before, mover).base, elementNamed(after, mover).base];
  const gone = dot(between(start.at, end.at), heading(start.facing));
  const straight = { ...start, at: along(start.at, heading(start.facing), gone) };
  const met = movers.flatMap((label) => touchesOf(elementNamed(after, label), after).map(({ other }) => other.label));
  const enemy = enemyNear(asking).filter(({ label }) => met.includes(label));
  return [end, straight].flatMap((base) => placesNear(base, enemy, Infinity).map(({ place }) => place));
}

/** Where a move may end beside a friend who stays, or behind him, who is as near as enemy are tried. */
export function endsBeside({ before, after, movers }: Asking): readonly Place[] {
  const [mover = ''] = movers;
  const { base: end, side } = elementNamed(after, mover);
  return near(
    end,
    before.elements.filter((each) => each.side === side && !movers.includes(each.label)),
  ).flatMap(({ label: on }): readonly Place[] => [
    ...(['left', 'right'] as const).map((hand) => ({ kind: 'beside', on, hand, facing: 'same', shift: 0 }) as const),
    { kind: 'front', on, edge: 'rear', shift: 0 },
  ]);
}

/** Where the front of a column may end instead: as it faces there, so many paces further or less far. */
export function endsOfFront({ after, movers: [mover = ''] }: Asking): readonly Place[] {
  const { at, facing } = elementNamed(after, mover).base;
  return FURTHER.flatMap((paces) => [paces, -paces]).map((paces) => placeOf(along(at, heading(facing), paces), facing));
}

/** By how many paces the front of a column is tried further on: near to where it was to end each, then every fifth. */
const FURTHER: readonly number[] = [
  ...Array.from({ length: 9 }, (_, index) => index + 1),
  ...Array.from({ length: 19 }, (_, index) => (index + 2) * STEP),
];

/** Where a move that turns may end that turns less, about the same point. */
export function endsOfWheel({ before, after, movers: [mover = ''] }: Asking): readonly Place[] {
  const start = elementNamed(before, mover).base;
  const wheel = wheelOf(start, elementNamed(after, mover).base);
  if (wheel === null) return [];
  const steps = Math.floor(Math.abs(wheel.turn) / TURN);
  return Array.from({ length: steps }, (_, index) => Math.sign(wheel.turn) * (index + 1) * TURN).map((turn) =>
    placeOf(turnedAbout(start.at, wheel.point, turn), start.facing + turn),
  );
}

/** By how many degrees the turns are apart that are tried. */
const TURN = 0.5;

/**
 * Where a move before enemy may end instead: as far straight ahead or back as it went, and with or without an about-turn;
 * as close to an enemy, and exactly opposite; or in contact with his front.
 */
export function endsBefore(asking: Asking): readonly Place[] {
  const { before, after, movers } = asking;
  const [mover = ''] = movers;
  const [start, end] = [elementNamed(before, mover).base, elementNamed(after, mover).base];
  const gone = dot(between(start.at, end.at), heading(start.facing));
  const straight = placeOf(along(start.at, heading(start.facing), gone), start.facing);
  const about = placeOf(along(start.at, heading(start.facing), gone - start.depth), start.facing + 180);
  const opposite = enemyNear(asking).flatMap(({ label, base }): readonly Place[] => [
    ...linedUp(label, base, end, [0]),
    { kind: 'front', on: label, edge: 'front', shift: 0 },
  ]);
  return [straight, ...(gone < 0 ? [about] : []), ...opposite];
}

/**
 * Where such a move may end instead: straight ahead, as far as it went, or less far.
 *
 * @param step By how many paces these ends are apart
 * @param least How much less far the first goes, in paces
 * @param most How many there are
 */
export function endsOnTheWay(
  { before, after, movers }: Asking,
  step: number = STEP,
  least = 0,
  most: number = MOST_STEPS,
): readonly Place[] {
  const [mover = ''] = movers;
  const [start, end] = [elementNamed(before, mover).base, elementNamed(after, mover).base];
  const gone = dot(between(start.at, end.at), heading(start.facing)) - least;
  const steps = Math.min(most, Math.ceil(gone / step));
  return Array.from({ length: Math.max(0, steps) }, (_, index) =>
    placeOf(along(start.at, heading(start.facing), gone - index * step), start.facing),
  );
}

/** Whether a move ends straight ahead of where it starts: what is less far is on its way then. */
export function goesAhead({ before, after, movers }: Asking): boolean {
  const [mover = ''] = movers;
  const { along: gone, answer } = wayOf(
    elementNamed(before, mover).base,
    elementNamed(after, mover).base,
    before.tolerance,
  ).forward;
  return answer !== 'no' && gone > 0;
}

/** By how many paces ends are apart that are tried one after the other, each between two of those before. */
export const FINER_STEPS: readonly number[] = [1, 0.1, 0.01];

/** How many ends on a way are tried. */
const MOST_STEPS = 60;

/** Where a shift may end instead: lined up with an enemy, or so that front corners would meet. */
export function endsOfShift(asking: Asking): readonly Place[] {
  const { after, movers } = asking;
  const [mover = ''] = movers;
  const { base } = elementNamed(after, mover);
  return enemyNear(asking).flatMap(({ label, base: enemy }) =>
    linedUp(label, enemy, base, [0, -BASE_WIDTH, BASE_WIDTH]),
  );
}

/** As far ahead of an enemy as a base is, facing him, so many paces to his right. */
function linedUp(
  on: string,
  { at: front, facing }: Base,
  { at: end }: Base,
  shifts: readonly number[],
): readonly Place[] {
  const paces = rounded(dot(between(front, end), heading(facing)));
  return paces <= 0 ? [] : shifts.map((shift) => ({ kind: 'ahead', on, paces, facing: 'opposite', shift }));
}

function enemyNear({ before, after, movers }: Asking, label = movers[0] ?? ''): readonly Standing[] {
  const { base: end, side } = elementNamed(after, label);
  return near(
    end,
    before.elements.filter((each) => each.side !== side),
  );
}

/** Those of some who are near to where a base ends, the nearest first. */
function near(end: Base, others: readonly Standing[]): readonly Standing[] {
  return others
    .filter((each) => distance(each.base.at, end.at) <= NEAR)
    .toSorted((one, other) => distance(one.base.at, end.at) - distance(other.base.at, end.at))
    .slice(0, MOST);
}

/** A place as a person can tell it, to a hundredth of a pace. */
export function placeOf(point: Base['at'], facing: number): Place {
  return {
    kind: 'at',
    at: { x: rounded(point.x), y: rounded(point.y) },
    facing: rounded(((facing % 360) + 360) % 360),
  };
}
