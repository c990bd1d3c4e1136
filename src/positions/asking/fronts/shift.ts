import type { DbmRules } from '../../../rules/index.ts';
import { along, heading, ROUNDING, type Told } from '../../geometry/index.ts';
import { movedTo, PositionError, type Standings } from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { contactsAhead, type ContactsAhead } from './contacts-ahead.ts';
import { wayOf } from './way.ts';

/** What a sideways shift does for lining up. */
export interface Serving {
  /** What could be contacted straight ahead after it. */
  readonly after: ContactsAhead;
  /** What could be without it: the same move ahead, or back, and no shift. */
  readonly without: ContactsAhead;
}

/**
 * What the sideways part of a move does for lining up.
 */
export function servingOf(rules: DbmRules, { movers, before, after, askerOf }: Asking): Serving {
  const unshifted = withoutShift(movers, before, after);
  const none: ContactsAhead = { answer: 'no', enemy: [], example: null };
  return {
    after: contactsAhead(rules, movers, after, askerOf),
    without: unshifted === null ? none : contactsAhead(rules, movers, unshifted, askerOf),
  };
}

/** Whether a shift is necessary, so far as the position shows it; `too close` also where it serves one enemy, and another could be contacted without it. */
export function isNecessary({ after, without }: Serving): Told | 'not held' {
  if (after.answer === 'no') return 'no';
  // Who comes no nearer to standing in line does not line up, whatever the text that is not held says.
  if (after.answer === 'not held') return (after.off ?? 0) < (without.off ?? Infinity) - ROUNDING ? 'not held' : 'no';
  const same = without.enemy.some((each) => after.enemy.includes(each));
  if (without.answer === 'yes' && same) return 'no';
  return after.answer === 'yes' && without.answer === 'no' ? 'yes' : 'too close';
}

/** The position after the same move without its sideways part; null where nobody can stand so. */
function withoutShift(
  [leader = '', ...others]: readonly string[],
  before: Standings,
  after: Standings,
): Standings | null {
  const start = elementNamed(before, leader).base;
  const end = elementNamed(after, leader).base;
  const { forward } = wayOf(start, end, 0);
  if (Math.abs(forward.along) <= ROUNDING) return before;
  const at = along(start.at, heading(start.facing), forward.along);
  try {
    return movedTo(before, { mover: leader, to: { kind: 'at', at, facing: start.facing }, with: others });
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
