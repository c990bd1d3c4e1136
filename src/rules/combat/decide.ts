import type { ClauseCode } from '../clause-code.ts';
import { NotHeldError, RuleError, type Rule, type RuleSet } from '../rule-set.ts';
import { notHeld, type NotHeld } from './scope.ts';

type Steps = RuleSet['steps'];

/** A rule's answer, and the clause that gave it. */
export interface Decision<T> {
  readonly value: T;
  readonly clause: ClauseCode;
}

/**
 * Ask the rules of a step that has one answer: the last in printed order that gives one decides, as the
 * particular stands after the general.
 *
 * @throws {NotHeldError} If the deciding rule rests on wording that is not held
 */
export function decide<S extends keyof Steps, T>(
  rules: readonly Rule<S>[],
  ask: (rule: Rule<S>['apply']) => T | undefined | NotHeld,
): Decision<T> | null {
  for (let index = rules.length - 1; index >= 0; index--) {
    const rule = rules[index];
    if (rule === undefined) continue;
    const value = answerOf(rule, ask);
    if (isNotHeld(value)) throw new NotHeldError(rule.clause);
    if (value !== undefined) return { value, clause: rule.clause };
  }
  return null;
}

/**
 * Ask every rule of a step whose amounts add up.
 *
 * @returns The amounts other than 0, in printed order
 * @throws {NotHeldError} If a rule rests on wording that is not held
 */
export function addUp<S extends keyof Steps>(
  rules: readonly Rule<S>[],
  ask: (rule: Rule<S>['apply']) => number | NotHeld,
): readonly Decision<number>[] {
  const amounts: Decision<number>[] = [];
  for (const rule of rules) {
    const value = answerOf(rule, ask);
    if (isNotHeld(value)) throw new NotHeldError(rule.clause);
    if (value !== 0) amounts.push({ value, clause: rule.clause });
  }
  return amounts;
}

/** A figure that is not held is no mistake of the code; whatever else it throws is, and is told with its clause. */
function answerOf<S extends keyof Steps, T>(rule: Rule<S>, ask: (rule: Rule<S>['apply']) => T): T {
  try {
    return ask(rule.apply);
  } catch (error) {
    throw error instanceof NotHeldError ? error : new RuleError(rule.clause, error);
  }
}

function isNotHeld(value: unknown): value is NotHeld {
  return value === notHeld;
}
