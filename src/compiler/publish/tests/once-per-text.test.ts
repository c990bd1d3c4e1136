import { expect, test, vi } from 'vitest';
import { oncePerText } from '../load/once-per-text.ts';

test('a file is read again only when its text has changed', () => {
  const read = vi.fn((path: string, text: string) => `${path}=${text}`);
  const once = oncePerText(read);
  expect([once('a', '1'), once('a', '1'), once('b', '1'), once('a', '2'), once('a', '1')]).toEqual([
    'a=1',
    'a=1',
    'b=1',
    'a=2',
    'a=1',
  ]);
  expect(read).toHaveBeenCalledTimes(4);
});

test('what could not be read is tried again', () => {
  const once = oncePerText(() => {
    throw new Error('malformed');
  });
  expect(() => once('a', '1')).toThrow('malformed');
  expect(() => once('a', '1')).toThrow('malformed');
});
