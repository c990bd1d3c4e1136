import type { Lexicon, SaidAt } from '../words/lexicon.ts';
import { stem } from '../words/stem.ts';
import { STOP_WORDS } from '../words/stop-words.ts';
import type { Token } from '../words/read-tokens.ts';

const THEY = stem('they');
/** So many words before the troops a saying may begin: `after all of my own elephants`. */
const MOST_BETWEEN = 6;

/** A saying with troops in it. */
export interface SaidOfTroops extends SaidAt {
  /** Where its first word stands, before the troops. */
  readonly from: number;
}

/**
 * What is said of troops that are named: `after my knights win` is `after they win`.
 *
 * @param at Where the words behind the troops begin
 * @returns The saying, with the length of those words; null where there is none, or no troops stand before them
 */
export function saidOfTroops(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  lexicon: Lexicon,
): SaidOfTroops | null {
  let troops = false;
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before--) {
    if (troops) {
      const said = lexicon.sayingAt([stems[before] ?? '', THEY, ...stems.slice(at)], 0);
      if (said !== null && said.length > 2) return { ...said, length: said.length - 2, from: before };
    }
    const names = lexicon.namesAt(stems, before);
    if (names.some(({ term, length }) => lexicon.isType(term) && before + length <= at)) troops = true;
    else if (!STOP_WORDS.has(tokens[before]?.text ?? '') && !isWithinName(lexicon, stems, before, at)) return null;
  }
  return null;
}

/** `Horse` of `light horse`. */
function isWithinName(lexicon: Lexicon, stems: readonly string[], place: number, end: number): boolean {
  return lexicon
    .namesAt(stems, place - 1)
    .some(({ term, length }) => lexicon.isType(term) && length > 1 && place - 1 + length <= end);
}
