import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSteps } from '../../scripts/check.ts';

test('every step of the check has a name, by which it is asked for', () => {
  for (const { heading, names = [] } of checkSteps) expect(names.length, heading).toBeGreaterThan(0);
});

test.for([
  ['types', ['oxlint', 'astro']],
  ['lint', ['eslint', 'oxlint']],
  ['format', ['prettier', 'oxfmt']],
] as const)('%s is looked at in pages and in all else', ([name, commands]) => {
  const asked = checkSteps.filter(({ names }) => names?.includes(name));
  expect(asked.map(({ command: [command] }) => command)).toEqual(commands);
});

test('a step that is none is refused, and nothing is run', () => {
  const script = fileURLToPath(new URL('../../scripts/check.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'typs'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('npm run check: expected one of lint, ');
});
