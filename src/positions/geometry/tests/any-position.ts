import fc from 'fast-check';
import { along, BASE_WIDTH, heading, type Base, type HalfPlane, type Point } from '../index.ts';

/** How often a law is tried: quick where all tests run; `LAW_RUNS=100000 vitest run --project unit src/positions` does it in depth. */
export const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 300) };

const hundredths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 100, max: most * 100 }).map((each) => each / 100);

const anyPoint: fc.Arbitrary<Point> = fc.record({ x: hundredths(-400, 400), y: hundredths(-400, 400) });

const anyFacing = fc.oneof(fc.constantFrom(0, 45, 90, 180, 270), hundredths(0, 359));

export const anyBase: fc.Arbitrary<Base> = fc.record({
  at: anyPoint,
  facing: anyFacing,
  width: fc.constant(BASE_WIDTH),
  depth: fc.constantFrom(20, 30, 40, 60, 80, 160),
});

/** What a table looks like from elsewhere: moved, turned, and perhaps in a mirror. */
export interface View {
  readonly moved: Point;
  readonly turned: number;
  readonly mirrored: boolean;
}

export const anyView: fc.Arbitrary<View> = fc.record({ moved: anyPoint, turned: anyFacing, mirrored: fc.boolean() });

/** A vector as it is seen. */
function vectorSeen({ turned, mirrored }: View, { x, y }: Point): Point {
  return along(along({ x: 0, y: 0 }, heading(turned + 90), mirrored ? -x : x), heading(turned), y);
}

export function pointSeen(view: View, point: Point): Point {
  return along(vectorSeen(view, point), view.moved);
}

export function baseSeen(view: View, base: Base): Base {
  const facing = ((((view.mirrored ? -base.facing : base.facing) + view.turned) % 360) + 360) % 360;
  return { ...base, at: pointSeen(view, base.at), facing };
}

export function sideSeen(view: View, { line: [from, to], towards }: HalfPlane): HalfPlane {
  return { line: [pointSeen(view, from), pointSeen(view, to)], towards: vectorSeen(view, towards) };
}

/** A base that was pushed a little. */
export function pushed(base: Base, by: number, direction: number): Base {
  return { ...base, at: along(base.at, heading(direction), by) };
}

/** Points spread over a base, its outline included. */
export function spreadOver(base: Base, steps = 12): Point[] {
  const shares = Array.from({ length: steps + 1 }, (_, index) => index / steps);
  return shares.flatMap((across) =>
    shares.map((back) =>
      along(
        along(base.at, heading(base.facing + 90), (across - 0.5) * base.width),
        heading(base.facing),
        -back * base.depth,
      ),
    ),
  );
}
