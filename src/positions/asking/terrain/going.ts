import type { ToldGoing } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import type { Under } from './under.ts';

/** The kinds of going that an element may be in at once, in the words of the queries. */
type Goings = readonly (ToldGoing | 'road')[];

/**
 * Which going an element is in, so far as terrain and what it counts as are told.
 *
 * @param afloat Whether it is naval: what water counts as is told of none, but good is the likeliest then
 */
export function goingOn(under: readonly Under[], afloat = false): Reading {
  const ways = afloat ? goodFirst(waysOn(under)) : waysOn(under);
  const [first = ['good'], ...others] = ways;
  const onRoad = under.some(({ terrain, wholly }) => terrain.kind === 'road' && wholly.answer !== 'no');
  const asked = under.some((each) => goingsOf(each).length > 1) || (onRoad && under.length > 1);
  if (others.length === 0) return known(first);
  return asked ? untold(first, ...others) : measuredAs([first, ...others]);
}

/**
 * The going of a move, of where it starts, ends, and leads in between; which counts of one that leads from one into another, no
 * text that we have says.
 */
export function goingBetween(start: Reading, ...others: readonly Reading[]): Reading {
  const [first, ...further] = different([start, ...others].flatMap(({ values }) => values as readonly Goings[]));
  if (others.every((each) => JSON.stringify(each) === JSON.stringify(start))) return start;
  return untold(first ?? start.values[0], ...further);
}

/** Whether an element is in rough or difficult going: all of what it may be in. */
export function inBadGoing(under: readonly Under[]): readonly boolean[] {
  return inGoings(under, ['rough', 'difficult']);
}

/** Whether an element is in difficult going, so far as terrain and what it counts as are told. */
export function inDifficultGoing(under: readonly Under[]): Reading {
  const [first = false, ...others] = inGoings(under, ['difficult']).toSorted();
  return others.length === 0
    ? known(first)
    : goingOn(under).open === 'too close'
      ? measuredAs([first, ...others])
      : untold(first, ...others);
}

function inGoings(under: readonly Under[], meant: readonly string[]): readonly boolean[] {
  const told = waysOn(under).map((goings) => {
    const found = goings.filter((each) => meant.includes(each));
    // In more than one kind of going: which counts is for a clause to say.
    return found.length === goings.length ? [true] : found.length === 0 ? [false] : [true, false];
  });
  return [...new Set(told.flat())];
}

/** What of it only a person can tell. */
export function goingFacts(label: string, under: readonly Under[]): readonly Fact[] {
  return under
    .filter((each) => goingsOf(each).length > 1)
    .map(({ name, terrain: { kind } }) =>
      statedFact(
        `which going the ${name} under ${label} counts as stands in print only: tell it with the terrain, as in "${kind}, rough: …"`,
      ),
    );
}

/** What a piece of terrain may count as; a road is told apart by the queries. */
function goingsOf({ terrain }: Under): Goings {
  return mayCountAs(terrain);
}

/** The same of terrain that nobody stands on. */
export function mayCountAs(terrain: Under['terrain']): Goings {
  if (terrain.kind === 'rough going') return ['rough'];
  if (terrain.kind === 'difficult going') return ['difficult'];
  if (terrain.kind === 'road') return ['road'];
  return terrain.going === null ? ['difficult', 'rough', 'good'] : [terrain.going];
}

/** Every list of goings that it may be in, the likeliest first, each kind once. */
function waysOn(under: readonly Under[]): readonly Goings[] {
  const features = under.filter(({ terrain }) => terrain.kind !== 'road');
  const roads = under.filter(({ terrain, wholly }) => terrain.kind === 'road' && wholly.answer !== 'no');
  let ways: readonly Goings[] = [[]];
  for (const each of features) {
    const goings = goingsOf(each);
    const without = each.partly.answer === 'too close' ? ways : [];
    ways = [...goings.flatMap((going) => ways.map((way) => [...way, going])), ...without];
  }
  const covered = features.map(({ wholly }) => wholly.answer);
  const open = covered.includes('yes') ? [false] : covered.includes('too close') ? [false, true] : [true];
  const onRoad = roads.map(({ wholly }) => wholly.answer);
  const rests = onRoad.includes('yes') ? ROAD : onRoad.includes('too close') ? [...GOOD, ...ROAD] : GOOD;
  const all = ways.flatMap((way) => open.flatMap((each) => (each ? rests.map((rest) => [...way, ...rest]) : [way])));
  // Whether a road leads out of what it passes through, no text that is held says.
  return different([...all, ...(roads.length > 0 ? ROAD : [])].map((way) => (way.length === 0 ? ['good'] : way)));
}

function goodFirst(ways: readonly Goings[]): readonly Goings[] {
  return ways.toSorted((one, other) => Number(other.includes('good')) - Number(one.includes('good')));
}

const GOOD: readonly Goings[] = [['good']];
const ROAD: readonly Goings[] = [['road']];

/** Each of them once, whatever the order of its kinds. */
function different(ways: readonly Goings[]): readonly Goings[] {
  return [...new Map(ways.map((way) => [...new Set(way)].toSorted()).map((way) => [way.join(' '), way])).values()];
}
