import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

const table = clause('x.table', ({ moveDistance, notHeld }) => {
  moveDistance(({ mover, going }) =>
    mover.is('Art') ? notHeld : mover.is('Exp') ? null : going === 'good' ? 100 : 50,
  );
});
const rules = edition(
  table,
  clause('x.column', ({ mayFormColumn, yes, no }) => {
    mayFormColumn(({ moved, normalMove, element, group }) =>
      moved !== null && moved > normalMove()
        ? no(`further than ${String(normalMove())}`)
        : yes(`${element.name} of ${group.map(({ name }) => name).join(', ')}`),
    );
  }),
  clause('x.rear', ({ mayFormColumn, no }) => {
    mayFormColumn(({ behindRear }) => (behindRear ? no('behind') : undefined));
  }),
);
const form = (question: Readonly<Record<string, unknown>>) =>
  answer('form-column', rules, { element: 'Reg Bd (O)', ...question });

test('the group is the element and the others', () => {
  expect(form({ others: ['Irr Ps (O)'] })).toEqual({
    edition: 'invented',
    allowed: true,
    why: 'Reg Bd (O) of Reg Bd (O), Irr Ps (O)',
    trail: ['x.column'],
  });
});

test.each<[Readonly<Record<string, unknown>>, boolean, string, readonly string[]]>([
  [{ moved: 100 }, true, 'Reg Bd (O) of Reg Bd (O)', ['x.column', 'x.table']],
  [{ moved: 100.5 }, false, 'further than 100', ['x.column', 'x.table']],
  [{ moved: 51, going: 'rough' }, false, 'further than 50', ['x.column', 'x.table']],
  [{ element: 'Irr Exp', moved: 1 }, false, 'further than 0', ['x.column', 'x.table']],
  [{ behindRear: true }, false, 'behind', ['x.rear', 'x.column']],
])('how far it goes is held against its move, and told of if asked: %j', (question, allowed, why, trail) => {
  expect(form(question)).toMatchObject({ allowed, why, trail });
});

test('a move that is not held leaves it open, unless a clause refuses', () => {
  const artillery = { element: 'Reg Art (F)', moved: 10 };
  expect(form(artillery)).toMatchObject({ answer: null });
  expect(form({ ...artillery, behindRear: true })).toMatchObject({ allowed: false, why: 'behind' });
});

describe('what is not told', () => {
  const turning = edition(
    clause('x.column', ({ mayFormColumn, yes, no }) => {
      mayFormColumn(({ element, couldFollow, furtherForward, byWheeling }) =>
        couldFollow || furtherForward || (element.is('Exp') && !byWheeling) ? no('no') : yes('yes'),
      );
    }),
    clause('x.rear', ({ mayFormColumn, no }) => {
      mayFormColumn(({ behindRear }) => (behindRear ? no('behind') : undefined));
    }),
  );
  const turns = (question: Readonly<Record<string, unknown>>) =>
    answer('form-column', turning, { element: 'Reg Bd (O)', ...question });
  const follow = 'couldFollow: not told, it is taken that its move is not enough to follow directly behind';
  const forward = 'furtherForward: not told, it is taken to slide no further forward than its contact needs';

  test.each<[Readonly<Record<string, unknown>>, boolean, readonly string[] | undefined]>([
    [{}, true, [follow, forward]],
    [{ couldFollow: false }, true, [forward]],
    [{ couldFollow: false, furtherForward: false }, true, undefined],
    [{ couldFollow: true }, false, undefined],
    [{ behindRear: true }, false, undefined],
  ])('is taken not to be so, and that is said where the answer rests on it: %j', (question, allowed, taken) => {
    const found: unknown = turns(question);
    expect(found).toMatchObject({ allowed });
    expect((found as { readonly taken?: unknown }).taken).toEqual(taken);
  });

  test.each<[Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
    [{}, { answer: null, why: expect.stringContaining('"byWheeling"') as unknown }],
    [{ byWheeling: true }, { allowed: true }],
    [{ byWheeling: false }, { allowed: false }],
    [{ behindRear: true }, { allowed: false, why: 'behind' }],
  ])('whether expendables wheel is open: %j', (question, found) => {
    expect(turns({ element: 'Exp', ...question })).toMatchObject(found);
  });
});

test('what no clause speaks of is open', () => {
  expect(answer('form-column', edition(), { element: 'Reg Bd (O)' })).toMatchObject({
    answer: null,
    why: 'no text that we have says whether a group may change its formation so',
  });
});

describe('a question that is not well formed', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['without an element', { element: undefined }, '"element": expected a troop'],
    ['with an unknown end', { ends: 'nowhere' }, '"ends": expected one of "front"'],
    ['with an unknown troop', { others: ['Kb (O)'] }, '"others[0]": unknown type "Kb", did you mean "Kn"?'],
    [
      'all in the column, but not the one who slides',
      { ends: 'inContact', wholeColumn: true },
      '"wholeColumn": expected false where it ends "inContact", found true',
    ],
    [
      'all in the column, but not the one out of contact',
      { ends: 'apart', wholeColumn: true },
      '"wholeColumn": expected false where it ends "apart", found true',
    ],
    ['with less than no paces', { moved: -1 }, '"moved": expected a number of paces, 0 or more'],
  ])('%s', (_, question, message) => {
    expect(() => form(question)).toThrow(QuestionError);
    expect(() => form(question)).toThrow(message);
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{}, 'May Reg Bd (O) follow directly behind as its group forms a column?'],
    [
      { ends: 'front', others: ['Reg Bd (O)', 'Irr Ps (O)'], moved: 80, going: ['rough', 'good'], turn: 'first' },
      'May Reg Bd (O) lead as its group forms a column after a turn of 180° as a group, with Irr Ps (O) in the group, moving 80 paces, in rough going and in good going?',
    ],
    [
      { ends: 'slides', couldFollow: true, furtherForward: true, notAligned: true },
      'May Reg Bd (O) close up without getting into the column as its group forms a column, though it could follow directly behind, further forward than contact needs, not aligned with the front of the column after a wheel?',
    ],
    [
      { ends: 'kinked', wholeColumn: true, behindRear: true, endsInDifficult: true },
      'May Reg Bd (O) end behind another at one corner alone as its group forms a column, all of it ending in the column, partly behind the line of its original rear edge, ending in difficult going?',
    ],
    [
      { ends: 'front', sideways: true, byWheeling: false },
      'May Reg Bd (O) lead as its group forms a column, going to a side other than by wheeling, not all able to move by wheeling?',
    ],
    [
      { byWheeling: true },
      'May Reg Bd (O) follow directly behind as its group forms a column, all able to move by wheeling?',
    ],
    [
      { ends: 'apart', turn: 'after' },
      'May Reg Bd (O) end out of contact as its group is to form a column and then turn 180° as a group?',
    ],
    [
      { manoeuvre: 'expand', element: 'Irr Ps (O)', others: ['Irr LH (O)', 'Irr Ps (O)'], turn: 'before' },
      'May a column of Irr Ps (O), Irr LH (O) expand after a turn of 180° as a group?',
    ],
    [
      { manoeuvre: 'expand', element: 'Irr Ps (O)', turn: 'after' },
      'May a column of Irr Ps (O) expand and then turn 180° as a group?',
    ],
  ])('%j', (question, said) => {
    expect(words('form-column', { element: 'Reg Bd (O)', ...question })).toBe(said);
  });
});
