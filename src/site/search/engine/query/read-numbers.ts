import { ORDINALS } from './read-locator.ts';

const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What is numbered, and looked up by its number. */
const COLLECTION = String.raw`bhgs|fp|fair[\s-]?play|guidelines?|clarifications?`;
const NUMBERED = String.raw`${COLLECTION}|notes?|sections?|items?|amendments?`;
const LOOKED_UP = String.raw`${NUMBERED}|fig(?:ure)?s?|diagrams?|pages?`;
const edges = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu');

const ORDINAL = edges(
  String.raw`(?<said>\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')})\s+(?<what>(?:(?:explanatory|${COLLECTION})\s+)*(?:${NUMBERED}))`,
);
const COUNTED = edges(
  String.raw`(?<what>${LOOKED_UP})\s*(?:no\.?|nr\.?|num\.?|number|#|№|§)?\s*(?<said>${CARDINALS.join('|')})`,
);
const SIGNED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<what>${LOOKED_UP})[\s,:]*(?:(?:no\.?|nr\.?|num\.?|number|rule|point|para(?:graph)?)(?!\p{L})|#|№|§)\s*(?=\d)`,
  'giu',
);

/** Write the numbers that things are looked up by in one form: `fair play no. 7` and `seventh guideline` end in 7. */
export function plainNumbers(query: string): string {
  return query
    .replace(ORDINAL, (_, said: string, what: string) => `${what} ${placeOf(said, ORDINALS)}`)
    .replace(COUNTED, (_, what: string, said: string) => `${what} ${placeOf(said, CARDINALS)}`)
    .replace(SIGNED, '$<what> ');
}

function placeOf(said: string, words: readonly string[]): number {
  const place = words.indexOf(said.toLowerCase()) + 1;
  return place > 0 ? place : Number.parseInt(said, 10);
}
