import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, TROOP_TYPES, type TroopType } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

interface Line {
  readonly troop: string;
  readonly count: number;
  readonly [field: string]: unknown;
}

const price = (edition: string, elements: readonly object[], army: object = {}) => {
  const answer = ask(DBM_QUERIES.cost, rulesOf(edition), { elements, ...army });
  if (!('ap' in answer)) throw new Error(answer.why);
  return answer;
};

const graded = (Object.keys(TROOP_TYPES) as TroopType[]).filter((type) => TROOP_TYPES[type].graded);
const troops = ['Reg', 'Irr'].flatMap((training) =>
  graded.flatMap((type) => GRADES.map((grade) => `${training} ${type} (${grade})`)),
);
/** The troops that an edition has a price for. */
const buyable = new Map(
  editions.map((edition) => [
    edition,
    troops.filter((troop) => 'ap' in ask(DBM_QUERIES.cost, rulesOf(edition), { elements: [{ troop }] })),
  ]),
);

const edition = fc.constantFrom(...editions);
const line = (from: readonly string[]): fc.Arbitrary<Line> =>
  fc.record({
    troop: fc.constantFrom(...from),
    count: fc.integer({ min: 0, max: 30 }),
    general: fc.option(fc.constantFrom('C-in-C', 'sub-general', 'ally'), { freq: 3 }),
  });
const army = edition.chain((asked) =>
  fc.record({
    edition: fc.constant(asked),
    elements: fc.array(line(buyable.get(asked) ?? []), { minLength: 1, maxLength: 8 }),
    otherRegularNonAllyGenerals: fc.integer({ min: 0, max: 3 }),
  }),
);
const troopsOnly = ({ elements }: { readonly elements: readonly Line[] }) =>
  elements.map(({ troop, count }) => ({ troop, count }));

const law = (check: (about: { edition: string; elements: Line[]; otherRegularNonAllyGenerals: number }) => void) => {
  fc.assert(fc.property(army, check), { numRuns: 150 });
};

describe('prices add up', () => {
  test('the total is the sum of the lines, of the trail, and of count times each', () => {
    law(({ edition, elements, ...rest }) => {
      const { ap, each, lines, trail } = price(edition, elements, rest);
      expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(ap);
      expect(trail.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(ap);
      expect(elements.reduce((sum, { count }, index) => sum + count * (each[index] ?? NaN), 0)).toBe(ap);
    });
  });

  test('the price of a line is the sum of its steps', () => {
    law(({ edition, elements, ...rest }) => {
      for (const { each, steps } of price(edition, elements, rest).lines)
        expect(steps.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(each);
    });
  });

  test('troops without generals cost as much together as apart, in any order', () => {
    law(({ edition, ...about }) => {
      const elements = troopsOnly(about);
      const apart = elements.reduce((sum, each) => sum + price(edition, [each]).ap, 0);
      expect(price(edition, elements).ap).toBe(apart);
      expect(price(edition, elements.toReversed()).ap).toBe(apart);
    });
  });
});

test('every clause of an answer is there in that edition', () => {
  law(({ edition, elements, ...rest }) => {
    const { trail, alternatives, baggage } = price(edition, elements, rest);
    const { clauses } = rulesOf(edition);
    const cited = [...trail, ...alternatives, ...(baggage === null ? [] : [baggage])].map(({ clause }) => clause);
    expect(cited.filter((id) => !clauses.has(id))).toEqual([]);
  });
});

test('a general never costs less than the same element without him, nor an ally more than a sub-general', () => {
  law(({ edition, elements, ...rest }) => {
    for (const { troop } of elements) {
      const as = (general: string | null) => price(edition, [{ troop, general }], rest).ap;
      expect(as('ally')).toBeGreaterThan(as(null));
      expect(as('sub-general')).toBe(as('C-in-C'));
      expect(as('sub-general')).toBeGreaterThanOrEqual(as('ally'));
    }
  });
});

test('another regular general never makes one cheaper', () => {
  law(({ edition, elements, otherRegularNonAllyGenerals: others }) => {
    const beside = (count: number) => price(edition, elements, { otherRegularNonAllyGenerals: count });
    beside(others).each.forEach((each, index) => {
      expect(beside(others + 1).each[index]).toBeGreaterThanOrEqual(each);
    });
  });
});

test('an answer is disputed where another reading makes another sum, and only there', () => {
  law(({ edition, elements, ...rest }) => {
    const { ap, disputed, alternatives } = price(edition, elements, rest);
    expect(disputed).toBe(alternatives.length > 0);
    for (const other of alternatives) expect(other.ap).not.toBe(ap);
  });
});

test('an answer rests on a secondary source if and only if a step says so', () => {
  law(({ edition, elements, ...rest }) => {
    const { secondary, trail } = price(edition, elements, rest);
    expect(secondary).toBe(trail.some((step) => step.secondary === true));
  });
});
