import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../index.ts';
import { clause, rules } from '../../../tests/build.ts';

const table = clause('moves.table', ({ moveDistance }) => {
  moveDistance(({ mover, going }) => (mover.naval && going === 'road' ? null : mover.mounted ? 200 : 100));
});

const moveBy = (set: ReturnType<typeof rules>, question: unknown) => ask(DBM_QUERIES.move, set, question);

describe('how far an element may move', () => {
  test('the table and what is added to it are the sum of the trail', () => {
    const bonus = clause('moves.bonus', ({ moveBonus }) => {
      moveBonus(({ going, movesInto }) => (going === 'good' && movesInto !== null ? 30 : 0));
    });
    const set = rules(table, bonus);
    expect(moveBy(set, { troop: 'Kn (O)', movesInto: 'frontOfThatEnemy' })).toEqual({
      edition: 'invented',
      maxPaces: 230,
      trail: [
        { step: 'table', amount: 200, clause: 'moves.table', label: 'Knights (O) in good going' },
        { step: 'added', amount: 30, clause: 'moves.bonus', label: 'Title of moves.bonus' },
      ],
    });
    expect(moveBy(set, { troop: 'Exp', going: 'road' })).toEqual({
      edition: 'invented',
      maxPaces: 200,
      trail: [{ step: 'table', amount: 200, clause: 'moves.table', label: 'Expendables on a road' }],
    });
  });

  test('nothing is added to a dash', () => {
    const bonus = clause('moves.bonus', ({ moveBonus }) => {
      moveBonus(() => 30);
    });
    expect(moveBy(rules(table, bonus), { troop: 'Gal (O)', going: 'road' })).toEqual({
      edition: 'invented',
      maxPaces: null,
      why: 'the table has a dash here: it gives galleys (O) no move on a road',
      trail: [{ step: 'table', clause: 'moves.table', label: 'Galleys (O) on a road: no move' }],
    });
  });

  test('a clause may say what grade troops move as, and that they cannot move', () => {
    const grade = clause('moves.grade', ({ movesAs, moveBonus, cannotMove }) => {
      movesAs(({ mover }) => (mover.is('Bd', 'X') ? 'F' : undefined));
      moveBonus(({ mover }) => (mover.isGraded('F') ? 50 : 0));
      cannotMove(({ mover, mobile }) => (mover.isAny('Bge', 'WWg') && mobile === false ? 'stuck' : undefined));
    });
    const set = rules(table, grade);
    const answer = moveBy(set, { troop: 'Bd (X)' });
    expect(answer).toMatchObject({ maxPaces: 150 });
    expect(answer.trail[0]).toEqual({ step: 'grade', clause: 'moves.grade', label: 'Blades (X) move as (F)' });
    expect(moveBy(set, { troop: 'Bd (O)' })).toMatchObject({ maxPaces: 100 });
    expect(moveBy(set, { troop: 'Bge', mobile: false })).toEqual({
      edition: 'invented',
      maxPaces: 0,
      why: 'stuck',
      trail: [{ step: 'cannot move', clause: 'moves.grade', label: 'stuck' }],
    });
    expect(moveBy(set, { troop: 'Bge' })).toMatchObject({ maxPaces: 100 });
  });

  test('of several goings a clause says which counts, knowing how far cavalry move', () => {
    const going = clause('moves.going', ({ goingThatCounts, moveDistance }) => {
      moveDistance((about) => (about.going === 'rough' ? 90 : undefined));
      goingThatCounts(({ goings, cavalryMove }) => goings.find((each) => cavalryMove(each) === 90));
    });
    expect(moveBy(rules(table, going), { troop: 'Kn (O)', going: ['good', 'rough'] })).toMatchObject({
      maxPaces: 90,
      trail: [
        { step: 'going', clause: 'moves.going', label: 'Counts as in rough going' },
        { step: 'table', amount: 90 },
      ],
    });
    expect(moveBy(rules(table, going), { troop: 'Kn (O)', going: ['good', 'road'] })).toMatchObject({
      answer: null,
      why: 'no text that we have says which counts for an element that is in good going and on a road',
    });
    expect(moveBy(rules(table), { troop: 'Kn (O)', going: ['good', 'rough'] })).toMatchObject({ answer: null });
    expect(moveBy(rules(table), { troop: 'Kn (O)', going: ['rough', 'rough'] })).toMatchObject({ maxPaces: 200 });
  });

  test('an earlier wheel uses up a part of it', () => {
    const wheel = clause('moves.wheel', ({ moveUsed }) => {
      moveUsed(({ own, wheel: { paces, most } }) => (own * paces) / most);
    });
    const question = { troop: 'Ax (O)', wheeledBefore: { outside: 'Cv (O)', paces: 50 } };
    expect(moveBy(rules(table, wheel), question)).toMatchObject({
      maxPaces: 75,
      trail: [
        { step: 'table', amount: 100 },
        { step: 'wheel', amount: -25, clause: 'moves.wheel' },
      ],
    });
    expect(moveBy(rules(table), question)).toMatchObject({
      answer: null,
      why: 'no text that we have says what a wheel uses of a move',
    });
    expect(
      moveBy(rules(table, wheel), { ...question, wheeledBefore: { outside: 'Cv (O)', paces: 201 } }),
    ).toMatchObject({
      answer: null,
      why: 'cavalry (O) cannot have moved 201 paces in good going: 200 is the most',
    });
    expect(moveBy(rules(table, wheel), { ...question, troop: 'Gal (O)', going: 'road' })).toMatchObject({
      maxPaces: null,
    });
  });

  test('a way is measured as a clause says', () => {
    const path = { straight: 90, wayRound: 110, cornersThatDeviate: 2 };
    const measure = clause('moves.measure', ({ measuredPaces }) => {
      measuredPaces((about) => about.path.wayRound);
    });
    expect(moveBy(rules(table, measure), { troop: 'Ax (O)', path })).toMatchObject({
      measuredPaces: 110,
      inReach: false,
      trail: [{ step: 'table' }, { step: 'measured', clause: 'moves.measure', label: 'Measured as 110 paces' }],
    });
    expect(moveBy(rules(table, measure), { troop: 'Gal (O)', going: 'road', path })).not.toHaveProperty('inReach');
    expect(moveBy(rules(table), { troop: 'Ax (O)', path })).toMatchObject({ answer: null });
  });

  test('without a table there is no answer', () => {
    expect(moveBy(rules(), { troop: 'Ax (O)' })).toMatchObject({
      answer: null,
      why: 'no text that we have says how far auxilia (O) move',
    });
  });
});

describe('the question in words', () => {
  const words = (question: unknown) => DBM_QUERIES.move.pose(question).words();
  test.each([
    [{ troop: 'Irr LH (F)' }, 'How far may Irr LH (F) move in good going?'],
    [{ troop: 'Bge', going: 'road', mobile: false }, 'How far may Bge move on a road, who are not mobile?'],
    [
      { troop: 'Gal (O)', water: true, going: ['good', 'difficult'] },
      'How far may Gal (O) move on water in good going and in difficult going?',
    ],
    [
      { troop: 'Ax (O)', startsIn: ['sideEdgeToSideEdge'], movesInto: 'flankOfThatEnemy' },
      'How far may Ax (O) move in good going, starting side edge to side edge with an enemy element, moving into the flank of that enemy?',
    ],
    [
      {
        troop: 'Ax (O)',
        wheeledBefore: { outside: 'Cv (O)', paces: 50 },
        path: { straight: 90, wayRound: 110, cornersThatDeviate: 2 },
      },
      'How far may Ax (O) move in good going, after a wheel to the other side in which Cv (O), on its outside, moved 50p, 90p straight or 110p round an obstacle, 2 corners leaving a straight path?',
    ],
  ])('%j', (question, expected) => {
    expect(words(question)).toBe(expected);
  });
});

const posed = (question: unknown) => DBM_QUERIES.move.pose(question).words();

test.each([
  [{ going: 'RGo' }, { going: 'rough' }],
  [{ going: ['DGo', 'GGo'] }, { going: ['difficult', 'good'] }],
  [{ startsIn: 'side edge to side edge' }, { startsIn: ['sideEdgeToSideEdge'] }],
  [{ movesInto: 'flank' }, { movesInto: 'flankOfThatEnemy' }],
  [{ movesInto: 'rear of enemy' }, { movesInto: 'rearOfThatEnemy' }],
])('%j is read as %j', (written, meant) => {
  expect(posed({ troop: 'Kn (O)', ...written })).toBe(posed({ troop: 'Kn (O)', ...meant }));
});

describe('a question that is not well formed', () => {
  test.each([
    [{}, '"troop": expected a troop such as "Reg Bd (O)", found nothing'],
    [{ troop: 'Kb (O)' }, '"troop": unknown type "Kb", did you mean "Kn"?'],
    [{ troop: 'Kn (O)', going: 'ruogh' }, '"going": unknown value "ruogh", did you mean "rough"?'],
    [
      { troop: 'Kn (O)', going: [] },
      '"going": expected one of "good", "rough", "difficult", "road", or a list of up to 4 such, found []',
    ],
    [
      { troop: 'Kn (O)', going: ['good', 'slippery'] },
      '"going[1]": expected one of "good", "rough", "difficult", "road", found "slippery"',
    ],
    [{ troop: 'Kn (O)', startsIn: ['frontCorner'] }, '"startsIn[0]": expected one of'],
    [{ troop: 'Kn (O)', movesInto: 'flankOfTatEnemy' }, 'did you mean "flankOfThatEnemy"?'],
    [{ troop: 'Kn (O)', wheeledBefore: {} }, '"wheeledBefore.outside": expected a troop'],
    [
      { troop: 'Kn (O)', wheeledBefore: { outside: 'Kn (O)' } },
      '"wheeledBefore.paces": expected a number of paces, 0 or more, found nothing',
    ],
    [
      { troop: 'Kn (O)', path: { straight: -1, wayRound: 3 } },
      '"path.straight": expected a number of paces, 0 or more, found -1',
    ],
    [{ troop: 'Kn (O)', pth: {} }, '"pth": unknown field, did you mean "path"?'],
  ])('%j', (question, message) => {
    expect(() => DBM_QUERIES.move.pose(question)).toThrow(message);
  });

  test('null stands for what is left out', () => {
    expect(moveBy(rules(table), { troop: 'Kn (O)', wheeledBefore: null, path: null, movesInto: null })).toMatchObject({
      maxPaces: 200,
    });
  });
});
