import { expect, test } from 'vitest';
import { elsewhereThan } from '../elsewhere-than.ts';

test('of a section that came later the edition that added it is told', () => {
  expect(elsewhereThan('3.0', ['3.1', '3.2'])).toEqual({
    edition: '3.1',
    words: '3.0 does not have this section: 3.1 added it.',
  });
});

test('of one that went, the last that had it', () => {
  expect(elsewhereThan('3.4', ['3.0', '3.1'])).toEqual({ edition: '3.1', words: '3.4 does not have this section.' });
});

test('nothing is told where the edition has it, or none has, or no edition is asked', () => {
  expect(elsewhereThan('3.1', ['3.0', '3.1'])).toBeNull();
  expect(elsewhereThan('3.1', [])).toBeNull();
  expect(elsewhereThan('tools', ['3.0'])).toBeNull();
});
