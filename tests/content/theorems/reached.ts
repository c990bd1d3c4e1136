import {
  COMBAT_STEPS,
  COST_STEPS,
  DBM_QUERIES,
  engage,
  fatesOfThrows,
  LOSS_STEPS,
  MOVEMENT_STEPS,
  NotHeldError,
  parseCombatQuestion,
  PIP_STEPS,
  QuestionError,
  resolveCombat,
  UnprovidedError,
  type DbmRules,
} from '../../../src/rules/index.ts';
import { countOf, questionAt, type Space } from '../../../src/theorems/index.ts';

/** A rule of whichever step. */
interface AnyRule {
  readonly clause: { readonly id: string };
  readonly apply: (about: never) => unknown;
}

/** Spaces with fewer situations are asked in full. */
const SMALL = 10_000;

/** Steps of other queries than those that spaces ask: of ranges, and of what both sides score in the end. */
const OF_OTHERS = [
  ...['shootingRange', 'typeCanShoot', 'withinRange'],
  ...['armyVictoryPoints', 'commandVictoryPoints', 'ownerScoresCommand', 'victoryPointTransfer'],
];

/** The steps of what spaces ask. */
export const STEPS_ASKED = {
  combat: Object.keys(COMBAT_STEPS),
  others: [COST_STEPS, LOSS_STEPS, MOVEMENT_STEPS, PIP_STEPS]
    .flatMap((steps) => Object.keys(steps))
    .filter((step) => !OF_OTHERS.includes(step)),
} as const;

function rulesOf({ steps }: DbmRules, names: readonly string[]): readonly (readonly [string, readonly AnyRule[]])[] {
  return Object.entries(steps).filter(([step]) => names.includes(step));
}

/** Every clause whose code contributes to some steps. */
export function codedClauses(rules: DbmRules, steps: readonly string[]): readonly string[] {
  return [...new Set(rulesOf(rules, steps).flatMap(([, all]) => all.map(({ clause }) => clause.id)))].toSorted();
}

/**
 * The clauses whose code says something in some of the situations of spaces: an amount, an outcome, a reason.
 *
 * @param every How many situations of a great space are passed over for each that is asked; of small ones, none
 */
export function reachedClauses(
  rules: DbmRules,
  steps: readonly string[],
  spaces: readonly Space[],
  every: number,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const watched = watching(rules, steps, reached);
  for (const space of spaces) {
    const count = countOf(space);
    const step = count < SMALL ? 1 : every;
    for (let at = 0, index = 0; index < count; at++, index = at * step) {
      try {
        if (space.query !== 'combat') {
          DBM_QUERIES[space.query].pose(questionAt(space, index)).answer(watched);
          continue;
        }
        const question = parseCombatQuestion(questionAt(space, index));
        fatesOfThrows(engage(watched, question));
        // What becomes of the ranks behind is told of a throw by itself.
        if (at % 61 === 0) resolveCombat(watched, question);
      } catch (error) {
        const refused =
          error instanceof NotHeldError || error instanceof UnprovidedError || error instanceof QuestionError;
        if (!refused) throw error;
      }
    }
  }
  return reached;
}

/** The same rules, that note whose code said something. */
function watching(rules: DbmRules, names: readonly string[], reached: Set<string>): DbmRules {
  const steps = rulesOf(rules, names).map(([step, all]) => [
    step,
    all.map(({ clause, apply }) => ({
      clause,
      apply: (about: never) => {
        const said = apply(about);
        // That a friend is spared, or an enemy not counted, is an answer; that a rank is not barred is none.
        const told = said !== false || step === 'fallsWith' || step === 'nearEnemyCounts';
        if (said !== undefined && said !== 0 && told) reached.add(clause.id);
        return said;
      },
    })),
  ]);
  return { ...rules, steps: { ...rules.steps, ...(Object.fromEntries(steps) as Partial<DbmRules['steps']>) } };
}
