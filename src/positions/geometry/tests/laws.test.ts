import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apartBy,
  beyond,
  depthIn,
  EDGE_NAMES,
  entirelyIn,
  entirelyInEither,
  leastBetween,
  otherSide,
  outlineOf,
  partlyIn,
  partlyInAll,
  tell,
  touching,
  within,
  type Base,
  type HalfPlane,
  type Measured,
} from '../index.ts';
import { anyBase, anyView, baseSeen, pushed, RUNS, sideSeen, spreadOver } from './any-position.ts';

const NEAR = 1e-6;

/** The strip straight ahead of a base, a base width wider to each side: an arc of fire. */
function zoneOf(base: Base): readonly HalfPlane[] {
  const wide = { ...base, width: base.width * 3 };
  return [beyond(base, 'front'), otherSide(beyond(wide, 'left')), otherSide(beyond(wide, 'right'))];
}

/** Every measure of one base by another. */
const measures: Readonly<Record<string, (base: Base, other: Base) => Measured>> = {
  'entirely beyond a line': (base, other) => entirelyIn(outlineOf(base), beyond(other, 'left')),
  'partly beyond a line': (base, other) => partlyIn(outlineOf(base), beyond(other, 'rear')),
  'beyond either of two lines': (base, other) =>
    entirelyInEither(outlineOf(base), beyond(other, 'left'), beyond(other, 'rear')),
  'partly in a zone': (base, other) => partlyInAll(outlineOf(base), zoneOf(other)),
  'within a distance': (base, other) => within(outlineOf(base), outlineOf(other), 200),
};

const MIRRORED = { front: 'front', left: 'right', right: 'left', rear: 'rear' } as const;

describe.each(Object.entries(measures))('%s', (_name, measure) => {
  test('is the same wherever the table is seen from', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyView, (base, other, { moved, turned }) => {
        const view = { moved, turned, mirrored: false };
        const seen = measure(baseSeen(view, base), baseSeen(view, other)).margin;
        expect(Math.abs(seen - measure(base, other).margin)).toBeLessThan(NEAR);
      }),
      RUNS,
    );
  });

  test('changes no more than the bases were pushed', () => {
    fc.assert(
      fc.property(
        anyBase,
        anyBase,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (base, other, by, direction) => {
          const change = measure(pushed(base, by, direction), other).margin - measure(base, other).margin;
          expect(Math.abs(change)).toBeLessThanOrEqual(by + NEAR);
        },
      ),
      RUNS,
    );
  });

  test('is told otherwise only where the margin is small', () => {
    fc.assert(
      fc.property(
        anyBase,
        anyBase,
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (base, other, by, direction) => {
          const [before, after] = [measure(base, other), measure(pushed(base, by, direction), other)];
          const told = new Set([tell(before.margin, 2), tell(after.margin, 2)]);
          expect(told.has('yes') && told.has('no')).toBe(false);
        },
      ),
      RUNS,
    );
  });

  test('has a margin between its own points', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (base, other) => {
        const { margin, witness } = measure(base, other);
        expect(Number.isFinite(margin)).toBe(true);
        expect(witness.points.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });
});

test('what is seen in a mirror is mirrored', () => {
  fc.assert(
    fc.property(anyBase, anyBase, anyView, (base, other, view) => {
      const mirror = { ...view, mirrored: true };
      const shape = outlineOf(baseSeen(mirror, base));
      for (const edge of EDGE_NAMES) {
        const side = beyond(other, edge);
        const seen = beyond(baseSeen(mirror, other), MIRRORED[edge]);
        for (const whole of [entirelyIn, partlyIn]) {
          expect(Math.abs(whole(shape, seen).margin - whole(outlineOf(base), side).margin)).toBeLessThan(NEAR);
          expect(
            Math.abs(whole(shape, sideSeen(mirror, side)).margin - whole(outlineOf(base), side).margin),
          ).toBeLessThan(NEAR);
        }
      }
      const zone = partlyInAll(shape, zoneOf(baseSeen(mirror, other)));
      expect(Math.abs(zone.margin - partlyInAll(outlineOf(base), zoneOf(other)).margin)).toBeLessThan(NEAR);
    }),
    RUNS,
  );
});

test('a distance is the same from both sides', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (one, other) => {
      const [there, back] = [apartBy(outlineOf(one), outlineOf(other)), apartBy(outlineOf(other), outlineOf(one))];
      expect(Math.abs(there.paces - back.paces)).toBeLessThan(NEAR);
    }),
    RUNS,
  );
});

test('contact is the same from both sides', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (one, other) => {
      const [there, back] = [touching(one, other, 2), touching(other, one, 2)];
      expect(back.corners).toHaveLength(there.corners.length);
      for (const { corner, on } of there.corners)
        expect(back.corners.some((each) => each.corner === on && each.on === corner)).toBe(true);
    }),
    RUNS,
  );
});

/** How much a measure of points that are spread over a base may differ from that of all of it. */
const COARSE = 15;

test('all of a base is where its points are, and part of it where one is', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (base, other) => {
      const points = spreadOver(base);
      const [left, rear] = [beyond(other, 'left'), beyond(other, 'rear')];
      const depths = (measure: (point: (typeof points)[number]) => number): number[] => points.map(measure);
      const either = Math.min(...depths((each) => Math.max(depthIn(left, each), depthIn(rear, each))));
      const zone = zoneOf(other);
      const inZone = Math.max(...depths((each) => Math.min(...zone.map((side) => depthIn(side, each)))));
      const shape = outlineOf(base);
      expect(entirelyIn(shape, left).margin).toBeCloseTo(Math.min(...depths((each) => depthIn(left, each))), 6);
      expect(partlyIn(shape, left).margin).toBeCloseTo(Math.max(...depths((each) => depthIn(left, each))), 6);
      expect(entirelyInEither(shape, left, rear).margin).toBeLessThanOrEqual(either + NEAR);
      expect(entirelyInEither(shape, left, rear).margin).toBeGreaterThan(either - COARSE);
      expect(partlyInAll(shape, zone).margin).toBeGreaterThanOrEqual(inZone - NEAR);
      expect(partlyInAll(shape, zone).margin).toBeLessThan(inZone + COARSE);
    }),
    RUNS,
  );
});

test('bases in line, whose side edges are on the same lines, are as far apart as they stand', () => {
  fc.assert(
    fc.property(anyBase, fc.integer({ min: 1, max: 300 }), (base, paces) => {
      const ahead = { x: Math.sin((base.facing * Math.PI) / 180), y: Math.cos((base.facing * Math.PI) / 180) };
      const at = { x: base.at.x + ahead.x * paces, y: base.at.y + ahead.y * paces };
      const other = { ...base, at, facing: base.facing + 180 };
      expect(Math.abs(apartBy(outlineOf(base), outlineOf(other)).paces - paces)).toBeLessThan(NEAR);
    }),
    RUNS,
  );
});

test('what bases are apart at the least is never more than what they are', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (base, other) => {
      const { paces } = apartBy(outlineOf(base), outlineOf(other));
      expect(leastBetween(base, other)).toBeLessThanOrEqual(Math.max(0, paces) + NEAR);
    }),
    RUNS,
  );
});
