import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ExamplesJudge } from '../../scripts/mutate/judge/examples-judge.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [snippet = ''] = globSync('generated/rules/rear-support.bowmen.*.ts', { cwd: root });
const file = path.join(root, snippet);
const text = readFileSync(file, 'utf8');
const cache = mkdtempSync(path.join(tmpdir(), 'mutants-'));
const judge = new ExamplesJudge(cache);
afterAll(() => {
  judge.close();
  rmSync(cache, { recursive: true });
});

/** Whether the examples notice that this stands in the place of the bonus for a second rank of bowmen. */
function notice(instead: string, area = 'snippets/rear-support'): Promise<boolean> {
  const start = text.indexOf('1 : 0');
  return judge.kills({ file, start, end: start + 1, text: instead, kind: 'number', area });
}

test('the examples notice a mutant of a snippet, one after the other', async () => {
  expect(await notice('2')).toBe(true);
  expect(await notice('1')).toBe(false);
  expect(await notice('0')).toBe(true);
});

test('they are not asked of the procedures', async () => {
  expect(await notice('2', 'rules/combat')).toBe(false);
});
