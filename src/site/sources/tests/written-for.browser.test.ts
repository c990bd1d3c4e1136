import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PublishedRulings } from '../../../compiler/publish/index.ts';
import { addresses, tagsOf } from '../../../../tests/site/built-site.ts';

const WHY = '/discrepancies/status-3.3-v-3.4/';
const generated = new URL('../../../../generated/', import.meta.url);
const rulings = JSON.parse(readFileSync(new URL('rulings.json', generated), 'utf8')) as PublishedRulings; // as the compiler wrote it

/** What a page says before and in the link to why we apply a document in other editions than its own. */
function saidOn(page: string): string {
  const tags = tagsOf(page);
  const at = tags.findIndex(({ attributes, text }) => attributes.get('href') === WHY && text.startsWith('applied by'));
  const line = tags.slice(0, Math.max(at, 0)).findLast(({ name }) => name === 'p');
  return line === undefined ? '' : `${line.text.trim()} ${tags[at]?.text ?? ''}`;
}

test('a ruling says that it rests on a sheet written for 3.2, where it does, and nowhere else', () => {
  const wrong = Object.values(rulings).flatMap(({ url, citations }) => {
    const documents = new Set(citations.map(({ document }) => document));
    documents.delete('disc');
    const leaning = documents.has('bhgs') || documents.has('bhgs-fp');
    const alone = [...documents].every((document) => document.startsWith('bhgs'));
    const start = alone ? 'Only where the BHGS ' : 'In part only where the BHGS ';
    const said = saidOn(url);
    return (leaning ? said.startsWith(start) && said.includes('Written for 3.2 (2012)') : said === '') ? [] : [url];
  });
  expect(wrong).toEqual([]);
});

test('every clarification and guideline says for which edition it was written, and where we apply it', () => {
  const pages = addresses().filter((page) => /^\/(bhgs|fair-play)\/./.test(page));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => !saidOn(page).startsWith('Written for 3.2 (2012), applied by us in 3.'))).toEqual([]);
});

test('a list of rulings says of an answer that is not of the newest edition where it holds, and what other editions have', () => {
  const answers = tagsOf('/rulings/').filter(({ attributes }) => attributes.get('class')?.startsWith('short-answer'));
  const [others, items] = [true, false].map((elsewhere) =>
    answers.filter(({ attributes }) => attributes.get('class')!.includes('elsewhere') === elsewhere),
  ) as [typeof answers, typeof answers];
  const all = Object.values(rulings);
  expect(items.length).toBe(all.length);
  const older = items.filter(({ attributes }) => !attributes.get('data-holds')!.includes('3.4'));
  expect(older.length).toBe(all.filter(({ editions }) => !editions.includes('3.4')).length);
  expect(others.length).toBe(
    all.flatMap(({ differs }) => differs).filter(({ editions }) => editions.join() !== '3.0').length,
  );
  for (const { text } of [...older, ...others]) expect(text).toMatch(/^In 3\.\d[^:]*: /);
});
