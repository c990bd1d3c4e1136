import { inAddress } from '../../index.ts';

/**
 * The query of what an army has lost in a game.
 *
 * @param game As an address has it: an army, and what it has lost
 */
export function gameQuery(edition: string, game: string): string {
  return `?ed=${inAddress(edition)}&of=game&game=${inAddress(game)}`;
}
