import {
  along,
  apartBy,
  between,
  dot,
  heading,
  outlineOf,
  ROUNDING,
  tell,
  type Base,
  type Point,
} from '../../geometry/index.ts';
import { furthestCorner } from '../../placing/index.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import type { Told } from '../../geometry/index.ts';

/** How a base stands by a line that it could have come along. */
export interface OnLine {
  /** How far along the line, in paces; negative behind where it begins. */
  readonly along: number;
  /** How far the corner that strays the most is from where it would be on the line, in paces. */
  readonly off: number;
  /** What hands can tell of it being on the line. */
  readonly answer: Told;
}

/**
 * How a base stands by a line.
 *
 * @param from Where the line begins: the middle of the front edge of what would stand on it
 * @param way The direction of the line, in degrees
 * @param facing How what would stand on it faces
 */
export function onLine(base: Base, from: Point, way: number, facing: number, tolerance: number): OnLine {
  const gone = dot(between(from, base.at), heading(way));
  const off = furthestCorner({ ...base, at: along(from, heading(way), gone), facing }, base);
  // Who tells a place exactly on a line means that, as nobody hits it by accident.
  return { along: gone, off, answer: off <= ROUNDING ? 'yes' : tell(-off, tolerance) };
}

/** How an element went, so far as where it starts and where it ends show it. */
export interface Way {
  /** Straight ahead, as it faced. */
  readonly forward: OnLine;
  /** The same line, having turned by 180° at some point. */
  readonly faced: OnLine;
  /** By how much it turned, in degrees from 0 to 360. */
  readonly turn: number;
  /** How far to a side its front edge went, in paces. */
  readonly aside: number;
}

/** How an element went from one place to another. */
export function wayOf(start: Base, end: Base, tolerance: number): Way {
  const rear = along(start.at, heading(start.facing), -start.depth);
  return {
    forward: onLine(end, start.at, start.facing, start.facing, tolerance),
    faced: onLine(end, rear, start.facing, start.facing + 180, tolerance),
    turn: turnOf(start, end),
    aside: Math.abs(dot(between(start.at, end.at), heading(start.facing + 90))),
  };
}

/** Degrees by which directions may differ that were reckoned in different ways. */
const EXACTLY = 1e-6;

/** Whether a base faces as another does. */
export function facesAs(one: Base, other: Base): boolean {
  return turnOf(one, other) === 0;
}

/** Whether a base ends further ahead, as it faced, than it started. */
export function comesAhead(start: Base, end: Base): boolean {
  return dot(between(start.at, end.at), heading(start.facing)) > ROUNDING;
}

function turnOf({ facing }: Base, end: Base): number {
  const turn = (((end.facing - facing) % 360) + 360) % 360;
  return turn < EXACTLY || turn > 360 - EXACTLY ? 0 : turn;
}

/** Whether a turn is by 90° or 180°, so that it need be no wheel. */
export function isQuarter(turn: number): boolean {
  return Math.abs(turn % 90) < EXACTLY || Math.abs((turn % 90) - 90) < EXACTLY;
}

/** Whether a base ends closer to another than it started. */
export function comesCloser(name: string, start: Base, end: Base, to: Base, tolerance: number): Fact {
  const before = apartBy(outlineOf(start), outlineOf(to));
  const after = apartBy(outlineOf(end), outlineOf(to));
  const margin = before.paces - after.paces;
  const fact = measuredFact(name, { margin, witness: { points: after.points } }, tolerance);
  // As near as before is not closer.
  return fact.answer === 'yes' && margin <= ROUNDING ? { ...fact, answer: 'no' } : fact;
}
