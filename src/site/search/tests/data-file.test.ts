import { expect, test } from 'vitest';
import { readData, readLexicon, writeData, type SearchData, type SearchRecord } from '../engine/index.ts';
import { SOURCE } from './build.ts';

const RECORD: SearchRecord = {
  url: '/3.4/section/#a',
  title: 'A',
  where: 'Section, p. 1',
  kind: 'clause',
  editions: ['3.3', '3.4'],
  answer: null,
  text: 'A kettle is pushed by bowmen.',
  addresses: ['a'],
  instead: [],
  page: 'unknown_1',
  shape: '0.1 5.4',
};
const DATA: SearchData = {
  editions: ['3.3', '3.4'],
  lexicon: readLexicon(SOURCE),
  terms: ['bowmen', 'kettle'],
  frequencies: [1, 1],
  words: ['bowmen', 'kettle'],
  records: [
    RECORD,
    { ...RECORD, secondary: true, page: 'unknown_2' },
    { ...RECORD, kind: 'ruling', answer: 'No', page: 'unknown_3' },
  ],
  files: { 'pagefind.js': 7 },
};

test('what a search needs beside the index reads as it was written', () => {
  expect(readData(writeData(DATA))).toStrictEqual(DATA);
});

test('a record that lacks something is told of', () => {
  const file = JSON.parse(writeData(DATA)) as { records: { title: string[] } };
  file.records.title.pop();
  expect(() => readData(JSON.stringify(file))).toThrow('expected a value of record 2');
});
