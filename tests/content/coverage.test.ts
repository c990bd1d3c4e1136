import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PublishedDocument } from '../../src/compiler/publish/index.ts';

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
