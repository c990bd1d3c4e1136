import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSteps } from '../../scripts/check.ts';

test('every step of the check has a name, by which it is run alone', () => {
  const names = checkSteps.map(({ name }) => name);
  expect(new Set(names).size).toBe(checkSteps.length);
  expect(names).not.toContain(undefined);
});

test('a step that is none is refused, and nothing is run', () => {
  const script = fileURLToPath(new URL('../../scripts/check.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'typs'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('npm run check: expected one of types, ');
});
