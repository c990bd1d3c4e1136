import {
  along,
  between,
  centreOf,
  distance,
  heading,
  overlapBy,
  ROUNDING,
  type Base,
  type Outline,
  type Point,
} from '../../geometry/index.ts';

/** A direction, and by how much it differs from the first one. */
export interface Direction {
  /** Degrees; positive to the right. */
  readonly turn: number;
  readonly base: Base;
}

/** A base turned on its middle. */
export function turnedBy(base: Base, degrees: number): Base {
  const facing = (((base.facing + degrees) % 360) + 360) % 360;
  return { ...base, at: along(centreOf(base), heading(facing), base.depth / 2), facing };
}

/** What a base passes over that goes straight ahead: from its front edge on. */
export function pathOf({ at, facing, width }: Base, paces: number): Outline {
  const [right, ahead] = [heading(facing + 90), heading(facing)];
  const [left, other] = [along(at, right, -width / 2), along(at, right, width / 2)];
  return [left, other, along(other, ahead, paces), along(left, ahead, paces)];
}

/** Whether a path leads over a part of a shape: along an edge of it is not over it. */
export function leadsOver(path: Outline, shape: Outline): boolean {
  return overlapBy(path, shape) > ROUNDING;
}

/**
 * The least turn on its middle, to either hand, after which a path straight ahead leads over none of some shapes.
 *
 * @param shapes Convex
 * @returns Null where no direction does
 */
export function leastTurn(base: Base, paces: number, shapes: readonly Outline[]): Direction | null {
  const middle = centreOf(base);
  const around = [45, 135, 225, 315].map((each) => along(middle, heading(each), (base.depth / 2 + paces) * Math.SQRT2));
  const near = shapes.filter((shape) => overlapBy(around, shape) > 0);
  const turns = [0, 180, ...near.flatMap((shape) => touchingTurns(base, middle, paces, shape))]
    .map(halfway)
    .flatMap((turn) => [turn - HAIR, turn, turn + HAIR])
    .filter((turn) => Math.abs(turn) <= 180)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  for (const turn of turns) {
    const turned = turnedBy(base, turn);
    const path = pathOf(turned, paces);
    if (near.every((shape) => !leadsOver(path, shape))) return { turn, base: turned };
  }
  return null;
}

/** By how many degrees a direction is turned further where rounding would leave a corner in the way. */
const HAIR = 1e-6;

/** The turns after which a side of the path, or its end, just touches a corner of a shape, or its corner an edge of it. */
function touchingTurns(base: Base, middle: Point, paces: number, shape: Outline): readonly number[] {
  const [half, start, end] = [base.width / 2, base.depth / 2, base.depth / 2 + paces];
  const byCorners = shape.flatMap((point) => {
    const far = distance(middle, point);
    const toIt = bearing(between(middle, point));
    const beside = far >= half ? [degrees(Math.asin(half / far))] : [];
    const at = [start, end].flatMap((length) => (far >= length ? [degrees(Math.acos(length / far))] : []));
    return [...beside, ...at].flatMap((off) => [toIt + off, toIt - off]);
  });
  const byEdges = shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length] ?? from;
    return [start, end].flatMap((length) => {
      const aside = degrees(Math.atan2(half, length));
      return onCircle(from, to, middle, Math.hypot(half, length)).flatMap((point) => {
        const toIt = bearing(between(middle, point));
        return [toIt - aside, toIt + aside];
      });
    });
  });
  return [...byCorners, ...byEdges].map((each) => each - base.facing);
}

/** Where a stretch of a line crosses a circle. */
function onCircle(from: Point, to: Point, middle: Point, radius: number): readonly Point[] {
  const [way, apart] = [between(from, to), between(middle, from)];
  const a = way.x * way.x + way.y * way.y;
  const b = apart.x * way.x + apart.y * way.y;
  const root = b * b - a * (apart.x * apart.x + apart.y * apart.y - radius * radius);
  if (a === 0 || root < 0) return [];
  return [-1, 1]
    .map((sign) => (-b + sign * Math.sqrt(root)) / a)
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => along(from, way, share));
}

/** The direction of a vector, in degrees clockwise from north. */
function bearing({ x, y }: Point): number {
  return degrees(Math.atan2(x, y));
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** The same turn, from -180 to 180 degrees. */
function halfway(turn: number): number {
  return ((((turn + 180) % 360) + 360) % 360) - 180;
}
