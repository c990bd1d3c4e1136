import { describe, expect, test } from 'vitest';
import { DBM, runExamples, type ExampleModule, type ExampleScope } from '../../index.ts';
import { sameValue } from '../examples/same-value.ts';
import { notHeld } from '../not-held.ts';
import { clause, rules } from '../../tests/build.ts';

describe('alike', () => {
  test.each<readonly [unknown, unknown]>([
    [1, 1],
    [0, -0],
    [-0, 0],
    [NaN, NaN],
    ['a', 'a'],
    [null, null],
    [undefined, undefined],
    [{}, {}],
    [
      { a: 1, b: { c: [1, 2] } },
      { b: { c: [1, 2] }, a: 1 },
    ],
    [{ a: undefined }, { a: undefined }],
    [{ a: 0 }, { a: -0 }],
  ])('%j and %j', (one, other) => {
    expect(sameValue(one, other)).toBe(true);
    expect(sameValue(other, one)).toBe(true);
  });

  test.each<readonly [unknown, unknown]>([
    [1, 2],
    [0, 1],
    [0, null],
    [0, false],
    [1, '1'],
    [null, {}],
    [null, undefined],
    [{}, { a: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], 1],
  ])('not %j and %j', (one, other) => {
    expect(sameValue(one, other)).toBe(false);
    expect(sameValue(other, one)).toBe(false);
  });
});

describe('an example runs line by line', () => {
  const set = rules(
    clause('x.rear', ({ rearSupport }) => {
      rearSupport(({ self }) => (self.second.is('Bd') ? 1 : 0));
    }),
    clause('x.tactical', ({ tacticalFactor }) => {
      tacticalFactor(({ self }) => (self.state.inWood ? notHeld : -self.state.overlaps));
    }),
    clause('x.grading', ({ gradingFactor }) => {
      gradingFactor(({ self, lead }) => (self.is('Bd') && lead === 3 ? 1 : 0));
    }),
    clause('x.mitigating', ({ mitigatingFactor }) => {
      mitigatingFactor(() => -1);
    }),
    clause('x.consequence', ({ consequence }) => {
      consequence(({ self }) => (self.state.flankContacts > 0 ? 'destroyed' : undefined));
    }),
  );
  const run = (example: ExampleModule<ExampleScope>) => runExamples(DBM, set, example);
  const valueOf = (ask: (combat: Parameters<ExampleModule<ExampleScope>>[0]['combat']) => unknown) =>
    run(({ combat, check }) => {
      check(
        0,
        () => ask(combat),
        () => null,
      );
    })[0]?.actual;

  test('without dice it tells what both sides add to theirs', () => {
    expect(
      valueOf((combat) => combat('Bd (O)', { ranks: ['Bd (O)'], against: { troop: 'Wb (O)', overlaps: 2 } })),
    ).toEqual({
      self: { factor: 3, rearSupport: 1, tactical: 0 },
      enemy: { factor: 3, rearSupport: 0, tactical: -2 },
    });
  });

  test('with dice it tells how it ends, seen from the element named first', () => {
    expect(valueOf((combat) => combat('Bd (O)', { against: 'Wb (O)', dice: [4, 1] }))).toEqual({
      self: { factor: 3, rearSupport: 0, tactical: 0, grading: 1, mitigating: -1, final: 7 },
      enemy: { factor: 3, rearSupport: 0, tactical: 0, grading: 0, mitigating: 0, final: 4 },
      outcome: { self: 'stand', enemy: 'recoil' },
      destroyedAfter: { self: false, enemy: false },
      behind: { self: [], enemy: [] },
      loser: 'enemy',
      margin: 'less',
    });
    expect(valueOf((combat) => combat('Bd (O)', { flankContacts: 1, against: 'Wb (O)', dice: [2, 6] }))).toMatchObject({
      loser: 'self',
      outcome: { self: 'recoil', enemy: 'stand' },
      destroyedAfter: { self: true, enemy: false },
      enemy: { mitigating: -1, final: 8 },
    });
    expect(
      valueOf((combat) => combat('Bd (O)', { against: { troop: 'Wb (O)', flankContacts: 1 }, dice: [6, 2] })),
    ).toMatchObject({ destroyedAfter: { self: false, enemy: true } });
    expect(valueOf((combat) => combat('Bd (O)', { against: 'Wb (O)', dice: [2, 2] }))).toMatchObject({
      loser: null,
      margin: 'equal',
    });
  });

  test('it is distant shooting if either side shoots', () => {
    const outcomeOf = (self: object, enemy: object) =>
      valueOf((combat) => combat('Bd (O)', { ...self, against: { troop: 'Wb (O)', ...enemy }, dice: [1, 4] })) as {
        outcome: { self: string };
      };
    expect(outcomeOf({}, {}).outcome.self).toBe('recoil');
    expect(outcomeOf({ shooting: true }, {}).outcome.self).toBe('stand');
    expect(outcomeOf({}, { shooting: true }).outcome.self).toBe('recoil');
    const questionOf = (self: object, enemy: object) =>
      run(({ combat, check }) => {
        check(
          0,
          () => combat('Bd (O)', { ...self, against: { troop: 'Wb (O)', ...enemy } }),
          () => 0,
        );
      })[0]?.question;
    expect(questionOf({ shooting: true }, {})).toBe('Distant shooting: Bd (O) (shooting) and Wb (O)');
    expect(questionOf({}, { shooting: true })).toBe('Distant shooting: Bd (O) and Wb (O) (shooting)');
    expect(questionOf({ shooting: false }, { shooting: false })).toBe('Bd (O) against Wb (O)');
  });

  test('every line is run, and told apart', () => {
    const runs = run(({ combat, check, notHeld: lost }) => {
      check(
        0,
        () => combat('Bd (O)', { against: 'Wb (O)' }).self.factor,
        () => 3,
      );
      check(
        1,
        () => combat('Bd (O)', { against: 'Wb (O)' }).self.factor,
        () => 4,
      );
      check(
        2,
        () => combat('Bd (O)', { inWood: true, against: 'Wb (O)' }).self.factor,
        () => 3,
      );
      check(
        3,
        () => combat('Bd (O)', { inWood: true, against: 'Wb (O)' }).self.factor,
        () => lost,
      );
      check(
        4,
        () => combat('Bd (O)', { against: 'Wb (O)' }).self.factor,
        () => lost,
      );
      check(
        5,
        () => combat('Kb (O)', { against: 'Wb (O)' }).self.factor,
        () => 3,
      );
      check(
        7,
        () => 2,
        () => 2,
      );
    });
    expect(runs.map(({ line, status }) => [line, status])).toEqual([
      [0, 'passed'],
      [1, 'failed'],
      [2, 'not held'],
      [3, 'passed'],
      [4, 'failed'],
      [5, 'error'],
      [7, 'passed'],
    ]);
    expect(runs[1]).toMatchObject({ actual: 3, expected: 4, question: 'Bd (O) against Wb (O)' });
    expect(runs[1]?.trail.map(({ step }) => step)).toEqual(['factor', 'factor']);
    const lost = [{ step: 'not said', clause: 'x.tactical', label: 'Title of x.tactical' }];
    expect(runs[2]).toMatchObject({ actual: notHeld, question: 'Bd (O) (in a wood) against Wb (O)', trail: lost });
    expect(runs[3]).toMatchObject({ actual: notHeld, trail: lost });
    expect(runs[5]?.actual).toMatchObject({ message: '"a.troop": unknown type "Kb", did you mean "Kn"?' });
    expect(runs[5]).toMatchObject({ question: '', trail: [] });
    expect(runs[6]).toEqual({
      line: 7,
      status: 'passed',
      actual: 2,
      expected: 2,
      question: '',
      trail: [],
      asked: null,
    });
  });
});

describe('with dice', () => {
  test('the trail is that of the whole answer', () => {
    const [found] = runExamples(DBM, rules(), ({ combat, check }) => {
      check(
        0,
        () => combat('Bd (O)', { against: 'Wb (O)', dice: [3, 4] }).loser,
        () => 'self',
      );
    });
    expect(found?.status).toBe('passed');
    expect(found?.question).toBe('Bd (O) against Wb (O); dice 3 and 4');
    expect(found?.trail.map(({ step }) => step)).toEqual(['die', 'factor', 'die', 'factor', 'margin', 'outcome']);
  });
});
