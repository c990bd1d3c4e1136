import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, TROOP_TYPES, type TrailStep } from '../../../src/rules/index.ts';
import { editions, readGenerated, rulesOf } from '../ask.ts';

const troop = fc
  .record({ type: fc.constantFrom(...Object.keys(TROOP_TYPES)), grade: fc.constantFrom(...GRADES) })
  .map(({ type, grade }) => (type === 'Exp' || type === 'Bge' ? type : `${type} (${grade})`));
const going = fc.constantFrom('road', 'good', 'rough', 'difficult');
const edition = fc.constantFrom(...editions);
const distance = fc.integer({ min: 0, max: 600 });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const move = fc.record({
  troop,
  going: fc.oneof(going, fc.uniqueArray(going, { minLength: 1, maxLength: 3 })),
  water: fc.boolean(),
  mobile: fc.constantFrom(null, true, false),
  startsIn: fc.subarray(['frontCornerToFrontCorner', 'sideEdgeToSideEdge']),
  movesInto: fc.constantFrom(null, 'flankOfThatEnemy', 'frontOfThatEnemy', 'flankOfAnotherEnemy'),
  wheeledBefore: some(fc.record({ outside: troop, paces: fc.integer({ min: 0, max: 120 }) })),
  path: some(fc.record({ straight: distance, wayRound: distance, cornersThatDeviate: fc.nat(4) })),
});
const range = fc.record({ troop, distance: some(distance) });

const mover = fc.record({ troop, count: fc.integer({ min: 1, max: 6 }), general: fc.boolean() });
const enemy = fc.record({
  troop: fc.oneof(fc.constantFrom('LH (O)', 'Ps (O)'), troop),
  count: fc.integer({ min: 1, max: 3 }),
  inGroup: fc.boolean(),
  doubleBased: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  distance: some(fc.integer({ min: 40, max: 260 })),
});
const march = fc.record({
  question: fc.constantFrom('start', 'closerThan200p', 'to50p', 'tacticalMoveAfter', 'marchAfter'),
  movers: fc.oneof(
    fc.array(mover, { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 8 }).map((count) => [{ troop: 'Reg Bd (O)', count, general: false }]),
  ),
  frontRank: some(fc.integer({ min: 1, max: 8 })),
  nearestKnownEnemy: fc.integer({ min: 0, max: 400 }),
  enemyWithin200p: fc.array(enemy, { maxLength: 3 }),
  straightAhead: fc.constantFrom(null, true, false),
  includesWheel: fc.boolean(),
  earlierThisBound: fc.array(fc.constantFrom('tactical', 'march', 'halt', 'spontaneous'), { maxLength: 2 }),
});
type March = typeof march extends fc.Arbitrary<infer Value> ? Value : never;

const RUNS = { numRuns: 400 };

interface Published {
  readonly clauses: Readonly<Record<string, { readonly id: string }>>;
}

/** Every clause of an edition that has a page. */
const idsOf = new Map(
  editions.map((each) => {
    const { clauses } = readGenerated(`${each}/rulebook.json`) as Published;
    return [each, new Set(Object.values(clauses).map(({ id }) => id))] as const;
  }),
);
const strangers = (name: string, trail: readonly TrailStep[]) =>
  trail.map(({ clause }) => clause).filter((id) => idsOf.get(name)?.has(id) !== true && !id.startsWith('bhgs.'));

const allowed = (name: string, question: March): boolean | null => {
  const answer = ask(DBM_QUERIES.march, rulesOf(name), question);
  return 'answer' in answer ? null : answer.allowed;
};

describe('the laws of moving, in every edition', () => {
  test('every move is answered with its clauses, or it is said why not', () => {
    fc.assert(
      fc.property(edition, move, (name, question) => {
        const answer = ask(DBM_QUERIES.move, rulesOf(name), question);
        expect(answer.edition).toBe(name);
        expect(strangers(name, answer.trail)).toEqual([]);
        if ('answer' in answer) {
          expect(answer.why).not.toBe('');
          return;
        }
        const amounts = answer.trail.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
        if (answer.maxPaces === null) expect(amounts).toEqual([]);
        else expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(answer.maxPaces, 9);
      }),
      RUNS,
    );
  });

  test('worse going never lengthens a move, nor does a wheel; stepping onto a flank never shortens it', () => {
    const order = ['road', 'good', 'rough', 'difficult'];
    fc.assert(
      fc.property(edition, move, (name, question) => {
        const most = (more: object) => {
          const answer = ask(DBM_QUERIES.move, rulesOf(name), { ...question, wheeledBefore: null, ...more });
          return 'answer' in answer ? null : answer.maxPaces;
        };
        const moves = order.slice(1).map((each) => most({ going: each }) ?? 0);
        const slowed = ['Gal', 'Shp', 'Bts'].some((type) => question.troop.startsWith(type)) ? [] : moves;
        expect(slowed).toEqual(slowed.toSorted((one, other) => other - one));
        const plain = most({});
        if (plain === null) return;
        const wheeled = most({ wheeledBefore: question.wheeledBefore });
        if (wheeled !== null) expect(wheeled).toBeLessThanOrEqual(plain);
        const onto = most({ startsIn: ['sideEdgeToSideEdge'], movesInto: 'flankOfThatEnemy' });
        expect(onto ?? 0).toBeGreaterThanOrEqual(plain);
      }),
      RUNS,
    );
  });

  test('nearer is never out of range', () => {
    fc.assert(
      fc.property(edition, range, fc.nat(100), (name, question, less) => {
        const answer = ask(DBM_QUERIES.range, rulesOf(name), question);
        expect(strangers(name, answer.trail)).toEqual([]);
        if ('answer' in answer) return;
        if (answer.canShoot === false) expect(answer.rangePaces).toBe(null);
        if (question.distance === undefined) return;
        expect(answer.inRange).toBe(answer.rangePaces !== null && question.distance <= answer.rangePaces);
        if (answer.inRange !== true) return;
        const nearer = Math.max(0, question.distance - less);
        expect(ask(DBM_QUERIES.range, rulesOf(name), { ...question, distance: nearer })).toMatchObject({
          inRange: true,
        });
      }),
      RUNS,
    );
  });

  test('every march is answered with its clauses, or it is said why not', () => {
    fc.assert(
      fc.property(edition, march, (name, question) => {
        const answer = ask(DBM_QUERIES.march, rulesOf(name), question);
        expect(strangers(name, answer.trail)).toEqual([]);
        expect(answer.why).not.toBe('');
        if (!('answer' in answer)) expect(answer.trail[0]).toMatchObject({ label: answer.why });
      }),
      RUNS,
    );
  });

  test('more enemy, a wheel, or another move before, never makes a march allowed', () => {
    const worse: readonly ((question: March) => March)[] = [
      (question) => ({
        ...question,
        enemyWithin200p: [
          ...question.enemyWithin200p,
          { troop: 'Irr Kn (O)', count: 1, inGroup: true, doubleBased: false, distance: undefined },
        ],
      }),
      (question) => ({ ...question, includesWheel: true }),
      (question) => ({ ...question, earlierThisBound: [...question.earlierThisBound, 'halt' as const] }),
      (question) => ({ ...question, nearestKnownEnemy: Math.max(0, question.nearestKnownEnemy - 50) }),
    ];
    fc.assert(
      fc.property(edition, march, fc.constantFrom(...worse), (name, question, worsen) => {
        if (allowed(name, question) === false) expect(allowed(name, worsen(question))).toBe(false);
      }),
      RUNS,
    );
  });
});
