import { describe, expect, test } from 'vitest';
import {
  arrowHead,
  cornersOf,
  crossAt,
  diagonalsOf,
  frontEdgeOf,
  inUnits,
  middleOf,
  outlineOf,
  pointsAttribute,
  textSize,
  ticksOf,
  type Point,
} from '../figure-geometry.ts';

/** As near as a screen can show; and no -0, which is not what a reader of a failure wants to see. */
const near = (points: readonly Point[]) =>
  points.map((point) => point.map((each) => Math.round(each * 1000) / 1000 + 0));

describe('the corners of an element: left front, right front, right rear, left rear', () => {
  test.each([
    [
      'facing the top',
      0,
      [
        [1.5, 2.75],
        [2.5, 2.75],
        [2.5, 3.25],
        [1.5, 3.25],
      ],
    ],
    [
      'facing the right',
      90,
      [
        [2.25, 2.5],
        [2.25, 3.5],
        [1.75, 3.5],
        [1.75, 2.5],
      ],
    ],
    [
      'facing the bottom',
      180,
      [
        [2.5, 3.25],
        [1.5, 3.25],
        [1.5, 2.75],
        [2.5, 2.75],
      ],
    ],
    [
      'facing the left',
      270,
      [
        [1.75, 3.5],
        [1.75, 2.5],
        [2.25, 2.5],
        [2.25, 3.5],
      ],
    ],
  ])('%s', (_, facing, corners) => {
    expect(near(cornersOf({ x: 2, y: 3, facing, depth: 0.5 }))).toEqual(corners);
  });

  test('an element aslant keeps its width and its depth', () => {
    const [leftFront, rightFront, rightRear] = cornersOf({ x: 0, y: 0, facing: 37, depth: 0.75 });
    expect(Math.hypot(leftFront[0] - rightFront[0], leftFront[1] - rightFront[1])).toBeCloseTo(1);
    expect(Math.hypot(rightFront[0] - rightRear[0], rightFront[1] - rightRear[1])).toBeCloseTo(0.75);
  });
});

test('the front edge is the one that it faces with', () => {
  expect(near(frontEdgeOf({ x: 0, y: 0, facing: 90, depth: 0.5 }))).toEqual([
    [0.25, -0.5],
    [0.25, 0.5],
  ]);
});

test('an element is crossed out from corner to corner', () => {
  const crossing = diagonalsOf({ x: 0, y: 0, facing: 0, depth: 0.5 }).map(near);
  expect(crossing).toEqual([
    [
      [-0.5, -0.25],
      [0.5, 0.25],
    ],
    [
      [0.5, -0.25],
      [-0.5, 0.25],
    ],
  ]);
});

describe('the head of an arrow lies along its last stretch, and ends where it ends', () => {
  test.each([
    [
      'up',
      [
        [0, 1],
        [0, 0],
      ],
      [
        [-0.1, 0.2],
        [0, 0],
        [0.1, 0.2],
      ],
    ],
    [
      'to the right, after a bend',
      [
        [0, 1],
        [0, 0],
        [1, 0],
      ],
      [
        [0.8, -0.1],
        [1, 0],
        [0.8, 0.1],
      ],
    ],
    [
      'down',
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0.1, 0.8],
        [0, 1],
        [-0.1, 0.8],
      ],
    ],
  ] as const)('%s', (_, path, head) => {
    expect(near(arrowHead(path, 0.2))).toEqual(head);
  });

  test('a path without a stretch has none', () => {
    expect(arrowHead([[1, 1]], 0.2)).toEqual([]);
  });
});

test.each([
  [
    'one stretch',
    [
      [0, 0],
      [2, 0],
    ],
    [1, 0],
  ],
  [
    'a bend, in the longer stretch',
    [
      [0, 0],
      [1, 0],
      [1, 3],
    ],
    [1, 1],
  ],
  [
    'stretches without length',
    [
      [1, 1],
      [1, 1],
    ],
    [1, 1],
  ],
  ['nothing', [], [0, 0]],
] as const)('the middle of %s', (_, path, middle) => {
  expect(near([middleOf(path)])).toEqual([middle]);
});

test('the ends of a distance are marked across it', () => {
  expect(ticksOf([0, 0], [0, 2], 0.2).map(near)).toEqual([
    [
      [0.1, 0],
      [-0.1, 0],
    ],
    [
      [0.1, 2],
      [-0.1, 2],
    ],
  ]);
});

test('a cross stands about its point', () => {
  expect(crossAt([1, 1], 1).map(near)).toEqual([
    [
      [0.5, 0.5],
      [1.5, 1.5],
    ],
    [
      [0.5, 1.5],
      [1.5, 0.5],
    ],
  ]);
});

test('an area, square or round at the top', () => {
  expect(outlineOf({ x: 1, y: 1, width: 2, height: 1, round: 0 })).toBe(
    'M100 200V100A0 0 0 0 1 100 100H300A0 0 0 0 1 300 100V200Z',
  );
  expect(outlineOf({ x: 0, y: 0, width: 2, height: 1, round: 1 })).toBe(
    'M0 100V100A100 100 0 0 1 100 0H100A100 100 0 0 1 200 100V100Z',
  );
});

test('lengths are written without digits that nobody sees', () => {
  expect(inUnits(1 / 3)).toBe(33.3);
  expect(
    pointsAttribute([
      [1.5, 2],
      [1 / 3, 0],
    ]),
  ).toBe('150,200 33.3,0');
});

test.each([3, 4, 5, 6.4])('words in a drawing %s base widths wide can be read at 320 pixels', (width) => {
  const scale = Math.min(80, 320 / width) / 100;
  expect(textSize(width) * scale).toBeGreaterThanOrEqual(12.5);
  expect(textSize(width) * scale).toBeLessThan(14);
});
