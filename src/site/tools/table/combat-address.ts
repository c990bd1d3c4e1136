import { parseTroop } from '../../../rules/index.ts';
import { COMBAT_STATE, MOST_RANKS, PASSED_ON } from '../combat/fields.ts';
import { initialState, writeAddress } from '../question/state/address.ts';
import type { TableShown } from './shown.ts';

type SideAsked = Readonly<Record<string, unknown>>;

/**
 * The address of the combat calculator with what the table shows of a combat, so that going, generals and all else that it
 * does not show can be told there.
 */
export function combatAddress(fields: TableShown['rulings'][number]['fields'], edition: string): string {
  const sides = (['a', 'b'] as const).flatMap((side) => Object.entries(sideOf(side, fields[side])));
  const state = { ...initialState(COMBAT_STATE), ...Object.fromEntries(sides) };
  return `/tools/combat/${writeAddress(COMBAT_STATE, { edition, versus: null, state }, [edition])}`;
}

/** What is told of a side, by the names of the calculator's fields. */
function sideOf(side: 'a' | 'b', told: unknown): SideAsked {
  if (!isRecord(told)) return {};
  const { troop, ranks, rankGoing } = told;
  return {
    ...(typeof troop === 'string' ? { [side]: parseTroop(troop) } : {}),
    ...(Array.isArray(ranks)
      ? {
          [`${side}.ranks`]: ranks
            .slice(0, MOST_RANKS)
            .filter((each) => typeof each === 'string')
            .map(parseTroop),
        }
      : {}),
    // It takes one for all ranks behind too.
    ...(Array.isArray(rankGoing) && rankGoing.length > 0 ? { [`${side}.rankgoing`]: slowest(rankGoing.flat()) } : {}),
    ...Object.fromEntries(
      Object.entries(PASSED_ON).flatMap(([name, field]) => {
        const value = field === 'going' ? slowest(told.going) : told[field];
        return value === undefined ? [] : [[`${side}.${name}`, value]];
      }),
    ),
  };
}

/** The calculator takes one going of a side: that which slows cavalry most, as its table has them. */
function slowest(going: unknown): unknown {
  if (!Array.isArray(going)) return going;
  return ['difficult', 'rough', 'road', 'good'].find((each) => going.includes(each));
}

function isRecord(value: unknown): value is SideAsked {
  return typeof value === 'object' && value !== null;
}
