import { expect, test } from 'vitest';
import type { PublishedCitation, PublishedDocument } from '../../../compiler/publish/index.ts';
import { leansOn } from '../leans-on.ts';

const documentOf = (id: string, edition?: string): PublishedDocument => ({
  id,
  title: id,
  short: id,
  date: '2012-02-15',
  authors: 'Nobody',
  standing: 'organiser',
  playSheet: false,
  writtenFor: edition === undefined ? null : { edition, discrepancy: 'why' },
  statements: [],
});
const documents = [documentOf('sheet'), documentOf('club', '1.2'), documentOf('manners', '1.2'), documentOf('disc')];
const citing = (...ids: readonly string[]): readonly PublishedCitation[] =>
  ids.map((document) => ({
    id: `${document}:1`,
    document,
    documentTitle: document,
    standing: 'organiser',
    where: 'p. 1',
  }));

test.each([
  ['nothing', [], [], false],
  ['the rules', ['sheet'], [], false],
  ['one applied document', ['club'], ['club'], true],
  ['the same and what disagrees with it', ['disc', 'club'], ['club'], true],
  ['two of them, whatever their order', ['manners', 'club'], ['club', 'manners'], true],
  ['one of them beside the rules', ['sheet', 'club'], ['club'], false],
  ['a disagreement alone', ['disc'], [], false],
] as const)('what cites %s', (_title, cited, leaning, alone) => {
  const found = leansOn(citing(...cited), documents);
  expect(found.documents.map(({ id }) => id)).toEqual(leaning);
  expect(found.alone).toBe(alone);
});
