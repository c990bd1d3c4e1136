import { decide } from '../../../frame/decide.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import type { AskedEnemy } from './march-question.ts';
import { capital, trailStep } from '../trail-step.ts';
import { Troops } from '../troops.ts';

/** Those of the known enemy that count for a march closer than normal; of whom no distance is told, do. */
export function enemyThatCount(
  rules: DbmRules,
  known: readonly AskedEnemy[],
): { readonly enemy: readonly AskedEnemy[]; readonly trail: readonly TrailStep[] } {
  const trail: TrailStep[] = [];
  const enemy = known.filter(({ troop, distance }) => {
    const counts = distance === null ? null : decide(rules.steps.nearEnemyCounts, (rule) => rule({ distance }));
    if (counts === null || counts.value) return true;
    const { words } = new Troops(troop);
    trail.push(trailStep('enemy', counts, `${capital(words)} at ${String(distance)} paces do not count`));
    return false;
  });
  return { enemy, trail };
}
