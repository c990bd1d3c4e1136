import { expect, test } from 'vitest';
import { sidesOf, unbroken } from '../example-words.ts';
import { typeset } from '../../wording/typeset.ts';

test.each([
  ['Irr Sp (O) (with Irr Sp (O) behind) against Irr Kn (F)', ['Irr Sp (O)', 'Irr Kn (F)']],
  ['Reg Bd (O) against Irr Wb (O); dice 4 and 2', ['Reg Bd (O)', 'Irr Wb (O)']],
  ['Distant shooting: Irr Cv (O) and Reg Gal (O) (shooting); dice 1 and 6', ['Irr Cv (O)', 'Reg Gal (O)']],
  ['Bge against Irr Ps (O); dice 3 and 3', ['Bge', 'Irr Ps (O)']],
  ['What an element of blades costs', []],
  ['Light Horse (2Cm) (in dunes) against BUA denizens; dice 4 and 2', ['Light Horse', 'BUA denizens']],
  [
    'Shooting: Blades (where a recoil meets BUA or camp) and Bows (shooting; 2 aiding its shooting); dice 1 and 6',
    ['Blades', 'Bows'],
  ],
])('the sides of "%s"', (question, sides) => {
  expect(sidesOf(question)).toEqual(sides);
});

test('the name of a troop stays on one line', () => {
  expect(unbroken('Irr Sp (O) (with others)')).toBe('Irr\u00a0Sp\u00a0(O) (with others)');
});

test.each([
  ['the words "or Indian" go', false, 'the words “or Indian” go'],
  ["the army's list", false, 'the army’s list'],
  ['"able" ranks', false, '“able” ranks'],
  ['" and more', true, '” and more'],
])('%s is set as a printer sets it', (text, goesOn, expected) => {
  expect(typeset(text, goesOn)).toBe(expected);
});
