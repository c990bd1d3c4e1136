import {
  AFTERMATH_QUERIES,
  answerOf,
  friendFalls,
  NotHeldError,
  parseCombatQuestion,
  type DbmRules,
} from '../../../rules/index.ts';
import { BASE_WIDTH } from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import type { Fact } from '../reading/fact.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import type { Decided } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { behindBy, near, within } from '../recoiling/behind.ts';
import type { Side } from './side-of.ts';

/** The friends directly behind an element, and whether they fall with it. */
export function fallenBehind(
  rules: DbmRules,
  { front, ranks }: Side,
  name: 'a' | 'b',
  question: Decided,
  position: Standings,
): readonly Aftermath[] {
  const told = answerOf(AFTERMATH_QUERIES['lost-behind'].pose({ depth: front.base.depth }), rules);
  const clause = 'destroyed-elements.friends-behind';
  const friends = near(front, BASE_WIDTH, position).filter(({ side }) => side === front.side);
  return friends.flatMap((friend): readonly Aftermath[] => {
    const tolerance = toleranceBetween(front, friend, position);
    const [behind, deep] = behindBy(front, friend, tolerance);
    const rank = ranks.findIndex(({ label }) => label === friend.label);
    if (behind.answer === 'no') return [];
    const words = `part of ${friend.label} is directly behind ${front.label}, ${pacesInWords(deep)} from its rear edge`;
    if (!('paces' in told))
      return [
        { ...under(front, friend), fact: { ...behind, fact: words }, verdict: 'not held', clause, why: told.why },
      ];
    const margin = told.paces - deep;
    const nearer = within(margin, behind, tolerance);
    const fact: Fact = {
      fact: `${words}: nearer than ${String(rounded(told.paces))}`,
      answer: nearer,
      margin,
      witness: behind.witness,
    };
    const falls = (isNear: boolean) => fallsWith(rules, question, name, friend, isNear, rank);
    const [yes, no] = [falls(true), falls(false)];
    const decided =
      nearer === 'yes'
        ? yes
        : nearer === 'no' || yes.verdict === no.verdict
          ? no
          : { ...yes, verdict: 'too close' as const };
    return [{ ...under(front, friend), fact, ...decided, mayBeSpared: !isShownToFall(front, friend) }];
  });
}

/**
 * Whether the figures 11b and 12 show such a friend fall: there ranks of the same troops do. Of others an exception may speak
 * that is in print only, as the clause destroyed-elements.other-friends-spared has it.
 */
function isShownToFall(front: Standing, friend: Standing): boolean {
  return front.troop !== null && front.troop.type === friend.troop?.type;
}

function fallsWith(
  rules: DbmRules,
  question: Decided,
  side: 'a' | 'b',
  { label, troop }: Standing,
  isNear: boolean,
  rank: number,
): { readonly verdict: Verdict; readonly clause: string; readonly why: string } {
  const clause = 'destroyed-elements.friends-behind';
  if (troop === null) return { verdict: 'not told', clause, why: `it turns on the troop of ${label}` };
  try {
    const friend = { troop, near: isNear, rank: rank < 0 ? null : rank };
    const decision = friendFalls(rules, parseCombatQuestion(question), side, friend);
    if (decision === null) return { verdict: 'no', clause, why: 'it is not nearer than that' };
    const { value, clause: by } = decision;
    return value === false
      ? { verdict: 'no', clause: by.id, why: by.title }
      : { verdict: 'yes', clause: by.id, why: value };
  } catch (error) {
    if (!(error instanceof NotHeldError)) throw error;
    return { verdict: 'not held', clause: error.clause.id, why: error.clause.title };
  }
}

const under = ({ label }: Standing, friend: Standing) => ({
  of: label,
  if: 'destroyed' as const,
  whose: friend.label,
  ends: null,
});
