import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, RuleError, type DbmClauseCode } from '../../../index.ts';
import { notHeld } from '../../../frame/not-held.ts';
import { clause, rules } from '../../../tests/build.ts';

/** Every element costs 5; regulars 10. */
const plain = clause('plain.cost', ({ elementCost, worksCost }) => {
  elementCost(({ element }) => ({ amount: element.regular ? 10 : 5 }));
  worksCost(() => ({ amount: 2 }));
});

const cost = (clauses: readonly DbmClauseCode[], ...elements: object[]) =>
  ask(DBM_QUERIES.cost, rules(...clauses), { elements });

function priced(clauses: readonly DbmClauseCode[], ...elements: object[]) {
  const answer = cost(clauses, ...elements);
  if (!('ap' in answer)) throw new Error(answer.why);
  return answer;
}

const bd = { troop: 'Reg Bd (O)' };

describe('the price of an element', () => {
  test('is given by the last clause that has one', () => {
    const special = clause('special.cost', ({ elementCost }) => {
      elementCost(({ element }) => (element.is('Bd', 'O', 'S') ? { amount: 7 } : undefined));
    });
    const answer = priced([plain, special], bd, { troop: 'Reg Bd (I)' }, { troop: 'Reg Sp (O)' });
    expect(answer.each).toEqual([7, 10, 10]);
    expect(answer.trail.map((step) => step.clause)).toEqual(['special.cost', 'plain.cost', 'plain.cost']);
  });

  test('is the sum of it and of every adjustment, each with its clause', () => {
    const more = clause('more.cost', ({ costAdjustment }) => {
      costAdjustment(({ element }) => (element.general === null ? undefined : { amount: 3, why: 'a general' }));
      costAdjustment(() => ({ amount: -0.5, why: 'a discount', secondary: true }));
    });
    const answer = priced([plain, more], { ...bd, general: 'C-in-C', count: 2 }, bd);
    expect([answer.ap, answer.each, answer.secondary]).toEqual([34.5, [12.5, 9.5], true]);
    expect(answer.trail).toEqual([
      { step: 'price', amount: 20, clause: 'plain.cost', label: '2 × 10: Reg Bd (O)' },
      { step: 'adjustment', amount: 6, clause: 'more.cost', label: '2 × 3: a general' },
      {
        step: 'adjustment',
        amount: -1,
        clause: 'more.cost',
        label: '2 × -0.5: a discount (by a secondary source only)',
        secondary: true,
      },
      { step: 'price', amount: 10, clause: 'plain.cost', label: 'Reg Bd (O)' },
      {
        step: 'adjustment',
        amount: -0.5,
        clause: 'more.cost',
        label: 'a discount (by a secondary source only)',
        secondary: true,
      },
    ]);
  });

  test('may come to nothing, but not to less', () => {
    const less = (amount: number) =>
      clause('less.cost', ({ costAdjustment }) => {
        costAdjustment(() => ({ amount, why: 'a discount' }));
      });
    expect(priced([plain, less(-10)], bd).ap).toBe(0);
    expect(cost([plain, less(-10.5)], bd)).toMatchObject({
      answer: null,
      why: 'what is taken off Reg Bd (O) is more than its price, and no text that we have says what it costs then',
    });
  });

  test('is not told where no clause has one, or wording that decides is not held', () => {
    expect(cost([], bd)).toEqual({
      edition: 'invented',
      answer: null,
      why: 'no text that we have gives a price for Reg Bd (O)',
      trail: [],
    });
    const open = clause('open.cost', ({ elementCost }) => {
      elementCost(() => notHeld);
    });
    expect(cost([plain, open], bd)).toMatchObject({ answer: null, trail: [{ clause: 'open.cost' }] });
  });

  test('a rule that throws is named', () => {
    const broken = clause('broken.cost', ({ costAdjustment }) => {
      costAdjustment(() => {
        throw new Error('gone wrong');
      });
    });
    expect(() => cost([plain, broken], bd)).toThrow(RuleError);
  });
});

describe('what an element is paid for as', () => {
  const regrade = clause('other.grade', ({ paidForAs, elementCost }) => {
    paidForAs(({ element }) => (element.is('Cv') ? 'I' : undefined));
    elementCost(({ element }) => (element.grade === 'I' ? { amount: 1 } : undefined));
  });

  test('decides its price, and is told only where it differs', () => {
    const answer = priced([plain, regrade], { troop: 'Irr Cv (S)' }, { troop: 'Irr Cv (I)' }, { troop: 'Irr Kn (S)' });
    expect(answer.each).toEqual([1, 1, 5]);
    expect(answer.lines.map(({ troop, steps }) => [troop, steps[0]?.label])).toEqual([
      ['Irr Cv (S)', 'Irr Cv (S) is paid for as (I)'],
      ['Irr Cv (I)', 'Irr Cv (I)'],
      ['Irr Kn (S)', 'Irr Kn (S)'],
    ]);
  });

  test('may be regular for what is not', () => {
    const regular = clause('as.regular', ({ paidForAsRegular, costAdjustment }) => {
      paidForAsRegular(({ element }) => element.listSaysRegular);
      costAdjustment(({ element, army }) =>
        element.regularGeneral ? { amount: army.otherRegularGenerals(element) + 1, why: 'regular' } : undefined,
      );
    });
    const answer = priced(
      [plain, regular],
      { troop: 'Irr El (O)', general: 'C-in-C', listSaysRegular: true },
      { troop: 'Irr El (O)', general: 'sub-general' },
      { troop: 'Reg Kn (O)', general: 'sub-general', count: 2 },
      { troop: 'Reg Kn (O)', general: 'ally' },
    );
    expect(answer.each).toEqual([8, 5, 13, 10]);
    expect(answer.lines[0]?.steps[0]).toEqual({
      step: 'paid for as',
      clause: 'as.regular',
      label: 'Irr El (O) is paid for as regular',
    });
    expect(answer.lines[1]?.steps).toHaveLength(1);
  });
});

describe('the other regular generals of an army', () => {
  const counted = clause('x.generals', ({ costAdjustment }) => {
    costAdjustment(({ element, army }) => ({
      amount: 100 * army.otherRegularGenerals(element) + 10_000 * army.otherRegularGeneralsOffElephants(element),
      why: 'others',
    }));
  });
  const others = (elements: readonly object[], otherRegularNonAllyGenerals = 0) => {
    const answer = ask(DBM_QUERIES.cost, rules(plain, counted), { elements, otherRegularNonAllyGenerals });
    if (!('each' in answer)) throw new Error(answer.why);
    return answer.each.map((each) => [Math.floor((each % 10_000) / 100), Math.floor(each / 10_000)]);
  };
  const elephant = { troop: 'Reg El (O)', general: 'C-in-C' };
  const knight = { troop: 'Reg Kn (O)', general: 'sub-general' };

  test('are those priced besides this one; apart from that, those not on elephants', () => {
    expect(others([elephant, knight, knight, { ...knight, general: 'ally' }])).toEqual([
      [2, 2],
      [2, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  test('are as many as are told of, those priced on elephants among them', () => {
    expect(others([elephant], 2)).toEqual([[2, 2]]);
    expect(others([knight], 2)).toEqual([[2, 2]]);
    expect(others([elephant, knight], 2)).toEqual([
      [2, 2],
      [2, 1],
    ]);
  });
});

describe('other readings', () => {
  const read = (reading: string, amount: number, id = `${reading}.clause`) =>
    clause(id, ({ costOtherReading }) => {
      costOtherReading(({ element }) => (element.is('Bd') ? { reading, amount, why: `why ${id}` } : undefined));
    });

  test('each by itself changes the total, by its amount for every element', () => {
    const answer = priced([plain, read('one', 1), read('two', -0.5)], { ...bd, count: 4 }, { troop: 'Irr Sp (O)' });
    expect(answer).toMatchObject({ ap: 45, disputed: true });
    expect(answer.alternatives).toEqual([
      { ap: 49, clause: 'one.clause', why: 'why one.clause', discrepancy: 'one' },
      { ap: 43, clause: 'two.clause', why: 'why two.clause', discrepancy: 'two' },
    ]);
  });

  test('what two clauses say of the same one goes together', () => {
    const answer = priced([plain, read('one', 1), read('one', 2, 'second.clause')], bd);
    expect(answer.alternatives).toEqual([{ ap: 13, clause: 'one.clause', why: 'why one.clause', discrepancy: 'one' }]);
  });

  test('what comes to the same is no dispute', () => {
    const answer = priced([plain, read('one', 1), read('one', -1, 'second.clause')], bd);
    expect(answer).toMatchObject({ ap: 10, disputed: false, alternatives: [] });
  });
});

describe('fortifications', () => {
  const towers = clause('tower.cost', ({ worksAdjustment, pricedAsWorks }) => {
    worksAdjustment(({ works }) => (works === 'PF tower' ? { amount: 1, why: 'tower' } : undefined));
    pricedAsWorks(({ works }) => (works === 'FO' ? 'PF tower' : undefined));
  });

  test('cost what their kind costs, or the kind that a clause names', () => {
    const answer = priced([plain, towers], { fortification: 'TF', elementWidths: 3 }, { fortification: 'FO' });
    expect([answer.ap, answer.each]).toEqual([9, [2, 3]]);
    expect(answer.lines[1]?.steps.map(({ step, label }) => [step, label])).toEqual([
      ['paid for as', 'FO costs as PF tower'],
      ['price', 'PF tower'],
      ['adjustment', 'tower'],
    ]);
  });

  test('are not told where no clause has a price', () => {
    expect(cost([], { fortification: 'TF' })).toMatchObject({ why: 'no text that we have gives a price for TF' });
  });
});

describe('baggage', () => {
  const counted = clause('baggage.minimum', ({ baggageMinimum }) => {
    baggageMinimum(({ armyPoints, generals, waterborneCommands }) => armyPoints + 100 * generals - waterborneCommands);
  });

  test('is counted of the whole army', () => {
    const elements = [{ ...bd, general: 'C-in-C' }, { ...bd, general: 'ally', count: 2 }, bd];
    const asked = (more: object) => ask(DBM_QUERIES.cost, rules(plain, counted), { elements, ...more });
    expect(asked({})).toMatchObject({ ap: 40, baggage: { minimum: 340, clause: 'baggage.minimum' } });
    expect(asked({ armyPoints: 400, waterborneCommands: 1 })).toMatchObject({ baggage: { minimum: 699 } });
  });

  test('is left out where no clause tells', () => {
    expect(priced([plain], bd).baggage).toBeNull();
  });
});
