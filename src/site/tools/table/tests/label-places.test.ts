import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../../../../positions/text/tests/any-stated.ts';
import type { Point } from '../../../../positions/index.ts';
import { labelPlaces } from '../view/ruler/label-places.ts';

const line = (text: string, from: Point, to: Point) => ({ text, points: [from, to] as const });

test('a label stands on the middle of its line', () => {
  expect(labelPlaces([line('100p', { x: 0, y: 0 }, { x: 100, y: 40 })], 20)).toEqual([{ x: 50, y: 20 }]);
});

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });
const measured = fc.array(fc.tuple(fc.constantFrom('9p', '30p', '384p', '1205p'), point, point), { maxLength: 7 });

test.each([
  ['to elements in a line', [30, 38, 44, 80].map((far) => line(`${String(far)}p`, { x: 0, y: 0 }, { x: 0, y: far }))],
  [
    'to elements beside each other',
    [30, 110, 190].map((far) => line(`${String(far)}p`, { x: 0, y: 0 }, { x: far, y: 0 })),
  ],
])('no label is over another: %s', (_, lines) => {
  const places = labelPlaces(lines, 20);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 3 * 12 || Math.abs(one.y - other.y) >= 20).toBe(true);
});

test('no label is over another, wherever their lines are', () => {
  fc.assert(
    fc.property(measured, (lines) => {
      const places = labelPlaces(
        lines.map((each) => line(...each)),
        16,
      );
      places.forEach((one, index) => {
        places.slice(index + 1).forEach((other, next) => {
          const letters = ((lines[index]?.[0].length ?? 0) + (lines[index + 1 + next]?.[0].length ?? 0)) / 2;
          expect(Math.abs(one.x - other.x) >= letters * 9 || Math.abs(one.y - other.y) >= 16).toBe(true);
        });
      });
    }),
    RUNS,
  );
});
