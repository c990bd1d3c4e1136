import { expect, test } from 'vitest';
import type { KeptBook } from '../kept/model.ts';
import { workOf, worksOf } from '../kept/read-kept.ts';
import { wholeBook } from '../kept/whole-book.ts';

const book: KeptBook = {
  ...{ id: 3, title: 'rules.pdf', kind: 'pdf', since: 1_700_000_000_000, bytes: 5, leaves: 2, password: null },
  found: { work: 'dbm-3.4', also: ['sheet'], sure: true, why: 'Its title says so.' },
  correction: { pages: [{ leaf: 1, page: '39a' }], twoToALeaf: false, work: 'dbm-3.3' },
};

test('a book that is whole is as it was kept', () => {
  expect(wholeBook({ ...book })).toEqual(book);
  const plain = { ...book, found: null, correction: {} };
  expect(wholeBook({ ...plain })).toEqual(plain);
});

test.each([
  ['nothing', {}],
  ['nulls', Object.fromEntries(Object.keys(book).map((name) => [name, null]))],
  ['texts', Object.fromEntries(Object.keys(book).map((name) => [name, 'x']))],
  ['numbers', Object.fromEntries(Object.keys(book).map((name) => [name, NaN]))],
  ['lists', { ...book, correction: { pages: [null, { leaf: 'x' }] }, found: { work: 5 } }],
])('one of which the record holds %s is a book all the same', (_, damaged) => {
  const { found, correction, ...whole } = wholeBook({ ...damaged, id: 3 });
  expect([whole.id, typeof whole.title, whole.bytes >= 0]).toEqual([3, 'string', true]);
  expect([workOf({ found, correction }), worksOf({ found, correction })]).toEqual([null, []]);
  expect(correction.pages ?? []).toEqual([]);
});
