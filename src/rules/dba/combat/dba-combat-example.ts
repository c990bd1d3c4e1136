import { describeDbaCombat } from './describe-combat.ts';
import type { DBA_SIDE_FIELDS } from './fields.ts';
import { DBA_COMBAT_FIELDS, dbaCombatQuestion } from './fields.ts';
import type { DbaCombatQuestion } from './question.ts';
import { engage, resolveThrow, trailOf, type DbaCombatAnswer } from './engagement.ts';
import { sum } from '../../frame/combat/contributions.ts';
import type { DbaContribution } from './resolving/score.ts';
import type { DbaMargin, DbaOutcome } from './steps.ts';
import type { DbaSteps } from '../steps.ts';
import { readFields } from '../../frame/questions/field.ts';
import type { RuleSet } from '../../frame/rule-set.ts';
import type { AskedQuestion } from '../../frame/examples/example.ts';

type SideField = Exclude<keyof typeof DBA_SIDE_FIELDS, 'troop' | 'die'>;

/** The circumstances of a side, as an example writes them: the fields of the `combat` query of DBA. */
type DbaCircumstances = Readonly<Partial<Record<SideField, unknown>>>;

/** What a side adds to its die, in parts. */
interface DbaParts {
  readonly factor: number;
  readonly rearSupport: number;
  readonly tactical: number;
}

/** What a combat comes to, seen from the element that the example names first. */
interface DbaResolvedExample {
  readonly self: DbaParts & { readonly final: number };
  readonly enemy: DbaParts & { readonly final: number };
  readonly outcome: { readonly self: DbaOutcome; readonly enemy: DbaOutcome };
  /** What follows for whom of a side: `rear support: destroyed`. */
  readonly after: { readonly self: readonly string[]; readonly enemy: readonly string[] };
  readonly loser: 'self' | 'enemy' | null;
  readonly margin: DbaMargin;
}

type Opponent = string | ({ readonly troop: string } & DbaCircumstances);

/** Ask what two elements of DBA score; with both dice, also how it ends. */
export interface DbaCombatExample {
  (
    self: string,
    about: DbaCircumstances & { readonly against: Opponent; readonly dice: readonly [number, number] },
  ): DbaResolvedExample;
  (
    self: string,
    about: DbaCircumstances & { readonly against: Opponent },
  ): { readonly self: DbaParts; readonly enemy: DbaParts };
}

type About = DbaCircumstances & { readonly against: Opponent; readonly dice?: readonly [number, number] };

/**
 * The `combat` of examples of DBA: short to write, and it tells what it was asked.
 *
 * @param tell Called with every question, before it is answered
 */
export function dbaCombatExample(rules: RuleSet<DbaSteps>, tell: (asked: AskedQuestion) => void): DbaCombatExample {
  const ask = (self: string, about: About): unknown => {
    const question = questionOf(self, about);
    const words = (): string => describeDbaCombat(question);
    tell({ words, trail: [] });
    const engagement = engage(rules, question);
    if (about.dice === undefined) {
      tell({ words, trail: trailOf(engagement) });
      const { a, b } = engagement.standing;
      return { self: partsOf(a.contributions), enemy: partsOf(b.contributions) };
    }
    const answer = resolveThrow(engagement, ...about.dice);
    tell({ words, trail: answer.trail });
    return seenFromSelf(answer);
  };
  return ask as DbaCombatExample; // one implementation behind both call signatures
}

function questionOf(troop: string, { against, dice, ...circumstances }: About): DbaCombatQuestion {
  const enemy = typeof against === 'string' ? { troop: against } : against;
  const sides = { a: { troop, ...circumstances, die: dice?.[0] }, b: { ...enemy, die: dice?.[1] } };
  return dbaCombatQuestion(readFields(DBA_COMBAT_FIELDS, sides, ''));
}

function seenFromSelf(answer: DbaCombatAnswer): DbaResolvedExample {
  const { a, b, loser, margin, outcome, consequences } = answer;
  const after = (side: 'a' | 'b'): string[] =>
    consequences.filter((each) => each.side === side).map(({ of, result }) => `${of}: ${result ?? 'not held'}`);
  return {
    self: { ...partsOf(a.contributions), final: a.final },
    enemy: { ...partsOf(b.contributions), final: b.final },
    outcome: { self: outcome.a, enemy: outcome.b },
    after: { self: after('a'), enemy: after('b') },
    loser: loser === null ? null : loser === 'a' ? 'self' : 'enemy',
    margin,
  };
}

function partsOf(contributions: readonly DbaContribution[]): DbaParts {
  const amountOf = (kind: DbaContribution['kind']): number => sum(contributions.filter((each) => each.kind === kind));
  return { factor: amountOf('factor'), rearSupport: amountOf('rear'), tactical: amountOf('tactical') };
}
