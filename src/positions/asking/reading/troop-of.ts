import { QuestionError, TROOP_TYPES, type Troop } from '../../../rules/index.ts';
import type { Standing } from '../../placing/index.ts';

/**
 * The troop of an element where the question cannot do without.
 *
 * @throws {QuestionError} If it is not told
 */
export function troopOf({ label, troop }: Standing): Troop {
  if (troop !== null) return troop;
  throw new QuestionError('position', `${label}: expected its troop, such as "Reg Bd (O)", found nothing`);
}

/** Whether an element is naval; one whose troop is not told is taken to be none. */
export function isNaval({ troop }: Pick<Standing, 'troop'>): boolean {
  return troop !== null && TROOP_TYPES[troop.type].arm === 'naval';
}
