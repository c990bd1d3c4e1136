import type { DbmRules } from '../../src/rules/index.ts';
import { extentOf, PARTS, questionAt, toldIn, workOut, type Part, type Space } from '../../src/theorems/index.ts';

/** The situations of a space in order, and what each comes to: the lines of one part after those of another. */
export function* linesOfMatrix(rules: DbmRules, space: Space): Generator<string> {
  for (let part = 0; part < PARTS; part++) yield linesOfPart(space, part, workOut(rules, space, part));
}

/** The situations of a part of a space in order, and what each comes to: lines of JSON. */
export function linesOfPart(space: Space, part: number, { rows, which }: Part): string {
  const [from] = extentOf(space, part);
  const comes = rows.map((text) => comesTo(space, text));
  let lines = '';
  for (const [at, row] of which.entries())
    lines += `${JSON.stringify({ index: from + at, asked: questionAt(space, from + at), ...comes[row] })}\n`;
  return lines;
}

function comesTo(space: Space, text: string): object {
  if (space.query === 'combat') return { throws: text };
  const told = toldIn(text);
  if (told.decided) return { says: told.says };
  return text === 'unasked' ? { unasked: true } : { says: null };
}
