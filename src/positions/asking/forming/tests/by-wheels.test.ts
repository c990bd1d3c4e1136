import { expect, test } from 'vitest';
import type { Base } from '../../../geometry/index.ts';
import { insideWheel, leastByWheels } from '../by-wheels.ts';

const base = (x: number, y: number, facing: number): Base => ({ at: { x, y }, facing, width: 80, depth: 30 });
const least = (x: number, y: number, facing: number, start = base(0, 0, 0)): number =>
  leastByWheels(start, base(x, y, facing));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where one ends who wheels to the left by so much, goes ahead, and wheels back to the right; and what that takes. */
function outAndBack(out: number, ahead: number, back: number): readonly [readonly [number, number, number], number] {
  const [first, second] = [radians(out), radians(back)];
  const left = -40 * (1 - Math.cos(first)) - ahead * Math.sin(first);
  const forward = 40 * Math.sin(first) + ahead * Math.cos(first);
  const facing = back - out;
  const side = [-40 * Math.cos(first) * (1 - Math.cos(second)), 0] as const;
  // The wheel back, as seen by who faces to the left by \`first\`.
  const [across, along] = [40 * (1 - Math.cos(second)), 40 * Math.sin(second)];
  const x = left + across * Math.cos(first) - along * Math.sin(first) + side[1];
  const y = forward + across * Math.sin(first) + along * Math.cos(first);
  return [[x, y, facing], ahead + 80 * (first + second)];
}

test.each<readonly [number, number, number]>([
  [30, 50, 30],
  [30, 0, 30],
  [20, 40, 35],
  [45, 10, 20],
  [10, 100, 10],
])('a wheel by %s°, %s paces ahead, a wheel back by %s°: that is the least', (out, ahead, back) => {
  const [[x, y, facing], paces] = outAndBack(out, ahead, back);
  expect(least(x, y, facing)).toBeCloseTo(paces, 9);
  expect(least(-x, y, -facing)).toBeCloseTo(paces, 9);
});

test('what is too far to a side takes half a circle at least', () => {
  for (const [x, y] of [
    [-40, 30],
    [-100, 60],
    [80, 20],
    [-200, 0],
    [10, 0],
    [0, -60],
  ] as const)
    expect(least(x, y, 0)).toBeCloseTo(80 * Math.PI, 9);
});

test('the same from wherever one starts, and however that faces', () => {
  const at = base(100, -30, 90);
  // 80 ahead and 10 to the left of one who faces east.
  expect(least(180, -20, 90, at)).toBeCloseTo(least(-10, 80, 0), 9);
  expect(least(180, -20, 110, at)).toBeCloseTo(least(-10, 80, 20), 9);
});

test.each<readonly [number, number, number, number]>([
  [40, 40, 90, 0],
  [45, 40, 90, 0],
  [45, 47, 90, 5],
  [-45, 47, 270, 5],
  [30, 47, 90, -10],
])(
  'where one wheel leads to, with a way straight ahead before and after it: %s, %s facing %s',
  (x, y, facing, inside) => {
    expect(insideWheel(base(0, 0, 0), base(x, y, facing))).toBeCloseTo(inside, 9);
  },
);

/** Ways of four wheels and what is straight between, by chance but always the same. */
test('no way of several wheels takes less', () => {
  let seed = 7;
  const chance = (most: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * most;
  };
  for (let round = 0; round < 4000; round++) {
    let [x, y, facing, paces] = [0, 0, 0, 0];
    for (const side of [-1, 1, -1, 1]) {
      const [wheel, ahead] = [chance(0.5) * (chance(1) > 0.3 ? 1 : 0), chance(40)];
      const ends = facing + side * wheel;
      x += side * 40 * (Math.cos(facing) - Math.cos(ends)) + ahead * Math.sin(ends);
      y += side * 40 * (Math.sin(ends) - Math.sin(facing)) + ahead * Math.cos(ends);
      facing = ends;
      paces += 80 * wheel + ahead;
    }
    const end = base(x, y, (facing * 180) / Math.PI);
    if (insideWheel(base(0, 0, 0), end) < -1e-9) expect(least(x, y, end.facing)).toBeLessThanOrEqual(paces + 1e-6);
  }
});
