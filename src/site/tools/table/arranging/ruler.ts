import { apartBy, distance, millimetres, outlineOf, type Base, type Point } from '../../../../positions/index.ts';
import type { Scene } from '../scene.ts';
import type { Standing } from './standing.ts';

/** What is measured from an element, or of its move. */
export interface Measure {
  /** To whom, or what it is: `to B`. */
  readonly what: string;
  readonly paces: number;
  readonly millimetres: number;
  readonly points: readonly [Point, Point];
}

/** What is measured of a move. */
const MOVED = 'moved, at the corner that went furthest';

/** To how many others is measured: the nearest. */
const MEASURED = 6;

/**
 * What a ruler says of an element where it stands, or where its move ends: how far its move took the corner that went
 * furthest, in a straight line; and how far it is from the others, the nearest first. Nothing to who touches it.
 */
export function measuresOf({ position }: Scene, { before, after }: Standing, label: string): readonly Measure[] {
  const baseIn = (where: typeof before): Base | undefined => where.elements.find((each) => each.label === label)?.base;
  const [start, end] = [baseIn(before), baseIn(after)];
  if (start === undefined || end === undefined) return [];
  const measure = (what: string, paces: number, points: readonly [Point, Point]): Measure => ({
    what,
    paces: Math.round(paces),
    millimetres: Math.round(millimetres(paces, position.scale)),
    points,
  });
  const ends = outlineOf(end);
  const went = outlineOf(start).map((corner, index): readonly [Point, Point] => [corner, ends[index] ?? corner]);
  const furthest = went.toSorted((one, other) => distance(...other) - distance(...one)).slice(0, 1);
  return [
    ...furthest
      .filter((points) => distance(...points) > 0)
      .map((points) => measure(MOVED, distance(...points), points)),
    ...after.elements
      .filter((each) => each.label !== label)
      .map((each) => ({ label: each.label, ...apartBy(outlineOf(end), outlineOf(each.base)) }))
      .filter(({ paces }) => paces >= 0.5)
      .toSorted((one, other) => one.paces - other.paces)
      .slice(0, MEASURED)
      .map(({ label: other, paces, points }) => measure(`to ${other}`, paces, points)),
  ];
}
