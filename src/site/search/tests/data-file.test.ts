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
  interprets: [],
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
    { ...RECORD, kind: 'ruling', answer: 'No', parts: [], interprets: [0, 1] },
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

test.each([
  ['/3.4/section/#a', ['a', 'p24'], '/3.4/section/#'],
  ['/rulings/a-question/#a-question', [], '/rulings/a-question/##'],
  ['/changes/3.3-3.4/#b', ['what changed'], '/changes/3.3-3.4/#b'],
  ['/figures/', ['all figures'], '/figures/'],
] as const)('%s is told in short, where its address or its folder says the rest', (url, addresses, short) => {
  const data = { ...DATA, records: [{ ...RECORD, url, addresses }] };
  const file = writeData(data);
  expect((JSON.parse(file) as { records: { url: string[] } }).records.url).toEqual([short]);
  expect(readData(file).records[0]?.url).toBe(url);
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
