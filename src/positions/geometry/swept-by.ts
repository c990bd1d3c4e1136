import { outlineOf, type Base } from './base.ts';
import { hullOf } from './hull.ts';
import type { Outline } from './regions.ts';

/** The least convex shape around two bases: where an element passes that goes the straight way from one to the other. */
export function sweptBy(start: Base, end: Base): Outline {
  return hullOf([...outlineOf(start), ...outlineOf(end)]);
}
