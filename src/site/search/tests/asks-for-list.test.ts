import { expect, test } from 'vitest';
import { asksForList, asksOfAll } from '../engine/query/asks-for-list.ts';

test.each([
  'all abbreviations',
  'what do all the abbreviations mean',
  'everything that costs an extra pip',
  'list of guidelines',
  'questions still open in the rules',
  'mistakes in the army books',
  'which troops can shoot',
  'exceptions for rear ranks',
  'the legal ways to touch an enemy',
  'show me every ambush rule',
  'what is still disputed',
  'open questions list',
])('"%s" asks for a list', (query) => {
  expect(asksForList(query)).toBe(true);
});

test.each([
  'list 4/80',
  'is it on my list of allies that he rides',
  'list says my archers ride',
  'do they all have to touch',
  'shot in the back, which way do we go',
  'which side of the wagon can I shoot from',
  'recoil',
])('"%s" asks for one thing', (query) => {
  expect(asksForList(query)).toBe(false);
});

test.each(['can a second rank ever hurt', 'do guns always recoil', 'is a column never dearer'])(
  '"%s" asks what is so in every case',
  (query) => {
    expect(asksOfAll(query)).toBe(true);
    expect(asksOfAll(query.replace(/ (?:ever|always|never)/, ''))).toBe(false);
  },
);
