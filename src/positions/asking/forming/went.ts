import {
  along,
  apartBy,
  between,
  beyond,
  cornersOf,
  distance,
  dot,
  heading,
  outlineOf,
  partlyIn,
  ROUNDING,
  type Base,
  type CornerName,
  type Point,
} from '../../geometry/index.ts';
import { carriedTo, furthestCorner, rounded, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import type { Shape } from './shape-of.ts';

/** How an element went as its group changed its formation: what the query is told of it, and what shows that. */
interface Went {
  readonly reading: Reading;
  readonly facts: readonly Fact[];
}

/** An element that was moved. */
export interface Seen {
  /** Where it started, after any turn of the group. */
  readonly start: Base;
  /** Where it ends. */
  readonly element: Standing;
  readonly after: Standings;
}

/** Where a base stands just after a turn of 180°. */
export function turnedAbout(base: Base): Base {
  return { ...base, at: along(base.at, heading(base.facing), -base.depth), facing: (base.facing + 180) % 360 };
}

/**
 * How far it went at least: the straight way of the corner that goes furthest.
 *
 * @param most Its move in good going, in paces; null where that is not held
 */
export function movedBy({ start, element, after: { tolerance } }: Seen, most: number | null): Went {
  const { label, base } = element;
  const { paces, points } = furthestWay(start, base);
  const words = `${label}’s corner that goes furthest ends ${pacesInWords(paces)} from where it started`;
  const fact =
    most === null
      ? statedFact(words, { points })
      : {
          ...measuredFact(
            `${words}, within the ${String(most)} paces of its move in good going`,
            { margin: most - paces, witness: { points } },
            tolerance,
          ),
        };
  // Hands miss by so much; who tells a place exactly on a line, or that it stays, means that.
  const lengths = tolerance === 0 || paces <= ROUNDING ? [] : [paces - tolerance, paces + tolerance];
  return { reading: measuredAs([rounded(paces), ...lengths.map((each) => rounded(Math.max(0, each)))]), facts: [fact] };
}

/** Whether it ends even partly behind the line of its rear edge, as that was where it started. */
export function backTo({ start, element: { label, base }, after: { tolerance } }: Seen, turned: boolean): Went {
  const measured = partlyIn(outlineOf(base), beyond(start, 'rear'));
  const line = turned ? 'its rear edge just after the turn' : 'its original rear edge';
  const fact = exceeding(`a part of ${label} ends behind the line of ${line}`, measured, tolerance);
  return { reading: BOOLEAN[fact.answer], facts: [fact] };
}

/**
 * Whether it ends aligned with the front of the column, where that wheeled.
 *
 * @param started Where the front element started, after any turn of the group
 * @param front Where it ends
 * @returns Null where it faces as before
 */
export function alignedWith(
  { element: { label, base }, after: { tolerance } }: Seen,
  started: Base,
  front: Base,
): Went | null {
  if (furthestCorner({ ...started, at: front.at }, front) <= ROUNDING) return null;
  const off = furthestCorner({ ...base, facing: front.facing }, base);
  const fact = measuredFact(
    `${label} ends aligned with the front of the column`,
    { margin: -off, witness: { points: outlineOf(base) } },
    off <= ROUNDING ? 0 : tolerance,
  );
  return { reading: BOOLEAN[OPPOSITE[fact.answer]], facts: [fact] };
}

/**
 * Whether one who is not in the column could have got to its end: what room there is, the line of its rear edge, and the
 * straight way tell who could not. Who could by all that, by a way that none of them measures, the position does not tell.
 *
 * @param most Its move in good going, in paces; null where that is not held
 */
export function placeBehind({ start, element, after }: Seen, { column }: Shape, most: number | null): Went {
  const { label } = element;
  const last = column.at(-1) ?? element;
  const end = carriedTo(after, {
    mover: label,
    to: { kind: 'front', on: last.label, edge: 'rear', shift: 0 },
    with: [],
  });
  const base = end.elements.find((each) => each.label === label)?.base ?? element.base;
  const { paces, points } = furthestWay(start, base);
  const others = after.elements.filter((each) => each.label !== label);
  const room = Math.min(...others.map((each) => apartBy(outlineOf(base), outlineOf(each.base)).paces));
  const back = partlyIn(outlineOf(base), beyond(start, 'rear')).margin;
  const slack = Math.max(after.tolerance, ROUNDING);
  const words = `the place behind ${last.label}, at the end of the column`;
  const barred = room < -slack ? 'is taken' : back > slack ? `is behind the line of ${label}’s rear edge` : null;
  if (barred !== null) return { reading: known(false), facts: [statedFact(`${words}, ${barred}`)] };
  const far = `${words}, is ${pacesInWords(paces)} from where ${label} started`;
  if (most === null) return { reading: untold(false, true), facts: [statedFact(far, { points })] };
  const fact = measuredFact(
    `${far}, within the ${String(most)} paces of its move`,
    { margin: most - paces, witness: { points } },
    after.tolerance,
  );
  return { reading: fact.answer === 'no' ? known(false) : untold(false, true), facts: [fact] };
}

/** Whether one who slides ends further forward than it started: whether by more than contact needs, it does not tell. */
export function forwardBy({ start, element: { label, base }, after: { tolerance } }: Seen): Went {
  const margin = dot(between(start.at, base.at), heading(start.facing));
  const fact = exceeding(
    `${label} ends further forward than it started`,
    { margin, witness: { points: [start.at, base.at] } },
    tolerance,
  );
  return { reading: fact.answer === 'yes' ? untold(false, true) : BOOLEAN[fact.answer], facts: [fact] };
}

/** What is so only by more than nothing: who tells a place exactly on the line means that, as nobody hits it by accident. */
function exceeding(fact: string, measured: Parameters<typeof measuredFact>[1], tolerance: number): Fact {
  if (Math.abs(measured.margin) > ROUNDING) return measuredFact(fact, measured, tolerance);
  return { ...measuredFact(fact, measured, 0), answer: 'no' };
}

const BOOLEAN: Readonly<Record<Fact['answer'], Reading>> = {
  yes: known(true),
  no: known(false),
  'too close': measuredAs([false, true]),
};

const OPPOSITE = { yes: 'no', no: 'yes', 'too close': 'too close' } as const;

/** The straight way of the corner that goes furthest. */
function furthestWay(start: Base, end: Base): { readonly paces: number; readonly points: readonly [Point, Point] } {
  const [from, to] = [cornersOf(start), cornersOf(end)];
  return (Object.keys(from) as CornerName[]) // a record's keys
    .map((name) => ({ paces: distance(from[name], to[name]), points: [from[name], to[name]] as const }))
    .reduce((one, other) => (other.paces > one.paces ? other : one));
}
