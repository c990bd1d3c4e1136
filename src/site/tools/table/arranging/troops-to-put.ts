import type { StatedPosition } from '../../../../positions/index.ts';
import { formatTroop, parseTroop, type Troop } from '../../../../rules/index.ts';

/** Three rows of four on a phone: what is below them is still in reach of the thumb. */
const MOST = 12;
/** As many more may stand before them, a row. */
const MOST_OTHERS = 4;

/** Of whom the positions of this site tell most often: mounted, then foot. */
const COMMON = [
  'Irr Kn (F)',
  'Irr Kn (O)',
  'Irr Cv (O)',
  'Irr LH (O)',
  'Reg Bd (O)',
  'Reg Sp (O)',
  'Irr Sp (O)',
  'Reg Pk (O)',
  'Irr Wb (O)',
  'Reg Bw (O)',
  'Irr Ax (O)',
  'Irr Ps (O)',
].map(parseTroop);

/**
 * The troops that an element is made by one tap: those of the army in use, else those that are most common; before them
 * those on the table that are not among them. A tap on one of them moves none of them.
 *
 * @param atHand The troops of the army in use; none where there is no army
 */
export function troopsToPut({ elements }: StatedPosition, atHand: readonly Troop[]): readonly Troop[] {
  const usual = unlike([...atHand, ...COMMON]).slice(0, MOST);
  const names = new Set(usual.map(formatTroop));
  const others = elements.flatMap(({ troop }) => (troop === null || names.has(formatTroop(troop)) ? [] : [troop]));
  return [...unlike(others).slice(0, MOST_OTHERS), ...usual];
}

/** Each kind once. */
function unlike(troops: readonly Troop[]): readonly Troop[] {
  return [...new Map(troops.map((troop) => [formatTroop(troop), troop])).values()];
}
