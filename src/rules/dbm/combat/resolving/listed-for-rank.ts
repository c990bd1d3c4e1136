import { NO_RANK } from '../fighter.ts';
import { mitigationOf, type Contribution } from './score.ts';
import type { Facing, Outcome } from '../steps.ts';
import { addUp, decide, type Decision } from '../../../frame/decide.ts';
import { NotHeldError } from '../../../frame/rule-errors.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';

/** What a rank gives: an amount in some score, or another outcome. */
export interface Listed extends TrailStep {
  readonly step: 'rear' | 'mitigating' | 'outcome';
}

/** All that a rank gives. */
export interface ListedForRank {
  readonly listed: readonly Listed[];
  /** What left open whether it gives another outcome. */
  readonly unheld: NotHeldError | null;
}

/** What counts with certain ranks in their places. */
interface Counting {
  readonly amounts: readonly Listed[];
  /** For each margin; null where no clause decides, an error where wording that is not held would. */
  readonly outcomes: readonly (Decision<Outcome> | NotHeldError | null)[];
}

/**
 * What a rank adds to what the front element has: found by taking it away, with no rank behind it, and if that changes
 * nothing, with all of them, as some factors ask for several ranks.
 *
 * @param facing The supported, drawn up, and its enemy
 * @param index The place of the rank among those behind
 * @throws {NotHeldError} If an amount rests on wording that is not held
 */
export function listedForRank(rules: DbmRules, facing: Facing, index: number): ListedForRank {
  const all = facing.self.supporters;
  const keeping = (keeps: (place: number) => boolean): Counting => {
    facing.self.supporters = all.map((rank, place) => (keeps(place) ? rank : NO_RANK));
    return countingOf(rules, facing);
  };
  try {
    const own = difference(
      keeping((place) => place <= index),
      keeping((place) => place < index),
    );
    const joint = (): ListedForRank =>
      difference(
        keeping(() => true),
        keeping((place) => place !== index),
      );
    return own.listed.length > 0 || index === all.length - 1 ? own : joint();
  } finally {
    facing.self.supporters = all;
  }
}

function countingOf(rules: DbmRules, facing: Facing): Counting {
  const { rearSupport, outcomeIfEqual, outcomeIfLess, outcomeIfHalfOrLess } = rules.steps;
  const reversed = { self: facing.enemy, enemy: facing.self };
  const amounts = [
    ...addUp(rearSupport, (rule) => rule(facing)).map(({ value, clause }) =>
      listed('rear', value, clause.id, clause.title),
    ),
    ...addUp(rearSupport, (rule) => rule(reversed)).map(({ value, clause }) =>
      listed('rear', value, clause.id, `${clause.title}: the enemy`),
    ),
    ...mitigationOf(rules, reversed).map(asMitigating),
  ];
  const outcomes = [outcomeIfEqual, outcomeIfLess, outcomeIfHalfOrLess].map((step) => {
    try {
      return decide(step, (rule) => rule(facing));
    } catch (error) {
      if (error instanceof NotHeldError) return error;
      throw error;
    }
  });
  return { amounts, outcomes };
}

function listed(step: Listed['step'], amount: number, clause: string, label: string): Listed {
  return { step, amount, clause, label };
}

function asMitigating({ amount, clause, label }: Contribution): Listed {
  return listed('mitigating', amount, clause, `${label}: the enemy`);
}

function difference(present: Counting, absent: Counting): ListedForRank {
  const amounts = present.amounts.flatMap((each) => {
    const before = absent.amounts.find(({ clause, label }) => clause === each.clause && label === each.label);
    const amount = (each.amount ?? 0) - (before?.amount ?? 0);
    return amount === 0 ? [] : [{ ...each, amount }];
  });
  const unheld: NotHeldError[] = [];
  const outcomes = present.outcomes.flatMap((outcome, index): Listed[] => {
    const before = absent.outcomes[index] ?? null;
    for (const each of [outcome, before]) if (each instanceof NotHeldError) unheld.push(each);
    if (outcome === null || before === null || outcome instanceof NotHeldError || before instanceof NotHeldError)
      return [];
    const label = `${outcome.clause.title}: ${outcome.value} instead of ${before.value}`;
    return outcome.value === before.value ? [] : [{ step: 'outcome', clause: outcome.clause.id, label }];
  });
  return { listed: [...amounts, ...outcomes], unheld: unheld[0] ?? null };
}
