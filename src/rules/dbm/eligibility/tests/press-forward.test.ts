import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

const rules = edition(
  clause('x.may', ({ mayPressForward, yes, no }) => {
    mayPressForward(({ members, pursues }) =>
      pursues
        ? no('pursues')
        : yes(members.map(({ name, rank, general }) => `${name} ${String(rank)} ${String(general)}`).join('; ')),
    );
  }),
  clause('x.must', ({ mustPressForward, yes, no }) => {
    mustPressForward(({ anotherRankDoes }) => (anotherRankDoes ? yes('must') : no('need not')));
  }),
);
const press = (question: Readonly<Record<string, unknown>>) =>
  answer('press-forward', rules, { elements: ['Sp (O)'], ...question });

test('troops alone stand in the front rank', () => {
  expect(press({ elements: ['Sp (O)', { troop: 'Ps (O)', rank: 2 }, { troop: 'Cv (O)', general: true }] })).toEqual({
    edition: 'invented',
    allowed: true,
    why: 'Sp (O) 1 false; Ps (O) 2 false; Cv (O) 1 true',
    trail: ['x.may'],
  });
});

test('whether it must is asked only of those who may', () => {
  expect(press({ question: 'must', anotherRankDoes: true })).toMatchObject({
    allowed: true,
    why: 'must',
    trail: ['x.must', 'x.may'],
  });
  expect(press({ question: 'must' })).toMatchObject({ allowed: false, why: 'need not' });
  expect(press({ question: 'must', anotherRankDoes: true, pursues: true })).toMatchObject({
    allowed: false,
    why: 'pursues',
  });
  expect(press({ anotherRankDoes: false })).toMatchObject({ allowed: true });
});

test('what no clause speaks of is open', () => {
  expect(answer('press-forward', edition(), { elements: ['Sp (O)'] })).toMatchObject({
    answer: null,
    why: 'no text that we have says whether it may press forward',
  });
});

describe('a question that is not well formed', () => {
  test.each<[string, unknown, string]>([
    ['without troops', [], '"elements": expected a list of 1 to 40'],
    ['with unknown troops', ['Kb (O)'], '"elements[0].troop": unknown type "Kb", did you mean "Kn"?'],
    [
      'with an unknown field',
      [{ troop: 'Kn (O)', ranks: 2 }],
      '"elements[0].ranks": unknown field, did you mean "rank"?',
    ],
  ])('%s', (_, elements, message) => {
    expect(() => press({ elements })).toThrow(QuestionError);
    expect(() => press({ elements })).toThrow(message);
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{}, 'May a group of Sp (O) press forward, not all its opponents having fled?'],
    [
      {
        question: 'has to',
        elements: [
          'Sp (O)',
          { troop: 'Ps (O)', rank: 2 },
          { troop: 'Kn (O)', general: true },
          { troop: 'Kn (I)', rank: 2, withGeneral: true },
        ],
        opponentsFled: true,
        earlierMove: 'shift',
        anotherRankDoes: true,
      },
      'Must a group of Sp (O), Ps (O) in rank 2, Kn (O) (general), Kn (I) (with the general) in rank 2 press forward, all its opponents having fled, having moved straight ahead with a shift, as another rank does?',
    ],
    [
      {
        single: true,
        opponentsFled: true,
        enemyBound: true,
        demoralised: true,
        pursues: true,
        combatsLeft: true,
        earlierMove: 'wheel',
      },
      "May a single element of Sp (O) press forward, all its opponents having fled, in the enemy's bound, demoralised, pursuing, combats being left, having moved otherwise than straight ahead?",
    ],
    [
      {
        opponentsFled: true,
        earlierMove: 'straight',
        acrossFortifications: true,
        partOfGroup: true,
        leavesRanks: true,
        severalCommands: true,
      },
      'May a group of Sp (O) press forward, all its opponents having fled, having moved straight ahead, across fortifications, as part of a larger group, leaving ranks behind, of several commands?',
    ],
  ])('%j', (question, said) => {
    expect(words('press-forward', { elements: ['Sp (O)'], ...question })).toBe(said);
  });
});
