import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ExamplesJudge } from '../../scripts/mutate/judge/examples-judge.ts';
import { judgeWithTheorems } from '../../scripts/mutate/judge/judge-with-theorems.ts';

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

/** What the theorems say to a mutant of a snippet. */
function theoremsOn(clause: string, from: string, to: string) {
  // A clause that an edition replaced has a snippet of each.
  const found = globSync(`generated/rules/${clause}.*.ts`, { cwd: root })
    .map((name) => path.join(root, name))
    .map((name) => ({ snippetFile: name, start: readFileSync(name, 'utf8').indexOf(from) }))
    .find((each) => each.start !== -1);
  if (found === undefined) throw new Error(`expected "${from}" in a snippet of ${clause}`);
  const { snippetFile, start } = found;
  const mutant = { file: snippetFile, start, end: start + from.length, text: to, kind: 'number', area: 'snippets/x' };
  return judgeWithTheorems(root, mutant, cache, 600_000);
}

test('the theorems notice a mutant in a space; where none asks for it, that is said', async () => {
  const verdict = await theoremsOn('demoralised-commands.losses', '(2 * originalEE) / 3', '(2 * originalEE) / 4');
  expect(verdict).toEqual({ theorem: 'a-third-is-never-less', changed: ['demoralisation'] });
  const unasked = await theoremsOn('distant-shooting.barred', "'free'", "'outsideArc'");
  expect(unasked).toEqual({ theorem: null, changed: null });
});
