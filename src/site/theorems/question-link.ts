import { DBM_QUERIES } from '../../rules/index.ts';
import type { AskedCombat, Space, ToldException, Written } from '../../theorems/index.ts';
import { address } from '../ground/address.ts';
import { editions } from '../ground/published.ts';
import { COMBAT_TOOL, PIP_TOOL, stateOfCombat, stateOfPips, writeAddress } from '../tools/index.ts';

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
  return address(`/tools/combat/${writeAddress(COMBAT_TOOL.fields, { edition, versus, state }, ids())}`);
}

/** Where a calculator answers any other question of a space; null where none asks it. */
export function questionLink(
  query: Space['query'],
  asked: Written,
  edition: string,
  versus: string | null = null,
): string | null {
  if (query !== 'pips') return null;
  return address(`/tools/pips/${writeAddress(PIP_TOOL.fields, { edition, versus, state: stateOfPips(asked) }, ids())}`);
}

/** A question in words, for a reader who does not read JSON. */
export function questionInWords(query: Space['query'], asked: Written): string {
  return DBM_QUERIES[query].pose(asked).words();
}

function ids(): readonly string[] {
  return editions.map(({ id }) => id);
}
