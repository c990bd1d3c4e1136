import { answerOf, formatTroop, PASS_THROUGH_QUERY, type DbmRules } from '../../../rules/index.ts';
import type { Standing } from '../../placing/index.ts';
import type { Deadly } from '../reading/aftermath.ts';
import { printedPage } from '../reading/printed-page.ts';
import type { Told } from '../../geometry/index.ts';
import type { WhatIsMet } from './what-is-met.ts';

/** Whom one may pass through is on a page of which no sheet quotes the whole. */
const PASSING = 'moving-through-friends-or-gaps.who-passes-through';

/** That something is so of an element that destroys it, as far as what was measured is sure. */
export function surely(answer: Told, unless: string | null = null): Deadly {
  if (answer === 'too close') return { verdict: 'too close', unless: null };
  return { verdict: unless === null ? 'yes' : 'not told', unless };
}

/** That it hangs on what is not told, or not held. */
export const PERHAPS: Deadly = { verdict: 'not told', unless: null };

/** What someone whom an element meets on its way back does to who recoils; nothing where he gives way. */
export function deadlyTo(
  rules: DbmRules,
  back: Standing,
  other: Standing,
  answer: Told,
  { verdict, clause }: WhatIsMet,
): Deadly | undefined {
  if (verdict === 'yes') return undefined;
  if (other.side !== back.side)
    // Psiloi flee from some of it.
    return verdict === 'no' || (other.troop !== null && other.troop.type !== 'Ps') ? surely(answer) : doubted(answer);
  if (verdict !== 'no') return doubted(answer);
  if (clause === 'recoiling-elements.others-facing-other-ways') return surely(answer);
  const passes = passesThrough(rules, back, other);
  if (passes === false) return surely(answer);
  return passes === null ? inPrint(rules, back, other, answer) : doubted(answer);
}

/** That it hangs on whether one element may pass through another, which is in print only. */
export function inPrint(rules: DbmRules, back: Standing, other: Standing, answer: Told): Deadly {
  if (answer === 'too close') return surely(answer);
  const unless = `${printedPage(rules, PASSING)}, in print only, lets ${back.label} pass through ${other.label}`;
  return { verdict: 'not held', unless };
}

/**
 * Whether an element may pass through a friend.
 *
 * @returns Null where that is in print only
 */
export function passesThrough(rules: DbmRules, back: Standing, friend: Standing): boolean | null {
  if (back.troop === null || friend.troop === null) return null;
  const question = { mover: formatTroop(back.troop), passed: formatTroop(friend.troop) };
  const told = answerOf(PASS_THROUGH_QUERY.pose(question), rules);
  return 'allowed' in told ? told.allowed : null;
}

function doubted(answer: Told): Deadly {
  return answer === 'too close' ? surely(answer) : PERHAPS;
}
