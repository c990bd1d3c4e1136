import { describe, expect, test } from 'vitest';
import type { DbmClauseCode } from '../../../../rules/index.ts';
import { budgetInWords, POINTS_TOOL, pricedTraining, readAddress, readArmy, type PointsShown } from '../../index.ts';
import { clause, rules } from '../../../../rules/tests/build.ts';

/** Regulars cost 10, others 5, generals 20 more, fortifications 2; spears have no price, and that of galleys and baggage is not held. */
const prices = clause('some.price', ({ elementCost, costAdjustment, worksCost, notHeld }) => {
  elementCost(({ element }) => {
    if (element.is('Gal') || element.is('Bge')) return notHeld;
    return element.is('Sp') ? undefined : { amount: element.regular ? 10 : 5, secondary: element.is('Ps') };
  });
  costAdjustment(({ element }) => (element.general === null ? undefined : { amount: 20, why: element.general }));
  worksCost(({ works }) => (works === 'FO' ? undefined : { amount: 2 }));
});

/** Everything counts 1, psiloi a half, galleys 2 as one hears; a half of the army, a third and a quarter of a command. */
const counts = clause('some.count', ({ elementEquivalents, demoralisedAt, quarterLostAt, defeatedAt, notHeld }) => {
  elementEquivalents(({ troop }) => (troop.is('Art') ? notHeld : { amount: troop.is('Ps') ? 0.5 : 1, why: 'so many' }));
  elementEquivalents(({ troop }) => (troop.is('Gal') ? { amount: 2, why: 'by secondary sources only' } : undefined));
  demoralisedAt(({ originalEE }) => ({ amount: Math.ceil((originalEE * 2) / 3) / 2, why: 'so many' }));
  quarterLostAt(({ originalEE }) => ({ amount: Math.ceil(originalEE / 2) / 2, why: 'so many' }));
  defeatedAt(({ originalEE }) => ({ amount: Math.ceil(originalEE) / 2, why: 'so many' }));
});

const baggage = clause('some.baggage', ({ baggageMinimum }) => {
  baggageMinimum(({ waterborneCommands }) => 6 - waterborneCommands);
});

const GAME = [prices, counts, baggage];

function reply(lines: readonly string[], clauses: readonly DbmClauseCode[] = GAME, ap: number | null = null) {
  return POINTS_TOOL.reply(rules(...clauses), { army: readArmy(lines.join('\n')).army, ap });
}

function answer(lines: readonly string[], clauses: readonly DbmClauseCode[] = GAME): PointsShown {
  const replied = reply(lines, clauses);
  if (replied.kind !== 'answer') throw new Error(`expected an answer, found ${JSON.stringify(replied)}`);
  return replied.answer;
}

const LIST = [
  'Army: Franks',
  'Command 1 (C-in-C)',
  '1 Reg Kn (O) general',
  '12 Reg Bd (O) # guard',
  'Command 2 (ally, waterborne)',
  '1 Irr Kn (F) general',
  '3 Irr Ps (O)',
  'Baggage',
  '6 Bge',
  '4 TF',
];

describe('what the army may cost', () => {
  const list = ['12 Reg Bd (O)', '1 Irr Wb (O)'];

  test.each([
    [400, '125 of 400 AP, 275 left'],
    [125, '125 of 125 AP, all of it'],
    [120, '125 of 120 AP, 5 over'],
  ])('%i AP', (ap, words) => {
    const replied = reply(list, GAME, ap);
    if (replied.kind !== 'answer') throw new Error(replied.kind);
    expect(replied.answer.facts.find(({ label }) => label === 'Budget')?.text).toBe(words);
  });

  test('is not told where nobody says', () => {
    expect(answer(list).facts.map(({ label }) => label)).not.toContain('Budget');
    expect(budgetInWords(answer(list))).toBe('');
  });

  test('halves of a point are told', () => {
    expect(budgetInWords({ ap: 397.5, budget: 400 })).toBe('397½ of 400 AP, 2½ left');
  });
});

describe("the reader's own prices", () => {
  const list = [...LIST, 'Command 3', '2 Irr Sp (O)'];

  test('what has no price is named, and counts nothing', () => {
    const { ap, withoutPrice, unpriced, unpricedBaggage } = answer(list);
    expect(withoutPrice).toEqual([
      { name: 'Irr Sp (O)', each: null },
      { name: 'Bge', each: null },
    ]);
    expect([ap, unpriced, unpricedBaggage]).toEqual([10 + 20 + 120 + 5 + 20 + 15 + 8, 1, 6]);
  });

  test('a figure of his own counts, and is told as his', () => {
    const shown = answer([...list, 'Own price: Bge 2.5', 'Own price: Irr Sp (O) 4', 'Own price: Reg Bd (O) 1']);
    expect([shown.ap, shown.unpriced, shown.unpricedBaggage]).toEqual([198 + 8 + 15, 0, 0]);
    expect(shown.camp.lines.at(-1)).toMatchObject({
      name: 'Bge',
      price: { each: 2.5, total: 15, own: true },
      refusal: null,
    });
    expect(shown.facts.find(({ label }) => label === 'By your own book')?.text).toBe(
      'Irr Sp (O) 4 AP each, Bge 2½ AP each',
    );
    expect(shown.facts.some(({ label }) => label === 'Incomplete')).toBe(false);
  });

  test('what lacks "Reg" or "Irr" has a price that we have: none of his is asked for, and none counts', () => {
    const { withoutPrice, unpriced, ap } = answer([...LIST, 'Command 3', '4 Bd (O)', 'Own price: Bd (O) 8']);
    expect([withoutPrice, unpriced, ap]).toEqual([[{ name: 'Bge', each: null }], 1, 198]);
  });

  test('a price that we have is not replaced by his', () => {
    const shown = answer([...list, 'Own price: Reg Bd (O) 1']);
    expect(shown.commands[0]?.lines[1]).toMatchObject({ name: 'Reg Bd (O)', price: { each: 10, own: false } });
  });
});

describe('what the list itself says of prices', () => {
  test('is told where it comes to something else', () => {
    const { commands, camp, listSays, facts } = answer([
      'Command 1 (C-in-C) - 150 AP',
      '1 Reg Kn (O) general 30 AP',
      '12 Reg Bd (O) @ 7 = 120',
      '3 Irr Sp (O) 9 AP',
      '4 TF = 9',
      'Total 158 AP',
    ]);
    expect([...commands.flatMap(({ lines }) => lines), ...camp.lines].map((line) => line.listSays)).toEqual([
      '',
      'the list says 7 AP each',
      'the list says 9 AP',
      'the list says 9 AP in all',
    ]);
    expect([commands[0]?.listSays, listSays]).toEqual(['', '']);
    expect(facts.find(({ label }) => label === 'The list says otherwise')?.text).toBe(
      '12 Reg Bd (O): the list says 7 AP each; 3 Irr Sp (O): the list says 9 AP; 4 TF: the list says 9 AP in all',
    );
  });

  test('of commands and the army too', () => {
    const { facts } = answer(['Command 1 (C-in-C) - 151 AP', ...LIST.slice(2), 'Total 200 AP']);
    expect(facts.find(({ label }) => label === 'The list says otherwise')?.text).toBe(
      'Command 1 (C-in-C): the list says 151 AP; Army: the list says 200 AP',
    );
  });

  test('is not told where it agrees, or says nothing', () => {
    const agreeing = ['1 Reg Kn (O) general @ 30', ...LIST.slice(3, 4), 'Total 150'];
    for (const list of [LIST, agreeing])
      expect(answer(list).facts.filter(({ label }) => label === 'The list says otherwise')).toEqual([]);
  });
});

describe('what can hardly be all that there is', () => {
  test.each<[readonly string[], string | undefined]>([
    [LIST, undefined],
    [['Command 1 (C-in-C)', '12 Reg Bd (O)', 'Command 2'], 'Command 1 (C-in-C): no general is told'],
    [
      ['Command 1 (ally)', '1 Reg Kn (O) general', '4 Reg Bw (O) rear of double base'],
      'no C-in-C is told; Command 1 (ally): 0 front and 4 rear elements of double bases are told',
    ],
    [
      ['C-in-C: 1 Reg Kn (O)', '1 Reg Kn (O) general', 'C-in-C: 1 Reg Kn (O)'],
      '2 commands of a C-in-C are told; Command 1 (C-in-C): 2 generals are told',
    ],
  ])('%j: %s', (lines, words) => {
    expect(answer(lines).facts.find(({ label }) => label === 'To check')?.text).toBe(words);
  });

  test('one is said of one', () => {
    const { facts } = answer(['C-in-C', '1 Reg Kn (O) general']);
    expect(facts.at(-1)?.text).toBe(
      '30 AP, 1 element equivalent, demoralised at 0.5, a quarter at 0.5'.replaceAll('0.5', '½'),
    );
  });
});

describe('the least baggage', () => {
  const bySize = clause('some.baggage', ({ baggageMinimum }) => {
    baggageMinimum(({ armyPoints }) => (armyPoints <= 128 ? 6 : 8));
  });
  const game = [prices, counts, bySize];
  const least = (lines: readonly string[], ap: number | null = null) => {
    const replied = reply(lines, game, ap);
    if (replied.kind !== 'answer') throw new Error(replied.kind);
    const { leastBaggage, facts } = replied.answer;
    return [leastBaggage?.minimum, leastBaggage?.most, facts.find(({ label }) => label === 'Least baggage')?.text];
  };

  test.each([
    ['of all that the army costs', ['12 Reg Bd (O)', '1 Irr Wb (O)'], null, 6, '6'],
    [
      'of what it costs by a figure of his own too',
      ['12 Reg Bd (O)', '2 Irr Sp (O)', 'Own price: Irr Sp (O) 4.5'],
      null,
      8,
      '8',
    ],
    [
      'where lines have no price, of more perhaps',
      ['12 Reg Bd (O)', '2 Irr Sp (O)'],
      null,
      8,
      '6, or 8 with what is left out',
    ],
    [
      'where lines are not read, of more perhaps',
      ['12 Reg Bd (O)', '2 Irr Zz (O)'],
      null,
      8,
      '6, or 8 with what is left out',
    ],
    ['but not of more than the army may cost', ['12 Reg Bd (O)', '2 Irr Sp (O)'], 128, 6, '6'],
  ])('is that %s', (_, lines, ap, most, words) => {
    expect(least(lines, ap)).toEqual([words === '8' ? 8 : 6, most, words]);
  });
});

describe('the reply to an army', () => {
  test.each([[[]], [['Army: Franks', 'Command 1', 'Command 2 (ally)', '6 Bge', '3 Irr Wx']]])(
    '%j: wants troops',
    (lines) => {
      expect(reply(lines)).toEqual({ kind: 'wanting', wants: 'Add troops, or paste a list as text.' });
    },
  );

  test('tells what each line, each command and the army come to', () => {
    const { commands, camp, ...army } = answer(LIST);
    expect(
      commands.map(({ name, ap, elements, generals, count }) => [name, ap, elements, generals, count.equivalents]),
    ).toEqual([
      ['Command 1 (C-in-C)', 150, 13, 1, 13],
      ['Command 2 (ally)', 40, 4, 1, 2.5],
    ]);
    expect(commands.map(({ count }) => [count.demoralisedAt, count.quarterLostAt])).toEqual([
      [4.5, 3.5],
      [1, 1],
    ]);
    expect(
      commands[0]?.lines.map(({ name, roles, note, count, price }) => [
        count,
        name,
        roles,
        note,
        price?.each,
        price?.total,
      ]),
    ).toEqual([
      [1, 'Reg Kn (O)', 'general', '', 30, 30],
      [12, 'Reg Bd (O)', '', 'guard', 10, 120],
    ]);
    expect([camp.ap, army.ap, army.elements, army.count.equivalents, army.count.defeatedAt]).toEqual([
      8, 198, 17, 15.5, 8,
    ]);
    expect([army.baggage, army.leastBaggage, army.unpriced, army.unpricedBaggage, army.unread]).toEqual([
      6,
      { minimum: 5, clause: 'some.baggage', most: 5 },
      0,
      6,
      0,
    ]);
  });

  test('a general among others is paid for once', () => {
    const { ap, commands } = answer(['C-in-C', '12 Reg Bd (O) general']);
    expect([ap, commands[0]?.generals, commands[0]?.elements]).toEqual([30 + 11 * 10, 1, 12]);
  });

  test('tells it in words', () => {
    const { question, asked, facts } = answer(LIST);
    expect(question).toBe('The points of Franks, in 2 commands');
    // Who reads it without the link has the army.
    expect(asked).toBe(
      'Command 1 (C-in-C): 1 Reg Kn (O) general, 12 Reg Bd (O); Command 2 (ally, waterborne): 1 Irr Kn (F) general, 3 Irr Ps (O); Baggage and fortifications: 6 Bge, 4 TF',
    );
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Army: 198 AP, in part by a secondary source',
      'Incomplete: no price for 6 baggage',
      'Elements: 17',
      'Element equivalents: 15½',
      'Army defeated at: 8',
      'Least baggage: 5',
      'Command 1 (C-in-C): 150 AP, 13 element equivalents, demoralised at 4½, a quarter at 3½',
      'Command 2 (ally): 40 AP, 2½ element equivalents, demoralised at 1, a quarter at 1',
    ]);
  });

  test('names the clause of every price, and says which rest on a secondary source', () => {
    const { commands, secondary } = answer(LIST);
    const lines = commands.flatMap((command) => command.lines);
    expect(lines.map(({ price }) => price?.secondary)).toEqual([false, false, false, true]);
    expect([secondary, lines[2]?.price?.steps.map(({ clause: of, amount, label }) => [of, amount, label])]).toEqual([
      true,
      [
        ['some.price', 5, 'Irr Kn (F)'],
        ['some.price', 20, 'ally'],
      ],
    ]);
  });

  test('asks about all lines at once: a discount may hang on the other generals', () => {
    const discount = clause('some.discount', ({ costAdjustment }) => {
      costAdjustment(({ element, army }) =>
        element.regularGeneral && army.otherRegularGenerals(element) === 1 ? { amount: -5, why: 'two' } : undefined,
      );
    });
    const two = ['C-in-C: 1 Reg Kn (O)', 'Sub-general: 1 Reg Kn (O)'];
    expect(answer(two, [...GAME, discount]).commands.map(({ ap }) => ap)).toEqual([25, 25]);
    expect(answer([...two, 'Sub-general: 1 Reg Kn (O)'], [...GAME, discount]).ap).toBe(90);
  });

  test('tells both readings where a price is disputed', () => {
    const other = clause('some.other', ({ costOtherReading }) => {
      costOtherReading(({ element }) => (element.is('Bd') ? { reading: 'bd', amount: 1, why: 'they do' } : undefined));
    });
    const { otherPrices, facts } = answer(LIST, [...GAME, other]);
    expect(otherPrices).toEqual([{ ap: 210, clause: 'some.other', why: 'they do', discrepancy: 'bd' }]);
    expect(facts.slice(0, 2).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Army: 198 AP, in part by a secondary source, or 210',
      'Disputed: 210 AP by another reading: they do',
    ]);
    const priced = answer([...LIST, 'Own price: Bge 2.5'], [...GAME, other]);
    expect([priced.ap, ...priced.otherPrices.map(({ ap }) => ap)]).toEqual([213, 225]);
    expect(budgetInWords({ ...priced, budget: 220 })).toBe('213 of 220 AP, 7 left; by another reading 5 over');
    expect(budgetInWords({ ...priced, budget: 230 })).toBe('213 of 230 AP, 17 left');
  });
});

describe('roles', () => {
  const asked = clause('some.asked', ({ elementCost }) => {
    elementCost(({ element: { mountedInfantry, chariot, specifiedRear, cavalryBase, line } }) => {
      const told = [mountedInfantry, chariot, specifiedRear, line.doubleBasedByChoice, cavalryBase !== null];
      return { amount: told.reduce((sum, each, index) => sum + (each ? 10 ** index : 0), 0) };
    });
  });
  test.each([
    ['1 Irr Cv (O)', 0],
    ['1 Irr Bw (O) mounted infantry', 1],
    ['1 Irr Cv (O) chariots', 10],
    ['1 Irr Bw (O) rear of double base', 100],
    ['1 Irr Bw (O) front of double base', 0],
    ['1 Irr Bw (O) by choice', 1000],
  ])('%s: %d', (line, amount) => {
    expect(answer([line], [asked, counts]).ap).toBe(amount);
  });
  test('of double-based cavalry are those of the whole army', () => {
    expect(answer(['Cavalry double-based by list', '1 Irr Cv (O)'], [asked, counts]).ap).toBe(10_000);
  });
});

describe('a line that has no price', () => {
  test.each([
    ['4 Irr Sp (O)', 'no text that we have gives a price for Irr Sp (O)', []],
    [
      '4 Irr Gal (O)',
      'The answer rests on "Title of some.price", and what we have of that in invented does not say: see your printed rulebook, p. 7.',
      ['some.price'],
    ],
    ['4 Bd (O)', 'expected "Reg" or "Irr" before Bd (O), found neither, and its price depends on it', []],
    ['4 Reg Kn (O) mounted infantry', 'expected infantry, found Reg Kn (O)', []],
    ['4 Reg Bd (O) chariots', 'expected mounted troops, found Reg Bd (O)', []],
  ])('%s is left out, and says why; the rest is priced', (line, why, clauses) => {
    const { commands, ap, unpriced, elements, facts } = answer([...LIST.slice(0, 4), line, ...LIST.slice(4)]);
    expect([ap, unpriced, elements]).toEqual([198, 1, 21]);
    expect(facts[1]).toEqual({ label: 'Incomplete', text: 'no price for 1 line and 6 baggage' });
    expect(commands[0]?.lines.map(({ price, refusal }) => [price?.total, refusal?.why ?? null])).toEqual([
      [30, null],
      [120, null],
      [undefined, why],
    ]);
    expect(commands[0]?.lines[2]?.refusal?.clauses.map(({ clause: of }) => of)).toEqual(clauses);
  });

  test('of fortifications is left out too', () => {
    const { camp, ap, unpriced } = answer([...LIST, '3 FO']);
    expect([camp.lines.map(({ name, price }) => [name, price?.total]), camp.ap, ap, unpriced]).toEqual([
      [
        ['TF', 8],
        ['FO', undefined],
        ['Bge', undefined],
      ],
      8,
      198,
      1,
    ]);
  });

  test('that stands only in the way of the others is left out, and they are priced', () => {
    const pair = clause('some.pair', ({ costAdjustment, notHeld }) => {
      costAdjustment(({ army }) => (army.pricedRegularGenerals > 1 ? notHeld : undefined));
    });
    const { ap, commands } = answer(
      ['C-in-C: 1 Reg Kn (O)', 'Sub-general: 1 Reg Kn (O)', '2 Irr Wb (O)'],
      [...GAME, pair],
    );
    expect([ap, commands.map((command) => command.lines.map(({ price }) => price?.total))]).toEqual([
      40,
      [[30], [undefined, 10]],
    ]);
  });

  test('where no line has one, there is no answer, and the clause is named', () => {
    expect(reply(['2 Irr Gal (O)', '2 Irr Sp (O)'])).toMatchObject({
      kind: 'open',
      clauses: [{ clause: 'some.price' }],
    });
  });

  test('a line that could not be read counts nowhere, and is told', () => {
    const { unread, elements, facts } = answer([...LIST, '3 Zz (O)']);
    expect([unread, elements, facts[1]?.text]).toEqual([1, 17, '1 line not read, no price for 6 baggage']);
  });
});

describe('baggage', () => {
  test('whose price is not held is in the list without one, and says why', () => {
    const { camp, ap } = answer(LIST);
    const [works, baggageLine] = camp.lines;
    expect([ap, camp.ap, works?.price?.total, baggageLine?.count, baggageLine?.price]).toEqual([198, 8, 8, 6, null]);
    expect(baggageLine?.refusal?.clauses.map(({ clause: of }) => of)).toEqual(['some.price']);
  });

  test('that has a price is paid for, and nothing is incomplete', () => {
    const sold = clause('some.baggage-price', ({ elementCost }) => {
      elementCost(({ element }) => (element.is('Bge') ? { amount: 2 } : undefined));
    });
    const { ap, camp, facts, unpricedBaggage } = answer(LIST, [...GAME, sold]);
    expect([ap, camp.ap, unpricedBaggage, camp.lines.map(({ name, price }) => [name, price?.total])]).toEqual([
      210,
      20,
      0,
      [
        ['TF', 8],
        ['Bge', 12],
      ],
    ]);
    expect(facts.filter(({ label }) => label === 'Incomplete')).toEqual([]);
  });

  test('of which an army has none needs no price', () => {
    const { camp, facts } = answer(['1 Reg Kn (O)']);
    expect([camp.lines, facts.filter(({ label }) => label === 'Incomplete')]).toEqual([[], []]);
  });
});

describe('what a command counts for', () => {
  test('says which of its figures rest on a secondary source', () => {
    const { commands, count } = answer([...LIST.slice(0, 4), '2 Irr Gal (O)', ...LIST.slice(4)]);
    expect(commands.map((command) => [command.count.equivalents, ...command.count.secondary])).toEqual([
      [17, 'element equivalents'],
      [2.5],
    ]);
    expect([...count.secondary]).toEqual(['element equivalents']);
  });

  test('is not known where that of some of its elements is not: why is told, and the points are', () => {
    const { commands, count, ap } = answer([...LIST.slice(0, 4), '2 Reg Art (O)', ...LIST.slice(4)]);
    expect([ap, count.equivalents, count.defeatedAt, count.refusal?.clauses.map(({ clause: of }) => of)]).toEqual([
      218,
      null,
      null,
      ['some.count'],
    ]);
    expect(commands.map((command) => [command.count.equivalents, command.count.demoralisedAt])).toEqual([
      [null, null],
      [2.5, 1],
    ]);
  });

  test('is nothing where it has no elements', () => {
    expect(answer([...LIST.slice(0, 4), 'Command 2 (ally)']).commands[1]?.count).toEqual({
      equivalents: 0,
      demoralisedAt: null,
      quarterLostAt: null,
      steps: [],
      secondary: new Set(),
      refusal: null,
    });
  });
});

test.each([
  ['Reg', 'Kn', 'Reg'],
  ['Irr', 'Wb', 'Irr'],
  ['Reg', 'Wb', 'Irr'],
  ['Irr', 'Art', 'Reg'],
  ['Reg', 'Sp', 'Reg'],
] as const)('%s %s is picked as %s, as only that has a price', (training, type, picked) => {
  const some = clause('some.price', ({ elementCost }) => {
    elementCost(({ element }) => {
      if (element.is('Sp') || (element.is('Wb') && element.regular) || (element.is('Art') && !element.regular))
        return undefined;
      return { amount: 1 };
    });
  });
  expect(pricedTraining(rules(some), { training, type, grade: 'O' }).training).toBe(picked);
});

test('an address tells the army, the edition, and the edition beside it', () => {
  const { fields } = POINTS_TOOL;
  const { problems, edition, versus, state } = readAddress(fields, '?ed=1.0&army=~;c,12iWbO&vs=1.1', ['1.0', '1.1']);
  expect([problems, edition, versus]).toEqual([[], '1.0', '1.1']);
  expect(state.army).toEqual(readArmy('12 Irr Wb (O)').army);
});
