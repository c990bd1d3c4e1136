import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, type DbmClauseCode } from '../../../index.ts';
import type { Marching } from '../steps.ts';
import { clause, rules } from '../../../tests/build.ts';

const march = (question: unknown, ...clauses: readonly DbmClauseCode[]) =>
  ask(DBM_QUERIES.march, rules(...clauses), question);

const movers = [{ troop: 'Bd (O)', count: 3 }];

/** Everything that the rules are told; the rules allow it. */
function told(question: unknown): Marching & { readonly barred: string | null; readonly limit: number } {
  const heard: (Marching & { readonly barred: string | null; readonly limit: number })[] = [];
  const listening = clause('listening', ({ mayMarch, marchLimit, yes }) => {
    marchLimit(({ barred }) => (barred === null ? 7 : 9));
    mayMarch((about) => {
      heard.push(about);
      return yes('heard');
    });
  });
  march(question, listening);
  const [first] = heard;
  if (first === undefined) throw new Error('expected the rules to be asked');
  return first;
}

describe('what the rules are told', () => {
  test.each([
    ['start', 'march', false],
    ['closerThan200p', 'march', true],
    ['to50p', 'march', true],
    ['marchAfter', 'march', false],
    ['tacticalMoveAfter', 'tactical', false],
  ])('asked %s: a %s move, closer %s', (question, next, goesCloser) => {
    expect(told({ question, movers })).toMatchObject({ next, goesCloser });
  });

  test.each([
    ['start', []],
    ['to50p', []],
    ['marchAfter', ['march']],
    ['tacticalMoveAfter', ['march']],
  ])('asked %s, where nothing earlier is told: %j', (question, earlier) => {
    expect(told({ question, movers }).earlier).toEqual(earlier);
    expect(told({ question, movers, earlierThisBound: ['halt'] }).earlier).toEqual(['halt']);
  });

  test('one of several elements told of together is the general', () => {
    const { movers: all } = told({ question: 'start', movers: [{ troop: 'Kn (O)', count: 3, general: 'ally' }] });
    expect(all.map(({ elements, general }) => [elements, general])).toEqual([
      [1, true],
      [2, false],
    ]);
    const one = told({ question: 'start', movers: [{ troop: 'Kn (O)', general: true }] }).movers;
    expect(one.map(({ elements, general }) => [elements, general])).toEqual([[1, true]]);
    const none = told({ question: 'start', movers: [{ troop: 'Kn (O)', count: 2, general: null }] }).movers;
    expect(none.map(({ elements, general }) => [elements, general])).toEqual([[2, false]]);
  });

  test('who is unmounted foot', () => {
    const isFoot = (mover: unknown) => told({ question: 'start', movers: [mover] }).movers[0]?.unmountedFoot;
    expect(isFoot({ troop: 'Bw (O)' })).toBe(true);
    expect(isFoot({ troop: 'Bw (O)', mountedInfantry: true })).toBe(false);
    expect(isFoot({ troop: 'Cv (O)' })).toBe(false);
  });

  test('how far the nearest enemy are', () => {
    const nearest = (more: object) => told({ question: 'start', movers, ...more }).nearest;
    expect(nearest({})).toBe(Infinity);
    expect(nearest({ nearestKnownEnemy: 240 })).toBe(240);
    const far = [
      { troop: 'LH (O)', distance: 300 },
      { troop: 'LH (O)', distance: 220 },
    ];
    expect(nearest({ enemyWithin200p: far })).toBe(220);
    expect(nearest({ enemyWithin200p: far, nearestKnownEnemy: 90 })).toBe(90);
    expect(told({ question: 'marchAfter', movers }).nearest).toBe(null);
    const unsure = [...far, { troop: 'LH (O)' }];
    expect(told({ question: 'to50p', movers, enemyWithin200p: unsure }).nearest).toBe(null);
  });

  test.each(['start', 'marchAfter'])('%s: enemy of whom only that they are near is told', (question) => {
    expect(told({ question, movers, frontRank: 1, enemyWithin200p: enemy(1) })).toMatchObject({
      goesCloser: true,
      nearest: null,
    });
    expect(told({ question, movers, frontRank: 1, nearestKnownEnemy: 90, enemyWithin200p: enemy(1) })).toMatchObject({
      goesCloser: false,
      nearest: 90,
    });
  });

  test('moves in other words', () => {
    const earlier = (moves: unknown) => told({ question: 'marchAfter', movers, earlierThisBound: moves }).earlier;
    expect(earlier(['tactical move', 'marchMove', 'spontaneous advance'])).toEqual([
      'tactical',
      'march',
      'spontaneous',
    ]);
    expect(earlier('halt')).toEqual(['halt']);
  });

  test('generals in other words', () => {
    const general = (named: unknown) =>
      told({ question: 'start', movers: [{ troop: 'Kn (O)', general: named }] }).movers[0]?.general;
    for (const named of ['CinC', 'sub', 'ally-general', true]) expect(general(named), String(named)).toBe(true);
    for (const named of [false, null, 'none']) expect(general(named), String(named)).toBe(false);
  });

  test('why they may not go closer: first what a clause says, then that nobody is told of', () => {
    expect(told({ question: 'to50p', movers }).barred).toBe('it is not told which enemy are within 200 paces');
    expect(told({ question: 'to50p', movers, frontRank: 1, enemyWithin200p: [{ troop: 'LH (O)' }] })).toMatchObject({
      barred: null,
      limit: 7,
      enemyElements: 1,
    });
  });
});

const bars = clause('bars', ({ closerMarchBarred, mayMarch, yes, no }) => {
  closerMarchBarred(({ enemyElements, frontRank }) => (enemyElements < frontRank ? undefined : 'too many'));
  mayMarch(({ goesCloser, barred }) => (goesCloser && barred !== null ? no(barred) : yes('why not')));
});
const enemy = (count: number, more: object = {}) => [{ troop: 'LH (O)', count, ...more }];

describe('what is not told, or not settled', () => {
  test.each([
    [1, null],
    [3, false],
  ])('%i enemy, where the front rank is not told: %s', (count, allowed) => {
    const answer = march({ question: 'to50p', movers, enemyWithin200p: enemy(count) }, bars);
    if (allowed === null) {
      expect(answer).toMatchObject({
        answer: null,
        why: 'it turns on how many elements stand in the front rank of the movers, which is not told',
      });
    } else expect(answer).toMatchObject({ allowed });
  });

  test.each([
    [1, true],
    [2, null],
    [3, null],
    [4, false],
  ])('%i double bases against a front rank of 4: %s', (count, allowed) => {
    const answer = march(
      { question: 'to50p', movers, frontRank: 4, enemyWithin200p: enemy(count, { doubleBased: true }) },
      bars,
    );
    if (allowed === null) {
      expect(answer).toMatchObject({
        answer: null,
        why: 'it turns on whether a double base counts as one element or as two, which no clause settles',
      });
    } else expect(answer).toMatchObject({ allowed });
  });

  test('does not matter where no march goes closer', () => {
    expect(
      march({ question: 'marchAfter', movers, nearestKnownEnemy: 9, enemyWithin200p: enemy(2) }, bars),
    ).toMatchObject({
      allowed: true,
    });
  });
});

test('enemy who do not count are left out, and it is said so', () => {
  const near = clause('near', ({ nearEnemyCounts }) => {
    nearEnemyCounts(({ distance }) => distance <= 60);
  });
  const question = { question: 'to50p', movers, frontRank: 2 };
  const far = { troop: 'LH (O)', count: 5, distance: 61 };
  expect(march({ ...question, enemyWithin200p: [{ troop: 'Ps (O)' }, far] }, bars, near)).toMatchObject({
    allowed: true,
    trail: [
      { step: 'allows', clause: 'bars' },
      { step: 'enemy', clause: 'near', label: 'Light horse (O) at 61 paces do not count' },
    ],
  });
  expect(march({ ...question, enemyWithin200p: [{ ...far, distance: 60 }] }, bars, near)).toMatchObject({
    allowed: false,
  });
  expect(march({ ...question, enemyWithin200p: [far] }, bars, near)).toMatchObject({
    allowed: false,
    why: 'it is not told which enemy are within 200 paces',
    trail: [
      { step: 'refuses', clause: 'bars' },
      { step: 'enemy', clause: 'near', label: 'Light horse (O) at 61 paces do not count' },
    ],
  });
});

test('a refusal tells every reason, each clause once', () => {
  const other = clause('other', ({ closerMarchBarred }) => {
    closerMarchBarred(({ movers: all }) => (all.some(({ foot }) => foot) ? 'on foot' : undefined));
  });
  expect(march({ question: 'to50p', movers, frontRank: 1, enemyWithin200p: enemy(2) }, bars, other)).toEqual({
    edition: 'invented',
    allowed: false,
    why: 'too many',
    trail: [
      { step: 'refuses', clause: 'bars', label: 'too many' },
      { step: 'not closer', clause: 'other', label: 'on foot' },
    ],
  });
});

test('why a march may not go closer is no reason against a tactical move', () => {
  const refusing = clause('refusing', ({ closerMarchBarred, mayMarch, no }) => {
    closerMarchBarred(() => 'on foot');
    mayMarch(() => no('not now'));
  });
  const refusal = { step: 'refuses', clause: 'refusing', label: 'not now' };
  const after = clause('after', ({ closerMarchBarred }) => {
    closerMarchBarred(() => 'on foot');
  });
  expect(march({ question: 'tacticalMoveAfter', movers }, refusing, after)).toMatchObject({ trail: [refusal] });
  expect(march({ question: 'marchAfter', movers }, refusing, after)).toMatchObject({
    trail: [refusal, { step: 'not closer', clause: 'after' }],
  });
});

test('where no clause answers, it is said so', () => {
  expect(march({ question: 'tacticalMoveAfter', movers })).toMatchObject({
    answer: null,
    why: 'no text that we have says whether they may make a tactical move here',
  });
});

test.each([
  [{ question: 'start', movers }, 'May 3 Bd (O) start a march move?'],
  [
    {
      question: 'to50p',
      movers: [...movers, { troop: 'Kn (O)', general: true }, { troop: 'Cv (O)', doubleBasedWithGeneral: true }],
      frontRank: 2,
      nearestKnownEnemy: 180,
      enemyWithin200p: [
        { troop: 'LH (O)', count: 2, inGroup: true },
        { troop: 'Bd (O)', doubleBased: true, distance: 190 },
        { troop: 'Bd (O)', doubleBased: true, count: 2 },
      ],
      straightAhead: true,
    },
    'May 3 Bd (O) and 1 Kn (O) (general) and 1 Cv (O) (double based with the general) march to 50p from known enemy, 2 of them in the front rank, the nearest known enemy 180p away, 2 LH (O) in a group and 1 double base of Bd (O) 190p away and 2 double bases of Bd (O) near, straight ahead?',
  ],
  [
    { question: 'closerThan200p', movers: [{ troop: 'Bw (O)', mountedInfantry: true }], straightAhead: false },
    'May 1 Bw (O) (on their mounts) march closer to known enemy than 200p, not straight ahead?',
  ],
  [
    { question: 'marchAfter', movers, earlierThisBound: ['tactical', 'halt'], includesWheel: true },
    'May 3 Bd (O) march, after a tactical move and a halt this bound, with a wheel?',
  ],
  [
    { question: 'tacticalMoveAfter', movers, earlierThisBound: ['spontaneous'] },
    'May 3 Bd (O) make a tactical move, after a spontaneous advance this bound?',
  ],
])('%j in words', (question, words) => {
  expect(DBM_QUERIES.march.pose(question).words()).toBe(words);
});

test.each([
  [{ movers }, '"question": expected one of "start"'],
  [{ question: 'start' }, '"movers": expected a list of 1 to 40, each an object, found nothing'],
  [{ question: 'start', movers: [] }, '"movers": expected a list of 1 to 40, each an object, found []'],
  [
    { question: 'start', movers: [{ troop: 'Bd (O)', count: 0 }] },
    '"movers[0].count": expected a whole number from 1 to 99, found 0',
  ],
  [
    { question: 'start', movers: [{ troop: 'Bd (O)', general: 'king' }] },
    '"movers[0].general": expected null or one of "C-in-C", "sub-general", "ally", found "king"',
  ],
  [
    { question: 'start', movers, earlierThisBound: ['marsh'] },
    '"earlierThisBound[0]": unknown value "marsh", did you mean "march"?',
  ],
])('%j is not well formed', (question, message) => {
  expect(() => DBM_QUERIES.march.pose(question)).toThrow(message);
});
