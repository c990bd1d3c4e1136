import { describe, expect, test } from 'vitest';
import { compareAnswers, type Shown, type Step } from '../../index.ts';

function step(clause: string, amount: number | null = null, more: Partial<Step> = {}): Step {
  return { step: 'tactical', side: 'a', amount, clause, label: clause, throws: null, ...more };
}

function shown(steps: readonly Step[], text = '4'): Shown {
  return { question: 'q', facts: [{ label: 'score', text }], steps };
}

const all = { here: () => true, there: () => true };
const compare = (here: Shown, there: Shown) => compareAnswers(here, there, all);

const told = (here: Shown, there: Shown) =>
  compare(here, there).steps.map((each) => [each.here?.clause, each.there?.clause, each.differs]);

describe('two editions', () => {
  test('that answer alike do not differ', () => {
    const answer = shown([step('x', 1), step('y')]);
    expect(compare(answer, structuredClone(answer)).differs).toBe(false);
  });

  test('differ in a fact', () => {
    expect(compare(shown([]), shown([], '5'))).toMatchObject({ differs: true, facts: [{ differs: true }] });
  });

  test.each([
    ['amount', { amount: 2 }],
    ['label', { label: 'otherwise' }],
  ])('differ in the %s of a step', (_, change) => {
    expect(compare(shown([step('x', 1)]), shown([step('x', 1, change)])).differs).toBe(true);
  });

  test('do not differ by the throws in which a step counts, even none', () => {
    const [often, seldom] = [step('x', 1, { throws: 30 }), step('x', 1, { throws: 3 })];
    expect(compare(shown([often]), shown([seldom])).differs).toBe(false);
    expect(compare(shown([often]), shown([])).differs).toBe(false);
    expect(compare(shown([]), shown([often])).differs).toBe(false);
  });

  test('differ by a step of some throws whose clause the other does not have', () => {
    const [none, one] = [shown([]), shown([step('x', 1, { throws: 3 })])];
    const lacks = (edition: 'here' | 'there') => ({ ...all, [edition]: () => false });
    expect(compareAnswers(one, none, lacks('there')).differs).toBe(true);
    expect(compareAnswers(none, one, lacks('here')).differs).toBe(true);
  });

  test('a step that only one has stands where it counts', () => {
    expect(told(shown([step('x'), step('z')]), shown([step('x'), step('y'), step('z')]))).toEqual([
      ['x', 'x', false],
      [undefined, 'y', true],
      ['z', 'z', false],
    ]);
    expect(told(shown([step('x'), step('y')]), shown([step('x')]))).toEqual([
      ['x', 'x', false],
      ['y', undefined, true],
    ]);
  });

  test('a clause that counts for both sides, or twice, is paired with its like', () => {
    const here = shown([step('x', 1), step('x', 2), step('x', 3, { side: 'b' })]);
    const there = shown([step('x', 3, { side: 'b' }), step('x', 1)]);
    expect(compare(here, there).steps.map((each) => [each.here?.amount, each.there?.amount])).toEqual([
      [1, 1],
      [2, undefined],
      [3, 3],
    ]);
  });
});
