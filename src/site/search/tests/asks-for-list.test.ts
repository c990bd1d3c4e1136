import { expect, test } from 'vitest';
import { asksForList } from '../engine/query/asks-for-list.ts';

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
])('"%s" asks for a list', (query) => {
  expect(asksForList(query)).toBe(true);
});

test.each([
  'list 4/80',
  'list says my archers ride',
  'do they all have to touch',
  'shot in the back, which way do we go',
  'which side of the wagon can I shoot from',
  'recoil',
])('"%s" asks for one thing', (query) => {
  expect(asksForList(query)).toBe(false);
});
