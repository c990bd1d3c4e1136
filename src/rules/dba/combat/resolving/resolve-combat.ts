import type { RuleSet } from '../../../frame/rule-set.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import type { DbaSteps } from '../../steps.ts';
import type { DbaConsequence } from './consequences.ts';
import { engage, resolveThrow, trailOf, type DbaCombatAnswer, type DbaEngagement } from '../engagement.ts';
import type { DbaCombatQuestion } from '../question.ts';
import { DBA_OUTCOMES, type DbaOutcome } from '../steps.ts';

/** The answer where no dice are given: the chances over the 36 throws. */
export interface DbaCombatOdds {
  readonly edition: string;
  readonly odds: { readonly a: DbaOdds; readonly b: DbaOdds };
  /** What becomes of each element in the end: the odds, with what outcomes lead to at once. */
  readonly fateOdds: { readonly a: DbaFateOdds; readonly b: DbaFateOdds };
  readonly consequences: readonly (DbaConsequence & { readonly chance: number })[];
  readonly trail: readonly TrailStep[];
}

type DbaOdds = Readonly<Record<DbaOutcome, number>>;

/** `notHeld` where wording that is not held decides. */
type DbaFateOdds = DbaOdds & { readonly notHeld: number };

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.length ** 2;

/**
 * Resolve a combat of DBA: its outcome, or the odds where no dice are given.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause provides for the result
 */
export function resolveDbaCombat(
  rules: RuleSet<DbaSteps>,
  question: DbaCombatQuestion,
): DbaCombatAnswer | DbaCombatOdds {
  const engagement = engage(rules, question);
  const { a, b } = question;
  if (a.die !== null && b.die !== null) return resolveThrow(engagement, a.die, b.die);
  return oddsOf(engagement);
}

function oddsOf(engagement: DbaEngagement): DbaCombatOdds {
  const answers = FACES.flatMap((dieA) => FACES.map((dieB) => resolveThrow(engagement, dieA, dieB)));
  const chance = (happens: (answer: DbaCombatAnswer) => boolean): number => answers.filter(happens).length / THROWS;
  const chances = (side: 'a' | 'b', what: 'outcome' | 'fate'): DbaOdds =>
    Object.fromEntries(
      DBA_OUTCOMES.map((outcome) => [outcome, chance((answer) => answer[what][side] === outcome)]),
    ) as DbaOdds; // every outcome
  const fates = (side: 'a' | 'b'): DbaFateOdds => ({
    ...chances(side, 'fate'),
    notHeld: chance(({ fate }) => fate[side] === null),
  });
  const kinds = Map.groupBy(
    answers.flatMap(({ consequences }) => consequences),
    ({ side, clause, label }) => `${side} ${clause} ${label}`,
  );
  const consequences = [...kinds.values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, chance: alike.length / THROWS })),
  );
  return {
    edition: engagement.rules.edition,
    odds: { a: chances('a', 'outcome'), b: chances('b', 'outcome') },
    fateOdds: { a: fates('a'), b: fates('b') },
    consequences,
    trail: trailOf(engagement),
  };
}
