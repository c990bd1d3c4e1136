import { notHeld, type CombatScope } from './combat/scope.ts';
import type { ClauseCode, Figures } from './clause-code.ts';

/** The steps that a clause can contribute to. */
type Step = Exclude<keyof CombatScope, 'figure' | 'notHeld'>;

/** The function that a snippet gave to a step. */
type RuleOf<S extends Step> = Parameters<CombatScope[S]>[0];

/** A rule, and the clause that it is the code of. */
export interface Rule<S extends Step> {
  readonly clause: ClauseCode;
  readonly apply: RuleOf<S>;
}

/** Every rule of one edition, by step, in printed order. */
export interface RuleSet {
  readonly edition: string;
  readonly clauses: ReadonlyMap<string, ClauseCode>;
  readonly steps: { readonly [S in Step]: readonly Rule<S>[] };
}

/** Thrown where an answer rests on a clause whose wording we do not hold. */
export class NotHeldError extends Error {
  readonly clause: ClauseCode;

  constructor(clause: ClauseCode) {
    super(`the wording of ${clause.id} is not held`);
    this.clause = clause;
  }
}

/** Thrown where the code of a clause throws: says which clause's. */
export class RuleError extends Error {
  readonly clause: ClauseCode;
  /** What it threw, in words. */
  readonly reason: string;

  constructor(clause: ClauseCode, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the rule of ${clause.id} threw: ${reason}`, { cause });
    this.clause = clause;
    this.reason = reason;
  }
}

/**
 * Gather the rules of an edition from the code under its clauses.
 *
 * @param edition The edition's name, such as that of the newest
 * @param clauses Its clauses in printed order, clarifications last
 */
export function createRuleSet(edition: string, clauses: readonly ClauseCode[]): RuleSet {
  const steps: { [S in Step]: Rule<S>[] } = {
    regrade: [],
    treatAs: [],
    combatFactor: [],
    supportBarred: [],
    mixedGrade: [],
    rearSupport: [],
    tacticalFactor: [],
    gradingFactor: [],
    mitigatingFactor: [],
    margin: [],
    outcomeIfEqual: [],
    outcomeIfLess: [],
    outcomeIfHalfOrLess: [],
    consequence: [],
  };
  for (const clause of clauses) clause.define?.(scopeOf(clause, steps));
  return { edition, clauses: new Map(clauses.map((clause) => [clause.id, clause])), steps };
}

function scopeOf(clause: ClauseCode, steps: { [S in Step]: Rule<S>[] }): CombatScope {
  const add =
    <S extends Step>(step: S) =>
    (apply: RuleOf<S>): void => {
      (steps[step] as Rule<S>[]).push({ clause, apply });
    };
  return {
    notHeld,
    figure: (row, column) => readFigure(clause, clause.figures, row, column),
    regrade: add('regrade'),
    treatAs: add('treatAs'),
    combatFactor: add('combatFactor'),
    supportBarred: add('supportBarred'),
    mixedGrade: add('mixedGrade'),
    rearSupport: add('rearSupport'),
    tacticalFactor: add('tacticalFactor'),
    gradingFactor: add('gradingFactor'),
    mitigatingFactor: add('mitigatingFactor'),
    margin: add('margin'),
    outcomeIfEqual: add('outcomeIfEqual'),
    outcomeIfLess: add('outcomeIfLess'),
    outcomeIfHalfOrLess: add('outcomeIfHalfOrLess'),
    consequence: add('consequence'),
  };
}

function readFigure(clause: ClauseCode, figures: Figures | null, row: string, column: string): number {
  const figure = figures?.[row]?.[column.toLowerCase()];
  if (figure === 'not held') throw new NotHeldError(clause);
  if (typeof figure === 'number') return figure;
  const found = figure === undefined ? 'no such cell' : 'a dash';
  throw new Error(
    `${clause.id}: expected a figure in row ${JSON.stringify(row)}, column ${JSON.stringify(column)}, found ${found}`,
  );
}
