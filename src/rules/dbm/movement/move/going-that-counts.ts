import { decide } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { inGoing } from './describe-move.ts';
import type { MoveGoing } from './move-question.ts';
import { plainly, reachOf } from '../reach.ts';
import { trailStep } from '../trail-step.ts';

/** Which going counts for an element that is in more than one. */
export function goingThatCounts(
  rules: DbmRules,
  goings: readonly MoveGoing[],
): { readonly going: MoveGoing; readonly trail: readonly TrailStep[] } {
  const [first = 'good', ...others] = new Set(goings);
  if (others.length === 0) return { going: first, trail: [] };
  const cavalryMove = (going: MoveGoing): number =>
    reachOf(rules, { type: 'Cv', grade: 'O', training: null }, plainly({ going, water: false })).paces ?? 0;
  const counts = decide(rules.steps.goingThatCounts, (rule) => rule({ goings: [first, ...others], cavalryMove }));
  if (counts === null) {
    const all = [first, ...others].map(inGoing).join(' and ');
    throw new UnprovidedError(`no text that we have says which counts for an element that is ${all}`);
  }
  return { going: counts.value, trail: [trailStep('going', counts, `Counts as ${inGoing(counts.value)}`)] };
}
