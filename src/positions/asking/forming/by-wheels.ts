import { between, distance, dot, heading, type Base } from '../../geometry/index.ts';

/** By how much a base that was turned stands where one wheel about a front corner ends, with a way straight ahead before and after it. */
export function insideWheel(start: Base, end: Base): number {
  const turn = turnBetween(start.facing, end.facing);
  const side = Math.sign(turn);
  const [ahead, right] = [heading(start.facing), heading(start.facing + 90)];
  const half = start.width / 2;
  const went = between(start.at, end.at);
  // What the wheel alone moves the middle of the front edge, ahead and to the side of the wheel, is left out.
  const aside = side * dot(went, right) - half * (1 - Math.cos(turn));
  const forward = dot(went, ahead) - half * Math.abs(Math.sin(turn));
  return Math.min(aside, forward * Math.abs(Math.sin(turn)) - aside * Math.cos(turn));
}

/**
 * The least that a way of wheels and straight ahead takes, in paces, from one place to another that no single wheel leads to.
 *
 * In a wheel about a front corner the middle of the front edge goes in a circle of half that edge, always as the element faces,
 * and the outer corner twice as far. So an element has to turn until it faces as far to a side as what is left of its way
 * leads, and back. Nothing less will do: to turn further costs more than it can save. Who turns by half a circle or more in
 * all takes no less than that.
 */
export function leastByWheels(start: Base, end: Base): number {
  const radius = start.width / 2;
  const went = between(start.at, end.at);
  const line = Math.atan2(dot(went, heading(start.facing + 90)), dot(went, heading(start.facing)));
  const turn = turnBetween(start.facing, end.facing);
  // As seen from the straight line between the two, in radii.
  const [far, out, into] = [distance(start.at, end.at) / radius, line, line - turn];
  return radius * Math.min(2 * Math.PI, outAndBack(far, -out, -into), outAndBack(far, out, into));
}

/**
 * A wheel to the one side, straight ahead, and a wheel to the other.
 *
 * @param far How far it is, in radii
 * @param out By how much it faces to the first side, where it starts, of the straight line there, in radians
 * @param into The same where it ends
 */
function outAndBack(far: number, out: number, into: number): number {
  const squared = far ** 2 - 2 + 2 * Math.cos(out - into) + 2 * far * (Math.sin(out) + Math.sin(into));
  if (squared < -NOTHING) return Infinity;
  const straight = Math.sqrt(Math.max(0, squared));
  const across =
    Math.atan2(-Math.cos(out) - Math.cos(into), far + Math.sin(out) + Math.sin(into)) - Math.atan2(-2, straight);
  return straight + 2 * (angle(across - out) + angle(across - into));
}

/** What is a rounding, in radii or radians. */
const NOTHING = 1e-9;

/** An angle from 0 up to a full turn; what is a rounding short of one is none. */
function angle(radians: number): number {
  const full = 2 * Math.PI;
  const within = ((radians % full) + full) % full;
  return full - within < NOTHING ? 0 : within;
}

/** From one facing to another, in radians from -π to π; positive to the right. */
function turnBetween(from: number, to: number): number {
  return (((((to - from + 180) % 360) + 360) % 360) - 180) * (Math.PI / 180);
}
