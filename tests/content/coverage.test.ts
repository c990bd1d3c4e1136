import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PublishedDocument, PublishedRulebook } from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

const written = readFileSync(new URL('../../generated/sources.json', import.meta.url), 'utf8');
const documents = JSON.parse(written) as readonly PublishedDocument[]; // as the compiler wrote it

describe('every statement that our sources make has its place in the content', () => {
  test.each(documents)('$short', ({ statements }) => {
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter(({ restatedIn }) => restatedIn.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('the nine documents and the list of disagreements are among them', () => {
    const ids = documents.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'dbm-3.1',
        'dbm-3.2',
        'dbm-3.3',
        'dbm-3.4',
        'bhgs',
        'bhgs-fp',
        'lists',
        'ps31',
        'dba22',
        'disc',
      ]),
    );
  });
});

const bookOf = (edition: string) => (readGenerated(`${edition}/rulebook.json`) as PublishedRulebook).clauses;

/** Clauses that a sheet quotes whole, with all that it leaves as it was. */
const QUOTED =
  /^3\.3 grading-factors\.superior-shooting$|^3\.4 (?:terrain-choosing\.defender-waterway|recoiling-elements\.)/;

test('a clause that a sheet changes in part goes on citing what it keeps', () => {
  const own = new Set(documents.flatMap(({ id, standing }) => (standing === 'secondary' && id !== 'ps31' ? [] : [id])));
  const dropped = editions.slice(1).flatMap((edition, index) => {
    const [before, after] = [bookOf(editions[index] ?? ''), bookOf(edition)];
    return Object.values(after)
      .filter(({ id }) => {
        const cited = new Set(after[id]?.citations.map((each) => each.id));
        return before[id]?.citations.some((each) => own.has(each.document) && !cited.has(each.id));
      })
      .map(({ id }) => `${edition} ${id}`);
  });
  expect(dropped.some((each) => QUOTED.test(each))).toBe(true);
  expect(dropped.filter((each) => !QUOTED.test(each))).toEqual([]);
});

test('of a section that a sheet rewrites whole, every clause has its place in that', () => {
  const places = Object.values(bookOf('3.4')).filter(({ section }) => section === 'recoiling-elements');
  expect(places.length).toBeGreaterThan(10);
  expect(
    places.filter(({ place }) => !/^Recoiling elements(?: as rewritten)?, para [1-5]\b/.test(place ?? '')),
  ).toEqual([]);
});

test('a page that was put in has its own number', () => {
  expect(['figures.figure-16a', 'figures.figure-16b'].map((id) => bookOf('3.1')[id]?.page)).toEqual(['39a', '39a']);
});
