import { outlineOf, type Point, type Standings } from '../../../../../positions/index.ts';

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

/** The part of the table on which all the elements are. */
export function fitted(...standings: readonly Standings[]): View {
  const points = standings.flatMap(({ elements }) => elements.flatMap(({ base }) => outlineOf(base)));
  if (points.length === 0) return { middle: { x: 240, y: 240 }, size: 480 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, high - low) + 2 * MARGIN;
  return { middle: { x: (left + right) / 2, y: (low + high) / 2 }, size: within(Math.max(size, 360)) };
}

/** Seen from nearer, or from further away. */
export function zoomed({ middle, size }: View, by: number): View {
  return { middle, size: within(size * by) };
}

function within(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size));
}

/** Whether all elements are seen. */
export function seesAll({ middle, size }: View, { elements }: Standings): boolean {
  return elements.every(({ base }) =>
    outlineOf(base).every(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= size / 2),
  );
}

/** A view as the drawing needs it: north is up. */
export function viewBox({ middle: { x, y }, size }: View): string {
  return [x - size / 2, -y - size / 2, size, size].map((value) => Math.round(value * 100) / 100).join(' ');
}
