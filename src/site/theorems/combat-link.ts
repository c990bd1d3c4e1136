import type { AskedCombat, ToldException } from '../../theorems/index.ts';
import { address } from '../ground/address.ts';
import { editions } from '../ground/published.ts';
import { COMBAT_TOOL, stateOfCombat, writeAddress } from '../tools/index.ts';

/**
 * Where the calculator answers a combat.
 *
 * @param edition The edition that answers
 * @param versus The one beside it, if any
 */
export function combatLink(
  asked: AskedCombat,
  dice: ToldException['dice'],
  edition: string,
  versus: string | null = null,
): string {
  const thrown = dice === null ? {} : { 'a.die': dice.a, 'b.die': dice.b };
  const state = { ...stateOfCombat(asked), ...thrown };
  const ids = editions.map(({ id }) => id);
  return address(`/tools/combat/${writeAddress(COMBAT_TOOL.fields, { edition, versus, state }, ids)}`);
}
