import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

const conforming = clause('x.conform', ({ mustConform, conformBy, yes, no }) => {
  mustConform(({ alreadyInContact }) => (alreadyInContact ? no('engaged') : yes('contacted')));
  conformBy(() => 'pivot or shift');
});
const beside = clause('x.beside', ({ conformBy, notHeld }) => {
  conformBy(({ friendsBeside }) =>
    friendsBeside === 'none' ? undefined : friendsBeside === 'others' ? 'shift' : notHeld,
  );
});
const rules = edition(conforming, beside);
const pivot = (question: Readonly<Record<string, unknown>>) =>
  answer('pivot', rules, { element: 'Ps (O)', ...question });

describe('whether and how an element conforms', () => {
  test('is what the clauses say, the particular last', () => {
    expect(pivot({})).toEqual({
      edition: 'invented',
      required: true,
      movement: 'pivot or shift',
      why: 'contacted',
      trail: ['x.conform', 'x.conform'],
    });
    expect(pivot({ friendsBeside: 'friends' })).toMatchObject({ movement: 'shift', trail: ['x.conform', 'x.beside'] });
  });

  test('does not ask how where it need not', () => {
    expect(pivot({ alreadyInContact: true, friendsBeside: 'skirmishers' })).toEqual({
      edition: 'invented',
      required: false,
      movement: null,
      why: 'engaged',
      trail: ['x.conform'],
    });
    expect(pivot({ friendsBeside: 'skirmishers' })).toMatchObject({ answer: null, trail: ['x.beside'] });
  });

  test('tells that it must where no clause says how', () => {
    const silent = edition(
      clause('x.must', ({ mustConform, yes }) => {
        mustConform(() => yes('contacted'));
      }),
    );
    expect(answer('pivot', silent, { element: 'Ps (O)' })).toMatchObject({ required: true, movement: null });
  });
});

describe('a question that is not well formed', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'no skirmishers',
      { element: 'Bd (O)', group: 'skirmishers' },
      '"group": expected another group, as Bd (O) are no skirmishers',
    ],
    ['no contactor', { space: 'ifGroupMovesBack' }, '"contactor": expected the enemy element'],
    ['no truth', { doesNotTurn: 'no' }, '"doesNotTurn": expected true or false, found "no"'],
  ])('%s', (_, question, message) => {
    expect(() => pivot(question)).toThrow(QuestionError);
    expect(() => pivot(question)).toThrow(message);
  });

  test('is well formed with what was missing', () => {
    expect(pivot({ element: 'LH (O)', group: 'skirmishers' })).toMatchObject({ required: true });
    expect(pivot({ space: 'ifGroupMovesBack', contactor: 'Bd (O)' })).toMatchObject({ required: true });
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{}, 'Must Ps (O), a single element, pivot or shift, contacted by the front edge of enemy of a group?'],
    [
      { group: 'skirmishers', contactedBy: 'corner', contactor: 'Bd (O)', contactorAlone: true, groupMove: 'shift' },
      'Must Ps (O), in a group of skirmishers, pivot or shift, contacted by a front corner of single Bd (O), which shifted sideways?',
    ],
    [
      {
        group: 'group',
        contactedBy: 'side',
        groupMove: 'wheel',
        notAhead: true,
        alreadyInContact: true,
        defending: 'TF',
      },
      'Must Ps (O), in a group, pivot or shift, contacted by another part of enemy of a group, which did not move straight ahead, which it is no part straight ahead of, already in contact, defending fortifications?',
    ],
    [
      {
        defending: 'edge',
        doesNotTurn: true,
        recoilBlocked: true,
        fleesOffTable: true,
        space: 'no room',
        friendsBeside: 'others',
      },
      'Must Ps (O), a single element, pivot or shift, contacted by the front edge of enemy of a group, defending the edge of a terrain feature, of a type that does not turn, where a recoil would be blocked, where a flight would leave the table, without space, touching friends who are no skirmishers?',
    ],
    [
      { contactor: 'Kn (O)', space: 'ifGroupMovesBack', friendsBeside: 'skirmishers' },
      'Must Ps (O), a single element, pivot or shift, contacted by the front edge of Kn (O) of a group, with space if the group moves back, touching friendly skirmishers?',
    ],
  ])('%j', (question, said) => {
    expect(words('pivot', { element: 'Ps (O)', ...question })).toBe(said);
  });
});
