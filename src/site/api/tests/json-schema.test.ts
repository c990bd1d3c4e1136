import { expect, test } from 'vitest';
import { filesOf } from '../files-of.ts';
import { listedIn, partsOf } from '../json-schema.ts';

test('parts stand once each, by name', () => {
  const [clause, block] = [{ description: 'A clause.' }, { description: 'A block.' }];
  expect(partsOf([{ $defs: { Clause: clause, Block: block } }, {}, { $defs: { Block: block } }])).toEqual([
    ['Block', block],
    ['Clause', clause],
  ]);
});

test.each([
  [{ items: { $ref: '#/$defs/Citable' } }, 'Citable'],
  [{ items: { type: 'string' } }, null],
  [{ properties: {} }, null],
])('%j is a list of %s', (schema, part) => {
  expect(listedIn(schema)).toBe(part);
});

const published = {
  editions: [{ id: '3.0' }, { id: '3.1' }],
  comparisons: [{ from: '3.0', to: '3.1' }],
  dba: { id: 'dba' },
};

test.each([
  ['clauses', ['/api/clauses.json']],
  ['rulebook', ['/api/3.1/rulebook.json', '/api/3.0/rulebook.json', '/api/dba/rulebook.json']],
  ['changes', ['/api/changes/3.0-3.1.json']],
  ['nothing', []],
])('the files of %s', (schema, files) => {
  expect(filesOf(schema, published)).toEqual(files);
});
