import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOINGS, GRADES, TROOP_TYPES, WEAPONS, type Troop, type TroopType } from '../../../../rules/index.ts';
import { COMBAT_TOOL, initialState, readAddress, writeAddress } from '../../index.ts';
import { lines } from '../state/lines.ts';
import { die, flag, numberOrNull, oneOf, oneOfOrNull, troop, troops, wholeNumber } from '../state/state-field.ts';

const EDITIONS = ['1.0', '1.1', '2.0'];

const anyTroop: fc.Arbitrary<Troop> = fc
  .record({
    type: fc.constantFrom(...(Object.keys(TROOP_TYPES) as TroopType[])),
    grade: fc.constantFrom(...GRADES),
    training: fc.constantFrom('Reg' as const, 'Irr' as const, null),
  })
  .map((each) => ({ ...each, grade: TROOP_TYPES[each.type].graded ? each.grade : null }));

const line = { count: wholeNumber(1, 99), troop: troop(), role: oneOfOrNull(['C-in-C', 'ally']) };
const fields = {
  yes: flag(),
  many: wholeNumber(0, 6),
  far: numberOrNull(0, 900),
  die: die(),
  going: oneOf(GOINGS, 'road'),
  weapon: oneOfOrNull(WEAPONS),
  a: troop(),
  ranks: troops(3),
  lines: lines(line, {
    most: 4,
    pattern: /^(?:(?<count>\d+) )?(?:\?|(?<troop>.+?))(?: as (?<role>.+))?$/,
    expected: 'a count and a troop, such as 4 Reg Bd (O)',
    written: ({ count, troop: name, role }) => `${count} ${name || '?'}${role && ` as ${role}`}`,
  }),
};
const anyState = fc.record({
  yes: fc.boolean(),
  many: fc.nat(6),
  far: fc.option(fc.nat(900)),
  die: fc.option(fc.integer({ min: 1, max: 6 })),
  going: fc.constantFrom(...GOINGS),
  weapon: fc.option(fc.constantFrom(...WEAPONS)),
  a: fc.option(anyTroop),
  ranks: fc.array(anyTroop, { maxLength: 3 }),
  lines: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 99 }),
      troop: fc.option(anyTroop),
      role: fc.option(fc.constantFrom('C-in-C' as const, 'ally' as const)),
    }),
    { maxLength: 4 },
  ),
});
const anySituation = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  versus: fc.option(fc.constantFrom(...EDITIONS)),
  state: anyState,
});

describe('an address', () => {
  test('that is long is not told whole where it cannot be read', () => {
    const { problems } = readAddress(fields, `a=${'long '.repeat(2000)}`, EDITIONS);
    expect(problems.map(({ part, why }) => [part.length, part.slice(0, 10), why.length <= 300])).toEqual([
      [80, 'a=long lon', true],
    ]);
  });

  test('is read as it was written, whatever it tells', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const { problems, ...read } = readAddress(fields, writeAddress(fields, situation, EDITIONS), EDITIONS);
        const versus = situation.versus === situation.edition ? null : situation.versus;
        expect({ read, problems }).toEqual({ read: { ...situation, versus }, problems: [] });
      }),
    );
  });

  test('is one, whichever order it was told in', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const query = writeAddress(fields, situation, EDITIONS);
        const turned = query.slice(1).split('&').toReversed().join('&');
        const { problems, ...read } = readAddress(fields, turned, EDITIONS);
        expect({ problems, query: writeAddress(fields, read, EDITIONS) }).toEqual({
          problems: [],
          query: situation.versus === situation.edition ? query.replace(/&?vs=[^&]*$/, '') : query,
        });
      }),
    );
  });

  const situation = { edition: '2.0', versus: null, state: initialState(fields) };

  test('tells nothing where nothing is told', () => {
    expect(writeAddress(fields, situation, EDITIONS)).toBe('');
  });

  test('tells its edition as soon as it tells anything: a newer one must not answer a link', () => {
    expect(writeAddress(fields, { ...situation, state: { ...situation.state, many: 2 } }, EDITIONS)).toBe(
      '?ed=2.0&many=2',
    );
  });

  test('can be read by a person', () => {
    const bd: Troop = { type: 'Bd', grade: 'O', training: 'Reg' };
    const state = { ...situation.state, a: bd, ranks: [bd, bd], lines: [{ count: 4, troop: bd, role: null }] };
    expect(writeAddress(fields, { ...situation, state }, EDITIONS)).toBe(
      '?ed=2.0&a=Reg+Bd+(O)&ranks=Reg+Bd+(O),Reg+Bd+(O)&lines=4+Reg+Bd+(O)',
    );
  });
});

describe('what of an address cannot be read is told, and the rest stands', () => {
  test.each([
    ['many=7', 'expected a whole number from 0 to 6'],
    ['many=two', 'expected a whole number from 0 to 6'],
    ['yes=perhaps', 'expected 1 for yes, or 0 for no'],
    ['going=swamp', 'expected one of good, rough, difficult, road'],
    ['a=Kb (O)', 'unknown type "Kb", did you mean "Kn"?'],
    ['a=Bd', '"Bd" has no grade: expected one of S, O, I, F, X, as in "Bd (O)"'],
    ['ed=0.9', 'expected one of 1.0, 1.1, 2.0'],
    ['vs=0.9', 'expected one of 1.0, 1.1, 2.0'],
    ['overlaps=1', 'this calculator does not know it'],
    ['toString=1', 'this calculator does not know it'],
  ])('%s: %s', (part, why) => {
    const query = `?${part.replaceAll(' ', '+')}&die=4&weapon=bow`;
    const { problems, edition, versus, state } = readAddress(fields, query, EDITIONS);
    expect(problems).toEqual([{ part, why }]);
    expect({ edition, versus, state }).toEqual({
      edition: '2.0',
      versus: null,
      state: { ...initialState(fields), die: 4, weapon: 'bow' },
    });
  });

  test('nothing is said of what asks for the page as the network has it', () => {
    const { problems, state } = readAddress(fields, '?die=4&network', EDITIONS);
    expect([state.die, problems]).toEqual([4, []]);
  });

  test('of a value told twice the first counts', () => {
    const { problems, state } = readAddress(fields, '?many=2&many=3', EDITIONS);
    expect([state.many, problems]).toEqual([2, [{ part: 'many=3', why: 'it is told twice; the first one counts' }]]);
  });

  test('of lines those stand that can be read', () => {
    const { problems, state } = readAddress(fields, '?lines=4+Bd+(O),400+Bd+(O),2+Ps+(S)+as+king,Kn+(F)', EDITIONS);
    expect(state.lines.map(({ count, troop: of }) => [count, of?.type])).toEqual([
      [4, 'Bd'],
      [1, 'Kn'],
    ]);
    expect(problems.map(({ why }) => why)).toEqual([
      'line 2: expected a whole number from 1 to 99; line 3: expected one of C-in-C, ally',
    ]);
  });

  test('of too many ranks those stand that may', () => {
    const { problems, state } = readAddress(fields, '?ranks=Bd+(O),Bd+(I),Bd+(S),Bd+(F)', EDITIONS);
    expect([state.ranks.length, problems[0]?.why]).toEqual([3, 'expected at most 3 troops']);
  });

  test('a link whose last bracket was lost on the way is read all the same', () => {
    const { problems, state } = readAddress(fields, '?a=Kn+(F', EDITIONS);
    expect([problems, state.a]).toEqual([[], { type: 'Kn', grade: 'F', training: null }]);
  });
});

test('the address of a combat is as it was when the first link was sent', () => {
  const query =
    '?ed=2.0&mode=shooting&by=both&a=Reg+Bd+(O)&a.ranks=Ps+(O)&a.die=4&a.gen=1&a.going=rough&a.listpsiloi=1&a.fort=TF&b=Irr+Kn+(F)&b.aid=2&vs=1.1';
  const { problems, ...situation } = readAddress(COMBAT_TOOL.fields, query, EDITIONS);
  expect(problems).toEqual([]);
  expect(writeAddress(COMBAT_TOOL.fields, situation, EDITIONS)).toBe(query);
});
