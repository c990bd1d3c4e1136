import { expect, test } from 'vitest';
import { inPlainWords } from '../plain-words.ts';

test.each([
  [
    '"elements[0].troop": expected "Reg Wb (O)" or "Irr Wb (O)", found "Wb (O)": the cost is 1 if regular, 2 if irregular',
    'This wants Reg Wb (O) or Irr Wb (O): the cost is 1 if regular, 2 if irregular.',
  ],
  [
    '"elements[1].general": expected one general at most, as all are of one command, found two',
    'This wants one general at most, as all are of one command.',
  ],
  ['"doubleBase": expected the two elements of one base, found 4', 'This wants the two elements of one base.'],
  ['"group": expected false, found true of a single element', 'This wants false.'],
  [
    '"resultingElements": expected it only of a double base that mounts or dismounts',
    'This wants it only of a double base that mounts or dismounts.',
  ],
  ['"elements[0].mountedInfantry": expected infantry, found knights', '“On mounts” wants infantry.'],
  ['in other words', 'in other words'],
])('%s', (message, expected) => {
  expect(inPlainWords(message)).toBe(expected);
});
