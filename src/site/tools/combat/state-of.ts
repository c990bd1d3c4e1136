import { parseTroop, type Troop } from '../../../rules/index.ts';
import { initialState } from '../question/state/address.ts';
import { COMBAT_STATE, PASSED_ON, type CombatState } from './fields.ts';
import type { WrittenCombat } from './question.ts';

/** The situation of the calculator in which a combat is asked, as the command line takes it. */
export function stateOfCombat({ mode, a, b }: WrittenCombat): CombatState {
  const by: CombatState['by'] = b.shooting !== true ? 'a' : a.shooting === true ? 'both' : 'b';
  const told = { mode, by, ...sideTold('a', a), ...sideTold('b', b) };
  return { ...initialState(COMBAT_STATE), ...told };
}

function sideTold(side: 'a' | 'b', written: WrittenCombat['a']): Readonly<Record<string, unknown>> {
  const { troop, ranks, rankWeapons, mobile } = written;
  // The calculator asks one weapon of all ranks.
  const [rankWeapon] = Array.isArray(rankWeapons) ? (rankWeapons as readonly unknown[]) : [];
  const passed = Object.entries(PASSED_ON)
    .filter(([, field]) => written[field] !== undefined && written[field] !== null)
    .map(([name, field]) => [`${side}.${name}`, written[field]] as const);
  return {
    [side]: troopOf(troop),
    [`${side}.ranks`]: Array.isArray(ranks) ? ranks.map(troopOf).filter((rank) => rank !== null) : [],
    [`${side}.rankweapon`]: rankWeapon ?? null,
    [`${side}.immobile`]: mobile === false,
    ...(Object.fromEntries(passed) as Readonly<Record<string, unknown>>),
  };
}

function troopOf(written: unknown): Troop | null {
  return typeof written === 'string' ? parseTroop(written) : null;
}
