import Flatten from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  crossingOf,
  outlineOf,
  partlyOn,
  whollyOn,
  type Base,
  type Ground,
  type Measured,
  type Outline,
} from '../index.ts';
import { anyBase, anyView, baseSeen, pushed, RUNS, spreadOver } from './any-position.ts';
import { anyGround, anyOutline, groundSeen } from './any-ground.ts';

/** How much a depth may be off: see FINE. */
function slack(...margins: readonly number[]): number {
  return 0.06 + 0.021 * Math.max(...margins.map(Math.abs));
}

const measures: Readonly<Record<string, (base: Base, ground: Ground) => Measured>> = {
  'partly on a ground': (base, ground) => partlyOn(outlineOf(base), ground),
  'wholly on a ground': (base, ground) => whollyOn(outlineOf(base), ground),
};

describe.each(Object.entries(measures))('%s', (_name, measure) => {
  test('is the same wherever the table is seen from, in a mirror too', () => {
    fc.assert(
      fc.property(anyBase, anyGround, anyView, (base, ground, view) => {
        const [here, there] = [measure(base, ground), measure(baseSeen(view, base), groundSeen(view, ground))];
        expect(Math.abs(here.margin - there.margin)).toBeLessThan(slack(here.margin));
      }),
      RUNS,
    );
  });

  test('changes no more than the base was pushed', () => {
    fc.assert(
      fc.property(
        anyBase,
        anyGround,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (base, ground, by, direction) => {
          const [before, after] = [measure(base, ground).margin, measure(pushed(base, by, direction), ground).margin];
          expect(Math.abs(after - before)).toBeLessThanOrEqual(by + slack(before, after));
        },
      ),
      RUNS,
    );
  });

  test('has its points', () => {
    fc.assert(
      fc.property(anyBase, anyGround, (base, ground) => {
        const { margin, witness } = measure(base, ground);
        expect(Number.isFinite(margin)).toBe(true);
        expect(witness.points.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});

function polygon(outline: Outline): Flatten.Polygon {
  return new Flatten.Polygon(outline.map(({ x, y }) => new Flatten.Point(x, y)));
}

test('a second judge finds the same bases in, partly in and outside', () => {
  fc.assert(
    fc.property(anyBase, anyOutline, (base, outline) => {
      const ground: Ground = { form: 'area', outline };
      const area = polygon(outline);
      const points = spreadOver(base, 16).map(({ x, y }) => ({
        inside: area.contains(new Flatten.Point(x, y)),
        apart: new Flatten.Point(x, y).distanceTo(area)[0],
      }));
      const [partly, wholly] = [partlyOn(outlineOf(base), ground).margin, whollyOn(outlineOf(base), ground).margin];
      const deepest = Math.max(...points.map(({ inside, apart }) => (inside ? apart : -apart)));
      const furthestOut = Math.min(...points.map(({ inside, apart }) => (inside ? apart : -apart)));
      // The points of the second judge stand up to 7 paces apart: the extreme may lie between them.
      expect(partly).toBeGreaterThanOrEqual(deepest - slack(deepest));
      expect(partly).toBeLessThanOrEqual(deepest + 7.1);
      expect(wholly).toBeLessThanOrEqual(furthestOut + slack(furthestOut));
      expect(wholly).toBeGreaterThanOrEqual(furthestOut - 7.1);
      expect(wholly).toBeLessThanOrEqual(partly + slack(partly, wholly));
    }),
    RUNS,
  );
});

test('how far a base is from an area outside, the second judge measures alike', () => {
  fc.assert(
    fc.property(anyBase, anyOutline, (base, outline) => {
      const { margin } = partlyOn(outlineOf(base), { form: 'area', outline });
      if (margin < -0.001) expect(-margin).toBeCloseTo(polygon(outlineOf(base)).distanceTo(polygon(outline))[0], 4);
    }),
    RUNS,
  );
});

const square: Outline = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
const base = (x: number, y: number): Base => ({ at: { x, y }, facing: 0, width: 80, depth: 40 });
const wood: Ground = { form: 'area', outline: square };

test.each([
  ['in the middle', base(100, 120), 100, 60],
  ['along the edge inside', base(100, 200), 40, 0],
  ['along the edge outside', base(100, 0), 0, -40],
  ['by a corner', base(-35, 220), 5, -77.62],
  ['ten paces off', base(100, -10), -10, -50],
])('a base that stands %s', (_name, each, partly, wholly) => {
  expect(Math.abs(partlyOn(outlineOf(each), wood).margin - partly)).toBeLessThan(slack(partly));
  expect(Math.abs(whollyOn(outlineOf(each), wood).margin - wholly)).toBeLessThan(slack(wholly));
});

test('a base over a ride between two woods is not wholly in them, though its corners are', () => {
  const outline: Outline = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 200 },
    { x: 110, y: 200 },
    { x: 110, y: 20 },
    { x: 90, y: 20 },
    { x: 90, y: 200 },
    { x: 0, y: 200 },
  ];
  expect(whollyOn(outlineOf(base(100, 150)), { form: 'area', outline }).margin).toBeCloseTo(-10, 0);
});

test('a road that passes under a base is under a part of it', () => {
  const road: Ground = {
    form: 'strip',
    width: 20,
    line: [
      { x: 100, y: -500 },
      { x: 100, y: 500 },
    ],
  };
  expect(partlyOn(outlineOf(base(100, 100)), road).margin).toBeCloseTo(10, 6);
  expect(partlyOn(outlineOf(base(160, 100)), road).margin).toBeCloseTo(-10, 6);
  expect(whollyOn(outlineOf(base(100, 100)), road).margin).toBeCloseTo(-30, 0);
  expect(whollyOn(outlineOf(base(100, 100)), { ...road, width: 100 }).margin).toBeCloseTo(10, 0);
});

test.each([
  ['a box', square, false],
  ['a bow tie', [square[0], square[2], square[1], square[3]], true],
  [
    'three points in line',
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ],
    true,
  ],
  [
    'a way there and back',
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 10, y: 0 },
    ],
    true,
  ],
] as readonly (readonly [string, Outline, boolean])[])('an outline crosses itself: %s', (_name, outline, crosses) => {
  expect(crossingOf(outline) !== null).toBe(crosses);
});

test('no outline around a point crosses itself', () => {
  fc.assert(
    fc.property(anyOutline, (outline) => {
      expect(crossingOf(outline)).toBeNull();
    }),
    RUNS,
  );
});
