import {
  along,
  apartBy,
  between,
  dot,
  heading,
  outlineOf,
  ROUNDING,
  tell,
  type Base,
  type Outline,
  type Point,
  type Told,
} from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { facesAs, wayOf } from '../fronts/way.ts';
import { toleranceBetween } from '../reading/touches.ts';

/** The way of one who moves, as far as where it starts and ends shows it. */
export interface OwnWay {
  readonly start: Standing;
  readonly end: Standing;
  /** Where it passes, if it does not turn: all that lies between, ahead and to the side; null where it turns. */
  readonly region: Outline | null;
  /** Whether it goes straight ahead, or back. */
  readonly straight: Told;
}

/** Whether a way leads clear of something: `unmeasured` where it shows only one of the ways there. */
export interface Clear {
  readonly answer: Told | 'unmeasured';
  /** In paces; null where nothing was measured. */
  readonly margin: number | null;
  readonly points: readonly Point[];
}

export function ownWay(start: Standing, end: Standing, tolerance: number): OwnWay {
  const straight = wayOf(start.base, end.base, tolerance).forward.answer;
  return { start, end, straight, region: facesAs(start.base, end.base) ? regionOf(start.base, end.base) : null };
}

/** The least rectangle, as a base faces, around where it starts and where it ends. */
function regionOf(start: Base, end: Base): Outline {
  const [right, ahead] = [heading(start.facing + 90), heading(start.facing)];
  const corners = [...outlineOf(start), ...outlineOf(end)].map((point) => between(start.at, point));
  const across = corners.map((each) => dot(each, right));
  const far = corners.map((each) => dot(each, ahead));
  const point = (x: number, y: number): Point => along(along(start.at, right, x), ahead, y);
  const [left, most, near, furthest] = [
    Math.min(...across),
    Math.max(...across),
    Math.min(...far),
    Math.max(...far),
  ] as const;
  return [point(left, furthest), point(most, furthest), point(most, near), point(left, near)];
}

/** Whether the first can make all of its way before the other leaves, and the other all of its own then. */
export function goesFirst(first: OwnWay, second: OwnWay, position: Standings): Clear {
  return worst([
    clearOf(first, second.start, [first.start], position),
    clearOf(second, first.end, [second.end], position),
  ]);
}

/**
 * Whether a way leads clear of one who stands.
 *
 * @param together Where the one who moves is known to stand beside him, and not on him
 */
export function clearOf(
  { start, end, region, straight }: OwnWay,
  other: Standing,
  together: readonly Standing[],
  position: Standings,
): Clear {
  if (region === null) return { answer: 'unmeasured', margin: null, points: [] };
  const outline = outlineOf(other.base);
  const { paces, points } = apartBy(region, outline);
  const tolerance = Math.min(toleranceBetween(start, other, position), toleranceBetween(end, other, position));
  const told = tell(paces, tolerance);
  // Who comes no closer on the way than he stands to him is not on him there.
  const asTheyStand =
    told !== 'yes' &&
    paces > -Math.max(tolerance, ROUNDING) &&
    together.some(({ base }) => apartBy(outlineOf(base), outline).paces <= paces + ROUNDING);
  const answer = asTheyStand ? 'yes' : told;
  return { answer: answer === 'yes' || straight === 'yes' ? answer : 'unmeasured', margin: paces, points };
}

const WORST: readonly Clear['answer'][] = ['no', 'unmeasured', 'too close', 'yes'];

/** What is so of all: the one that speaks most against it, of alike ones the closest. */
export function worst(all: readonly Clear[]): Clear {
  return all.reduce((one, other) => {
    const by = WORST.indexOf(one.answer) - WORST.indexOf(other.answer);
    return by < 0 || (by === 0 && (one.margin ?? 0) <= (other.margin ?? 0)) ? one : other;
  }, FREE);
}

const FREE: Clear = { answer: 'yes', margin: Infinity, points: [] };
