import { describe, expect, test } from 'vitest';
import type { PublishedChange, PublishedCitation } from '../../../compiler/publish/index.ts';
import { clauseOf, editions } from '../../ground/published.ts';
import { sourceOfClause } from '../sheet/source-of-clause.ts';

const chain = [
  { id: '1.0', title: 'Game 1.0' },
  { id: '1.1', title: 'Game 1.1', document: 'sheet-1.1' },
  { id: '1.2', title: 'Game 1.2', document: 'sheet-1.2' },
  { id: '1.3', title: 'Game 1.3', document: 'sheet-1.3' },
];

const cited = (document: string, where: string, documentTitle = `Sheet ${document.slice(-3)}`): PublishedCitation => ({
  id: `${document}:${where}`,
  document,
  documentTitle,
  standing: 'official',
  where,
});

const changed = (
  edition: string,
  citations: readonly PublishedCitation[],
  kind: PublishedChange['kind'] = 'ReplaceText',
): PublishedChange => ({ edition, kind, citations, notes: [] });

const first = cited('sheet-1.1', 'p. 22, Support');

describe('the source of a clause is its first, and', () => {
  test.each<[string, PublishedCitation, readonly PublishedChange[], string]>([
    ['nothing else where nothing changed it', first, [], 'Sheet 1.1, p. 22, Support'],
    ['nothing else where it came in with it', first, [changed('1.1', [first], 'Insert')], 'Sheet 1.1, p. 22, Support'],
    [
      'what changed its words since',
      first,
      [changed('1.1', [first], 'Replace'), changed('1.3', [cited('sheet-1.3', 'p. 22, 1st line')])],
      'Sheet 1.1, p. 22, Support, as amended by Sheet 1.3, p. 22, 1st line',
    ],
    [
      'each sheet once, by its page where it changed several lines',
      first,
      [
        changed('1.2', [cited('sheet-1.2', 'p. 11, 1st line')], 'SetCell'),
        changed('1.2', [cited('sheet-1.2', 'p. 11, 2nd line')], 'SetCell'),
        changed('1.3', [cited('sheet-1.3', 'Prices')], 'SetCell'),
      ],
      'Sheet 1.1, p. 22, Support, as amended by Sheet 1.2, p. 11; Sheet 1.3, Prices',
    ],
    [
      'not what its source is newer than',
      cited('sheet-1.3', 'p. 22, Support'),
      [changed('1.1', [first], 'Replace'), changed('1.3', [cited('sheet-1.3', 'p. 22, Support')], 'Replace')],
      'Sheet 1.3, p. 22, Support',
    ],
    [
      'not the edition that it sums up',
      cited('play', 'bullet 1', 'Game 1.1 play sheet'),
      [changed('1.1', [first])],
      'Game 1.1 play sheet, bullet 1',
    ],
    [
      'not a reading of ours',
      first,
      [changed('1.2', [cited('disc', 'mixed grade', 'Discrepancies'), cited('sheet-1.2', 'p. 22, at the end')])],
      'Sheet 1.1, p. 22, Support',
    ],
  ])('%s', (_, source, changes, line) => {
    expect(sourceOfClause({ citations: [source], changes }, chain)).toBe(line);
  });

  test('none where it cites nothing', () => {
    expect(sourceOfClause({ citations: [], changes: [] }, chain)).toBeNull();
  });
});

test.each([
  ['3.2', 'combat-outcome.spears', null],
  ['3.3', 'combat-outcome.spears', 'DBM 3.3 amendments, p. 23, '],
  ['3.4', 'combat-outcome.pikes', 'DBM 3.3 amendments, p. 23, '],
  ['3.4', 'rear-support.knights', 'DBM 3.3 amendments, p. 22'],
  ['3.4', 'rear-support.conditions', 'DBM 3.3 amendments, p. 22, '],
  ['3.4', 'terrain-choosing.defender-compulsory', 'DBM 3.2 sheet, p. 12, '],
  ['3.4', 'element-cost.irregular', 'DBM 3.2 sheet, p. 11, '],
  ['3.4', 'combat-outcome.warband', null],
  ['3.4', 'combat-factors.table', null],
  ['3.4', 'mitigating-rear-support.cavalry-behind-cavalry', null],
])('in %s, %s is as amended by %s', (edition, id, amending) => {
  const clause = clauseOf(edition, id);
  const [, amended = null] = (clause && sourceOfClause(clause, editions))?.split(', as amended by ') ?? [];
  if (amending === null) expect(amended).toBeNull();
  else expect(amended).toMatch(new RegExp(`^${amending.replaceAll('.', String.raw`\.`)}`, 'u'));
});
