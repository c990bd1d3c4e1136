import { AFTERMATH_QUERIES, answerOf, QuestionError, type DbmRules } from '../../../rules/index.ts';
import { along, apartBy, heading, outlineOf, ROUNDING, type Base } from '../../geometry/index.ts';
import { offTable, rounded, type Place, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { placeOf } from '../nearest/places-to-try.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';
import { terrainOnPath } from '../terrain/on-path.ts';
import { burstThrough } from './burst-through.ts';
import { leadsOver, leastTurn, pathOf, turnedBy } from './clear-ways.ts';

const ASKED = asked('flee', AFTERMATH_QUERIES.flee);

/** How long a path the query `flee` asks for, in paces. */
const PATH = 200;

/** Degrees by which directions may differ that a person drew. */
const DRAWN = 0.1;

/**
 * Which way does an element flee? Where a place is told at which it ends, or from which it goes on, it is asked whether it may
 * flee as it faces there; else it takes the least change of direction that lets it.
 *
 * @throws {QuestionError} If the target is no enemy, or a field that is told is none
 */
export function askFlee(
  rules: DbmRules,
  { before, after, movers: [mover = ''], target, told }: Asking,
): readonly Ruled[] {
  const element = elementNamed(before, mover);
  const { recoils, ...rest } = told;
  const start = startOf(rules, element, before, recoils, target);
  const others = before.elements.filter(({ label }) => label !== mover);
  const { all, bars, clear, burst } = leastTurns(start.base, element, before);
  const least = clear ?? burst;
  const end = before === after ? null : elementNamed(after, mover).base;
  const drawn = end === null ? (least?.turn ?? 0) : turnTo(start.base, end.facing);
  const fine = Math.max(DRAWN, (Math.atan(before.tolerance / PATH) * 180) / Math.PI);
  const isLeast = least !== null && Math.abs(drawn - least.turn) <= fine;
  const turn = isLeast ? least.turn : drawn;
  const taken = turnedBy(start.base, turn);
  const ahead = metOn(start.base, element, others, before);
  // The least turn leaves nothing between its path and what it passes: nobody need measure that.
  const aside =
    isLeast && !same(turn, 0)
      ? { reading: known(clear === null ? 'friends' : 'clear'), facts: [] }
      : metOn(taken, element, others, before);
  const ground = inTheWay(taken, `${mover}’s way`, before);
  const groundAhead = same(turn, 0) ? ground : inTheWay(start.base, 'the way straight ahead', before);
  const edgeAhead = leavesTable(start.base, before);
  const isDoubtful = isLeast && aside.reading.open === 'too close';
  // Were it wider by what hands cannot tell, that would bar it whom they cannot tell to be clear of its way.
  const wider = { ...start.base, width: start.base.width + 2 * before.tolerance };
  const clearAnyway = isDoubtful ? leastTurn(wider, PATH, all) : clear;
  const other = isDoubtful ? (clearAnyway ?? leastTurn(wider, PATH, bars)) : isLeast ? null : least;
  const another = other === null ? 'none' : other === clearAnyway ? 'clear' : 'friends';
  const isMore = least !== null && !isLeast && Math.abs(turn) > Math.abs(least.turn);
  const readings: Readings = {
    turn: known(same(turn, 0) ? 'none' : Math.abs(turn) <= 90 + DRAWN ? 'upTo90' : 'beyond90'),
    straight: unless(groundAhead, ahead.reading),
    way: unless(ground, aside.reading),
    another: ground.length > 0 ? untold('clear', 'none') : known(another),
    // Which edges are its base edge and that by which it arrived, no position tells.
    ...(edgeAhead && !same(turn, 0) ? { avoidsOwnEdge: untold(true, false) } : {}),
    moreThanNeeded: isMore && groundAhead.length > 0 ? untold(true, false) : known(isMore),
  };
  const gone = goneTo(taken);
  const way: Aftermath = {
    of: mover,
    if: 'flee',
    whose: null,
    fact: statedFact(turnInWords(mover, turn, leavesTable(taken, before))),
    verdict: null,
    clause: CLAUSE,
    why: 'the path of a flee move',
    ends: leavesTable(taken, before)
      ? null
      : { x: rounded(gone.at.x), y: rounded(gone.at.y), facing: rounded(gone.facing) },
  };
  const ruling = judgeReadings(rules, ASKED, readings, rest);
  return [
    {
      about: `${mover} flees`,
      facts: [
        ...start.facts,
        ...ahead.facts,
        ...(same(turn, 0) ? [] : [...groundAhead, ...aside.facts]),
        ...ground,
        ...leastFacts(mover, clear, burst),
        ...(isDoubtful && other !== null
          ? [statedFact(`were that path barred, it would change its direction by ${inDegrees(other.turn)}`)]
          : []),
      ],
      ruling,
      ...(least === null || (end !== null && isLeast) ? {} : { way: leastInWords(least.turn) }),
      aftermath:
        rules.clauses.has(CLAUSE) && ruling.verdict !== 'no'
          ? [way, ...burstThrough(element, taken, PATH, before)]
          : [],
    },
  ];
}

askFlee.query = ASKED;

askFlee.none = () => 'nobody flees';

/** Where it would stand after its path, having changed direction the least; a place that is told shows that it may flee otherwise. */
askFlee.ends = (
  rules: DbmRules,
  { before, after, movers: [mover = ''], target, told }: Asking,
): readonly (readonly Place[])[] => {
  if (before === after) return [];
  const element = elementNamed(before, mover);
  const { base } = startOf(rules, element, before, told.recoils, target);
  const { clear, burst } = leastTurns(base, element, before);
  const least = clear ?? burst;
  if (least === null) return [];
  const { at, facing } = goneTo(least.base);
  return [[placeOf(at, facing)]];
};

/** The least turns after which its path is clear of all others, and of enemy; and all others. */
function leastTurns(base: Base, { label, side: own }: Standing, { elements }: Standings) {
  const others = elements.filter((each) => each.label !== label);
  const all = others.map((each) => outlineOf(each.base));
  const bars = others.filter(({ side }) => side !== own).map((each) => outlineOf(each.base));
  return { all, bars, clear: leastTurn(base, PATH, all), burst: leastTurn(base, PATH, bars) };
}

/** The terrain and the edge of the table on a path: whether they bar it, no position tells. */
function inTheWay(base: Base, whose: string, position: Standings): readonly Fact[] {
  const path = pathOf(base, PATH);
  const terrain = terrainOnPath(path, whose, position);
  if (!leavesTable(base, position)) return terrain;
  return [...terrain, statedFact(`${whose} leaves the table within ${String(PATH)} paces`, { points: path })];
}

/** Whether an element that goes that path straight ahead leaves the table. */
function leavesTable(base: Base, { position }: Standings): boolean {
  return pathOf(base, PATH).some((point) => offTable(point, position) > ROUNDING);
}

/** What is clear of elements may be barred by what is in the way besides. */
function unless(inTheWay: readonly Fact[], reading: Reading): Reading {
  return inTheWay.length > 0 && reading.values[0] === 'clear' ? untold('clear', 'barred') : reading;
}

const CLAUSE = 'bhgs.23.1';

/**
 * Where it stands as it begins to flee, facing as it would go straight on. One whose front is on an enemy's is taken to recoil
 * and to turn about, as in the examples of bhgs.23.1; any other to flee as it faces.
 */
function startOf(
  rules: DbmRules,
  element: Standing,
  position: Standings,
  told: unknown,
  target: string | null,
): { readonly base: Base; readonly facts: readonly Fact[] } {
  const { label, base, side } = element;
  if (told !== undefined && typeof told !== 'boolean')
    throw new QuestionError('tell.recoils', 'expected true or false');
  if (target !== null) {
    const enemy = elementNamed(position, target);
    if (enemy.side === side)
      throw new QuestionError('target', `expected an element of the other side than ${label}, found ${target}`);
    const fact = statedFact(`${label} is taken to flee directly away from ${target}’s front`);
    return { base: turnedBy(base, enemy.base.facing - base.facing), facts: [fact] };
  }
  const fights = touchesOf(element, position).some(
    ({ other, how }) => other.side !== side && how.edges.some(({ edge, on }) => edge === 'front' && on === 'front'),
  );
  if (!(told ?? fights))
    return { base, facts: [statedFact(`${label} is taken to flee as it faces: any recoil and turn are done`)] };
  const answer = answerOf(AFTERMATH_QUERIES.recoil.pose({ depth: base.depth }), rules);
  const paces = 'paces' in answer ? answer.paces : 0;
  const back = { ...base, at: along(base.at, heading(base.facing), -paces) };
  const words = `${label} is taken to recoil ${pacesInWords(paces)}, and to turn about; whether it does stands in print only`;
  return { base: turnedBy(back, 180), facts: [statedFact(words)] };
}

/** What a path of that length meets, and how far the nearest of all others is from it. */
function metOn(
  base: Base,
  element: Standing,
  others: readonly Standing[],
  { tolerance }: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const path = pathOf(base, PATH);
  const met = others.filter((other) => leadsOver(path, outlineOf(other.base)));
  const [nearest] = others
    .map((other) => ({ other, ...apartBy(path, outlineOf(other.base)) }))
    .toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) return { reading: known('clear'), facts: [] };
  const margin = Math.abs(nearest.paces) <= ROUNDING ? 0 : nearest.paces;
  const words = `its path of ${String(PATH)} paces facing ${String(rounded(base.facing))}° is clear`;
  const fact = measuredFact(words, { margin, witness: { points: path } }, tolerance);
  const barred = met.every(({ side }) => side === element.side) ? 'friends' : 'barred';
  const facts = [
    fact,
    ...met.map(({ label, side }) =>
      statedFact(`${side === element.side ? 'friends' : 'enemy'} on that path: ${label}`),
    ),
  ];
  if (fact.answer === 'too close') {
    const near = others.filter((other) => apartBy(path, outlineOf(other.base)).paces < tolerance);
    const perhaps = near.every(({ side }) => side === element.side) ? 'friends' : 'barred';
    return { reading: measuredAs(met.length === 0 ? ['clear', perhaps] : [barred, 'clear']), facts };
  }
  return { reading: known(met.length === 0 ? 'clear' : barred), facts };
}

function leastFacts(
  label: string,
  clear: ReturnType<typeof leastTurn>,
  burst: ReturnType<typeof leastTurn>,
): readonly Fact[] {
  if (clear !== null)
    return same(clear.turn, 0)
      ? []
      : [
          statedFact(
            `turned on its middle, the least change of direction with ${String(PATH)} paces clear: ${inDegrees(clear.turn)}`,
          ),
        ];
  const none = statedFact(`turned on its middle, ${label} has ${String(PATH)} paces clear in no direction`);
  if (burst === null) return [none, statedFact('nor is there a direction that friends alone bar')];
  return [
    none,
    statedFact(
      `turned on its middle, the least change of direction that friends alone bar: ${inDegrees(burst.turn)}; whom it can burst through stands in print only`,
    ),
  ];
}

/** Where it stands after the path. */
function goneTo(base: Base): Base {
  return { ...base, at: along(base.at, heading(base.facing), PATH) };
}

function turnInWords(label: string, turn: number, off: boolean): string {
  const way = same(turn, 0) ? 'goes straight on' : `changes direction by ${inDegrees(turn)}`;
  if (off) return `${label} ${way}, and leaves the table within ${String(PATH)} paces, if it flees so far`;
  return `${label} ${way}, and stands here after ${String(PATH)} paces; how far a flee move goes stands in print only`;
}

/** The least change of direction by itself. */
function leastInWords(turn: number): string {
  return same(turn, 0) ? 'straight on' : inDegrees(turn);
}

function inDegrees(turn: number): string {
  if (same(turn, 0)) return '0°';
  const hand = turn > 0 ? 'right' : 'left';
  return `${String(Math.round(Math.abs(turn) * 10) / 10)}° to its ${hand}`;
}

/** From -180 to 180 degrees. */
function turnTo({ facing }: Base, other: number): number {
  return ((((other - facing + 180) % 360) + 360) % 360) - 180;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= DRAWN;
}
