import { expect, test } from 'vitest';
import { filesOf, type DocumentKind } from '../files-of.ts';
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

test.each<[DocumentKind, readonly string[]]>([
  ['clauses', ['/api/clauses.json']],
  ['rulebook', ['/api/3.1/rulebook.json', '/api/3.0/rulebook.json', '/api/dba/rulebook.json']],
  ['changes', ['/api/changes/3.0-3.1.json']],
  ['counts', ['/api/counts.json']],
  ['matrix', ['/api/matrix/index.json']],
])('the files of %s', (kind, files) => {
  expect(filesOf(kind, published)).toEqual(files);
});

test('a kind of which nobody said where its files are has not none: it is a mistake', () => {
  expect(() => filesOf('nothing' as DocumentKind, published)).toThrow('"nothing"');
});
