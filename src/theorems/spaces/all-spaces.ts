import { combatSpaces } from './combat-spaces.ts';
import { landKinds } from './dimensions.ts';
import { furtherCombatSpaces } from './further-combat-spaces.ts';
import { lossSpaces } from './loss-spaces.ts';
import { marchSpace, moveSpace, waySpace } from './movement-spaces.ts';
import { pipSpaces } from './pip-spaces.ts';
import { priceSpaces } from './price-spaces.ts';
import type { Space } from './space.ts';

/**
 * The spaces that theorems are claimed over.
 *
 * @param kinds Every kind of troops
 */
export function allSpaces(kinds: readonly string[]): readonly Space[] {
  return [
    ...combatSpaces(landKinds(kinds)),
    ...furtherCombatSpaces(kinds),
    ...pipSpaces(kinds),
    moveSpace(kinds),
    waySpace(),
    marchSpace(kinds),
    ...priceSpaces(kinds),
    ...lossSpaces(kinds),
  ];
}
