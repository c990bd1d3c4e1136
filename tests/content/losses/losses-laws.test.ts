import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, TROOP_TYPES, type TrailStep } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

const troop = fc
  .record({
    type: fc.constantFrom(...Object.keys(TROOP_TYPES).filter((type) => type !== 'Bge')),
    grade: fc.constantFrom(...GRADES),
    training: fc.constantFrom('Reg', 'Irr'),
  })
  .map(({ type, grade, training }) => `${training} ${type}${type === 'Exp' ? '' : ` (${grade})`}`);
const line = fc.record({
  troop,
  count: fc.integer({ min: 1, max: 20 }),
  gone: fc.double({ min: 0, max: 1, noNaN: true }),
});
const army = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => ({
  command: lines.map(({ troop: of, count }) => ({ troop: of, count })),
  lost: lines.map(({ troop: of, count, gone }) => ({ troop: of, count: Math.floor(count * gone) })),
}));
const fate = fc.constantFrom('destroyedInCloseCombat', 'lostOtherwise', 'demoralised');
const baggage = fc.array(fc.record({ fate, count: fc.integer({ min: 1, max: 8 }) }), { maxLength: 3 });
const purpose = fc.constantFrom('demoralisation', 'defeat', 'tieBreak');
const edition = fc.constantFrom(...editions);
const amended = fc.constantFrom(...editions.slice(1));
const halves = (most: number) => fc.integer({ min: 1, max: 2 * most }).map((number) => number / 2);

const losses = (of: string, question: unknown) => ask(DBM_QUERIES.losses, rulesOf(of), question);
const victory = (of: string, question: unknown) => ask(DBM_QUERIES.victory, rulesOf(of), question);

/** The answer, where there must be one. */
function answered<A extends object>(answer: A): Exclude<A, { readonly answer: null }> {
  if ('answer' in answer) throw new Error(`expected an answer, found ${JSON.stringify(answer)}`);
  return answer as Exclude<A, { readonly answer: null }>;
}

const sumOf = (trail: readonly TrailStep[], ...steps: string[]) =>
  trail.filter(({ step }) => steps.includes(step)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

const RUNS = { numRuns: 300 };

const command = fc
  .record({
    originalEE: halves(40),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    demoralised: fc.constantFrom(true, false, null),
  })
  .map(({ originalEE, share, demoralised }) => ({
    originalEE,
    lost: Math.floor(originalEE * share * 2) / 2,
    ...(demoralised === null ? {} : { demoralised }),
  }));
const side = fc
  .array(command, { minLength: 1, maxLength: 5 })
  .map((commands) => commands.map((each, index) => ({ ...each, general: index === 0 ? 'C-in-C' : 'ally' })));
const game = fc.record({ sideA: side, sideB: side, gameOver: fc.constant(true) });

describe('the laws of losses', () => {
  test('equivalents and losses are the sums of what the trail lists', () => {
    fc.assert(
      fc.property(amended, army, baggage, purpose, (of, told, sacked, counted) => {
        const { elementEquivalents, totalLosses, trail } = answered(
          losses(of, { ...told, baggage: sacked, purpose: counted }),
        );
        expect(sumOf(trail, 'element equivalents')).toBe(elementEquivalents);
        expect(sumOf(trail, 'lost', 'baggage')).toBe(totalLosses);
      }),
      RUNS,
    );
  });

  test('every clause of a trail stands in that edition', () => {
    fc.assert(
      fc.property(edition, army, baggage, purpose, fc.boolean(), (of, told, sacked, counted, generalLost) => {
        const { trail } = losses(of, { ...told, baggage: sacked, purpose: counted, generalLost });
        expect(trail.filter(({ clause }) => !rulesOf(of).clauses.has(clause))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('two commands count what they count apart', () => {
    fc.assert(
      fc.property(amended, army, army, (of, one, other) => {
        const ee = (lines: readonly unknown[]) => answered(losses(of, { command: lines })).elementEquivalents ?? NaN;
        expect(ee([...one.command, ...other.command])).toBe(ee(one.command) + ee(other.command));
      }),
      RUNS,
    );
  });

  test('a point is the least loss, in halves, of its share', () => {
    fc.assert(
      fc.property(amended, halves(200), (of, originalEE) => {
        const { demoralisedAt, quarterLostAt } = answered(losses(of, { originalEE }));
        const { defeatedAt } = answered(losses(of, { originalEE, purpose: 'defeat' }));
        for (const [point, share] of [
          [demoralisedAt, 3],
          [quarterLostAt, 4],
          [defeatedAt, 2],
        ] as const) {
          if (point === undefined) throw new Error(`no point of a share of 1/${share}`);
          expect(Number.isInteger(point * 2)).toBe(true);
          expect(point * share).toBeGreaterThanOrEqual(originalEE);
          expect((point - 0.5) * share).toBeLessThan(originalEE);
        }
      }),
      RUNS,
    );
  });

  test('more losses never bring a command or an army back', () => {
    fc.assert(
      fc.property(amended, halves(60), halves(60), halves(10), (of, originalEE, lostEE, more) => {
        for (const counted of ['demoralisation', 'defeat']) {
          const before = answered(losses(of, { originalEE, lostEE, purpose: counted }));
          const after = answered(losses(of, { originalEE, lostEE: lostEE + more, purpose: counted }));
          for (const name of ['demoralised', 'quarterLost', 'defeated'] as const) {
            if (before[name] === true) expect(after[name]).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('baggage never touches a command, and never lessens the losses of an army', () => {
    fc.assert(
      fc.property(amended, halves(60), halves(60), baggage, (of, originalEE, lostEE, sacked) => {
        const asked = { originalEE, lostEE };
        const without = answered(losses(of, { ...asked, purpose: 'demoralisation' }));
        const withIt = answered(losses(of, { ...asked, baggage: sacked, purpose: 'demoralisation' }));
        expect({ ...withIt, trail: [] }).toEqual({ ...without, trail: [] });
        const total = answered(losses(of, { ...asked, baggage: sacked, purpose: 'defeat' })).totalLosses;
        expect(total).toBeGreaterThanOrEqual(lostEE);
      }),
      RUNS,
    );
  });
});

describe('the laws of victory', () => {
  test('scores sum to 10, stay from 0 to 10, and are what the trail lists', () => {
    fc.assert(
      fc.property(edition, game, (of, told) => {
        const { vp, trail } = answered(victory(of, told));
        if (vp === undefined) throw new Error('expected a score');
        expect(vp.sideA + vp.sideB).toBe(10);
        expect(Math.min(vp.sideA, vp.sideB)).toBeGreaterThanOrEqual(0);
        for (const [letter, score] of [
          ['a', vp.sideA],
          ['b', vp.sideB],
        ] as const) {
          expect(
            sumOf(
              trail.filter((step) => step.side === letter),
              'points',
              'transfer',
            ),
          ).toBe(score);
        }
        expect(trail.filter(({ clause }) => !rulesOf(of).clauses.has(clause))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('swapping the sides mirrors the answer', () => {
    const other: Readonly<Record<string, string>> = { sideA: 'sideB', sideB: 'sideA' };
    fc.assert(
      fc.property(edition, game, (of, told) => {
        const one = answered(victory(of, told));
        const two = answered(victory(of, { ...told, sideA: told.sideB, sideB: told.sideA }));
        expect(two.vp).toEqual({ sideA: one.vp?.sideB, sideB: one.vp?.sideA });
        expect(two.transfer).toEqual({
          vp: one.transfer.vp,
          from: one.transfer.from && other[one.transfer.from],
          to: one.transfer.to && other[one.transfer.to],
        });
      }),
      RUNS,
    );
  });
});
