/** A place on the table, in paces: x to the east, y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is smaller than this, in paces, is a rounding of the machine, and no distance. */
export const ROUNDING = 1e-6;

/** The point that is reached from another by a vector, taken so many times. */
export function along(from: Point, by: Point, times = 1): Point {
  return { x: from.x + by.x * times, y: from.y + by.y * times };
}

/** The vector that leads from one point to another. */
export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** How far one vector reaches in the direction of another, times the length of that. */
export function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y;
}

/** Positive where the other vector turns off to the left of the one. */
export function cross(one: Point, other: Point): number {
  return one.x * other.y - one.y * other.x;
}

/** The distance of two points, in paces. */
export function distance(one: Point, other: Point): number {
  const [x, y] = [other.x - one.x, other.y - one.y];
  // Math.hypot takes ten times as long, for lengths that no table has.
  return Math.sqrt(x * x + y * y);
}

/** The opposite vector. */
export function opposite({ x, y }: Point): Point {
  return { x: -x, y: -y };
}

/**
 * The vector of length 1 that points in a direction; exact for quarter turns.
 *
 * @param degrees Clockwise from north
 */
export function heading(degrees: number): Point {
  const turned = ((degrees % 360) + 360) % 360;
  // To look up what is no whole number takes ten times as long.
  const quarter = turned % 90 === 0 ? QUARTERS[turned / 90] : undefined;
  if (quarter !== undefined) return quarter;
  const radians = (turned * Math.PI) / 180;
  return { x: Math.sin(radians), y: Math.cos(radians) };
}

const QUARTERS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];
