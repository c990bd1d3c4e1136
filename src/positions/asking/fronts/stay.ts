import { BASE_WIDTH, distance, outlineOf, sweptBy } from '../../geometry/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { Asking } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { inFrontOf } from './zone.ts';

/** Whether the front of an enemy may reach an element on its way. */
export function isNear(enemy: Standing, { base }: Standing, moved: Standing): boolean {
  const reach = distance(base.at, moved.base.at) + 3 * BASE_WIDTH + 2 * base.depth;
  return distance(enemy.base.at, base.at) <= reach || distance(enemy.base.at, moved.base.at) <= reach;
}

/** Whether an element is in front of an enemy, where it starts, where it ends, and on the straight way between. */
export interface Stay {
  readonly starts: Fact;
  readonly ends: Fact;
  readonly passes: Fact;
}

/** Null where the front of that enemy does not matter to it. */
export function stayBefore(mover: Standing, moved: Standing, enemy: Standing, { before, after }: Asking): Stay | null {
  const where = `in front of ${enemy.label}, within 1 base width`;
  const shape = (fact: string, outline: Parameters<typeof inFrontOf>[1], tolerance: number): Fact =>
    inFrontOf(`${mover.label} ${fact} ${where}`, outline, enemy, tolerance);
  const starts = shape(
    before === after ? 'stands' : 'starts',
    outlineOf(mover.base),
    toleranceBetween(mover, enemy, before),
  );
  const tolerance = toleranceBetween(moved, enemy, after);
  const ends = shape('ends', outlineOf(moved.base), tolerance);
  const passes = shape('passes, on the straight way,', sweptBy(mover.base, moved.base), tolerance);
  const counts = [starts, ends, passes].some(({ answer }) => answer !== 'no');
  return counts ? { starts, ends, passes } : null;
}

/** Whether something is so, as far as the likelier side of a doubt. */
export function isSo({ answer, margin }: Fact): boolean {
  return answer === 'yes' || (answer === 'too close' && (margin ?? 0) >= 0);
}

/** Whether only a hand could tell that it is in front of that enemy at all. */
export function unsure(starts: Fact, ends: Fact): boolean {
  return starts.answer !== 'yes' && ends.answer !== 'yes';
}

/** Whether it keeps further than 1 base width from that enemy's front: where it only passes, it may go round. */
export function furtherThanBase(starts: Fact, ends: Fact): Reading {
  if (starts.answer === 'yes' || ends.answer === 'yes') return known(false);
  if (starts.answer === 'no' && ends.answer === 'no') return untold(false, true);
  return isSo(starts) || isSo(ends) ? measuredAs([false, true]) : measuredAs([true, false]);
}
