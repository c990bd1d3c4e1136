import { outlineOf, pointsOfTerrain, type Base, type Point, type Standings } from '../../../../../positions/index.ts';
import type { TableShown } from '../../../index.ts';

/** The part of the table that is seen, in paces: its middle, and how wide and high it is. */
export interface View {
  readonly middle: Point;
  readonly size: number;
}

/** How little is seen, and how much: from two bases to a whole table. */
const SMALLEST = 160;
const LARGEST = 4000;

/** What is left around the elements, in paces. */
const MARGIN = 60;

/**
 * The part of the table on which all the elements are.
 *
 * @param drawn What else is to be seen
 */
export function fitted(standings: readonly Standings[], drawn: readonly Point[] = []): View {
  const bounds = boundsOf(standings, drawn);
  if (bounds === null) return { middle: { x: 240, y: 240 }, size: 480 };
  const { left, right, low, high } = bounds;
  const size = Math.max(right - left, high - low) + 2 * MARGIN;
  return { middle: { x: (left + right) / 2, y: (low + high) / 2 }, size: within(Math.max(size, 360)) };
}

/** The same as a drawing needs it that is no higher than what is on it; letters in it are as large as that is wide. */
export function tightBox(...standings: readonly Standings[]): { readonly box: string; readonly width: number } {
  const { left, right, low, high } = boundsOf(standings, []) ?? { left: 0, right: 0, low: 0, high: 0 };
  const width = Math.max(right - left + MARGIN, NARROWEST);
  const height = high - low + MARGIN;
  return { box: boxOf((left + right) / 2 - width / 2, -(low + high) / 2 - height / 2, width, height), width };
}

/** Below this a drawing would show bases larger than they stand on the table. */
const NARROWEST = 400;

function boundsOf(standings: readonly Standings[], drawn: readonly Point[]) {
  const elements = [...standings.flatMap((each) => each.elements.flatMap(({ base }) => outlineOf(base))), ...drawn];
  const terrain = standings.flatMap(({ position }) => position.terrain.flatMap(pointsOfTerrain));
  const bounds = around(elements);
  if (bounds === null) return around(terrain);
  const { left, right, low, high } = bounds;
  const seen = terrain.map(({ x, y }) => ({
    x: Math.min(right + BESIDE, Math.max(left - BESIDE, x)),
    y: Math.min(high + BESIDE, Math.max(low - BESIDE, y)),
  }));
  return around([...elements, ...seen]);
}

/** How much of terrain is shown that goes on beyond the elements, in paces. */
const BESIDE = 120;

function around(points: readonly Point[]) {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

function boxOf(...numbers: readonly number[]): string {
  return numbers.map((value) => Math.round(value * 100) / 100).join(' ');
}

/** Seen from nearer, or from further away. */
export function zoomed({ middle, size }: View, by: number): View {
  return { middle, size: within(size * by) };
}

function within(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size));
}

/** Whether all elements are seen, and all points that are drawn besides. */
export function seesAll(
  { middle, size }: View,
  standings: readonly Standings[],
  drawn: readonly Point[] = [],
): boolean {
  const outlines = standings.flatMap(({ elements }) => elements.flatMap(({ base }) => outlineOf(base)));
  return [...outlines, ...drawn].every(
    ({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= size / 2,
  );
}

/** What an answer draws besides the elements: where they would stand then, and between which points was measured. */
export function drawnPoints(ends: readonly Base[], rulings: TableShown['rulings']): readonly Point[] {
  const witnesses = rulings.flatMap(({ facts }) => facts.flatMap(({ witness }) => witness ?? []));
  const measured = witnesses.flatMap(({ points, line = [] }) => [...points, ...line]);
  return [...ends.flatMap(outlineOf), ...measured];
}

/** A view as the drawing needs it: north is up. */
export function viewBox({ middle: { x, y }, size }: View): string {
  return boxOf(x - size / 2, -y - size / 2, size, size);
}
