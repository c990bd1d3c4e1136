import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { onTable, STARTS } from '../starts.ts';

const { open } = servedOnPhone();

/** The rulings whose positions these starts show. */
const FROM_RULINGS = [
  ['pivot', 'psiloi-and-a-group-that-slid'],
  ['turn', 'line-hits-a-column-in-flank'],
  ['line-up', 'how-far-may-i-slide-to-line-up'],
  ['press-forward', 'psiloi-may-not-press-forward'],
  ['pass-through', 'knights-ride-through-inferior-hordes'],
] as const;

/** What is asked of the table in the examples of a ruling, and what each is answered. */
async function examplesOf(ruling: string): Promise<readonly (readonly [question: unknown, verdict: string])[]> {
  const text = await readFile(new URL(`../../../../../content/rulings/${ruling}.mdx`, import.meta.url), 'utf8');
  return [...text.matchAll(/^table\((.*)\)\.verdict \/\/ '(.*)'$/gmu)].map(([, question = '', verdict = '']) => [
    JSON.parse(question.replaceAll("'", '"').replaceAll(/(?<=[{,] )(\w+)(?=: )/gu, '"$1"')),
    verdict,
  ]);
}

test.each(FROM_RULINGS)('of %s there is a start, and it is answered as the ruling %s is', async (ask, ruling) => {
  const { question } = STARTS.find((start) => (start.question as { ask: string }).ask === ask)!;
  const [, verdict = ''] = (await examplesOf(ruling)).find(([asked]) => equal(asked, question)) ?? [];
  expect(verdict).toMatch(/^(?:yes|no)$/u);
  await open(onTable(question, '3.4'), async (page) => {
    await said(page, verdict === 'yes' ? /^Verdict: Yes\b/u : /^Verdict: No\b/u);
  });
});

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
