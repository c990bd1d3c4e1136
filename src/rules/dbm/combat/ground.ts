import { goingThatCounts } from '../movement/move/going-that-counts.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Ground } from './fighter.ts';
import type { CombatSide, Going } from './question.ts';

/**
 * Which going counts for each element of a side: of those that it is in, as for a move. Of a double base each half is
 * an element. To fight on a road is to fight in good going.
 *
 * @param trail Takes the steps that say so
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force says which counts
 */
export function groundOf(rules: DbmRules, side: 'a' | 'b', state: CombatSide, trail: TrailStep[]): Ground {
  const counting = (goings: readonly Going[], whose: string): Going => {
    const [only, another] = goings;
    if (only !== undefined && another === undefined) return only;
    const inCombat = goings.map((each) => (each === 'road' ? 'good' : each));
    const { going, trail: steps } = goingThatCounts(rules, inCombat);
    trail.push(...steps.map((step) => ({ ...step, side, label: `${whose}: ${step.label}` })));
    return going;
  };
  return {
    going: counting(state.going, 'Front'),
    rankGoing: state.rankGoing.map((goings, index) => counting(goings, `Rank ${String(index + 2)}`)),
  };
}
