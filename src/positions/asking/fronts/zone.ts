import {
  along,
  BASE_WIDTH,
  beyond,
  between,
  depthIn,
  dot,
  heading,
  opposite,
  otherSide,
  partlyInAll,
  ROUNDING,
  tell,
  type Base,
  type HalfPlane,
  type Outline,
} from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';

/** What lies straight ahead of a front edge. */
export function straightAheadOf(base: Base): readonly HalfPlane[] {
  return [beyond(base, 'front'), otherSide(beyond(base, 'left')), otherSide(beyond(base, 'right'))];
}

/** What lies straight behind a rear edge. */
export function straightBehind(base: Base): readonly HalfPlane[] {
  return [beyond(base, 'rear'), otherSide(beyond(base, 'left')), otherSide(beyond(base, 'right'))];
}

/** Whether any part of a shape is in a zone that reaches that far: a part without breadth is none, at its end is in it. */
export function partIn(
  fact: string,
  shape: Outline,
  sides: readonly HalfPlane[],
  tolerance: number,
  end?: HalfPlane,
): Fact {
  const breadth = partlyInAll(shape, sides);
  const whole = end === undefined ? breadth : partlyInAll(shape, [...sides, end]);
  const { margin, witness } = breadth.margin <= ROUNDING ? breadth : whole;
  const told = tell(margin, tolerance);
  return { fact, answer: told === 'yes' && breadth.margin <= ROUNDING ? 'no' : told, margin, witness };
}

/** Whether any part of a shape is in front of an enemy element, within 1 base width. */
export function inFrontOf(fact: string, shape: Outline, { base }: Standing, tolerance: number): Fact {
  return partIn(fact, shape, straightAheadOf(base), tolerance, endOfZone(base));
}

/** The near side of the line 1 base width ahead of a front edge. */
function endOfZone(base: Base): HalfPlane {
  const ahead = heading(base.facing);
  return otherSide(beyond({ ...base, at: along(base.at, ahead, BASE_WIDTH) }, 'front'));
}

/** What of a shape is straight ahead of a front edge, null where nothing is: from where to where along that edge, and how far its nearest point is. */
export function aheadIn(
  shape: Outline,
  base: Base,
): { readonly left: number; readonly right: number; readonly far: number } | null {
  const half = base.width / 2;
  const right = heading(base.facing + 90);
  const ahead = heading(base.facing);
  const sides: readonly HalfPlane[] = [
    { line: [along(base.at, right, half), along(base.at, right, half)], towards: opposite(right) },
    { line: [along(base.at, right, -half), along(base.at, right, -half)], towards: right },
    { line: [base.at, base.at], towards: ahead },
  ];
  const clipped = sides.reduce<Outline>(clip, shape);
  if (clipped.length === 0) return null;
  const asides = clipped.map((point) => dot(between(base.at, point), right));
  const [left, most] = [Math.min(...asides), Math.max(...asides)];
  if (most - left <= ROUNDING) return null;
  return { left, right: most, far: Math.min(...clipped.map((point) => dot(between(base.at, point), ahead))) };
}

/** What of a convex shape is on one side of a line. */
function clip(shape: Outline, side: HalfPlane): Outline {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [depthIn(side, point), depthIn(side, next)];
    const crossing = here * there < 0 ? [along(point, between(point, next), here / (here - there))] : [];
    return here >= 0 ? [point, ...crossing] : crossing;
  });
}
