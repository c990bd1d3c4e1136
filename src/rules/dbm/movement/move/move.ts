import { decide } from '../../../frame/decide.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { goingThatCounts } from './going-that-counts.ts';
import type { MoveQuestion } from './move-question.ts';
import { afterWheel, reachOf } from '../reach.ts';
import { trailStep } from '../trail-step.ts';

/** How far an element may move. */
export interface MoveAnswer {
  readonly edition: string;
  /** 0 if it cannot move at all; null where the table of moves has a dash. */
  readonly maxPaces: number | null;
  /** Why that is 0 or null. */
  readonly why?: string;
  /** What the path is measured as, where one was told. */
  readonly measuredPaces?: number;
  /** Whether its move is enough for that. */
  readonly inReach?: boolean;
  readonly trail: readonly TrailStep[];
}

/**
 * Tell how far an element may move on land, where nothing else of its move is told.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function plainMoveOf(rules: DbmRules, { troop, goings }: Pick<MoveQuestion, 'troop' | 'goings'>): MoveAnswer {
  const untold = { mobile: null, movesInto: null, wheeledBefore: null, path: null };
  return moveOf(rules, { troop, goings, water: false, startsIn: [], ...untold });
}

/**
 * Tell how far an element may move.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function moveOf(rules: DbmRules, question: MoveQuestion): MoveAnswer {
  const { troop, goings, wheeledBefore, path } = question;
  const counting = goingThatCounts(rules, goings);
  const circumstances = { ...question, going: counting.going };
  const full = reachOf(rules, troop, circumstances);
  const { paces, why, trail } = wheeledBefore === null ? full : afterWheel(rules, full, wheeledBefore, circumstances);
  const measured = path === null ? null : decide(rules.steps.measuredPaces, (rule) => rule({ path }));
  if (path !== null && measured === null) throw new UnprovidedError('no text that we have says how to measure it');
  return {
    edition: rules.edition,
    maxPaces: paces,
    ...(why === null ? {} : { why }),
    ...(measured === null ? {} : { measuredPaces: measured.value }),
    ...(measured === null || paces === null ? {} : { inReach: measured.value <= paces }),
    trail: [
      ...counting.trail,
      ...trail,
      ...(measured === null ? [] : [trailStep('measured', measured, `Measured as ${String(measured.value)} paces`)]),
    ],
  };
}
