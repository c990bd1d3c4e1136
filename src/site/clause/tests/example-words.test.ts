import { expect, test } from 'vitest';
import { resultInWords, sidesOf, unbroken } from '../examples/example-words.ts';
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

test.each([
  ["combat('Sp', {}).self.rearSupport", '1', 'rear support', '1'],
  ["combat('Sp', {}).self.tactical", '-2', 'tactical', '−2'],
  ["combat('Kn', {}).outcome.self", "'recoil'", '', 'recoil'],
  ["combat('Knights', {}).after.self", '[]', 'then', 'nothing'],
  [
    "combat('Knights', {}).after.enemy",
    "['element: pursues', 'rear support: pursues']",
    'then',
    'element: pursues, rear support: pursues',
  ],
  ["pips({ elements: 'Blades' }).pips", '2', 'PIPs', '2'],
  ["move({ troop: 'Blades' }).maxPaces", '200', 'paces', '200'],
  ["secondMove({ troop: 'Psiloi' }).allowed", 'false', 'allowed', 'false'],
])('%s // %s', (code, result, asked, answer) => {
  expect(resultInWords({ code, result, question: '', notHeld: false, trail: [] })).toEqual({ asked, answer });
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
