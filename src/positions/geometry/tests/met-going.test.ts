import fc from 'fast-check';
import { expect, test } from 'vitest';
import { along, heading, metGoing, outlineOf, type Base } from '../index.ts';

const base = (x: number, y: number, facing: number, depth = 30): Base => ({
  at: { x, y },
  facing,
  width: 80,
  depth,
});
const going = outlineOf(base(0, 0, 0));

test('how far it goes until it meets another, and how far inside its way that is', () => {
  expect(metGoing(going, outlineOf(base(0, -40, 0)), 180)).toEqual({ far: 10, inside: 40 });
  expect(metGoing(going, outlineOf(base(79, -40, 0)), 180)).toEqual({ far: 10, inside: 1 });
  expect(metGoing(going, outlineOf(base(81, -40, 0)), 180)).toEqual({ far: 10, inside: -1 });
  expect(metGoing(going, outlineOf(base(0, -30, 0)), 180)).toEqual({ far: 0, inside: 40 });
});

test('what is not further that way is not met', () => {
  expect(metGoing(going, outlineOf(base(0, 30, 180)), 180)).toBeNull();
  expect(metGoing(going, outlineOf(base(0, 30, 180)), 0)).toEqual({ far: 30, inside: 40 });
  expect(metGoing(going, outlineOf(base(80, 0, 0)), 180)).toBeNull();
  expect(metGoing(going, outlineOf(base(81, 0, 0)), 180)).toBeNull();
});

test('who stands in front of it is not met on its way back, nor who is behind missed, wherever and whichever way they stand', () => {
  const spot = fc.integer({ min: -5000, max: 5000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(spot, spot, fc.integer({ min: 0, max: 719 }), fc.integer({ min: 0, max: 40 }), (x, y, half, off) => {
      const facing = half / 2;
      const [shape, back] = [base(x, y, facing), facing + 180];
      const foe = (far: number): Base => ({ ...shape, at: along(shape.at, heading(facing), far), facing: back });
      expect(metGoing(outlineOf(shape), outlineOf(foe(0)), back)).toBeNull();
      const met = metGoing(outlineOf(shape), outlineOf(foe(-60 - off)), back);
      expect(met?.far).toBeCloseTo(off, 4);
      expect(met?.inside).toBeCloseTo(40, 4);
    }),
    { numRuns: 3000 },
  );
});

test('corners may be nearest, of either', () => {
  const askew = outlineOf(base(0, -100, 45));
  const corner = Math.max(...askew.map(({ y }) => y));
  expect(metGoing(going, askew, 180)?.far).toBeCloseTo(-30 - corner, 6);
  expect(metGoing(askew, going, 0)?.far).toBeCloseTo(-30 - corner, 6);
});

test('a stretch of a line is met where it is in the way', () => {
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    metGoing(
      going,
      [
        { x: fromX, y: fromY },
        { x: toX, y: toY },
      ],
      180,
    );
  expect(line(-100, -50, 100, -50)).toEqual({ far: 20, inside: 40 });
  expect(line(0, -50, 0, -150)).toEqual({ far: 20, inside: 40 });
  expect(line(40, -50, 40, -150)).toEqual({ far: 20, inside: 0 });
  expect(line(-100, 0, 100, 0)).toBeNull();
  expect(line(-40, -130, 40, -50)).toEqual({ far: 20, inside: 40 });
});
