/** How deep the brackets of code may stand in one another; those of ours go six deep. */
const DEEPEST = 24;

/**
 * How many signs and brackets may stand in a row: between two commas, semicolons or lines of an example, each may hold all
 * that stands before it. Those of ours have up to 64.
 */
const MOST_IN_A_ROW = 250;

/** How many letters a fence may have; the longest of ours has some 2,300. */
const LONGEST = 20_000;

/** What code is made of, as far as its depth goes: texts, comments, names and figures, signs. */
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<word>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\w$]+)|(?<sign>=>|\S)/gu;

/** What of code is too deep, or too much. */
export interface DeepCode {
  /** How many letters stand before it. */
  readonly at: number;
  /** What was expected. */
  readonly expected: string;
}

/**
 * Find where code goes deeper than anyone writes, before it is parsed: whatever parses it, or walks through what came of
 * that, goes as deep, and ends where its room does.
 *
 * @returns The first such place; null where there is none
 */
export function tooDeepIn(code: string): DeepCode | null {
  if (code.length > LONGEST)
    return { at: 0, expected: `at most ${inWords(LONGEST)} letters in a fence, found ${inWords(code.length)}` };
  // How many stand in a row, within each bracket that is open.
  const rows = [0];
  let before: 'word' | 'end' | 'sign' = 'end';
  let commented = false;
  for (const { index, groups = {} } of code.matchAll(TOKEN)) {
    const { comment, word, sign } = groups;
    if (comment !== undefined) {
      commented = true;
      continue;
    }
    // A line of an example ends in what it comes to, and the next begins with a name.
    if (commented && before !== 'sign' && word !== undefined && rows.length === 1) rows[0] = 0;
    // Two names in a row: the first is a sign in letters, such as `typeof`.
    else if (sign !== undefined || before === 'word') count(rows, sign ?? '');
    if (word !== undefined) before = 'word';
    else before = isOneOf(')]}', sign) ? 'end' : 'sign';
    commented = false;
    if (rows.length - 1 > DEEPEST)
      return { at: index, expected: `at most ${String(DEEPEST)} brackets within one another, found more` };
    if ((rows.at(-1) ?? 0) > MOST_IN_A_ROW)
      return { at: index, expected: `at most ${String(MOST_IN_A_ROW)} signs and brackets in a row, found more` };
  }
  return null;
}

/** Count a sign to those of the bracket that it stands in; empty where it is in letters. */
function count(rows: number[], sign: string): void {
  const last = rows.length - 1;
  if (isOneOf(')]}', sign)) {
    if (last > 0) rows.pop();
    return;
  }
  rows[last] = isOneOf(',;', sign) ? 0 : (rows[last] ?? 0) + 1;
  if (isOneOf('([{', sign)) rows.push(0);
}

function isOneOf(signs: string, sign: string | undefined): boolean {
  return sign !== undefined && sign !== '' && signs.includes(sign);
}

function inWords(figure: number): string {
  return figure.toLocaleString('en-GB');
}
