import Flatten from '@flatten-js/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apartBy, outlineOf, touching, type Base } from '../index.ts';
import { poseBy } from '../../placing/pose.ts';
import { anyBase, RUNS } from './any-position.ts';

/** A base as the other library has it. */
function polygon(base: Base): Flatten.Polygon {
  return new Flatten.Polygon(outlineOf(base).map(({ x, y }) => new Flatten.Point(x, y)));
}

/** The same, without its inside: the distance of edges. */
function edges(base: Base): Flatten.Segment[] {
  const points = outlineOf(base).map(({ x, y }) => new Flatten.Point(x, y));
  return points.map((from, index) => new Flatten.Segment(from, points[(index + 1) % 4]));
}

test('a second judge finds the same distance, and the same overlaps', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (one, other) => {
      const { paces } = apartBy(outlineOf(one), outlineOf(other));
      const [first, second] = [edges(one), edges(other)];
      const nearest = Math.min(...first.flatMap((edge) => second.map((each) => edge.distanceTo(each)[0])));
      if (paces > 1e-6) expect(paces).toBeCloseTo(nearest, 5);
      const overlaps =
        polygon(one).contains(polygon(other)) ||
        polygon(other).contains(polygon(one)) ||
        first.some((edge) => second.some((each) => edge.intersect(each).length > 0));
      if (Math.abs(paces) > 1e-3) expect(paces < 0).toBe(overlaps);
    }),
    RUNS,
  );
});

test('a second judge finds the contacts of bases that were placed in contact', () => {
  const places = fc.oneof(
    fc.record({
      kind: fc.constant('front' as const),
      on: fc.constant('A'),
      edge: fc.constantFrom('front' as const, 'left' as const, 'right' as const, 'rear' as const),
      shift: fc.integer({ min: -10, max: 10 }),
    }),
    fc.record({
      kind: fc.constant('beside' as const),
      on: fc.constant('A'),
      hand: fc.constantFrom('left' as const, 'right' as const),
      facing: fc.constantFrom('same' as const, 'opposite' as const),
      shift: fc.integer({ min: -10, max: 10 }),
    }),
  );
  fc.assert(
    fc.property(anyBase, anyBase, places, (one, { depth, width }, place) => {
      const other = poseBy(place, one, { depth, width });
      expect(touching(other, one, 1e-6).edges).toHaveLength(1);
      expect(Math.abs(apartBy(outlineOf(one), outlineOf(other)).paces)).toBeLessThan(1e-6);
      const [first, second] = [edges(one), edges(other)];
      const nearest = Math.min(...first.flatMap((edge) => second.map((each) => edge.distanceTo(each)[0])));
      expect(nearest).toBeLessThan(1e-6);
    }),
    RUNS,
  );
});
