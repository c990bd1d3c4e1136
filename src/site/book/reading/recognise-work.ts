import { pagesOf } from './layout/pages.ts';
import { styleOf } from './layout/units.ts';
import type { Leaf, RecognisedWork, Work } from './model.ts';
import { partOfSheet } from './sheets/part-of-sheet.ts';

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
  const also = first.work.amends === true ? sheetsIn(leaves, works).filter((work) => work !== first.work) : [];
  const others = also.length === 0 ? '' : ` It holds also: ${also.map(({ title }) => title).join('; ')}.`;
  return {
    work: first.work,
    also,
    sure,
    why: `${named} is written on it${sure ? '' : ', and signs of other works too'}.${others}`,
  };
}

/** The sheets of instructions that have their title in a file. */
function sheetsIn(leaves: readonly Leaf[], works: readonly Work[]): readonly Work[] {
  const lines = pagesOf(leaves, false).flatMap((page) => page.lines);
  const style = styleOf(lines);
  return works.filter((work) => work.amends === true && partOfSheet(lines, style, work) !== null);
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
