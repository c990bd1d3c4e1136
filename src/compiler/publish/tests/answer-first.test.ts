import { expect, test } from 'vitest';
import { answerFirst } from '../reference/answer-first.ts';

test('the part that answers a discrepancy comes first, with all that belongs to it', () => {
  const written = [
    '\n**What the sources say.** One says red.\n\n- Another says **blue**.\n',
    '**What goes wrong.** Both are worn.\n',
    '**The reading we follow.** Red:\n\n- it is older;\n- it is shorter.\n',
  ].join('\n');
  expect(answerFirst(written)).toBe(
    [
      '\n**The reading we follow.** Red:\n\n- it is older;\n- it is shorter.\n',
      '**What the sources say.** One says red.\n\n- Another says **blue**.\n',
      '**What goes wrong.** Both are worn.\n',
    ].join('\n'),
  );
});

test.each(['No reading is settled.', 'No reading is settled for rows 1 to 6.', 'Partly open.'])(
  'what is open says so first: %s',
  (head) => {
    expect(answerFirst(`**What the sources say.** A.\n\n**${head}** Ask.\n`)).toBe(
      `**${head}** Ask.\n\n**What the sources say.** A.\n`,
    );
  },
);

test('a text that has no such part is left as it is', () => {
  expect(answerFirst('\nA text.\n\n**What the sources say.** A.\n')).toBe(
    '\nA text.\n\n**What the sources say.** A.\n',
  );
});
