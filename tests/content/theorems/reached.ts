import {
  COMBAT_STEPS,
  engage,
  fatesOfThrows,
  NotHeldError,
  parseCombatQuestion,
  resolveCombat,
  UnprovidedError,
  type DbmRules,
} from '../../../src/rules/index.ts';
import { countOf, questionAt, type CombatSpace } from '../../../src/theorems/index.ts';

/** A rule of whichever step. */
interface AnyRule {
  readonly clause: { readonly id: string };
  readonly apply: (about: never) => unknown;
}

/** The rules of a combat, by step. */
function combatSteps({ steps }: DbmRules): readonly (readonly [string, readonly AnyRule[]])[] {
  return Object.entries(steps).filter(([step]) => Object.hasOwn(COMBAT_STEPS, step));
}

/** Every clause whose code contributes to a combat. */
export function codedClauses(rules: DbmRules): readonly string[] {
  return [...new Set(combatSteps(rules).flatMap(([, all]) => all.map(({ clause }) => clause.id)))].toSorted();
}

/**
 * The clauses whose code says something in some of the situations of spaces: an amount, an outcome, a reason.
 *
 * @param every How many situations of a space are passed over for each that is asked
 */
export function reachedClauses(rules: DbmRules, spaces: readonly CombatSpace[], every: number): ReadonlySet<string> {
  const reached = new Set<string>();
  const watched = watching(rules, reached);
  for (const space of spaces) {
    const count = countOf(space);
    for (let at = 0, index = 0; index < count; at++, index = at * every) {
      const question = parseCombatQuestion(questionAt(space, index));
      try {
        fatesOfThrows(engage(watched, question));
        // What becomes of the ranks behind is told of a throw by itself.
        if (at % 400 === 0) resolveCombat(watched, question);
      } catch (error) {
        if (!(error instanceof NotHeldError || error instanceof UnprovidedError)) throw error;
      }
    }
  }
  return reached;
}

/** The same rules, that note whose code said something. */
function watching(rules: DbmRules, reached: Set<string>): DbmRules {
  const steps = combatSteps(rules).map(([step, all]) => [
    step,
    all.map(({ clause, apply }) => ({
      clause,
      apply: (about: never) => {
        const said = apply(about);
        // That a friend is spared is an answer; that a rank is not barred is none.
        if (said !== undefined && said !== 0 && (said !== false || step === 'fallsWith')) reached.add(clause.id);
        return said;
      },
    })),
  ]);
  return { ...rules, steps: { ...rules.steps, ...(Object.fromEntries(steps) as Partial<DbmRules['steps']>) } };
}
