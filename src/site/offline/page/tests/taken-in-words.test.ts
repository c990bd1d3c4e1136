import { expect, test } from 'vitest';
import { takenInWords } from '../taken-in-words.ts';

test('what is downloaded and what is unpacked are both on the device', () => {
  const release = { packed: 2_100_000, unpacked: 22_500_000 };
  expect(takenInWords(release)).toBe('25 MB');
  expect(takenInWords(release, 2)).toBe('49 MB');
});
