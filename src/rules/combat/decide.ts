import type { ClauseCode } from '../clause-code.ts';
import { NotHeldError, type Rule, type RuleSet } from '../rule-set.ts';
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
    const value = ask(rule.apply);
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
  for (const { clause, apply } of rules) {
    const value = ask(apply);
    if (isNotHeld(value)) throw new NotHeldError(clause);
    if (value !== 0) amounts.push({ value, clause });
  }
  return amounts;
}

function isNotHeld(value: unknown): value is NotHeld {
  return value === notHeld;
}
