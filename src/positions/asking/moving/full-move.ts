import { NotHeldError, plainMoveOf, UnprovidedError, type DbmRules } from '../../../rules/index.ts';
import type { Standing } from '../../placing/index.ts';

/** How far an element may go in one tactical move in good going, in paces; null where our sources do not tell. */
export function fullMove(rules: DbmRules, { troop }: Standing): number | null {
  if (troop === null) return null;
  try {
    return plainMoveOf(rules, { troop, goings: ['good'] }).maxPaces;
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return null;
    throw error;
  }
}
