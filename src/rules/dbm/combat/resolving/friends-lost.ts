import { decide } from '../../../frame/decide.ts';
import { NotHeldError } from '../../../frame/rule-errors.ts';
import type { Side } from '../../../frame/combat/compare-totals.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import type { Fighter } from '../fighter.ts';
import type { Facing } from '../steps.ts';
import { listedForRank } from './listed-for-rank.ts';

/** What becomes of a rank behind an element that is destroyed. */
interface FriendLost {
  readonly side: Side;
  readonly of: `rank ${number}`;
  /** Null where the wording that decides, or a depth that it hangs on, is not held. */
  readonly result: 'destroyed' | null;
  readonly clause: string;
  readonly label: string;
}

/** Of the ranks behind an element that is destroyed, those that fall with it, or may. */
export function friendsLost(rules: DbmRules, side: Side, facing: Facing): readonly FriendLost[] {
  const { self } = facing;
  return self.ranks.flatMap((rank, index): FriendLost[] => {
    const place = index + 2;
    const troop = self.state.ranks[index];
    const name = troop === undefined ? '' : `, ${formatTroop(troop)}`;
    const told = { side, of: `rank ${place}` as const };
    try {
      const decision = decide(rules.steps.fallsWith, (rule) =>
        rule({
          ...facing,
          rank,
          near: isNear(self, index),
          get gaveRearSupport() {
            return gaveRearSupport(rules, facing, index);
          },
        }),
      );
      if (decision === null || decision.value === false) return [];
      const { value: why, clause } = decision;
      const label = `${clause.title}: rank ${String(place)}${name}, is destroyed too: ${why}`;
      return [{ ...told, result: 'destroyed', clause: clause.id, label }];
    } catch (error) {
      if (!(error instanceof NotHeldError)) throw error;
      const label = `${error.clause.title}: whether rank ${String(place)}${name}, falls with it: we have no text of that`;
      return [{ ...told, result: null, clause: error.clause.id, label }];
    }
  });
}

/**
 * The second rank touches the front element. A rank behind one of the same troops as the front element, whose bases are
 * as deep, stands at its base depth, which is not less; behind others it hangs on depths that are not told.
 */
function isNear({ state }: Fighter, index: number): boolean | null {
  if (index === 0) return true;
  const front = formatTroop(state.troop);
  return state.ranks.slice(0, index).some((between) => formatTroop(between) === front) ? false : null;
}

/** Whether a rank, counted from 0, gave rear support in this combat, mitigating rear support included. */
export function gaveRearSupport(rules: DbmRules, facing: Facing, index: number): boolean {
  const { listed, unheld } = listedForRank(rules, facing, index);
  if (listed.length === 0 && unheld !== null) throw unheld;
  return listed.length > 0;
}
