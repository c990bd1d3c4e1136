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
  const wrong = Object.values(rulings).flatMap(({ url, rests }) => {
    const documents = new Set(rests.map(({ document }) => document));
    documents.delete('disc');
    const leaning = documents.has('bhgs') || documents.has('bhgs-fp');
    const alone = [...documents].every((document) => document.startsWith('bhgs'));
    const start = alone ? 'Only where the BHGS ' : 'In part only where the BHGS ';
    const said = saidOn(url);
    return (leaning ? said.startsWith(start) && said.includes('Written for 3.2 (2012)') : said === '') ? [] : [url];
  });
  expect(wrong).toEqual([]);
});

test('the list of rulings marks whose each settled answer is, as its page does', () => {
  const marks = new Map<string, string[]>();
  let slug = '';
  for (const { attributes, text } of tagsOf('/rulings/')) {
    const href = attributes.get('href');
    slug = href?.startsWith('/rulings/') === true ? href : slug;
    if (/^rung (?:bhgs|fair-play|secondary)$/.test(attributes.get('class') ?? ''))
      marks.set(slug, [...(marks.get(slug) ?? []), text]);
  }
  const expected = Object.values(rulings)
    .filter(({ status }) => status === 'settled')
    .flatMap(({ url, rests }): readonly [string, readonly string[]][] => {
      const documents = new Set(rests.map(({ document }) => document));
      documents.delete('disc');
      const all = [...documents];
      const clubs = all.filter((id) => id.startsWith('bhgs'));
      const others = all.filter((id) => id.startsWith('sec-'));
      const part = (some: readonly string[]): string => (some.length === documents.size ? '' : ' in part');
      const of = [
        ...(clubs.includes('bhgs') ? [`BHGS${part(clubs)}`] : []),
        ...(clubs.includes('bhgs-fp') ? [`Fair play${part(clubs)}`] : []),
        ...(others.length > 0 ? [`Secondary source${part(others)}`] : []),
      ];
      return of.length > 0 ? [[url, of]] : [];
    });
  expect(expected.length).toBeGreaterThan(80);
  expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(expected));
});

test('a ruling that a secondary source tells says so on its page', () => {
  const holdsOn = (page: string): readonly string[] =>
    tagsOf(page).flatMap(({ attributes, text }) => (attributes.get('class') === 'holds' ? [text.trim()] : []));
  expect(holdsOn('/rulings/side-step-in-front-of-enemy/')).toContain('By a secondary source.');
  expect(holdsOn('/rulings/sacked-baggage-and-half-the-army/')).toContain('In part by a secondary source.');
  expect(holdsOn('/rulings/halt-and-move-the-same-element/').join(' ')).not.toContain('secondary source');
});

test('a ruling is cited by all that its answer rests on, where that is told', () => {
  const lineOf = (slug: string): string =>
    tagsOf(`/rulings/${slug}/`).find(({ attributes }) => attributes.get('class') === 'citation-line')?.text ?? '';
  expect(lineOf('price-of-regular-auxilia-exception')).toMatch(/Source: DBM 3\.2 sheet, Explanatory Notes: [^;]*$/);
  expect(lineOf('simultaneous-moves-across-a-front')).toMatch(
    /Source: BHGS clarifications[^;]*13\.8; Other places[^;]*$/,
  );
  expect(lineOf('third-rank-psiloi-follow-a-pursuit')).not.toContain('BHGS');
});

test('every clarification and guideline says for which edition it was written, and where we apply it', () => {
  const pages = addresses().filter((page) => /^\/(bhgs|fair-play)\/./.test(page));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => !saidOn(page).startsWith('Written for 3.2 (2012), applied by us in 3.'))).toEqual([]);
});

test('where clarifications are read under a clause, their fold says once for which edition they were written', () => {
  const folds = addresses()
    .filter((page) => /^\/3\.\d\/./.test(page))
    .flatMap((page) => {
      const tags = tagsOf(page);
      const starts = tags.flatMap(({ name, text }, at) =>
        name === 'summary' && /^(?:BHGS|Fair play) \d+$/.test(text) ? [at] : [],
      );
      return starts.map((at) => ({ page, line: tags[at + 1], applied: tags[at + 2] }));
    });
  expect(folds.length).toBeGreaterThan(300);
  const wrong = folds.filter(({ page, line, applied }) => {
    const edition = page.slice(1, 4);
    const elsewhere = applied?.attributes.get('href') === WHY && applied.text === `applied by us in ${edition}`;
    return line?.text.startsWith('Written for 3.2 (2012)') !== true || elsewhere !== (edition !== '3.2');
  });
  expect(wrong).toEqual([]);
});

test('what is cited of a clarification says for which edition its source was written', () => {
  const lineOf = (page: string): string =>
    tagsOf(page).find(({ attributes }) => attributes.get('class') === 'citation-line')?.text ?? '';
  expect(lineOf('/bhgs/10.2/')).toContain('Source: BHGS clarifications (for 3.2), ');
  expect(lineOf('/clause/rear-support.spears/')).not.toContain('(for ');
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
