import { expect, test } from 'vitest';
import { rungOfRule } from '../rungs.ts';

test.each([
  [['official sheet'], 'rule'],
  [['organiser sheet', 'secondary page'], 'rule'],
  [['secondary page'], 'secondary'],
  [['secondary page', 'secondary list'], 'secondary'],
  [['secondary playsheet'], 'rule'],
  [['secondary playsheet', 'secondary page'], 'rule'],
  [[], 'rule'],
])('a clause that cites what is %j is of the rung %s', (cited, rung) => {
  const citations = cited.map((each) => {
    const [standing = '', document = ''] = each.split(' ');
    return { standing, document };
  });
  expect(rungOfRule(citations, new Set(['playsheet']))).toBe(rung);
});
