import { decide, type Decision } from '../../frame/decide.ts';
import { NotHeldError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import { namedElement } from '../eligibility/named-element.ts';
import type { Troop } from '../troops/parse-troop.ts';
import type { EnemyInRecoil, MetEnemy } from './steps.ts';

/** A recoil that meets enemy. */
type Meeting = Pick<EnemyInRecoil, 'by' | 'on'> & { readonly self: Troop; readonly enemy: Troop };

/**
 * What becomes of an enemy element that a recoiling element meets, or one that it pushes back.
 *
 * @returns Null where no text that we have says
 */
export function metEnemy(rules: DbmRules, { self, enemy, ...how }: Meeting): Decision<MetEnemy> | null {
  const about = { ...how, self: namedElement(self), enemy: namedElement(enemy) };
  try {
    return decide(rules.steps.enemyMet, (rule) => rule(about));
  } catch (error) {
    if (error instanceof NotHeldError) return null;
    throw error;
  }
}
