import { answerOf, formatTroop, MOVEMENT_QUERIES, TROOP_TYPES, type DbmRules } from '../../../rules/index.ts';
import { cornersOf, distance, outlineOf, sweptBase, type CornerName } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { wayOf } from '../fronts/way.ts';
import { sweptBy } from '../fronts/zone.ts';
import { asked } from '../reading/asked-query.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, type Reading, type Readings } from '../reading/reading.ts';
import { troopOf } from '../reading/troop-of.ts';
import { goingBetween, goingOn } from '../terrain/going.ts';
import { groundOnTheWay } from '../terrain/march-ground.ts';
import { groundFacts, terrainIn, terrainUnder } from '../terrain/under.ts';
import { columnFacts } from './column.ts';
import { detourOf, type Detour } from './detour.ts';
import { leadsThrough } from './way-round.ts';
import { wheelOf } from './wheel-of.ts';

const { move } = MOVEMENT_QUERIES;

/** How far an element may go, asked as whether that is enough for its way. */
const ASKED = asked('reach', {
  fields: move.fields,
  pose: (question) => {
    const posed = move.pose(question);
    return {
      words: () => posed.words(),
      answer: (rules) => {
        const answer = posed.answer(rules);
        const { inReach, measuredPaces, maxPaces } = answer;
        if (maxPaces === null) return answer;
        if (inReach === undefined)
          return {
            ...answer,
            why: `it may go ${String(maxPaces)} paces; how such a way is measured stands in print only`,
          };
        const why = `its way is measured as ${String(measuredPaces)} paces, and it may go ${String(maxPaces)}`;
        return { ...answer, allowed: inReach, why };
      },
    };
  },
});

/**
 * Is the move of each of those who move enough for where it ends? Straight ahead, or back, that is measured; of a wheel, and
 * any other way, what a corner goes is told.
 *
 * @throws {QuestionError} If the troop of one of them is not told, or a field that is told is none
 */
export function askReach(rules: DbmRules, { before, after, movers, told }: Asking): readonly Ruled[] {
  if (before === after) return [];
  const group = movers.map((label) => elementNamed(before, label));
  return group.map((element, index) => {
    const moved = elementNamed(after, element.label);
    const troop = troopOf(element);
    const afloat = TROOP_TYPES[troop.type].arm === 'naval';
    const under = terrainUnder(element, before);
    const way = wayFor(element, moved, { before, movers });
    const over = way.straight ? terrainUnder({ ...element, base: sweptBase(element.base, moved.base) }, before) : [];
    const works = way.straight ? worksOnTheWay(element, moved, before) : [];
    const readings: Readings = {
      troop: known(formatTroop(troop)),
      going: goingBetween(
        goingOn(under, afloat),
        ...(way.straight ? [goingOn(over, afloat)] : []),
        goingOn(terrainUnder(moved, after), afloat),
      ),
      path: works.length > 0 ? known(null) : way.reading,
    };
    return {
      about: element.label,
      facts: [
        ...way.facts,
        ...works,
        ...turnFacts(rules, element, moved, before.tolerance),
        ...groundFacts(under),
        ...(over.length > under.length ? groundOnTheWay(element, moved, before) : []),
        ...(index === 0 ? columnFacts(group, before) : []),
      ],
      ruling: judgeReadings(rules, ASKED, readings, told),
    };
  });
}

askReach.query = ASKED;

/** The way of an element that goes straight ahead or back, as the query asks for it; nothing of any other way, and whether it is straight. */
function wayFor(
  element: Standing,
  moved: Standing,
  { before, movers }: Pick<Asking, 'before' | 'movers'>,
): { readonly reading: Reading; readonly facts: readonly Fact[]; readonly straight: boolean } {
  const { tolerance } = before;
  const { forward } = wayOf(element.base, moved.base, tolerance);
  const [from, to] = [cornersOf(element.base), cornersOf(moved.base)];
  const corners = (Object.keys(from) as CornerName[]).map((name) => ({ name, from: from[name], to: to[name] })); // a record's keys
  const furthest = corners.reduce((one, other) =>
    distance(other.from, other.to) > distance(one.from, one.to) ? other : one,
  );
  const straight = distance(furthest.from, furthest.to);
  const words = `${element.label}’s corner that goes furthest ends ${paces(straight)} from where it started`;
  const line = statedFact(words, { points: [furthest.from, furthest.to] });
  if (forward.answer === 'no') return { reading: known(null), facts: [line], straight: false };
  const shapes = before.elements.filter(({ label }) => !movers.includes(label)).map(({ base }) => outlineOf(base));
  const [surely, perhaps] = [Math.max(tolerance, DEEP), DEEP].map((deep) =>
    detourOf(element.base, moved.base, shapes, deep),
  ) as [Detour, Detour];
  const path = (length: number, { leaving, longest }: Detour) =>
    longest === null
      ? null
      : {
          straight: rounded(length),
          wayRound: rounded(length - straight + Math.max(straight, longest)),
          cornersThatDeviate: leaving.length,
        };
  const detours = surely.leaving.length === perhaps.leaving.length ? [perhaps] : [surely, perhaps];
  // Hands miss by so much; who tells a place exactly on a line means that.
  const lengths = tolerance === 0 ? [straight] : [straight, straight - tolerance, straight + tolerance];
  const [first = null, ...others] = detours.flatMap((detour) =>
    lengths.map((length) => path(Math.max(0, length), detour)),
  );
  const { leaving, longest } = perhaps;
  const leave = `corners of ${element.label} that have to leave a straight way: ${leaving.map((name) => CORNERS[name]).join(', ')}`;
  const sure = surely.leaving.length === leaving.length ? '' : ', though hands cannot tell of all';
  const round =
    longest === null
      ? 'how far that is round what stands there is not measured'
      : `the longest shortest way of these round what is there: ${paces(Math.max(straight, longest))}`;
  return {
    reading: measuredAs([first, ...others]),
    facts: [line, ...(leaving.length === 0 ? [] : [statedFact(`${leave}${sure}`), statedFact(round)])],
    straight: true,
  };
}

/** Fortifications across the straight way of an element: what crossing them costs is for its player to tell. */
function worksOnTheWay({ label, base }: Standing, moved: Standing, position: Standings): readonly Fact[] {
  const swath = sweptBy(base, moved.base);
  return terrainIn(position).flatMap(({ terrain, name }) => {
    if (terrain.form !== 'wall') return [];
    const sections = terrain.line.slice(1).map((to, index) => [terrain.line[index] ?? to, to] as const);
    const crossed = sections.some(([from, to]) => leadsThrough(from, to, swath, DEEP));
    return crossed ? [statedFact(`${label}’s straight way leads over the ${name}`, { points: terrain.line })] : [];
  });
}

/** What of a turn its way shows: about which point, and how far the corner goes that goes furthest. */
function turnFacts(rules: DbmRules, element: Standing, moved: Standing, tolerance: number): readonly Fact[] {
  const wheel = wheelOf(element.base, moved.base);
  if (wheel === null) return [];
  const { label, base } = element;
  const { frontLeft, frontRight } = cornersOf(base);
  const [off, corner] =
    distance(wheel.point, frontLeft) < distance(wheel.point, frontRight)
      ? [distance(wheel.point, frontLeft), 'left']
      : [distance(wheel.point, frontRight), 'right'];
  const degrees = `${String(rounded(Math.abs(wheel.turn)))}° to the ${wheel.turn > 0 ? 'right' : 'left'}`;
  const most = answerOf(move.pose({ troop: formatTroop(troopOf(element)) }), rules);
  const far = 'maxPaces' in most ? most.maxPaces : null;
  return [
    statedFact(
      `${label} turns by ${degrees}, as in one wheel about a point ${paces(off)} from its ${corner} front corner`,
      {
        points: [wheel.point],
      },
    ),
    ...(far === null
      ? []
      : [
          measuredFact(
            `in that, its corner that goes furthest goes no more than the ${String(far)} paces of its move in good going along its arc`,
            { margin: far - wheel.paces, witness: { points: wheel.points } },
            tolerance,
          ),
        ]),
  ];
}

/** What is less deep in another than this, in paces, is along it. */
const DEEP = 1e-3;

const CORNERS: Readonly<Record<CornerName, string>> = {
  frontLeft: 'front left',
  frontRight: 'front right',
  rearRight: 'rear right',
  rearLeft: 'rear left',
};

function paces(length: number): string {
  return `${String(rounded(length))} paces`;
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
