import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, QuestionError, TROOP_TYPES } from '../../../src/rules/index.ts';
import { editions, readGenerated, rulesOf } from '../ask.ts';

const troop = fc
  .record({
    training: fc.constantFrom('Reg', 'Irr'),
    type: fc.constantFrom(...Object.keys(TROOP_TYPES)),
    grade: fc.constantFrom(...GRADES),
  })
  .map(({ training, type, grade }) => `${training} ${type}${['Exp', 'Bge'].includes(type) ? '' : ` (${grade})`}`);
const flag = fc.boolean();
const elements = fc
  .array(fc.record({ troop, count: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 3 })
  .chain((others) =>
    fc
      .constantFrom(null, 'C-in-C', 'sub-general', 'ally')
      .map((general) => (general === null ? others : [{ troop: 'Irr Kn (O)', count: 1, general }, ...others])),
  );
const question = fc.record({
  action: fc.constantFrom('move', 'march', 'halt'),
  elements,
  formation: fc.constantFrom('line', 'column'),
  marchNumber: fc.integer({ min: 1, max: 5 }),
  distanceToGeneral: fc.constantFrom(0, 600, 601, 1200, 1201),
  generalInSight: flag,
  generalState: fc.constantFrom('normal', 'inFrontEdgeContact'),
  generalModifierAlreadyUsed: flag,
  generalHasMovedThisGame: flag,
  deviates: flag,
  fullMove: flag,
  contactsEnemy: flag,
  legalContact: flag,
  stopsImmediatelyOnContact: flag,
  startsInContact: flag,
  stoppedBy: fc.constantFrom(null, 'enemyContact', 'river', 'impassable', 'knownEnemy200p', 'discoveredEnemy200p'),
  along: fc.constantFrom(null, 'road', 'riverBank'),
  haltPreventsSpontaneous: flag,
  position: fc.constantFrom('good', 'rough', 'difficult'),
  defendingFortification: flag,
  uphillOfNearestKnownEnemy: flag,
});
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

const edition = fc.constantFrom(...editions);
const later = fc.constantFrom(...editions.slice(1));
const settings = { numRuns: 300 };

const answered = (name: string, about: Question) => ask(DBM_QUERIES.pips, rulesOf(name), about);

/** What it costs; null where we have no text that decides. */
function costOf(name: string, about: Question): number | null {
  const answer = answered(name, about);
  return 'answer' in answer ? null : answer.pips;
}

const clarifications = Object.keys(
  (readGenerated('clarifications.json') as { clarifications: Record<string, unknown> }).clarifications,
);

describe('whatever is asked', () => {
  test('the trail adds up to the cost, and so do the modifiers', () => {
    fc.assert(
      fc.property(edition, question, (name, about) => {
        const answer = answered(name, about);
        if ('answer' in answer) return;
        const sum = (steps: readonly { readonly amount?: number }[]) =>
          steps.reduce((total, { amount = 0 }) => total + amount, 0);
        expect(sum(answer.trail)).toBe(answer.pips);
        expect(answer.base + sum(answer.modifiers)).toBe(answer.pips);
        expect(answer.pips).toBeGreaterThanOrEqual(0);
      }),
      settings,
    );
  });

  test('every clause of the trail is in force', () => {
    fc.assert(
      fc.property(edition, question, (name, about) => {
        const { clauses } = rulesOf(name);
        for (const { clause, label } of answered(name, about).trail) {
          expect(clauses.has(clause), clause).toBe(true);
          expect(label).not.toMatch(/\.$|undefined/u);
        }
      }),
      settings,
    );
  });

  test('after the first sheet every question without a double base has an answer', () => {
    fc.assert(
      fc.property(later, question, (name, about) => {
        expect(costOf(name, about)).not.toBeNull();
      }),
      settings,
    );
  });

  test('before it, the clarifications decide nothing', () => {
    fc.assert(
      fc.property(question, (about) => {
        const used = answered(editions[0] ?? '', about).trail.map(({ clause }) => clause);
        expect(used.filter((clause) => clarifications.includes(clause))).toEqual([]);
      }),
      settings,
    );
  });
});

type Change = (about: Question) => Question;

describe('nothing adverse makes it cheaper', () => {
  test.each<readonly [string, Change, Change]>([
    ['deviating', (q) => ({ ...q, deviates: false }), (q) => ({ ...q, deviates: true })],
    ['moving short', (q) => ({ ...q, fullMove: true }), (q) => ({ ...q, fullMove: false })],
    ['a general further off', (q) => ({ ...q, distanceToGeneral: 601 }), (q) => ({ ...q, distanceToGeneral: 1201 })],
    ['a general out of sight', (q) => ({ ...q, generalInSight: true }), (q) => ({ ...q, generalInSight: false })],
    [
      'a general who fights',
      (q) => ({ ...q, generalState: 'normal' }),
      (q) => ({ ...q, generalState: 'inFrontEdgeContact' }),
    ],
    [
      'a modifier that is used',
      (q) => ({ ...q, generalModifierAlreadyUsed: false }),
      (q) => ({ ...q, generalModifierAlreadyUsed: true }),
    ],
    ['another march', (q) => q, (q) => ({ ...q, marchNumber: q.marchNumber + 1 })],
    [
      'contact that is not legal',
      (q) => ({ ...q, legalContact: true }),
      (q) => ({ ...q, legalContact: false, contactsEnemy: true }),
    ],
    [
      'going on after contact',
      (q) => ({ ...q, stopsImmediatelyOnContact: true }),
      (q) => ({ ...q, stopsImmediatelyOnContact: false }),
    ],
    ['good going', (q) => ({ ...q, position: 'rough' }), (q) => ({ ...q, position: 'good' })],
    ['irregulars', (q) => trained(q, 'Reg'), (q) => trained(q, 'Irr')],
    [
      'another kind of troops',
      (q) => ({ ...q, elements: several(q.elements) }),
      (q) => ({ ...q, elements: [...several(q.elements), { troop: 'Reg Art (O)', count: 1 }] }),
    ],
  ])('%s', (_title, better, worse) => {
    fc.assert(
      fc.property(later, question, (name, about) => {
        expect(costOf(name, worse(about)) ?? 0).toBeGreaterThanOrEqual(costOf(name, better(about)) ?? 0);
      }),
      settings,
    );
  });
});

function trained(about: Question, training: string): Question {
  return {
    ...about,
    elements: about.elements.map((each) => ({ ...each, troop: each.troop.replace(/^(?:Reg|Irr)/u, training) })),
  };
}

/** More than one element, so that one more leaves it a group. */
function several(all: Question['elements']): Question['elements'] {
  return [...all, { troop: 'Reg Sp (O)', count: 1 }];
}

test('every edition after the second costs the same', () => {
  fc.assert(
    fc.property(question, (about) => {
      const costs = editions.slice(2).map((name) => costOf(name, about));
      expect(new Set(costs).size).toBe(1);
    }),
    settings,
  );
});

test('leaving out Reg or Irr gives what either gives, or is refused', () => {
  fc.assert(
    fc.property(later, question, (name, about) => {
      const unsaid = trained(about, '');
      const written = { ...unsaid, elements: unsaid.elements.map((each) => ({ ...each, troop: each.troop.trim() })) };
      const costs = [costOf(name, trained(about, 'Reg')), costOf(name, trained(about, 'Irr'))];
      if (costs[0] === costs[1]) expect(costOf(name, written)).toBe(costs[0]);
      else expect(() => costOf(name, written)).toThrow(QuestionError);
    }),
    settings,
  );
});
