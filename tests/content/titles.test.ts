import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PublishedRulebook } from '../../src/compiler/publish/index.ts';

const titlesOf = (book: string): readonly string[] => {
  const file = new URL(`../../generated/${book}/rulebook.json`, import.meta.url);
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as PublishedRulebook; // as the compiler wrote it
  return Object.values(clauses).map(({ title }) => title);
};

/** Beside each, what it would be taken for in a list of results, where no section stands above it. */
const SAYS_NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^\S+(?: \([A-Z]\))?$/u, 'a word, or troops and their grade: of which rule?'],
  [
    /^(?:the )?(?:opening|first|second|third|fourth|fifth|last|rest|other|further|\d+(?:st|nd|rd|th))\b.*(?:paragraph|sentences?|bullet|section|exceptions)/iu,
    'a place: in which section?',
  ],
  [/^(?:less|half or less): /iu, 'a heading of the table, and not what players say: beaten, doubled'],
];

const unclear = (title: string): readonly string[] =>
  SAYS_NOTHING.filter(([form]) => form.test(title)).map(([, why]) => `${title}: ${why}`);

describe.each(['3.0', '3.1', '3.2', '3.3', '3.4', 'dba'])('of %s', (book) => {
  test('no two clauses have the same title', () => {
    const titles = titlesOf(book).map((title) => title.toLowerCase());
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('every title says something alone', () => {
    expect(titlesOf(book).flatMap(unclear)).toEqual([]);
  });
});

test.each([
  'Spears',
  'Pikes (X)',
  'Opening paragraph',
  '4th paragraph',
  '2nd bullet of 2000',
  'Further exceptions',
  'Less: warband',
  'Half or less: cavalry',
])('“%s” does not', (title) => {
  expect(unclear(title)).toHaveLength(1);
});
