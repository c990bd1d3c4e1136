import { afterEach, expect, test, vi } from 'vitest';
import { lookedAt } from '../looked-at.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what another page of the origin noted leads nowhere but to this site', () => {
  const page = (url: string) => ({ url, title: 'E' });
  const own = page('/3.4/rear-support/#rear-support.spears');
  const foreign = [
    '/\\evil.example/',
    '/\t/evil.example/',
    '//evil.example/',
    '\\\\evil.example',
    'javascript:1',
    '/a\n',
  ];
  const kept = JSON.stringify([...foreign.map(page), own, { url: 5 }, null]);
  vi.stubGlobal('localStorage', { getItem: () => kept });
  expect(lookedAt()).toEqual([own]);
});
