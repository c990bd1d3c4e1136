import { dot, heading, ROUNDING } from './point.ts';
import type { Outline } from './regions.ts';

/** What is in the way of a shape that goes straight in one direction. */
export interface MetGoing {
  /** How far it goes until it meets it, in paces; 0 where it touches it from the start. */
  readonly far: number;
  /** How far inside the way its innermost part is, from the nearer side of the way; negative where all of it is beside. */
  readonly inside: number;
}

/** Numbers that follow each other. */
type Span = readonly [number, number];

/**
 * What of a shape is in the way of another that goes straight, without turning.
 *
 * @param shape Convex; what goes
 * @param other Convex; two points for a stretch of a line
 * @param way The direction in which it goes, in degrees clockwise from north
 * @returns Null where no part of the other is further that way
 */
export function metGoing(shape: Outline, other: Outline, way: number): MetGoing | null {
  const [own, theirs] = [seenAlong(shape, way), seenAlong(other, way)];
  const [low, high] = spanOf(own.map(({ x }) => x));
  const [least, most] = spanOf(theirs.map(({ x }) => x));
  const innermost = Math.min(most, Math.max(least, (low + high) / 2));
  const inside = Math.min(innermost - low, high - innermost);
  const [from, to] = [Math.max(low, least), Math.min(high, most)];
  if (from > to) {
    const [front, [nearest, furthest]] = [spanOf(own.map(({ y }) => y))[1], spanOf(theirs.map(({ y }) => y))];
    return furthest - front > ROUNDING ? { far: Math.max(0, nearest - front), inside } : null;
  }
  // Where they are nearest to each other, one of the two has a corner.
  const asides = [from, to, ...[...own, ...theirs].map(({ x }) => x).filter((x) => x > from && x < to)];
  const gaps = asides.flatMap((aside) => {
    const [[start, end], [nearest, furthest]] = [across(own, aside), across(theirs, aside)];
    return nearest + furthest > start + end ? [nearest - end] : [];
  });
  return gaps.length === 0 ? null : { far: Math.max(0, Math.min(...gaps)), inside };
}

/** The corners of a shape, each by how far it is to the right of a way and how far along it. */
function seenAlong(shape: Outline, way: number): Outline {
  const [ahead, right] = [heading(way), heading(way + 90)];
  return shape.map((point) => ({ x: dot(point, right), y: dot(point, ahead) }));
}

/**
 * From where to where a line along the way, so far to its right, runs through a convex shape. What the machine's rounding
 * alone keeps off the line is on it: of an edge along the way just a corner would be, else.
 */
function across(shape: Outline, aside: number): Span {
  return spanOf(
    shape.flatMap((from, index) => {
      const to = shape[(index + 1) % shape.length] ?? from;
      const [least, most] = spanOf([from.x, to.x]);
      if (aside < least - ROUNDING || aside > most + ROUNDING) return [];
      if (most - least <= ROUNDING) return [from.y, to.y];
      const at = Math.min(most, Math.max(least, aside));
      return [from.y + ((at - from.x) * (to.y - from.y)) / (to.x - from.x)];
    }),
  );
}

function spanOf(numbers: readonly number[]): Span {
  return [Math.min(...numbers), Math.max(...numbers)];
}
