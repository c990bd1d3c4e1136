import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

type Question = Readonly<Record<string, unknown>>;

const march = (edition: string, question: Question) => ask(DBM_QUERIES.march, rulesOf(edition), question);

/** Whether it is allowed; null where the rules that we have, or what is told, cannot decide. */
function allowed(edition: string, question: Question): boolean | null {
  const answer = march(edition, question);
  return 'answer' in answer ? null : answer.allowed;
}

const [base = '', ...later] = editions;

const of = (troop: string, count = 1, more: Question = {}) => ({ troop, count, ...more });
const LINE = { movers: [of('Reg Bd (O)', 4)], frontRank: 4 };
const HORSE = { movers: [of('Irr Cv (O)', 4)], frontRank: 4 };
const near = (...enemyWithin200p: readonly unknown[]) => ({ enemyWithin200p });

type Row = readonly [ruling: string, question: Question, expected: boolean | null];

const START: readonly Row[] = [
  ['bhgs:14.1, at 200p from known enemy a march may start', { ...HORSE, nearestKnownEnemy: 200 }, true],
  ['dbm-3.1:p18-march-moves, at 199p it may not', { ...HORSE, nearestKnownEnemy: 199 }, false],
  ['nor for foot of whose enemy nothing is told', { ...LINE, nearestKnownEnemy: 199 }, false],
  ['with no known enemy it may', HORSE, true],
  ['foot start 50p from skirmishers', { ...LINE, nearestKnownEnemy: 50, ...near(of('LH (O)', 3)) }, true],
  ['but not at 49p', { ...LINE, nearestKnownEnemy: 49, ...near(of('LH (O)', 3)) }, false],
  ['mounted do not', { ...HORSE, nearestKnownEnemy: 50, ...near(of('LH (O)', 3)) }, false],
  ['beyond 200p nothing else matters', { ...HORSE, nearestKnownEnemy: 201, ...near(of('Kn (O)', 9)) }, true],
  ['the nearest of those told of counts', { ...HORSE, ...near(of('LH (O)', 1, { distance: 199 })) }, false],
  ['at 200p too', { ...HORSE, ...near(of('LH (O)', 1, { distance: 200 }), of('LH (O)', 1, { distance: 250 })) }, true],
  ['in the second march as well', { ...HORSE, nearestKnownEnemy: 199, earlierThisBound: ['march'] }, false],
  ['a wheel bars no march that stays away', { ...HORSE, nearestKnownEnemy: 200, includesWheel: true }, true],
  [
    'a wheel bars one that starts nearer',
    { ...LINE, nearestKnownEnemy: 199, ...near(of('LH (O)')), includesWheel: true },
    false,
  ],
];

const CLOSER: readonly Row[] = [
  [
    'dbm-3.1:p39a-fig16b, four blades and three light horse',
    { ...LINE, ...near(of('LH (O)', 3, { inGroup: true })) },
    true,
  ],
  ['dbm-3.1:p39a-fig16a, a fourth stops them', { ...LINE, ...near(of('LH (O)', 4, { inGroup: true })) }, false],
  ['several kinds add up', { ...LINE, ...near(of('LH (O)', 2), of('Ps (O)', 2)) }, false],
  ['three of two kinds are fewer', { ...LINE, ...near(of('LH (O)', 2), of('Ps (O)')) }, true],
  ['any type not in a group', { ...LINE, ...near(of('Kn (O)')) }, true],
  ['but not in one', { ...LINE, ...near(of('Kn (O)', 1, { inGroup: true })) }, false],
  [
    'skirmishers do not cover a group of others',
    { ...LINE, ...near(of('LH (O)'), of('Kn (O)', 1, { inGroup: true })) },
    false,
  ],
  ['a straight march', { ...LINE, ...near(of('LH (O)')), straightAhead: true }, true],
  ['dbm-3.1:p18-march-moves, no other', { ...LINE, ...near(of('LH (O)')), straightAhead: false }, false],
  [
    'dbm-3.1:p39a-fig16a, no wheel',
    { ...LINE, ...near(of('LH (O)')), straightAhead: true, includesWheel: true },
    false,
  ],
  ['not mounted', { ...HORSE, ...near(of('LH (O)')) }, false],
  ['nor some of them', { movers: [of('Bd (O)', 3), of('Cv (O)')], frontRank: 4, ...near(of('LH (O)')) }, false],
  [
    'nor mounted infantry',
    { movers: [of('Bw (O)', 4, { mountedInfantry: true })], frontRank: 4, ...near(of('LH (O)')) },
    false,
  ],
  ['nor naval', { movers: [of('Gal (O)', 4)], frontRank: 4, ...near(of('LH (O)')) }, false],
  [
    'with a mounted general',
    { movers: [of('Bd (O)', 3), of('Kn (O)', 1, { general: true })], frontRank: 4, ...near(of('LH (O)')) },
    true,
  ],
  [
    'by whatever title',
    { movers: [of('Bd (O)', 3), of('Kn (O)', 1, { general: 'C-in-C' })], frontRank: 4, ...near(of('LH (O)')) },
    true,
  ],
  [
    'with troops double based with him',
    {
      movers: [of('Bd (O)', 3), of('Kn (O)', 1, { general: true }), of('Cv (O)', 1, { doubleBasedWithGeneral: true })],
      frontRank: 4,
      ...near(of('LH (O)')),
    },
    true,
  ],
  [
    'but not his bodyguard',
    { movers: [of('Bd (O)', 3), of('Kn (O)', 2, { general: true })], frontRank: 4, ...near(of('LH (O)')) },
    false,
  ],
  [
    'nor two generals',
    {
      movers: [of('Bd (O)', 3), of('Kn (O)', 1, { general: true }), of('Cv (O)', 1, { general: true })],
      frontRank: 4,
      ...near(of('LH (O)')),
    },
    false,
  ],
  [
    'nor the general alone',
    { movers: [of('Kn (O)', 1, { general: true })], frontRank: 1, ...near(of('LH (O)')) },
    false,
  ],
  [
    'nor one on the water',
    { movers: [of('Bd (O)', 3), of('Gal (O)', 1, { general: true })], frontRank: 4, ...near(of('LH (O)')) },
    false,
  ],
  [
    'a general on foot is foot',
    { movers: [of('Bd (O)', 2, { general: true })], frontRank: 2, ...near(of('LH (O)')) },
    true,
  ],
  ['a column has one element in front', { ...LINE, frontRank: 1, ...near(of('LH (O)')) }, false],
  ['whether it is one is not told', { ...LINE, frontRank: null, ...near(of('LH (O)')) }, null],
  ['and does not matter', { ...LINE, frontRank: null, ...near(of('LH (O)', 4)) }, false],
  ['nor for a single element', { movers: [of('Bd (O)')], ...near(of('LH (O)')) }, false],
  ['bhgs:4.4, a double base is a group', { ...LINE, ...near(of('Bd (O)', 1, { doubleBased: true })) }, false],
  ['a single base is none', { ...LINE, ...near(of('Bd (O)')) }, true],
  [
    'a double base of skirmishers, one or two elements',
    { ...LINE, ...near(of('LH (O)', 1, { doubleBased: true })) },
    true,
  ],
  ['disc:double-base-group-or-single, two of them', { ...LINE, ...near(of('LH (O)', 2, { doubleBased: true })) }, null],
  ['four of them', { ...LINE, ...near(of('LH (O)', 4, { doubleBased: true })) }, false],
  [
    'bhgs:14.2, enemy at 201p do not count',
    { ...LINE, ...near(of('LH (O)'), of('Kn (O)', 9, { inGroup: true, distance: 201 })) },
    true,
  ],
  [
    'disc:exactly-200p, at 200p they do',
    { ...LINE, ...near(of('LH (O)'), of('Kn (O)', 9, { inGroup: true, distance: 200 })) },
    false,
  ],
  ['whether train are foot no source says', { movers: [of('Art (O)', 4)], frontRank: 4, ...near(of('LH (O)')) }, null],
  ['nor with others', { movers: [of('Bd (O)', 3), of('WWg (O)')], frontRank: 4, ...near(of('LH (O)')) }, null],
  ['which does not matter', { movers: [of('Bge', 4)], frontRank: 4, ...near(of('LH (O)', 4)) }, false],
  ['nobody is told of', LINE, false],
  ['nobody who counts', { ...LINE, ...near(of('LH (O)', 1, { distance: 201 })) }, false],
  ['already nearer than 50p', { ...LINE, nearestKnownEnemy: 49, ...near(of('LH (O)')) }, false],
  ['exactly 50p', { ...LINE, nearestKnownEnemy: 50, ...near(of('LH (O)')) }, true],
  ['after a tactical move', { ...LINE, ...near(of('LH (O)')), earlierThisBound: ['tactical'] }, false],
];

const AFTER: readonly Row[] = [
  [
    'dbm-3.1:p18-march-moves, no tactical move after a march',
    { question: 'tacticalMoveAfter', earlierThisBound: ['march'] },
    false,
  ],
  ['which is what is asked', { question: 'tacticalMoveAfter' }, false],
  ['nor a march after a tactical move', { question: 'marchAfter', earlierThisBound: ['tactical'] }, false],
  ['any number of marches', { question: 'marchAfter', earlierThisBound: ['march', 'march', 'march'] }, true],
  ['which is what is asked, too', { question: 'marchAfter' }, true],
  ['if enemy let it', { question: 'marchAfter', nearestKnownEnemy: 199 }, false],
  ['as they do from 200p', { question: 'marchAfter', nearestKnownEnemy: 200 }, true],
  ['dbm-3.1:p18-halts-exclusive, no march after a halt', { question: 'marchAfter', earlierThisBound: ['halt'] }, false],
  ['nor a tactical move', { question: 'tacticalMoveAfter', earlierThisBound: ['halt'] }, false],
  ['nor from wherever', { question: 'start', earlierThisBound: ['halt'], nearestKnownEnemy: 900 }, false],
  ['nor after a tactical move', { question: 'start', earlierThisBound: ['tactical'], nearestKnownEnemy: 900 }, false],
  ['of two tactical moves nothing is held', { question: 'tacticalMoveAfter', earlierThisBound: ['tactical'] }, null],
  ['nor of a march after a spontaneous advance', { question: 'marchAfter', earlierThisBound: ['spontaneous'] }, null],
  ['nor a tactical move', { question: 'tacticalMoveAfter', earlierThisBound: ['spontaneous'] }, null],
  [
    'but with a march as well it is barred',
    { question: 'tacticalMoveAfter', earlierThisBound: ['spontaneous', 'march'] },
    false,
  ],
];

describe.each(later)('marches in %s', (edition) => {
  test.each(START)('start: %s', (_, question, expected) => {
    expect(allowed(edition, { ...question, question: 'start' })).toBe(expected);
  });

  describe.each(['closerThan200p', 'to50p'])('%s', (matter) => {
    test.each(CLOSER)('%s', (_, question, expected) => {
      expect(allowed(edition, { ...question, question: matter })).toBe(expected);
    });
  });

  test.each(AFTER)('%s', (_, question, expected) => {
    expect(allowed(edition, { movers: [of('Irr LH (O)')], ...question })).toBe(expected);
  });

  test('what decides is told', () => {
    const clauses = (question: Question) => march(edition, question).trail.map(({ clause }) => clause);
    const far = { ...HORSE, question: 'start' };
    expect(clauses({ ...far, nearestKnownEnemy: 201 })).toEqual(['march-moves.distance']);
    expect(clauses({ ...far, nearestKnownEnemy: 200 })).toEqual(['march-moves.distance', 'bhgs.14.1']);
    expect(clauses({ ...far, nearestKnownEnemy: 199 })).toEqual(['march-moves.distance']);
    const close = { ...LINE, question: 'to50p' };
    expect(clauses({ ...close, ...near(of('LH (O)')) })).toEqual([
      'march-moves.distance',
      'march-moves.closer-than-200p',
    ]);
    expect(clauses({ ...close, ...near(of('LH (O)')), nearestKnownEnemy: 50 }).at(-1)).toBe('bhgs.14.1');
    expect(clauses({ ...close, ...near(of('Bd (O)', 1, { doubleBased: true })) })).toEqual([
      'march-moves.distance',
      'bhgs.4.4',
    ]);
    expect(
      clauses({ ...close, ...near(of('Bd (O)', 1, { inGroup: true }), of('LH (O)', 9, { distance: 300 })) }),
    ).toEqual(['march-moves.distance', 'bhgs.14.2']);
    expect(clauses({ ...close, question: 'marchAfter', earlierThisBound: ['halt'] })).toEqual(['halts.exclusive']);
  });
});

describe('the base', () => {
  test('does not tell of marches', () => {
    for (const [, question] of [...START, ...CLOSER]) {
      if ('earlierThisBound' in question) continue;
      expect(allowed(base, { ...question, question: 'start', nearestKnownEnemy: 900 })).toBe(null);
    }
    expect(allowed(base, { ...HORSE, question: 'tacticalMoveAfter' })).toBe(null);
  });

  test('sec-p18-21:official-halts: but an official ruling parts halts from moves', () => {
    expect(march(base, { ...HORSE, question: 'marchAfter', earlierThisBound: ['halt'] })).toMatchObject({
      allowed: false,
      trail: [{ clause: 'halts.printed' }],
    });
  });
});

describe.each(later)('the reason of %s', (edition) => {
  const reason = (question: Question, clause: string) =>
    march(edition, question).trail.find((step) => step.clause === clause)?.label;

  test.each<readonly [string, Question, string]>([
    [
      'bhgs:14.1, at 200p there is no exception to tell of',
      { question: 'start', ...LINE, nearestKnownEnemy: 200, ...near(of('LH (O)', 3)) },
      'no known enemy are closer than 200 paces',
    ],
    [
      'at 199p there is',
      { question: 'start', ...LINE, nearestKnownEnemy: 199, ...near(of('LH (O)', 3)) },
      'the limit is 50 paces, as the movers are foot, and 3 enemy elements near are fewer than the front rank of 4',
    ],
    [
      'one enemy element is one',
      { question: 'to50p', ...LINE, ...near(of('LH (O)')) },
      'the limit is 50 paces, as the movers are foot, and 1 enemy element near is fewer than the front rank of 4',
    ],
    [
      'against a front rank of one',
      { question: 'to50p', ...LINE, frontRank: 1, ...near(of('LH (O)')) },
      'the limit is 200 paces, as 1 enemy element near is not fewer than the front rank of 1',
    ],
    [
      'and several are several',
      { question: 'to50p', ...LINE, ...near(of('LH (O)', 4)) },
      'the limit is 200 paces, as 4 enemy elements near are not fewer than the front rank of 4',
    ],
  ])('%s', (_, question, words) => {
    expect(reason(question, 'march-moves.distance')).toBe(words);
  });
});

describe('from where a move cannot come closer than 200 paces, a later one is taken to be asked about', () => {
  const skirmishers = near(of('LH (O)', 3));
  test.each<readonly [string, Question, readonly string[]]>([
    [
      '400 paces, of 200 by road',
      { question: 'to50p', ...LINE, ...skirmishers, nearestKnownEnemy: 400 },
      [
        'nearestKnownEnemy: from 400 paces a move of 200 goes no closer than 200: a later move is taken to be asked about',
      ],
    ],
    ['399 paces', { question: 'closerThan200p', ...LINE, ...skirmishers, nearestKnownEnemy: 399 }, []],
    ['no distance', { question: 'closerThan200p', ...LINE, ...skirmishers }, []],
    ['whether it may start', { question: 'start', ...LINE, nearestKnownEnemy: 900 }, []],
    [
      'who is mounted goes further',
      {
        question: 'to50p',
        movers: [{ ...of('Reg Bw (O)', 4), mountedInfantry: true }],
        frontRank: 4,
        ...skirmishers,
        nearestKnownEnemy: 400,
      },
      [],
    ],
  ])('%s', (_, question, taken) => {
    for (const edition of later) {
      const answer = march(edition, question);
      expect('answer' in answer ? null : (answer.taken ?? [])).toEqual(taken);
    }
  });
});
