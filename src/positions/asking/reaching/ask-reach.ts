import { formatTroop, type DbmRules } from '../../../rules/index.ts';
import {
  apartBy,
  BASE_WIDTH,
  cornersOf,
  distance,
  outlineOf,
  overlapBy,
  ROUNDING,
  sweptBase,
  sweptBy,
  type CornerName,
} from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { facesAs, wayOf } from '../fronts/way.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { isNaval, troopOf } from '../reading/troop-of.ts';
import { countsRoad, perhapsByRoad, roadsAlong } from '../terrain/by-road.ts';
import { fortificationsOnWay, leadsOver } from '../terrain/fortifications-on-way.ts';
import { goingBetween, goingOn } from '../terrain/going.ts';
import { groundOnTheWay } from '../terrain/ground-on-way.ts';
import { groundFacts, terrainUnder } from '../terrain/under.ts';
import { columnFacts } from './column.ts';
import { DEEP, detourOf, type Detour } from './detour.ts';
import { farEnough, type HowFar, type Path } from './far-enough.ts';
import { barredFrom, ruledOnGround } from './may-enter.ts';
import { stepRound } from './step-round.ts';
import { turnFacts } from './turn-facts.ts';
import { wheelWay } from './wheel-way.ts';

/** How an element may go to where it ends. */
interface Way extends Omit<HowFar, 'wheel'> {
  /** Round all who stand in its way. */
  readonly reading: Reading;
  readonly facts: readonly Fact[];
  readonly straight: boolean;
}

/**
 * Is the move of each of those who move enough for where it ends? Straight ahead, or back, that is measured; of a wheel, and
 * any other way, what a corner goes is told.
 *
 * @throws {QuestionError} If the troop of one of them is not told, or a field that is told is none
 */
export function askReach(rules: DbmRules, { before, after, movers, told }: Asking): readonly Ruled[] {
  if (before === after) return [];
  const group = movers.map((label) => elementNamed(before, label));
  const mayShift = group.some((element) => isNearEnemy(elementNamed(after, element.label), after));
  return group.map((element, index) => {
    const moved = elementNamed(after, element.label);
    const troop = troopOf(element);
    const afloat = isNaval(element);
    const under = terrainUnder(element, before);
    const way = wayFor(element, moved, { before, movers, mayShift });
    const over = way.straight ? terrainUnder({ ...element, base: sweptBase(element.base, moved.base) }, before) : [];
    const works = way.straight ? fortificationsOnWay(element, moved, before) : [];
    const going = goingBetween(
      goingOn(under, afloat),
      ...(way.straight ? [goingOn(over, afloat)] : []),
      goingOn(terrainUnder(moved, after), afloat),
    );
    const roads = countsRoad(going) ? [] : roadsAlong(element, moved, way.straight, before);
    const step = stepRound(element, moved, before, after);
    const barred = barredFrom(rules, { element, moved, straight: way.straight, onWater: told.water === true }, before);
    const wheel = way.straight ? null : wheelWay({ element, moved, group }, before, after);
    const measured = works.length === 0 && !Object.hasOwn(told, 'path');
    const readings: Readings = {
      troop: known(formatTroop(troop)),
      going: roads.length === 0 ? going : perhapsByRoad(going),
      path: works.length > 0 ? overWorks(way.reading, works) : way.reading,
      ...step.readings,
      ...(measured && way.throughFriends.size > 0 ? { throughFriends: untold(false, true) } : {}),
    };
    return {
      about: element.label,
      facts: [
        ...way.facts,
        ...works,
        ...step.facts,
        ...turnFacts(rules, element, moved, { readings, told }, before.tolerance),
        ...groundFacts(under),
        ...(over.length > under.length ? groundOnTheWay(element, moved, before) : []),
        ...roads,
        ...(index === 0 ? columnFacts(group, before) : []),
      ],
      ruling: ruledOnGround(judgeReadings(rules, farEnough({ ...way, wheel }), readings, told), barred),
    };
  });
}

askReach.query = farEnough({ throughFriends: new Map(), least: 0, wheel: null });

askReach.none = () => 'nobody moves';

/** The way of an element that goes straight ahead or back, as the query asks for it; nothing of any other way, and whether it is straight. */
function wayFor(
  element: Standing,
  moved: Standing,
  { before, movers, mayShift }: Pick<Asking, 'before' | 'movers'> & { readonly mayShift: boolean },
): Way {
  const { tolerance } = before;
  const { forward } = wayOf(element.base, moved.base, tolerance);
  const [from, to] = [cornersOf(element.base), cornersOf(moved.base)];
  const corners = (Object.keys(from) as CornerName[]).map((name) => ({ name, from: from[name], to: to[name] })); // a record's keys
  const furthest = corners.reduce((one, other) =>
    distance(other.from, other.to) > distance(one.from, one.to) ? other : one,
  );
  const straight = distance(furthest.from, furthest.to);
  const words = `${element.label}’s corner that goes furthest ends ${pacesInWords(straight)} from where it started`;
  const line = statedFact(words, { points: [furthest.from, furthest.to] });
  // Who turns may do that where he stands: nothing is sure then but how far the two places are apart.
  const apart = facesAs(element.base, moved.base)
    ? mayShift
      ? withoutShift(straight, forward.along)
      : straight
    : apartBy(outlineOf(element.base), outlineOf(moved.base)).paces;
  const least = rounded(Math.max(0, apart - tolerance));
  if (forward.answer === 'no')
    return { reading: known(null), throughFriends: new Map(), least, facts: [line], straight: false };
  const others = before.elements.filter(({ label }) => !movers.includes(label));
  const enemy = others.filter(({ side }) => side !== element.side);
  const [surely, perhaps] = [Math.max(tolerance, DEEP), DEEP].map((deep) => {
    const past = (those: readonly Standing[]) =>
      detourOf(
        element.base,
        moved.base,
        those.map(({ base }) => outlineOf(base)),
        deep,
      );
    return { all: past(others), enemy: enemy.length === others.length ? null : past(enemy) };
  }) as [Detours, Detours];
  const path = (length: number, { leaving, longest }: Detour): Path | null =>
    longest === null
      ? null
      : {
          straight: rounded(length),
          wayRound: rounded(length - straight + Math.max(straight, longest)),
          cornersThatDeviate: leaving.length,
        };
  const detours = surely.all.leaving.length === perhaps.all.leaving.length ? [perhaps] : [surely, perhaps];
  // Hands miss by so much; who tells a place exactly on a line means that.
  const lengths = tolerance === 0 ? [straight] : [straight, straight - tolerance, straight + tolerance];
  const paths = detours.flatMap((detour) =>
    lengths.map((length) => {
      const round = path(Math.max(0, length), detour.all);
      return { round, through: detour.enemy === null ? round : path(Math.max(0, length), detour.enemy) };
    }),
  );
  const friends = others.filter(
    ({ side, base }) => side === element.side && overlapBy(sweptBy(element.base, moved.base), outlineOf(base)) > DEEP,
  );
  const [first = null, ...rest] = paths.map(({ round }) => round);
  const { leaving, longest } = perhaps.all;
  const leave = `corners of ${element.label} that have to leave a straight way: ${leaving.map((name) => CORNERS[name]).join(', ')}`;
  const sure = surely.all.leaving.length === leaving.length ? '' : ', though hands cannot tell of all';
  const round =
    longest === null
      ? 'how far that is round what stands there is not measured'
      : `the longest shortest way of these round what is there: ${pacesInWords(Math.max(straight, longest))}`;
  return {
    reading: measuredAs([first, ...rest]),
    throughFriends: new Map(
      paths.flatMap((each) =>
        JSON.stringify(each.round) === JSON.stringify(each.through) ? [] : [[each.round, each.through]],
      ),
    ),
    least,
    facts: [
      line,
      ...(leaving.length === 0 ? [] : [statedFact(`${leave}${sure}`), statedFact(round)]),
      ...friends.map(({ label }) => statedFact(`${element.label}’s straight way leads over ${label}, a friend`)),
    ],
    straight: true,
  };
}

/** Whether a move ends within 1 base width of enemy: there it may have shifted, to line up. */
function isNearEnemy(moved: Standing, { elements }: Standings): boolean {
  const shape = outlineOf(moved.base);
  return elements.some(
    ({ side, base }) => side !== moved.side && apartBy(shape, outlineOf(base)).paces <= BASE_WIDTH + ROUNDING,
  );
}

/** How long a way is without as much of it sideways as a shift to line up may be: that may not count (3.1 p. 18, bhgs:13.6). */
function withoutShift(straight: number, along: number): number {
  const aside = Math.sqrt(Math.max(0, straight ** 2 - along ** 2));
  return Math.hypot(along, Math.max(0, aside - BASE_WIDTH / 2));
}

/** How it goes round all others, and round enemy alone where there are friends. */
interface Detours {
  readonly all: Detour;
  readonly enemy: Detour | null;
}

/** The path of a straight way over fortifications, or perhaps over some: what crossing them costs is for its player to tell. */
function overWorks({ values }: Reading, works: readonly Fact[]): Reading {
  const {
    values: [first, ...others],
    open,
  } = leadsOver(works);
  const path = (isOver: unknown): Reading['values'] => (isOver === true ? [null] : values);
  const [one, ...rest] = path(first);
  return { values: [one, ...rest, ...others.flatMap(path)], open };
}

const CORNERS: Readonly<Record<CornerName, string>> = {
  frontLeft: 'front left',
  frontRight: 'front right',
  rearRight: 'rear right',
  rearLeft: 'rear left',
};
