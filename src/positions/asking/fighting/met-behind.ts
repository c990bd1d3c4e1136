import { along, edgeOf, heading } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { behindBy, near, rounded, within } from './behind.ts';

/** Someone in the way of an element that goes straight back. */
interface Met {
  readonly other: Standing;
  /** How far behind it, in paces. */
  readonly deep: number;
  readonly fact: Fact;
}

/**
 * Whom the rear edge of an element, or a rear corner, meets before it has gone straight back so far, the nearest first.
 *
 * @param way In whose way they stand, in words
 */
export function metBehind(element: Standing, paces: number, position: Standings, way: string): readonly Met[] {
  const [right, left] = edgeOf(element.base, 'rear');
  const back = heading(element.base.facing + 180);
  const path = [right, left, along(left, back, paces), along(right, back, paces)];
  return near(element, paces, position)
    .flatMap((other): readonly Met[] => {
      const tolerance = toleranceBetween(element, other, position);
      const [behind, deep] = behindBy(element, other, tolerance);
      if (behind.answer === 'no') return [];
      const margin = paces - deep;
      const words = `${other.label} stands in the way of ${way}, ${String(rounded(deep))} paces behind it`;
      const fact: Fact = { ...behind, fact: words, margin, answer: within(margin, behind, tolerance) };
      return fact.answer === 'no' ? [] : [{ other, deep, fact: { ...fact, witness: { points: path } } }];
    })
    .toSorted((one, two) => one.deep - two.deep);
}

/** Whether two face the same way. */
export function facesAlike(one: Standing, other: Standing): boolean {
  const turned = Math.abs(((((other.base.facing - one.base.facing) % 360) + 540) % 360) - 180);
  return turned < EXACTLY;
}

/** Degrees by which directions may differ that were reckoned in different ways. */
const EXACTLY = 1e-6;
