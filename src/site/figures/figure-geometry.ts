import type { Drawing } from '../../compiler/schemas/index.ts';

/** Where the parts of a figure stand. Content gives lengths in base widths; a drawing has 100 units to a base width. */

export type Point = readonly [x: number, y: number];
type Element = Pick<Drawing['elements'][number], 'x' | 'y' | 'facing' | 'depth'>;
type Area = Pick<Drawing['areas'][number], 'x' | 'y' | 'width' | 'height' | 'round'>;

export const UNITS = 100;

/** A base is one base width wide. */
const HALF_WIDTH = 0.5;

/** How wide a base is on a screen that has the room, in pixels. */
export const BASE_PIXELS = 80;

/** Across what a narrow screen leaves for a figure, the words must still be this large, in pixels. */
const NARROW = 320;
const SMALLEST_TEXT = 12.5;

/**
 * The corners of an element, in base widths.
 *
 * @returns Left front, right front, right rear, left rear: as the element itself would say
 */
export function cornersOf({ x, y, facing, depth }: Element): readonly [Point, Point, Point, Point] {
  const corner = (across: number, ahead: number): Point => {
    const [alongX, alongY] = turned([across, -ahead], facing);
    return [x + alongX, y + alongY];
  };
  const half = depth / 2;
  return [corner(-HALF_WIDTH, half), corner(HALF_WIDTH, half), corner(HALF_WIDTH, -half), corner(-HALF_WIDTH, -half)];
}

/** The front edge of an element, from its left front corner to its right. */
export function frontEdgeOf(element: Element): readonly [Point, Point] {
  const [left, right] = cornersOf(element);
  return [left, right];
}

/** The crossing out of an element: its two diagonals. */
export function diagonalsOf(element: Element): readonly (readonly [Point, Point])[] {
  const [leftFront, rightFront, rightRear, leftRear] = cornersOf(element);
  return [
    [leftFront, rightRear],
    [rightFront, leftRear],
  ];
}

/**
 * The head of an arrow.
 *
 * @param path The points that it goes through; its last stretch points the head
 * @param size How long the head is, in base widths
 */
export function arrowHead(path: readonly Point[], size: number): readonly Point[] {
  const [tip, before] = [path.at(-1), path.at(-2)];
  if (tip === undefined || before === undefined) return [];
  const degrees = (Math.atan2(tip[0] - before[0], before[1] - tip[1]) * 180) / Math.PI;
  return [[-size / 2, size] as const, [0, 0] as const, [size / 2, size] as const].map((each) => {
    const [x, y] = turned(each, degrees);
    return [tip[0] + x, tip[1] + y];
  });
}

/** The point half way along a path. */
export function middleOf(path: readonly Point[]): Point {
  const stretches = path.slice(1).map((end, index) => ({ start: path[index] ?? end, end }));
  let left = stretches.reduce((sum, { start, end }) => sum + distance(start, end), 0) / 2;
  for (const { start, end } of stretches) {
    const along = distance(start, end);
    if (left <= along) {
      const share = along === 0 ? 0 : left / along;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    }
    left -= along;
  }
  return path[0] ?? [0, 0];
}

/** A short stroke across each end of a measured distance. */
export function ticksOf(from: Point, to: Point, size: number): readonly (readonly [Point, Point])[] {
  const long = distance(from, to) || 1;
  const [x, y] = [((from[1] - to[1]) / long) * (size / 2), ((to[0] - from[0]) / long) * (size / 2)];
  return [from, to].map((end) => [
    [end[0] - x, end[1] - y],
    [end[0] + x, end[1] + y],
  ]);
}

/** Two strokes that cross at a point. */
export function crossAt([x, y]: Point, size: number): readonly (readonly [Point, Point])[] {
  const half = size / 2;
  return [
    [
      [x - half, y - half],
      [x + half, y + half],
    ],
    [
      [x - half, y + half],
      [x + half, y - half],
    ],
  ];
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The outline of an area, as the `d` of an SVG path: its upper corners may be round. */
export function outlineOf({ x, y, width, height, round }: Area): string {
  const [left, top, right, bottom, radius] = [x, y, x + width, y + height, round].map(inUnits);
  const corner = `A${String(radius)} ${String(radius)} 0 0 1`;
  return [
    `M${String(left)} ${String(bottom)}`,
    `V${String(inUnits(y + round))}`,
    `${corner} ${String(inUnits(x + round))} ${String(top)}`,
    `H${String(inUnits(x + width - round))}`,
    `${corner} ${String(right)} ${String(inUnits(y + round))}`,
    `V${String(bottom)}Z`,
  ].join('');
}

/** Points as an attribute of an SVG element. */
export function pointsAttribute(points: readonly Point[]): string {
  return points.map((point) => point.map(inUnits).join(',')).join(' ');
}

/** A length in the units of the drawing, without the last digits that nobody sees. */
export function inUnits(length: number): number {
  return Math.round(length * UNITS * 10) / 10;
}

/**
 * How large words must be in a drawing so that they can be read on a narrow screen.
 *
 * @param width Of the drawing, in base widths
 */
export function textSize(width: number): number {
  const pixelsPerUnit = Math.min(BASE_PIXELS, NARROW / width) / UNITS;
  return Math.ceil(SMALLEST_TEXT / pixelsPerUnit);
}

/** Turn a vector clockwise; y grows downwards. */
function turned([x, y]: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}
