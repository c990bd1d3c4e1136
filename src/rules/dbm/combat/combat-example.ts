import { engage, resolveThrow, type CombatAnswer } from './engagement.ts';
import type { CombatQuestion } from './question.ts';
import type { Margin, Outcome } from './steps.ts';
import { sum } from '../../frame/combat/contributions.ts';
import type { Contribution, ContributionKind } from './resolving/score.ts';
import { describeCombat } from './describe-combat.ts';
import { parseCombatQuestion, type COMBAT_SIDE_FIELDS } from './fields.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { AskedQuestion } from '../../frame/examples/example.ts';

type SideField = Exclude<keyof typeof COMBAT_SIDE_FIELDS, 'troop' | 'die'>;

/** The circumstances of a side, as an example writes them: the fields of the `combat` query. */
export type Circumstances = Readonly<Partial<Record<SideField, unknown>>>;

/** The opponent: a troop, or a troop with its circumstances. */
type Opponent = string | ({ readonly troop: string } & Circumstances);

/** What a side adds to its die, in parts. */
export interface PartsOfScore {
  readonly factor: number;
  readonly rearSupport: number;
  readonly tactical: number;
}

/** A side's whole score, in parts. */
export interface PartsOfTotal extends PartsOfScore {
  readonly grading: number;
  readonly mitigating: number;
  readonly final: number;
}

/** What a combat comes to, seen from the element that the example names first. */
export interface ResolvedExample {
  readonly self: PartsOfTotal;
  readonly enemy: PartsOfTotal;
  readonly outcome: { readonly self: Outcome; readonly enemy: Outcome };
  /** Whether the outcome leads to the destruction of that side. */
  readonly destroyedAfter: { readonly self: boolean | 'not held'; readonly enemy: boolean | 'not held' };
  /** Of the ranks behind, those that fall with it: `rank 2: destroyed`. */
  readonly behind: { readonly self: readonly string[]; readonly enemy: readonly string[] };
  readonly loser: 'self' | 'enemy' | null;
  readonly margin: Margin;
}

/** Ask what two elements score; with both dice, also how it ends. */
export interface CombatExample {
  (
    self: string,
    about: Circumstances & { readonly against: Opponent; readonly dice: readonly [number, number] },
  ): ResolvedExample;
  (
    self: string,
    about: Circumstances & { readonly against: Opponent },
  ): { readonly self: PartsOfScore; readonly enemy: PartsOfScore };
}

type About = Circumstances & { readonly against: Opponent; readonly dice?: readonly [number, number] };

/**
 * The `combat` of examples: short to write, and it tells what it was asked.
 *
 * @param rules The rules of the edition that the example runs in
 * @param tell Called with every question, before it is answered
 */
export function combatExample(rules: DbmRules, tell: (asked: AskedQuestion) => void): CombatExample {
  const ask = (self: string, about: About): unknown => {
    const question = questionOf(self, about);
    const words = (): string => describeCombat(question);
    tell({ words, trail: [] });
    const engagement = engage(rules, question);
    if (about.dice === undefined) {
      tell({ words, trail: engagement.trail });
      return {
        self: partsOf(engagement.standing.a.contributions),
        enemy: partsOf(engagement.standing.b.contributions),
      };
    }
    const answer = resolveThrow(engagement, ...about.dice);
    tell({ words, trail: answer.trail });
    return seenFromSelf(answer);
  };
  return ask as CombatExample; // one implementation behind both call signatures
}

function questionOf(troop: string, { against, dice, ...circumstances }: About): CombatQuestion {
  const enemy = typeof against === 'string' ? { troop: against } : against;
  const mode =
    circumstances.shooting === true || ('shooting' in enemy && enemy.shooting === true) ? 'shooting' : 'close';
  return parseCombatQuestion({
    mode,
    a: { troop, ...circumstances, die: dice?.[0] },
    b: { ...enemy, die: dice?.[1] },
  });
}

function seenFromSelf(answer: CombatAnswer): ResolvedExample {
  const loser = answer.loser === null ? null : answer.loser === 'a' ? 'self' : 'enemy';
  const total = (side: 'a' | 'b'): PartsOfTotal => ({
    ...partsOf(answer[side].contributions),
    grading: amountOf(answer[side].contributions, 'grading'),
    mitigating: amountOf(answer[side].contributions, 'mitigating'),
    final: answer[side].final,
  });
  const destroyed = (side: 'a' | 'b'): boolean | 'not held' => {
    const consequence = answer.consequences.find((each) => each.side === side && each.of === 'element');
    return consequence?.result === null ? 'not held' : consequence !== undefined;
  };
  const behind = (side: 'a' | 'b'): string[] =>
    answer.consequences
      .filter((each) => each.side === side && each.of !== 'element')
      .map(({ of, result }) => `${of}: ${result ?? 'not held'}`);
  return {
    self: total('a'),
    enemy: total('b'),
    outcome: { self: answer.outcome.a, enemy: answer.outcome.b },
    destroyedAfter: { self: destroyed('a'), enemy: destroyed('b') },
    behind: { self: behind('a'), enemy: behind('b') },
    loser,
    margin: answer.margin,
  };
}

function partsOf(contributions: readonly Contribution[]): PartsOfScore {
  return {
    factor: amountOf(contributions, 'factor'),
    rearSupport: amountOf(contributions, 'rear'),
    tactical: amountOf(contributions, 'tactical'),
  };
}

function amountOf(contributions: readonly Contribution[], kind: ContributionKind): number {
  return sum(contributions.filter((each) => each.kind === kind));
}
