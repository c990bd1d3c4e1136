import {
  apartBy,
  cornersOf,
  distance,
  hullOf,
  outlineOf,
  overlapBy,
  partlyOn,
  type Outline,
} from '../../geometry/index.ts';
import { groundOf, rounded, sectionsOf, type Standing, type Standings } from '../../placing/index.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { terrainIn } from '../terrain/under.ts';
import { DEEP } from './detour.ts';
import { turnedAbout, wheelOf, type Wheel } from './wheel-of.ts';

/** How far an element goes in a wheel of its group, in paces. */
export interface WheelWay {
  /** At least: how far its front corner that goes furthest ends from where it started. */
  readonly chord: number;
  /** At most: the arc of its corner that goes furthest. Null where it is no one wheel about a front corner, or not over clear ground. */
  readonly arc: number | null;
}

/** How far from a corner a point may be that is reckoned from rounded places, in paces. */
const NEAR = 0.1;

/** In how many steps a turn is looked at. */
const STEPS = 12;

/** Who wheels, where to, and with whom, himself among them. */
interface Wheeling {
  readonly element: Standing;
  readonly moved: Standing;
  readonly group: readonly Standing[];
}

/**
 * How far an element goes that wheels with others, who keep their places beside it.
 *
 * @returns Null where it is no group that turns
 */
export function wheelWay(wheeling: Wheeling, before: Standings, after: Standings): WheelWay | null {
  const { element, moved, group } = wheeling;
  const wheel = group.length > 1 ? wheelOf(element.base, moved.base) : null;
  if (wheel === null) return null;
  const { tolerance } = before;
  const [from, to] = [cornersOf(element.base), cornersOf(moved.base)];
  const chord = Math.max(distance(from.frontLeft, to.frontLeft), distance(from.frontRight, to.frontRight));
  const isPivot = group
    .flatMap(({ base }) => [cornersOf(base).frontLeft, cornersOf(base).frontRight])
    .some((corner) => distance(corner, wheel.point) <= Math.max(tolerance, NEAR));
  const isClear = isPivot && isClearGround(sweptIn(wheel, outlineOf(element.base)), wheeling, before, after);
  return { chord: rounded(chord - tolerance), arc: isClear ? rounded(wheel.paces + tolerance) : null };
}

/** All that an outline passes over in a wheel, and what lies between. */
function sweptIn({ turn, point }: Wheel, outline: Outline): Outline {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => (turn * step) / STEPS);
  return hullOf(steps.flatMap((degrees) => outline.map((corner) => turnedAbout(corner, point, degrees))));
}

function isClearGround(
  swept: Outline,
  { element, moved, group }: Wheeling,
  before: Standings,
  after: Standings,
): boolean {
  const others = before.elements.filter(({ label }) => group.every((each) => each.label !== label));
  const isClearOf = (other: Standing): boolean => {
    const outline = outlineOf(other.base);
    if (overlapBy(swept, outline) > DEEP) return false;
    const apart = apartBy(swept, outline).paces;
    // Of whom it touches by a stated contact where it ends, it is clear until then.
    const tolerance = Math.min(toleranceBetween(element, other, before), toleranceBetween(moved, other, after));
    // Whom it comes no closer to than it stands to him, it leaves behind.
    return apart >= tolerance - DEEP || apartBy(outlineOf(element.base), outline).paces <= apart + DEEP;
  };
  if (!others.every(isClearOf)) return false;
  const { tolerance } = before;
  return terrainIn(before).every(({ terrain }) => {
    if (terrain.form === 'edge') return true;
    if (terrain.form === 'wall')
      return sectionsOf(terrain.line)
        .map((section) => apartBy(section, swept).paces)
        .every((paces) => paces > 0 && paces >= tolerance);
    const ground = groundOf(terrain);
    return ground === null || partlyOn(swept, ground).margin <= DEEP - tolerance;
  });
}
