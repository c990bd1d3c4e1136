import type { DbmRules } from '../../src/rules/index.ts';
import { countOf, questionAt, textFinder, toldIn, type Space } from '../../src/theorems/index.ts';

/** How many lines are written at once. */
const AT_ONCE = 1000;

/** The situations of a space in order, and what each comes to: many lines of JSON at once. */
export function* linesOfMatrix(rules: DbmRules, space: Space): Generator<string> {
  const find = textFinder(rules, space);
  const count = countOf(space);
  let lines = '';
  for (let index = 0; index < count; index++) {
    lines += `${JSON.stringify({ index, asked: questionAt(space, index), ...comesTo(space, find(index)) })}\n`;
    if ((index + 1) % AT_ONCE !== 0) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}

function comesTo(space: Space, text: string): object {
  if (space.query === 'combat') return { throws: text };
  const told = toldIn(text);
  if (told.decided) return { says: told.says };
  return text === 'unasked' ? { unasked: true } : { says: null };
}
