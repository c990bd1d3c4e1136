import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

const GOINGS = ['road', 'good', 'rough', 'difficult'] as const;
type Going = (typeof GOINGS)[number];
type Paces = number | null;

function moveOf(edition: string, question: Readonly<Record<string, unknown>>) {
  return ask(DBM_QUERIES.move, rulesOf(edition), question);
}

/** How far it may move; `not held` where the rules that we have cannot tell, null where the sheet prints N/A. */
function most(edition: string, question: Readonly<Record<string, unknown>>): number | null | 'not held' {
  const answer = moveOf(edition, question);
  return 'answer' in answer ? 'not held' : answer.maxPaces;
}

const graded = (type: string, grades: string) => grades.split('').map((grade) => `${type} (${grade})`);

/** The play sheet: troops that are not Fast, then road, good, rough, difficult. N/A is null. */
const SHEET: readonly (readonly [string, readonly string[], Paces, Paces, Paces, Paces])[] = [
  ['ps31:move-light-horse', graded('LH', 'SOIX'), 250, 250, 200, 100],
  [
    'ps31:move-cavalry-expendables-camelry',
    [...graded('Cv', 'SOIX'), 'Exp', ...graded('Cm', 'SOIX')],
    200,
    200,
    150,
    100,
  ],
  ['ps31:move-knights-elephants', [...graded('Kn', 'SOIX'), ...graded('El', 'SOIX')], 200, 150, 150, 100],
  ['ps31:move-auxilia-psiloi', [...graded('Ax', 'SOIX'), ...graded('Ps', 'SOIX')], 200, 150, 150, 150],
  [
    'ps31:move-spears-pikes-blades',
    [...graded('Sp', 'SOIX'), ...graded('Pk', 'SOIX'), ...graded('Bd', 'SOI')],
    200,
    100,
    100,
    100,
  ],
  [
    'ps31:move-bowmen-warband-hordes',
    [...graded('Bw', 'SOIX'), ...graded('Wb', 'SOIX'), ...graded('Hd', 'SOIX')],
    200,
    100,
    100,
    100,
  ],
  [
    'ps31:move-war-wagons-artillery-baggage',
    [...graded('WWg', 'SOIX'), ...graded('Art', 'OIX'), 'Bge'],
    150,
    100,
    50,
    50,
  ],
  ['ps31:move-artillery-s', ['Art (S)'], 100, 50, 50, null],
  [
    'ps31:move-naval-except-x',
    [...graded('Gal', 'SOI'), ...graded('Shp', 'SOI'), ...graded('Bts', 'SOI')],
    null,
    200,
    null,
    100,
  ],
  ['ps31:move-naval-x', ['Gal (X)', 'Shp (X)', 'Bts (X)'], null, 100, null, 50],
];

describe.each(editions)('the most that an element may move in %s', (edition) => {
  test.each(SHEET)('%s', (_, troops, ...paces) => {
    for (const troop of troops) {
      const answers = GOINGS.map((going) => most(edition, { troop, going }));
      expect(answers, troop).toEqual(paces);
      expect(most(edition, { troop }), `${troop} where no going is told`).toBe(paces[1]);
    }
  });

  // ps31:move-fast-bonus: off-road 50p more, in good going only if mounted, artillery or naval.
  const FAST: readonly (readonly [string, Paces, Paces, Paces, Paces])[] = [
    ['LH (F)', 250, 300, 200, 100],
    ['Cv (F)', 200, 250, 150, 100],
    ['Cm (F)', 200, 250, 150, 100],
    ['Kn (F)', 200, 200, 150, 100],
    ['El (F)', 200, 200, 150, 100],
    ['Ax (F)', 200, 200, 200, 200],
    ['Ps (F)', 200, 200, 200, 200],
    ['Sp (F)', 200, 150, 150, 150],
    ['Pk (F)', 200, 150, 150, 150],
    ['Bd (F)', 200, 150, 150, 150],
    ['Bw (F)', 200, 150, 150, 150],
    ['Wb (F)', 200, 150, 150, 150],
    ['Hd (F)', 200, 150, 150, 150],
    ['Gal (F)', null, 250, null, 100],
    ['Shp (F)', null, 250, null, 100],
    ['Bts (F)', null, 250, null, 100],
  ];
  test.each(FAST)('ps31:move-fast-bonus, %s', (troop, ...paces) => {
    expect(GOINGS.map((going) => most(edition, { troop, going }))).toEqual(paces);
  });

  test('artillery (F) have a bonus, and no line to add it to', () => {
    for (const going of GOINGS) expect(most(edition, { troop: 'Art (F)', going })).toBe('not held');
  });

  test('ps31:move-flank-contact-bonus: 50p more onto the flank of an enemy in contact at the start', () => {
    const moves = (startsIn: readonly string[], movesInto: string | null, going: Going = 'good') =>
      most(edition, { troop: 'Irr Ax (O)', going, startsIn, movesInto });
    expect(moves(['frontCornerToFrontCorner'], 'flankOfThatEnemy')).toBe(200);
    expect(moves(['sideEdgeToSideEdge'], 'flankOfThatEnemy')).toBe(200);
    expect(moves(['sideEdgeToSideEdge', 'frontCornerToFrontCorner'], 'flankOfThatEnemy', 'difficult')).toBe(200);
    expect(moves([], 'flankOfThatEnemy')).toBe(150);
    expect(moves(['sideEdgeToSideEdge'], null)).toBe(150);
    for (const other of ['frontOfThatEnemy', 'rearOfThatEnemy', 'flankOfAnotherEnemy', 'frontOfAnotherEnemy'])
      expect(moves(['sideEdgeToSideEdge'], other), other).toBe(150);
  });

  test('both additions count together, each in the trail', () => {
    const answer = moveOf(edition, {
      troop: 'Irr Ax (F)',
      going: 'rough',
      startsIn: ['sideEdgeToSideEdge'],
      movesInto: 'flankOfThatEnemy',
    });
    expect(answer).toMatchObject({ maxPaces: 250 });
    expect(answer.trail.map(({ amount, clause }) => [amount, clause])).toEqual([
      [150, 'tactical-moves.table'],
      [50, 'tactical-moves.fast-troops'],
      [50, 'tactical-moves.flank-contact'],
    ]);
  });

  test('naval move on water whether it is said or not; what land troops do in rivers is not held', () => {
    expect(most(edition, { troop: 'Irr Bts (O)', water: true })).toBe(200);
    expect(most(edition, { troop: 'Irr Bts (O)', water: true, going: 'difficult' })).toBe(100);
    expect(most(edition, { troop: 'Irr LH (O)', water: true })).toBe('not held');
  });

  test('a dash is told as one', () => {
    expect(moveOf(edition, { troop: 'Reg Art (S)', going: 'difficult' })).toMatchObject({
      maxPaces: null,
      why: 'the table has a dash here: it gives artillery (S) no move in difficult going',
      trail: [{ clause: 'tactical-moves.table' }],
    });
  });
});

const [base = '', ...later] = editions;

describe('what the sheet of 2005 settles', () => {
  test('in the base it is not held', () => {
    expect(most(base, { troop: 'Reg Bd (X)' })).toBe('not held');
    expect(most(base, { troop: 'Irr Kn (O)', going: ['good', 'rough'] })).toBe('not held');
    expect(most(base, { troop: 'Bge', mobile: false })).toBe('not held');
    expect(most(base, { troop: 'Irr Cv (O)', wheeledBefore: { outside: 'Irr Cv (O)', paces: 50 } })).toBe('not held');
    expect(most(base, { troop: 'Ax (O)', path: { straight: 90, wayRound: 99 } })).toBe('not held');
  });

  describe.each(later)('%s', (edition) => {
    // dbm-3.1:p06-blades-x-last: (F) in all other circumstances, except for impetuosity.
    test.each([
      ['road', 200],
      ['good', 150],
      ['rough', 150],
      ['difficult', 150],
    ])('blades (X) move as (F): on %s %i', (going, paces) => {
      const answer = moveOf(edition, { troop: 'Reg Bd (X)', going });
      expect(answer).toMatchObject({ maxPaces: paces });
      expect(answer.trail[0]?.clause).toBe('troop-definitions.blades-x');
    });

    // dbm-3.1:p12-terrain-para7-s2-mixed-going: as in whichever would slow cavalry more.
    test.each([
      [['good', 'rough'], 150],
      [['good', 'difficult'], 100],
      [['rough', 'difficult'], 100],
      [['road', 'rough'], 150],
      [['difficult', 'good', 'road', 'rough'], 100],
    ])('cavalry in %s going move %i', (going, paces) => {
      expect(most(edition, { troop: 'Irr Cv (O)', going })).toBe(paces);
    });
    test('the going that slows cavalry counts for others too', () => {
      expect(most(edition, { troop: 'LH (O)', going: ['good', 'rough'] })).toBe(200);
      expect(most(edition, { troop: 'Irr Ax (F)', going: ['good', 'difficult'] })).toBe(200);
      expect(most(edition, { troop: 'Irr Kn (F)', going: ['good', 'rough'] })).toBe(150);
    });
    test('road and good going slow cavalry alike, so that neither counts', () => {
      expect(most(edition, { troop: 'Irr Kn (O)', going: ['good', 'road'] })).toBe('not held');
    });
    test('the same going told twice is one', () => {
      expect(moveOf(edition, { troop: 'Irr Kn (O)', going: ['rough', 'rough'] }).trail).toHaveLength(1);
    });

    test('dbm-3.1:p09-baggage-s7: only mobile baggage can move', () => {
      expect(moveOf(edition, { troop: 'Bge', mobile: false })).toMatchObject({
        maxPaces: 0,
        why: 'only mobile baggage can move',
        trail: [{ clause: 'baggage.movement' }],
      });
      expect(most(edition, { troop: 'Bge', mobile: true })).toBe(100);
      expect(most(edition, { troop: 'WWg (O)', mobile: false })).toBe(100);
    });

    test('bhgs:12.7: the share that the outside element has used counts for every element', () => {
      const after = (troop: string, outside: string, paces: number, going: Going = 'good') =>
        most(edition, { troop, going, wheeledBefore: { outside, paces } });
      expect(after('Irr Cv (O)', 'Irr Cv (O)', 100)).toBe(100);
      expect(after('Irr Kn (O)', 'Irr Cv (O)', 50)).toBe(112.5);
      expect(after('Irr Cv (O)', 'Irr Kn (F)', 50)).toBe(150);
      expect(after('Irr Cv (O)', 'Irr Cv (O)', 75, 'rough')).toBe(75);
      expect(after('Irr Cv (O)', 'Irr Cv (O)', 200)).toBe(0);
      expect(after('Irr Cv (O)', 'Irr Cv (O)', 0)).toBe(200);
      expect(after('Irr Cv (O)', 'Irr Cv (O)', 201)).toBe('not held');
    });

    // bhgs:12.1
    test.each([
      [0, 140, true],
      [1, 140, true],
      [2, 170, false],
      [4, 170, false],
    ])('bhgs:12.1: %i corners leave a straight path, so it is measured as %i', (cornersThatDeviate, paces, inReach) => {
      const path = { straight: 140, wayRound: 170, cornersThatDeviate };
      expect(moveOf(edition, { troop: 'Irr Ax (O)', path })).toMatchObject({ measuredPaces: paces, inReach });
    });
    test('a way as long as the move is in reach', () => {
      const path = { straight: 150, wayRound: 151, cornersThatDeviate: 1 };
      expect(moveOf(edition, { troop: 'Irr Ax (O)', path })).toMatchObject({ inReach: true });
      expect(moveOf(edition, { troop: 'Irr Ax (O)', path: { ...path, cornersThatDeviate: 2 } })).toMatchObject({
        inReach: false,
      });
    });
  });
});
