import { along, between, distance, outlineOf, type Base, type Point } from '../../geometry/index.ts';

/** A turn of a base about a point that stays where it is. */
export interface Wheel {
  /** Degrees, from -180 to 180; positive to the right. */
  readonly turn: number;
  readonly point: Point;
  /** How far the corner that goes furthest goes along its arc, in paces, and where it starts and ends. */
  readonly paces: number;
  readonly points: readonly [Point, Point];
}

/** Degrees that are a rounding. */
const NO_TURN = 1e-6;

/** The one turn that takes a base from where it starts to where it ends; null where it faces as before. */
export function wheelOf(start: Base, end: Base): Wheel | null {
  const turn = ((((end.facing - start.facing + 180) % 360) + 360) % 360) - 180;
  if (Math.abs(turn) < NO_TURN) return null;
  const radians = (turn * Math.PI) / 180;
  const went = between(start.at, end.at);
  const middle = along(start.at, went, 1 / 2);
  // The point is to the right of the way of whoever turns to the right.
  const point = along(middle, { x: went.y, y: -went.x }, 1 / (2 * Math.tan(radians / 2)));
  const ends = outlineOf(end);
  const [furthest] = outlineOf(start)
    .map((corner, index) => ({ corner, end: ends[index] ?? corner, radius: distance(point, corner) }))
    .toSorted((one, other) => other.radius - one.radius);
  if (furthest === undefined) return null;
  return { turn, point, paces: furthest.radius * Math.abs(radians), points: [furthest.corner, furthest.end] };
}

/** A point turned clockwise about another. */
export function turnedAbout(point: Point, about: Point, degrees: number): Point {
  const { x, y } = between(about, point);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: about.x + x * cosine + y * sine, y: about.y - x * sine + y * cosine };
}
