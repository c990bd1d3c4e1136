import path from 'node:path';
import { expect, test } from 'vitest';
import { ask, DBM_QUERIES, QuestionError } from '../../../src/rules/index.ts';
import { PIP_TOOL, stateOfPips } from '../../../src/site/tools/index.ts';
import { countOf, questionAt } from '../../../src/theorems/index.ts';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';

test('the calculator of PIPs answers the questions of theorems as the rules do', async () => {
  const { rules, spaces } = await loadSpaces(path.resolve(import.meta.dirname, '../../..'));
  const newest = [...rules.values()].at(-1);
  if (newest === undefined) throw new Error('expected an edition');
  const cost = (written: unknown): unknown => {
    try {
      const answer = ask(DBM_QUERIES.pips, newest, written);
      return 'pips' in answer ? answer.pips : null;
    } catch (error) {
      if (error instanceof QuestionError) return 'no such question';
      throw error;
    }
  };
  for (const space of spaces.filter(({ query }) => query === 'pips')) {
    const count = countOf(space);
    let answered = 0;
    for (let index = 0; index < count; index += Math.ceil(count / 1500)) {
      const asked = questionAt(space, index);
      const expected = cost(asked);
      if (expected === 'no such question' || expected === null) continue;
      answered++;
      const reply = PIP_TOOL.reply(newest, stateOfPips(asked));
      const shown = reply.kind === 'answer' ? reply.answer.pips : reply.kind;
      expect(shown, JSON.stringify(asked)).toBe(expected);
    }
    expect(answered).toBeGreaterThan(100);
  }
});
