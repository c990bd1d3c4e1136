import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedDocument,
  PublishedRulings,
} from '../../../compiler/publish/index.ts';
import { addresses, fileOf } from '../../../../tests/site/built-site.ts';
import { RUNGS } from '../rungs.ts';

/** What the compiler wrote. */
const generated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}.json`, import.meta.url), 'utf8'));

const { clarifications } = generated('clarifications') as PublishedClarifications;
const discrepancies = Object.values(generated('discrepancies') as PublishedDiscrepancies);
const rulings = Object.values(generated('rulings') as PublishedRulings);
const documents = generated('sources') as readonly PublishedDocument[];

const pageOf = (url: string): string => readFileSync(fileOf(url), 'utf8');
const rungsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="rung ([^"]*)"/g)].map(([, rung = '']) => rung);
/** Above what hangs on it: the head of a page, and its answer. */
const headOf = (url: string): string => pageOf(url).split('class="clause"')[0] ?? '';
const citationOf = (url: string): string => /citation-line">([^<]*)/.exec(pageOf(url))?.[1] ?? '';

test('a badge is a rung of the ladder', () => {
  const used = new Set(addresses().flatMap((url) => rungsOf(pageOf(url))));
  expect([...used].toSorted()).toEqual(Object.keys(RUNGS).toSorted());
});

describe('at the head of each page it says whose answer it has', () => {
  test.each([
    ['/bhgs/', 'bhgs'],
    ['/fair-play/', 'fair-play'],
    ['/lists/', 'rule'],
  ])('%s', (folder, rung) => {
    const urls = Object.values(clarifications).flatMap(({ url }) => (url.startsWith(folder) ? [url] : []));
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => rungsOf(headOf(url)).join() !== rung)).toEqual([]);
  });

  const answers = [
    ...rulings.map(({ url, status }) => ({ url, status })),
    ...discrepancies.map(({ name, status }) => ({ url: `/discrepancies/${name}/`, status })),
  ];

  test.each(['settled', 'open'] as const)('what is %s', (status) => {
    const urls = answers.flatMap((answer) => (answer.status === status ? [answer.url] : []));
    const [rung, words] = status === 'open' ? ['open', '(open)'] : ['ours', '(our reading)'];
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => rungsOf(headOf(url)).join() !== rung)).toEqual([]);
    expect(urls.filter((url) => !citationOf(url).includes(words))).toEqual([]);
  });
});

test('a ruling that rests on the clarifications says that it holds where they are in use, and no other does', () => {
  const leaning = new Set(documents.flatMap(({ id, writtenFor }) => (writtenFor ? [id] : [])));
  const says = rulings.filter(({ url }) => headOf(url).replaceAll(/\s+/g, ' ').includes('in use. Written for'));
  const rests = rulings.filter((ruling) => ruling.rests.some(({ document }) => leaning.has(document)));
  expect(leaning).toContain('bhgs');
  expect(rests.length).toBeGreaterThan(50);
  expect(says.map(({ slug }) => slug)).toEqual(rests.map(({ slug }) => slug));
});

const SECONDARY = 'demoralised-commands.losses';

test('a section of clauses that rest on secondary sources only is not called in force, nor is one that has others', () => {
  expect(rungsOf(headOf('/3.4/ground-scale/'))[0]).toBe('secondary');
  expect(rungsOf(headOf('/3.4/demoralised-commands/'))[0]).toBe('rule');
  const dba = addresses().filter((url) => /^\/dba\/[^/]+\/$/.test(url));
  expect(dba.length).toBeGreaterThan(5);
  expect(new Set(dba.map((url) => rungsOf(headOf(url))[0]))).toEqual(new Set(['rule']));
});

test('a citation line says that a secondary source only tells it, and one of the rules does not', () => {
  expect(citationOf(`/clause/${SECONDARY}/`)).toContain(', Demoralised commands (by a secondary source), ');
  expect(citationOf('/clause/pip-dicing.generals/')).not.toContain('secondary');
});

test('a table of which a sheet sets a few cells is by a secondary source, with those cells named', () => {
  const url = '/clause/element-cost.irregular/';
  expect(citationOf(url)).toContain('(by a secondary source, but for Bd I; El I; Cm S, X; Bw S), ');
  expect(rungsOf(pageOf(url))[0]).toBe('secondary');
  expect(pageOf(url)).toContain('By a secondary source, but for Bd I; El I; Cm S, X; Bw S');
});

test('a wording of old that a secondary source tells says so, though a sheet has told it since', () => {
  const told = pageOf('/clause/moving-through-friends-or-gaps.narrow-gap/').split('class="clause"').slice(1);
  expect(told.map((wording) => rungsOf(wording))).toEqual([['rule'], ['secondary']]);
});

test('a clause that rests on secondary sources only is not called in force without more', () => {
  expect(rungsOf(pageOf(`/clause/${SECONDARY}/`))[0]).toBe('secondary');
  for (const other of ['terrain-choosing.defender-waterway', 'pip-dicing.generals'])
    expect(rungsOf(pageOf(`/clause/${other}/`))[0]).toBe('rule');
});
