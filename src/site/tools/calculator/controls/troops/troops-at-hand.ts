import { formatTroop, GRADES, parseTroop, TROOP_TYPES, TroopError, type Troop } from '../../../../../rules/index.ts';
import { KEPT_ARMY, KEPT_GAME } from '../../state/kept.ts';

/** As many as stand first in a picker: a telephone shows the others below them. */
const MOST = 12;

/**
 * The troops that are most likely meant: of the army that the address tells, else of the last one of this device. Each
 * once, in the order of the list.
 *
 * @param training Whether regulars and irregulars are told apart
 */
export function troopsAtHand(training: boolean): readonly Troop[] {
  const told = new URLSearchParams(location.search);
  const text = told.get('army') ?? told.get('game') ?? KEPT_ARMY.kept().text ?? KEPT_GAME.kept().text ?? '';
  const found = troopsIn(text).map((troop) => (training ? troop : { ...troop, training: null }));
  return [...new Map(found.map((troop) => [formatTroop(troop), troop])).values()].slice(0, MOST);
}

/** `11rBdO`, as the address of an army has it, with roles and a note behind. */
const CODE = new RegExp(
  `^\\d+(?<training>[ri]?)(?<type>${Object.keys(TROOP_TYPES).join('|')})(?<grade>[${GRADES.join('')}]?)[a-z]*(?:[@=:][\\d.]+)*(?:#.*)?$`,
);

/** `11 Reg Bd (O) lost 4`, as the address of a game has it. */
const WORDS = /^\d+ (?<words>.+?)(?: general)?(?: lost \d+)?$/;

/**
 * The troops of an army, or of a game, as an address has it: what is no troop is passed over, and so is baggage.
 *
 * @param text `~;c,1rKnOg,11rBdO;b6`, or `C-in-C,1 Reg Kn (O) general,11 Reg Bd (O) lost 4;6 Bge`
 */
export function troopsIn(text: string): readonly Troop[] {
  return text.split(/[;,]/).flatMap((part) => {
    const code = CODE.exec(part)?.groups;
    const trained = { r: 'Reg ', i: 'Irr ' }[code?.training ?? ''] ?? '';
    const grade = code?.grade ? ` (${code.grade})` : '';
    const words = code === undefined ? WORDS.exec(part)?.groups?.words : `${trained}${code.type ?? ''}${grade}`;
    const troop = words === undefined ? null : troopOf(words);
    return troop === null || troop.type === 'Bge' ? [] : [troop];
  });
}

function troopOf(words: string): Troop | null {
  try {
    return parseTroop(words);
  } catch (error) {
    if (error instanceof TroopError) return null;
    throw error;
  }
}
