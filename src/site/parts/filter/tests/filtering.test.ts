import { expect, test } from 'vitest';
import { foundBy, has, namesOrTexts, takeWords, wordsOf } from '../filtering.ts';

const finds = (typed: string, text: string): boolean => wordsOf(typed).every((word) => has(foundBy(text), word));

test.each([
  ['hordes', 'Does a Hd (F) pass through Ps?'],
  ['horde psiloi', 'Does a Hd (F) pass through Ps?'],
  ['hd', 'A horde of its own'],
  ['lh', 'Two elements of light horse meet'],
  ['light horse', 'LH in bad going'],
  ['KN', 'Knights that pursue'],
  ['judaean', 'Late Judaean'],
  ["kings' men", 'The king of the kings’ mén'],
  ['pursuit', 'Pursuing elements'],
  ['pursuing', 'Who must pursue?'],
  ['pursu', 'Who must pursue?'],
  ['demoralized', 'A demoralised command'],
  ['recoil into friends?', 'Recoiling meets a friend'],
])('“%s” finds “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ['hordes', 'Psiloi behind blades'],
  ['elephants', 'elsewhere'],
  ['spears', 'SPQR'],
])('“%s” does not find “%s”', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test('a word that the list has nowhere is taken for one that is spelt nearly so', () => {
  const list = ['Psiloi behind blades', 'A demoralised command', 'What a skirmisher does'].map(foundBy);
  expect(takeWords(['psilio', 'psil', 'blade'], list)).toEqual([
    { typed: 'psilio', words: ['psiloi'] },
    { typed: 'psil', words: ['psil'] },
    { typed: 'blade', words: ['blade'] },
  ]);
});

test('a word that is spelt like none is taken for none', () => {
  expect(takeWords(['assyrian', 'waht'], ['Polybian Roman', 'What a skirmisher does'].map(foundBy))).toEqual([
    { typed: 'assyrian', words: [] },
    { typed: 'waht', words: ['what'] },
  ]);
});

test('what no name of a list has is looked for in the whole of it', () => {
  const names = ['front corner', 'ZOC'].map(foundBy);
  const texts = ['front corner: where two edges meet', 'ZOC: the zone of control before an element'].map(foundBy);
  const by = (typed: string) => namesOrTexts(wordsOf(typed), names, () => texts);
  expect(by('zone of control')).toBe(texts);
  expect(by('corner')).toBe(names);
  expect(by('cornre')).toBe(names);
});
