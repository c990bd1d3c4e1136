import { along, edgeOf, heading, hullOf, metGoing, outlineOf, ROUNDING, tell } from '../../geometry/index.ts';
import type { Outline } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import type { Fact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { near, within } from './behind.ts';

/** An element on its straight way in an outcome move: back, or whichever way it is pushed. */
export interface Going {
  readonly element: Standing;
  /** In degrees clockwise from north. */
  readonly way: number;
  /** How far it would go, in paces. */
  readonly paces: number;
  /** In whose way something stands, in words. */
  readonly whose: string;
}

/** Someone in the way of an element. */
export interface Met {
  readonly other: Standing;
  /** How far it goes until it meets him, in paces. */
  readonly deep: number;
  readonly fact: Fact;
}

/** Whom an element meets before it has gone its way, the nearest first. */
export function metBehind(going: Going, position: Standings): readonly Met[] {
  const { element, way, paces } = going;
  return near(element, paces, position)
    .flatMap((other): readonly Met[] => {
      const tolerance = toleranceBetween(element, other, position);
      const found = inTheWay(going, other.label, outlineOf(other.base), tolerance);
      return found === null ? [] : [{ other, ...found }];
    })
    .map((met) => ({ ...met, fact: { ...met.fact, witness: { points: pathOf(element, way, paces) } } }))
    .toSorted((one, other) => one.deep - other.deep);
}

/**
 * Whether a shape is in the way of an element, and how far that goes until it meets it.
 *
 * @param name What the shape is called
 */
export function inTheWay(
  { element, way, paces, whose }: Going,
  name: string,
  shape: Outline,
  tolerance: number,
): { readonly deep: number; readonly fact: Fact } | null {
  const met = metGoing(outlineOf(element.base), shape, way);
  if (met === null) return null;
  const told = tell(met.inside, tolerance);
  // Along the side of the way is not in it.
  if (told === 'no' || (told === 'yes' && met.inside <= ROUNDING)) return null;
  const margin = paces - met.far;
  const words = `${name} stands in the way of ${whose}, ${pacesInWords(met.far)} behind it`;
  const behind: Fact = { fact: words, answer: told, margin, witness: { points: shape } };
  const answer = within(margin, behind, tolerance);
  return answer === 'no' ? null : { deep: met.far, fact: { ...behind, answer } };
}

/** The ground that an element passes over on its way. */
export function pathOf({ base }: Standing, way: number, paces: number): Outline {
  const towards = heading(way);
  if (turnedBy(way, base.facing + 180) < EXACTLY) {
    const [right, left] = edgeOf(base, 'rear');
    return [right, left, along(left, towards, paces), along(right, towards, paces)];
  }
  const start = outlineOf(base);
  return hullOf([...start, ...start.map((point) => along(point, towards, paces))]);
}

/** Whether two face the same way. */
export function facesAlike(one: Standing, other: Standing): boolean {
  return turnedBy(one.base.facing, other.base.facing) < EXACTLY;
}

/** By how many degrees two directions differ, from 0 to 180. */
export function turnedBy(one: number, other: number): number {
  return Math.abs(((((other - one) % 360) + 540) % 360) - 180);
}

/** Degrees by which directions may differ that were reckoned in different ways. */
const EXACTLY = 1e-6;
