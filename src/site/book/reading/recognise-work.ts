import type { Leaf, RecognisedWork, Work } from './model.ts';

/** How many leaves at the beginning and at the end say what a book is: its covers, its titles, its imprint. */
const OUTER_LEAVES = 3;

/**
 * Which work a copy is, by what is written on it.
 *
 * @param leaves In order
 * @param works Those it may be
 * @returns Null where nothing on it says so
 */
export function recogniseWork(leaves: readonly Leaf[], works: readonly Work[]): RecognisedWork | null {
  const outer = leaves.filter((_, index) => index < OUTER_LEAVES || index >= leaves.length - OUTER_LEAVES);
  const text = outer.map(plainText).join(' ');
  const signed = works
    .map((work) => ({ work, signs: work.signs.filter((sign) => text.includes(` ${sign} `)) }))
    .filter(({ signs }) => signs.length > 0)
    .sort((one, other) => weightOf(other.signs) - weightOf(one.signs));
  const [first, second] = signed;
  if (!first) return null;
  const sure = second === undefined || weightOf(first.signs) > weightOf(second.signs);
  const named = first.signs.map((sign) => `“${sign}”`).join(', ');
  return { work: first.work, sure, why: `${named} is written on it${sure ? '' : ', and signs of other works too'}.` };
}

/** A whole title says more than the number of a version, which others mention too. */
function weightOf(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + sign.split(' ').length ** 2, 0);
}

/** Its text in small letters, with a space before each word and after. */
function plainText({ runs }: Leaf): string {
  const text = runs.map((run) => run.text).join(' ');
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}.&]+|\.(?!\d)/gu, ' ')} `;
}
