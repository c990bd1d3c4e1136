import { decide, type Decision } from '../../../frame/decide.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { Troop } from '../../troops/parse-troop.ts';
import { Element } from '../fighter.ts';
import { lineUp } from '../line-up.ts';
import type { CombatQuestion } from '../question.ts';
import { gaveRearSupport } from './friends-lost.ts';

/** A friend somewhere behind an element that fights. */
interface FriendSomewhere {
  readonly troop: Troop;
  /** Whether any part of him is directly behind, nearer than the clauses say. */
  readonly near: boolean;
  /** Which of the ranks behind that element he is, counted from 0; null where he is none of them. */
  readonly rank: number | null;
}

/**
 * Whether a friend behind an element falls with it, if it is destroyed in this combat.
 *
 * @returns The reason, or false, and the clause that says so; null where no clause lets him fall
 * @throws {NotHeldError} If that rests on wording that is not held
 */
export function friendFalls(
  rules: DbmRules,
  question: CombatQuestion,
  side: 'a' | 'b',
  { troop, near, rank }: FriendSomewhere,
): Decision<string | false> | null {
  const { a, b } = lineUp(rules, question);
  const facing = side === 'a' ? { self: a, enemy: b } : { self: b, enemy: a };
  const friend = new Element(troop.type, troop.grade, 'good', null);
  return decide(rules.steps.fallsWith, (rule) =>
    rule({
      ...facing,
      rank: friend,
      near,
      get gaveRearSupport() {
        return rank !== null && gaveRearSupport(rules, facing, rank);
      },
    }),
  );
}
