import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { createLexicon, readData } from '../src/site/search/engine/index.ts';
import { readCommandLine, refuse } from './command-line.ts';
import { findBrowser, isRoot } from './find-browser.ts';
import { startPreview } from './preview.ts';
import { readQueries, type EvalQuery } from './search/queries.ts';
import { BAR, scoreAnswer, summarise, type Scored, type SeenResult } from './search/score-answers.ts';

// Ask the built site a file of queries, in a real browser, and say how well it answers: `npm run search:eval FILE`.
const SHOWN = 10;
const COMMAND = {
  name: 'npm run search:eval',
  does: 'Asks the built site a file of queries in a browser, and says how well it answers: each miss, then the figures.',
  argument: 'FILE',
  options: { root: { type: 'string', default: 'dist', value: 'FOLDER', says: 'the built site' } },
} as const;
const { root, argument: file } = readCommandLine(COMMAND);
if (file === undefined) refuse(COMMAND, 'expected a file of queries, such as queries.json, found none');
const queries = readQueries(file);
const cites = citesByAddress(root);
const lexicon = createLexicon(readData(readFileSync(`${root}/pagefind/records.json`, 'utf8')).lexicon);
const preview = await startPreview(root, 0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--disable-gpu', '--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
});
try {
  const page = await browser.newPage();
  await page.goto(`${preview.origin}/search/`);
  const scored: Scored[] = [];
  for (const query of queries) {
    const results = await ask(page, query);
    scored.push(scoreAnswer(query, results, (url) => cites.get(url) ?? new Set(), lexicon));
    if (scored.length % 20 === 0) console.error(`${scored.length} of ${queries.length} queries asked …`);
  }
  report(scored);
} finally {
  await browser.close();
  await preview.close();
}

/** Type a query, and read the first results. */
async function ask(page: Page, { query, edition }: EvalQuery): Promise<readonly SeenResult[]> {
  if (edition !== undefined) await page.locator('#search-edition').selectOption(edition);
  const box = page.locator('#search-words');
  await box.fill('');
  await box.fill(query);
  const answered = `#search-results[data-query=${JSON.stringify(query.trim())}][aria-busy=false]`;
  await page.locator(answered).waitFor({ state: 'attached' });
  const seen = await page.locator('[data-result]').evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('a');
      const lacks = item.querySelector('.lacks')?.textContent ?? '';
      const texts = [...item.children].filter((part) => !part.matches('.lacks')).map((part) => part.textContent);
      return { url: link?.getAttribute('href') ?? '', title: link?.textContent ?? '', text: texts.join('\n'), lacks };
    }),
  );
  return seen.slice(0, SHOWN);
}

/** What is cited at each address, as programs read it. */
function citesByAddress(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const citables = JSON.parse(readFileSync(`${root}/api/clauses.json`, 'utf8')) as readonly {
    readonly url: string;
    readonly cites: readonly string[];
  }[];
  const byAddress = new Map<string, Set<string>>();
  for (const { url, cites: ids } of citables) byAddress.set(url, new Set([...(byAddress.get(url) ?? []), ...ids]));
  return byAddress;
}

/** Print each miss, then the figures by style and in all; below the bar the exit code is 1. */
function report(scored: readonly Scored[]): void {
  for (const { query, results, place, violates, wrongGrades } of scored) {
    if (place !== 1) {
      const how = place === null ? `not within ${SHOWN}` : `at ${place}`;
      console.log(`${query.id} “${query.query}”: ${how}${violates ? ', and a must-not comes first' : ''}`);
      console.log(`    wanted ${query.expect.join(', ')}`);
      for (const { url, title } of results.slice(0, 3)) console.log(`    found  ${url}  ${title}`);
    }
    for (const { url, title } of wrongGrades)
      console.log(`${query.id} “${query.query}”: of another grade: ${url}  ${title}`);
  }
  const styles = [...new Set(scored.map(({ query }) => query.style))];
  const rows = [
    ['style', 'queries', 'first', 'within 3', 'MRR', 'must-nots', 'wrong grade'],
    ...styles.map((style) =>
      rowOf(
        style,
        scored.filter(({ query }) => query.style === style),
      ),
    ),
    rowOf('all', scored),
    ['bar', '', percent(BAR.first), percent(BAR.three), '', '0', '0'],
  ];
  console.log(
    `\n${rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(8) : cell.padStart(11))).join(' ')).join('\n')}`,
  );
  const { first, three, violations, wrongGrades } = summarise(scored);
  const kept = first >= BAR.first && three >= BAR.three && violations === 0 && wrongGrades === 0;
  console.log(kept ? 'The bar is kept.' : 'Below the bar.');
  process.exitCode = kept ? 0 : 1;
}

function rowOf(name: string, scored: readonly Scored[]): string[] {
  const { queries: count, first, three, meanReciprocalRank, violations, wrongGrades } = summarise(scored);
  return [
    name,
    `${count}`,
    percent(first),
    percent(three),
    meanReciprocalRank.toFixed(3),
    `${violations}`,
    `${wrongGrades}`,
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
