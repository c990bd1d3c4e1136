import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GRADES,
  parseCombatQuestion,
  TROOP_TYPES,
  type CombatAnswer,
  type SideScore,
  type TrailStep,
} from '../../src/rules/index.ts';
import { editions, readGenerated, rulesOf, resolveCombat } from './ask.ts';

const troop = fc
  .record({
    type: fc.constantFrom(...Object.keys(TROOP_TYPES)),
    grade: fc.constantFrom(...GRADES),
    training: fc.constantFrom('Reg ', 'Irr ', ''),
  })
  .map(({ type, grade, training }) => `${training}${type}${type === 'Exp' || type === 'Bge' ? '' : ` (${grade})`}`);
const going = fc.constantFrom('good', 'rough', 'difficult', 'road');
const weapon = fc.constantFrom(null, 'bow', 'longbow', 'crossbow', 'handgun', 'sling', 'javelin');
const seldom = fc.integer({ min: 0, max: 4 }).map((number) => number === 0);
const often = fc.boolean();

/** The ranks behind: mostly of the front's own type, as only those support. */
const ranks = (front: string) =>
  fc.array(fc.record({ troop: fc.oneof({ weight: 3, arbitrary: fc.constant(front) }, troop), going, weapon }), {
    maxLength: 4,
  });

const side = troop.chain((front) =>
  fc
    .record({
      ranks: ranks(front),
      going,
      weapon,
      general: often,
      overlaps: fc.nat(2),
      flankContacts: fc.nat(2),
      rearContacts: fc.nat(2),
      flankedByFootInBadGoing: seldom,
      acrossCorner: seldom,
      aiders: fc.nat(2),
      doubleBased: often,
      listRequiresDoubleBase: often,
      listPermitsMixedGrade: often,
      listPermitsPsiloiSupport: often,
      movedIntoContact: often,
      upslope: often,
      onRaisedTower: seldom,
      fortified: fc.constantFrom(null, null, null, 'TF', 'PF'),
      attackingFortification: seldom,
      defendingBank: seldom,
      crossingRiver: seldom,
      inWood: seldom,
      disadvantagedByWeather: seldom,
      demoralised: seldom,
      chariot: seldom,
      mobile: often,
      unladen: often,
    })
    .map(({ ranks: behind, ...rest }) => ({
      troop: front,
      ...rest,
      ranks: behind.map((rank) => rank.troop),
      rankGoing: behind.map((rank) => rank.going),
      rankWeapons: behind.map((rank) => rank.weapon),
    })),
);
const die = fc.integer({ min: 1, max: 6 });
const edition = fc.constantFrom(...editions);
const close = fc.record({
  edition,
  mode: fc.constant('close'),
  a: side,
  b: side,
  dice: fc.tuple(die, die),
  shooting: fc.constant([false, false] as const),
});
const distant = fc.record({
  edition,
  mode: fc.constant('shooting'),
  a: side,
  b: side,
  dice: fc.tuple(die, die),
  shooting: fc.constantFrom([true, false] as const, [false, true] as const, [true, true] as const),
});
const asked = fc.oneof(close, distant);
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const RUNS = { numRuns: 400 };

/** The question as JSON; without dice where the odds are wanted. */
function questionOf({ mode, a, b, dice, shooting }: Asked, withDice = true): unknown {
  const given = (which: 0 | 1) => (withDice ? { die: dice[which] } : {});
  return { mode, a: { ...a, shooting: shooting[0], ...given(0) }, b: { ...b, shooting: shooting[1], ...given(1) } };
}

function answerTo(question: Asked): CombatAnswer | null {
  const answer = resolveCombat(rulesOf(question.edition), parseCombatQuestion(questionOf(question)));
  if ('answer' in answer) return null;
  if ('odds' in answer) throw new Error('expected an answer, found odds');
  return answer;
}

const other = { a: 'b', b: 'a' } as const;
const inOrder = (trail: readonly TrailStep[]) => trail.map((step) => JSON.stringify(step)).toSorted();
const turned = ({ side: of, ...step }: TrailStep): TrailStep => {
  const { step: name, ...rest } = step;
  return { step: name, ...(of === undefined ? {} : { side: other[of] }), ...rest };
};

interface Published {
  readonly clauses: readonly { readonly id: string }[] | Readonly<Record<string, { readonly id: string }>>;
}

/** Every clause and clarification of an edition that has a page. */
const idsOf = new Map(
  editions.map((each) => {
    const { clauses } = readGenerated(`${each}/rulebook.json`) as Published;
    return [each, new Set(Object.values(clauses).map(({ id }) => id))] as const;
  }),
);
const clarified = (id: string) => id.startsWith('bhgs.');

describe('the laws of combat, in every edition', () => {
  test('every well-formed question is answered, or it is said why not', () => {
    fc.assert(
      fc.property(asked, fc.boolean(), (question, withDice) => {
        const answer = resolveCombat(rulesOf(question.edition), parseCombatQuestion(questionOf(question, withDice)));
        expect(answer.edition).toBe(question.edition);
        if ('answer' in answer) expect(answer.why).not.toBe('');
        else if (withDice) expect(answer).toHaveProperty('outcome');
        else expect(answer).toHaveProperty('odds');
      }),
      RUNS,
    );
  });

  test('since the first amendment, every question has an answer, but for naval doubled by expendables', () => {
    fc.assert(
      fc.property(
        asked.filter((question) => question.edition !== editions[0]),
        (question) => {
          const answer = resolveCombat(rulesOf(question.edition), parseCombatQuestion(questionOf(question)));
          if (!('answer' in answer)) return;
          expect(answer.why).toMatch(/says what becomes of (?:Gal|Shp|Bts) here$/u);
          expect([question.a.troop, question.b.troop].some((each) => each.endsWith('Exp'))).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('swapping the sides mirrors the answer', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const swapped: Asked = {
          ...question,
          a: question.b,
          b: question.a,
          dice: [question.dice[1], question.dice[0]],
          shooting: [question.shooting[1], question.shooting[0]] as never,
        };
        const [one, two] = [answerTo(question), answerTo(swapped)];
        if (one === null || two === null) {
          expect(one).toBe(two);
          return;
        }
        expect([two.b, two.a]).toEqual([one.a, one.b]);
        expect(two.loser).toBe(one.loser === null ? null : other[one.loser]);
        expect(two.margin).toBe(one.margin);
        expect([two.outcome.b, two.outcome.a]).toEqual([one.outcome.a, one.outcome.b]);
        expect(inOrder(two.trail.map(turned))).toEqual(inOrder(one.trail));
      }),
      RUNS,
    );
  });

  test('every clause of a trail stands in that edition, or is a clarification', () => {
    fc.assert(
      fc.property(asked, fc.boolean(), (question, withDice) => {
        const answer = resolveCombat(rulesOf(question.edition), parseCombatQuestion(questionOf(question, withDice)));
        const ids = idsOf.get(question.edition);
        const unknown = answer.trail
          .map(({ clause }) => clause)
          .filter((clause) => ids?.has(clause) !== true && !clarified(clause));
        expect(unknown).toEqual([]);
        const known = rulesOf(question.edition).clauses;
        expect(answer.trail.filter(({ clause }) => !known.has(clause))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('totals are the sums of what is listed', () => {
    const sumOf = ({ contributions }: SideScore, ...kinds: string[]) =>
      contributions.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
    fc.assert(
      fc.property(asked, (question) => {
        const answer = answerTo(question);
        if (answer === null) return;
        for (const [name, dice] of [
          ['a', question.dice[0]],
          ['b', question.dice[1]],
        ] as const) {
          const score = answer[name];
          const before = sumOf(score, 'die', 'factor', 'rear', 'tactical');
          expect(sumOf(score, 'die')).toBe(dice);
          expect(score.beforeGrading).toBe(before);
          expect(score.afterGrading).toBe(before + sumOf(score, 'grading'));
          expect(score.final).toBe(score.afterGrading + sumOf(score, 'mitigating'));
          expect(score.contributions.filter(({ amount }) => amount === 0)).toEqual([]);
          const listed = answer.trail.filter((step) => step.side === name && step.amount !== undefined);
          expect(listed.map(({ step, amount, clause }) => [step, amount, clause])).toEqual(
            score.contributions.map(({ kind, amount, clause }) => [kind, amount, clause]),
          );
        }
      }),
      RUNS,
    );
  });

  test('loser, margin and outcome follow from the totals', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const answer = answerTo(question);
        if (answer === null) return;
        const { a, b } = { a: answer.a.final, b: answer.b.final };
        expect(answer.loser).toBe(a === b ? null : a < b ? 'a' : 'b');
        expect(answer.margin === 'equal').toBe(a === b);
        if (answer.loser !== null) expect(answer.outcome[other[answer.loser]]).toBe('stand');
        for (const { side: of } of answer.consequences) expect(answer.outcome[of]).not.toBe('stand');
      }),
      RUNS,
    );
  });

  test('only the side ahead after grading is mitigated', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const answer = answerTo(question);
        if (answer === null) return;
        for (const name of ['a', 'b'] as const) {
          const mitigated = answer[name].contributions.some(({ kind }) => kind === 'mitigating');
          if (mitigated) expect(answer[name].afterGrading).toBeGreaterThan(answer[other[name]].afterGrading);
        }
      }),
      RUNS,
    );
  });

  test('the chances of each side sum to 1, and are those of the 36 throws', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const answer = resolveCombat(rulesOf(question.edition), parseCombatQuestion(questionOf(question, false)));
        const faces = [1, 2, 3, 4, 5, 6];
        const all = faces.flatMap((one) => faces.map((two) => answerTo({ ...question, dice: [one, two] })));
        if (!('odds' in answer)) {
          expect(all).toContain(null);
          return;
        }
        for (const name of ['a', 'b'] as const) {
          const { stand, recoil, flee, destroyed } = answer.odds[name];
          expect(stand + recoil + flee + destroyed).toBeCloseTo(1, 12);
          for (const [outcome, chance] of Object.entries(answer.odds[name])) {
            expect(chance).toBeCloseTo(all.filter((each) => each?.outcome[name] === outcome).length / 36, 12);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a higher die never lowers its own total before mitigation', () => {
    fc.assert(
      fc.property(asked, (question) => {
        if (question.dice[0] === 6) return;
        const [low, high] = [
          answerTo(question),
          answerTo({ ...question, dice: [question.dice[0] + 1, question.dice[1]] }),
        ];
        if (low === null || high === null) return;
        expect(high.a.beforeGrading).toBe(low.a.beforeGrading + 1);
        expect(high.a.afterGrading).toBeGreaterThanOrEqual(low.a.afterGrading);
      }),
      RUNS,
    );
  });

  test('an added overlap never raises its own total', () => {
    fc.assert(
      fc.property(asked, (question) => {
        if (question.a.overlaps === 2) return;
        const overlapped = answerTo({ ...question, a: { ...question.a, overlaps: question.a.overlaps + 1 } });
        const before = answerTo(question);
        if (before === null || overlapped === null) return;
        expect(overlapped.a.beforeGrading).toBe(before.a.beforeGrading - (question.mode === 'close' ? 1 : 0));
        expect(overlapped.a.afterGrading).toBeLessThanOrEqual(before.a.afterGrading);
      }),
      RUNS,
    );
  });

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(asked, (question) => {
        expect(answerTo(question)).toEqual(answerTo(question));
      }),
      RUNS,
    );
  });
});
