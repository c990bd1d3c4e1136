import { expect, test } from 'vitest';
import { readFragment } from '../fragment.ts';

test('a fragment names an id, and stops nothing where a messenger has cut it', () => {
  expect(readFragment('#rear-support.spears')).toBe('rear-support.spears');
  expect(readFragment('#%C3%84')).toBe('Ä');
  for (const cut of ['%', '%E0%A4%A', '%ED%A0%80', 'a%2']) expect(readFragment(`#${cut}`)).toBe(cut);
});
