import { expect, test } from 'vitest';
import { bySubject } from '../building/records/by-subject.ts';
import type { Item } from '../building/records/item.ts';

const PLAIN = {
  where: '',
  editions: ['3.4'],
  answer: null,
  addresses: [],
  instead: [],
  text: '',
  passages: [],
} as const;
const item = (kind: Item['kind'], title: string, url: string, interprets: readonly string[] = []): Item => ({
  ...PLAIN,
  kind,
  title,
  url,
  interprets,
});

test('a clause, its changes and what interprets it stand together, each kind in its order', () => {
  const items = [
    item('clause', 'march', '/3.1/march/#march'),
    item('clause', 'march now', '/3.4/march/#march'),
    item('clause', 'zoc', '/3.4/zoc/#zoc'),
    item('ruling', 'on the march', '/rulings/a/#a', ['march', 'zoc']),
    item('ruling', 'on nothing', '/rulings/n/#n'),
    item('clarification', 'of the zoc', '/bhgs/1/#bhgs.1', ['zoc']),
    item('change', 'of the march', '/changes/3.3-3.4/#march'),
    item('discrepancy', 'of the zoc, by its own name', '/discrepancies/b/#b', ['zoc']),
    item('list', 'all rulings', '/rulings/'),
  ];
  expect(bySubject(items).map(({ title }) => title)).toEqual([
    'all rulings',
    'of the zoc, by its own name',
    'march',
    'march now',
    'on the march',
    'of the march',
    'on nothing',
    'zoc',
    'of the zoc',
  ]);
});
