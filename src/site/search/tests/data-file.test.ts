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
  parts: [0, 1],
};
const DATA: SearchData = {
  editions: ['3.3', '3.4'],
  lexicon: readLexicon(SOURCE),
  terms: ['bowmen', 'kettle'],
  frequencies: [1, 1],
  words: ['bowmen', 'kettle'],
  records: [
    RECORD,
    { ...RECORD, secondary: true, parts: [2, 1, 3] },
    { ...RECORD, kind: 'ruling', answer: 'No', parts: [] },
  ],
  parts: [
    [0, 1],
    [3, 5, 7],
    [0, 2],
    [5, 4],
  ],
  files: { 'pagefind.js': 7 },
};

test('what a search needs beside the index reads as it was written', () => {
  expect(readData(writeData(DATA))).toStrictEqual(DATA);
});

test('a part that several records use is told once', () => {
  const { records } = JSON.parse(writeData(DATA)) as { records: { parts: unknown } };
  expect(records.parts).toEqual([
    [
      [0, 1],
      [3, 5, 7],
    ],
    [[0, 2], 1, [5, 4]],
    [],
  ]);
});

test('a record that lacks something is told of', () => {
  const file = JSON.parse(writeData(DATA)) as { records: { title: string[] } };
  file.records.title.pop();
  expect(() => readData(JSON.stringify(file))).toThrow('expected a value of record 2');
});
