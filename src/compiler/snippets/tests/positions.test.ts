import { describe, expect, test } from 'vitest';
import { compile, edited, smallContent } from '../../publish/tests/small-content.ts';

const SCORE = 'content/rules/score.mdx';
const SHEET = 'content/amendments/1.1/score.mdx';

/** Where the first problem is said to be, and where the text at fault really stands: line and column from 1. */
async function places(file: string, from: string, to: string, fault: string) {
  const files = edited(file, from, to);
  const text = files[file] ?? '';
  const offset = text.indexOf(fault, text.indexOf(to));
  const lines = text.slice(0, offset).split('\n');
  const { problems } = await compile(smallContent(files));
  return {
    told: problems[0]?.places[0]?.position,
    stands: { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 },
  };
}

describe('a mistake is told at its line and column in the MDX', () => {
  test.each([
    ['of a rule', SCORE, "figure(self.type, 'Foot')", "figur(self.type, 'Foot')", 'figur'],
    ['further down in a rule', SCORE, "outcomeIfEqual(() => 'stand')", 'outcomeIfEqual(() => nowhere)', 'nowhere'],
    ['of a rule of an amendment', SHEET, "outcomeIfEqual(() => 'stand')", 'outcomeIfEqual(() => nowhere)', 'nowhere'],
    ['of an example', SCORE, '.self.factor // 5', '.self.fator // 5', 'fator'],
    ['of an example of an amendment', SHEET, '.outcome.self', '.outcme.self', 'outcme'],
    ['of an expectation', SCORE, '.factor // 5', '.factor // five', 'five'],
    ['of an expectation of an amendment', SHEET, ".self // 'flee'", '.self // nowhere', 'nowhere'],
    [
      'of a second line of an example',
      SCORE,
      '.self.factor // 5',
      ".self.factor // 5\ncombat('Bd (O)', { against: 'Wb (O)' }).self.fator // 5",
      'fator',
    ],
    [
      'after a setup',
      SCORE,
      "```ts example\ncombat('Bd (O)', { against: 'Wb (O)' }).self.factor",
      "```ts setup\nconst blades = 'Bd (O)'\n```\n\n```ts example\ncombat(blades, { against: 'Wb (O)' }).self.fator",
      'fator',
    ],
    [
      'of an example that fails',
      SCORE,
      '.self.factor // 5',
      '.self.factor // 6',
      "combat('Bd (O)', { against: 'Wb (O)' }).self.factor // 6",
    ],
  ])('%s', async (_, file, from, to, fault) => {
    const { told, stands } = await places(file, from, to, fault);
    if (fault.startsWith('combat')) expect(told).toMatchObject({ file, line: 21, column: 1 });
    else expect(told).toEqual(stands);
  });
});

describe('a mistake that a patch brings into code', () => {
  test('is told where the patch is written, not where the fence stands', async () => {
    const patch = `<ReplaceText clause="score.factor" from="figure(self.type, 'Foot')" to="figur(self.type, 'Foot')" cites="sheet:two" order={2} />`;
    const files = edited(
      SHEET,
      '<SetCell clause="score.factor"',
      `${patch}\n\n<SetCell order={1} clause="score.factor"`,
    );
    const { problems } = await compile(smallContent(files));
    const line = (files[SHEET] ?? '').split('\n').indexOf(patch) + 1;
    expect(problems).toHaveLength(1);
    expect(problems[0]?.headline).toContain("Cannot find name 'figur'");
    expect(problems[0]?.places[0]?.position).toMatchObject({ file: SHEET, line });
  });
});

test('a mistake in a setup that the rule and its examples share is told once', async () => {
  const setup = "```ts setup\nconst sum: number = 'five'\n```\n\n```ts rule\ncombatFactor(({ self }) => sum + ";
  const { problems } = await compile(smallContent(edited(SCORE, '```ts rule\ncombatFactor(({ self }) => ', setup)));
  expect(problems.map(({ places: [first] }) => first?.position.line)).toEqual([17]);
});

describe('code that throws outside a function is told like any other mistake', () => {
  test.each([
    ['a rule', 'combatFactor((', "JSON.parse('{')\ncombatFactor(("],
    ['a figure read too early', 'combatFactor((', "const early = figure('Xx', 'Foot')\ncombatFactor(("],
    [
      'an example',
      "combat('Bd (O)', { against: 'Wb (O)' }).self.factor",
      "const it: string = JSON.parse('{')\ncombat(it, { against: 'Wb (O)' }).self.factor",
    ],
  ])('%s', async (_, from, to) => {
    const { problems, files } = await compile(smallContent(edited(SCORE, from, to)));
    expect(files).toBeNull();
    expect(problems[0]?.places[0]?.position.file).toBe(SCORE);
  });
});
