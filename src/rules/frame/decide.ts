import type { AnyClause } from './clause-code.ts';
import { isNotHeld, type NotHeld } from './not-held.ts';
import { NotHeldError, RuleError } from './rule-errors.ts';
import type { Rule } from './steps.ts';

/** A rule's answer, and the clause that gave it. */
export interface Decision<T> {
  readonly value: T;
  readonly clause: AnyClause;
}

/**
 * Ask the rules of a step that has one answer: the last in printed order that gives one decides, as the
 * particular stands after the general.
 *
 * @throws {NotHeldError} If the deciding rule rests on wording that is not held
 */
export function decide<F, T>(rules: readonly Rule<F>[], ask: (rule: F) => T | undefined | NotHeld): Decision<T> | null {
  for (let index = rules.length - 1; index >= 0; index--) {
    const rule = rules[index];
    if (rule === undefined) continue;
    const value = askRule(rule, ask);
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
export function addUp<F>(rules: readonly Rule<F>[], ask: (rule: F) => number | NotHeld): readonly Decision<number>[] {
  const amounts: Decision<number>[] = [];
  for (const rule of rules) {
    const value = askRule(rule, ask);
    if (isNotHeld(value)) throw new NotHeldError(rule.clause);
    if (value !== 0) amounts.push({ value, clause: rule.clause });
  }
  return amounts;
}

/**
 * Ask every rule of a step whose answers count each by itself.
 *
 * @returns What was answered, in printed order
 * @throws {NotHeldError} If a rule rests on wording that is not held
 */
export function tell<F, T>(
  rules: readonly Rule<F>[],
  ask: (rule: F) => T | undefined | NotHeld,
): readonly Decision<T>[] {
  return rules.flatMap((rule) => {
    const value = askRule(rule, ask);
    if (isNotHeld(value)) throw new NotHeldError(rule.clause);
    return value === undefined ? [] : [{ value, clause: rule.clause }];
  });
}

/** A figure that is not held is no mistake of the code; whatever else it throws is, and is told with its clause. */
export function askRule<F, T>(rule: Rule<F>, ask: (rule: F) => T): T {
  try {
    return ask(rule.apply);
  } catch (error) {
    throw error instanceof NotHeldError ? error : new RuleError(rule.clause, error);
  }
}
