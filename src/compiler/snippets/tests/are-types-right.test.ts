import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areTypesRight } from '../mistakes/are-types-right-fs.ts';
import { createMistakeFinder } from '../mistakes/find-mistakes.ts';
import { pathOfModule, VOCABULARY } from '../module-text.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/u, '');
const SCOPE = `import type { RuleScope } from '${VOCABULARY}';\n`;

/** What the two compilers are asked, and whether both find it right. */
test.each([
  [
    'what is right',
    `${SCOPE}export default ({ combatFactor }: RuleScope): void => {\n  void combatFactor;\n};\n`,
    true,
  ],
  ['a type that is wrong', 'export default (): number => "five";\n', false],
  ['a name that there is not', 'export default (): void => {\n  nowhere;\n};\n', false],
  ['a vocabulary that there is not', "import '../../src/rules/nowhere.ts';\nexport default (): void => {};\n", false],
  ['a field that may be undefined', 'export default (all: readonly number[]): number => all[0];\n', false],
  ['a branch without an answer', 'export default (is: boolean) => {\n  if (is) return 1;\n};\n', false],
  ['what no type can be erased from', 'export default (): void => {\n  enum Made {}\n};\n', false],
  ['what is no code', 'export default (): void => {\n  const = 1;\n};\n', false],
  ['what belongs to a machine', 'export default (): unknown => process.env;\n', false],
])('two compilers agree on %s', async (_, text, isRight) => {
  const beside = { path: pathOfModule(root, 'example', 'beside.ts'), text: 'export default (): void => {};\n' };
  const modules = [beside, { path: pathOfModule(root, 'rule', 'tried.ts'), text }];
  const { types } = createMistakeFinder()(modules);
  const isBroken = text.includes('const =');
  expect([...types().values()].flat().length === 0 && !isBroken).toBe(isRight);
  expect(await areTypesRight(root, modules)).toBe(isRight);
});
