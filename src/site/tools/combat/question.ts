import { formatTroop } from '../../../rules/index.ts';
import { PASSED_ON, sideOf, type CombatState, type SideState } from './fields.ts';

/** A combat as the command line takes it. */
export interface WrittenCombat {
  readonly mode: 'close' | 'shooting';
  readonly a: Readonly<Record<string, unknown>>;
  readonly b: Readonly<Record<string, unknown>>;
}

/** The question that a situation comes to; null where the troops of a side are yet to be chosen. */
export function combatQuestion(state: CombatState): WrittenCombat | null {
  const sides = { a: sideOf(state, 'a'), b: sideOf(state, 'b') };
  const shoots = (side: 'a' | 'b'): boolean => state.mode === 'shooting' && [side, 'both'].includes(state.by);
  const a = writtenSide(sides.a, shoots('a'));
  const b = writtenSide(sides.b, shoots('b'));
  return a === null || b === null ? null : { mode: state.mode, a, b };
}

/** Ranks whose going is not told are in that of the front element. */
function writtenSide(side: SideState, shooting: boolean): Readonly<Record<string, unknown>> | null {
  const { troop, ranks, going, rankgoing, rankweapon, immobile, flank, rear, fort } = side;
  if (troop === null) return null;
  const passed = Object.entries(PASSED_ON).map(
    ([name, field]) => [field, side[name as keyof typeof PASSED_ON]] as const,
  );
  return {
    ...Object.fromEntries(passed),
    troop: formatTroop(troop),
    ranks: ranks.map(formatTroop),
    rankGoing: ranks.map(() => rankgoing ?? going),
    rankWeapons: ranks.map(() => rankweapon),
    // Of whom nobody is asked any more, as no enemy is there, nothing stays told.
    flankedByFootInBadGoing: side.footflank && flank + rear > 0,
    acrossCorner: side.corner && flank > 0 && fort !== null,
    mobile: troop.type === 'Bge' ? !immobile : null,
    shooting,
  };
}
