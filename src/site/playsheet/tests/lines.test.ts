import { expect, test } from 'vitest';
import { editions } from '../../ground/published.ts';
import { linesOf } from '../lines.ts';

test.each(editions.map(({ id }) => id))('the sheet of %s tells of enemy on flank or rear of who recoils', (edition) => {
  expect(linesOf(edition).map(({ clause }) => clause.id)).toContain('recoiling-elements.enemy-on-flank-or-rear');
});
