import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, GRADES, QuestionError, TROOP_TYPES, type TroopType } from '../../../src/rules/index.ts';
import type { PublishedRulebook } from '../../../src/compiler/publish/index.ts';
import { editions, inEach, readGenerated, rulesOf } from '../ask.ts';

type Line = Readonly<Record<string, unknown>>;

const cost = (edition: string, lines: readonly (string | Line)[], army: Line = {}) =>
  ask(DBM_QUERIES.cost, rulesOf(edition), {
    elements: lines.map((line) => (typeof line === 'string' ? { troop: line } : line)),
    ...army,
  });

/** The price of one line; null where we hold none. */
function price(edition: string, line: string | Line, army: Line = {}): number | null {
  const answer = cost(edition, [line], army);
  return 'ap' in answer ? answer.ap : null;
}

function priced(edition: string, lines: readonly (string | Line)[], army: Line = {}) {
  const answer = cost(edition, lines, army);
  if (!('ap' in answer)) throw new Error(answer.why);
  return answer;
}

type Prices = readonly (number | null)[];
const NONE: Prices = [null, null, null, null, null];

/** sec-p09-13:cost-regular, cost-irregular, cost-list-form-2004: the prices before any amendment, S O I F X. */
const BEFORE: Readonly<Record<'Reg' | 'Irr', Partial<Record<TroopType, Prices>>>> = {
  Reg: {
    Kn: [15, 12, 10, 11, 13],
    Cv: [10, 8, 6, null, null],
    LH: [7, 5, 3, 4, null],
    Sp: [7, 5, 4, null, null],
    Pk: [5, 4, 3, null, 4],
    Bd: [9, 7, 5, 7, 8],
    Ax: [5, 4, 3, null, 4],
    Bw: [7, 5, 4, null, 7],
    Ps: [3, 2, 1, null, 6],
    Art: [10, 8, 4, 10, 5],
    WWg: [14, 10, 3, null, 7],
    Gal: [4, 3, null, 2, null],
    Bts: [null, null, null, 2, 6],
  },
  Irr: {
    El: [20, 16, 14, null, 22],
    Kn: [12, 10, 8, 9, 11],
    Cv: [9, 7, 5, null, null],
    LH: [7, 5, 3, 4, null],
    Cm: [11, 6, 5, null, 9],
    Sp: [null, 4, 3, null, null],
    Pk: [null, null, 3, null, 4],
    Bd: [7, 5, 4, 5, 6],
    Wb: [5, 3, null, 3, null],
    Ax: [4, 3, 2, null, 3],
    Bw: [5, 4, 3, null, 5],
    Ps: [3, 2, 1, null, 6],
    Hd: [2, 1, 0.5, 1, null],
    WWg: [10, 8, 2, null, 6],
    Gal: [null, null, null, 2, null],
    Shp: [4, 3, 2, null, 6],
    Bts: [3, 2, 1, null, null],
  },
};

/** What the sheets change, each by its statement. */
const CHANGES: readonly (readonly [statement: string, edition: string, troop: string, price: number])[] = [
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (S)', 8],
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (O)', 6],
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (I)', 4],
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (F)', 6],
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (X)', 7],
  ['dbm-3.2:p11-cost-irr-blades', '3.2', 'Irr Bd (I)', 3],
  ['dbm-3.2:p11-cost-reg-auxilia', '3.2', 'Reg Ax (S)', 4.5],
  ['dbm-3.2:p11-cost-reg-auxilia', '3.2', 'Reg Ax (O)', 3.5],
  ['dbm-3.2:p11-cost-reg-auxilia', '3.2', 'Reg Ax (I)', 2.5],
  ['dbm-3.2:note-1-ax', '3.2', 'Reg Ax (X)', 3.5],
  ['dbm-3.3:s2-cost-reg-sp-s', '3.3', 'Reg Sp (S)', 6],
  ['dbm-3.3:s2-cost-el-i', '3.3', 'Irr El (I)', 15],
  ['dbm-3.4:p11-cost-cm-s', '3.4', 'Irr Cm (S)', 10],
  ['dbm-3.4:p11-cost-cm-x', '3.4', 'Irr Cm (X)', 5],
  ['dbm-3.4:p11-cost-reg-bw-s', '3.4', 'Reg Bw (S)', 6.5],
  ['dbm-3.4:p11-cost-irr-bw-s', '3.4', 'Irr Bw (S)', 5.5],
];

const changed = (edition: string, troop: string) =>
  CHANGES.findLast(([, from, of]) => of === troop && from <= edition)?.[3];

describe.each(editions)('%s: every price of the table', (edition) => {
  const graded = (Object.keys(TROOP_TYPES) as TroopType[]).filter((type) => TROOP_TYPES[type].graded);
  const rows = (['Reg', 'Irr'] as const).flatMap((training) =>
    graded.map((type) => ({ name: `${training} ${type}`, prices: BEFORE[training][type] ?? NONE })),
  );
  test.each(rows)('$name', ({ name, prices }) => {
    const troops = GRADES.map((grade) => `${name} (${grade})`);
    expect(troops.map((troop) => price(edition, troop))).toEqual(
      troops.map((troop, index) => changed(edition, troop) ?? prices[index]),
    );
  });

  test('expendables, of one grade: 7 (sec-p09-13:cost-expendables)', () => {
    expect([price(edition, 'Irr Exp'), price(edition, 'Exp'), price(edition, 'Reg Exp')]).toEqual([7, 7, null]);
  });

  test('baggage has no price that we have', () => {
    expect(cost(edition, [{ troop: 'Bge', count: 6 }])).toMatchObject({
      answer: null,
      trail: [{ clause: 'element-cost.others' }],
    });
  });
});

test.each(CHANGES)('%s: from %s on %s costs %d, and not before', (_statement, from, troop, now) => {
  expect(editions.map((edition) => price(edition, troop) === now)).toEqual(editions.map((edition) => edition >= from));
});

/** Cells that a sheet, its notes or the list errata print, or that follow from them; by the edition from which on. */
const CONFIRMED: readonly (readonly [statement: string, from: string, ...troops: string[]])[] = [
  ['dbm-3.3:s2-cost-reg-sp-s, "from 7"', '3.0', 'Reg Sp (S)'],
  ['dbm-3.4:p11-cost-reg-bw-s, "from 7"', '3.0', 'Reg Bw (S)'],
  ['lists:b3-p05-l03-line14', '3.0', 'Reg LH (S)'],
  ['lists:b2-p69-l79-line32', '3.0', 'Reg WWg (X)', 'Irr Cm (X)'],
  ['lists:b3-p20-l20-line8', '3.0', 'Reg Bw (X)', 'Reg Bw (O)'],
  ['lists:b4-p30-l30-line5', '3.0', 'Reg Kn (O)'],
  ['lists:b2-p26-l28-line11', '3.0', 'Reg Art (O)'],
  ['lists:b2-p56-l64-after-line30', '3.0', 'Reg Ax (S)'],
  ['dbm-3.2:note-1-ax', '3.0', 'Reg Ax (O)', 'Reg Ax (I)', 'Reg Ax (X)'],
  ['dbm-3.2:p11-cost-reg-blades', '3.2', 'Reg Bd (S)', 'Reg Bd (O)', 'Reg Bd (I)', 'Reg Bd (F)', 'Reg Bd (X)'],
  ['dbm-3.4:p11-cost-cm-s, "from 11"', '3.0', 'Irr Cm (S)'],
  ['dbm-3.4:p11-cost-irr-bw-s, "from 5"', '3.0', 'Irr Bw (S)'],
  ['lists:b3-p59-l62-line21', '3.0', 'Irr Bd (I)', 'Irr Bd (X)'],
  ['lists:b3-p06-l04-line28', '3.0', 'Irr Wb (O)'],
  ['lists:b2-p46-l51-line15', '3.0', 'Irr Ps (O)'],
  ['lists:b4-p26-l24-line19', '3.0', 'Irr Hd (S)', 'Irr Hd (F)'],
  ['lists:b4-p05-l01-after-line31', '3.0', 'Irr WWg (X)'],
  ['lists:b2-p38-l42-new-line32', '3.0', 'Irr Shp (S)'],
  ['dbm-3.3:s2-cost-el-i', '3.3', 'Irr El (I)'],
];

test.each(editions)('%s: all other prices say that they rest on a secondary source only', (edition) => {
  const sure = new Set(CONFIRMED.filter(([, from]) => from <= edition).flatMap(([, , ...troops]) => troops));
  const all = (['Reg', 'Irr'] as const).flatMap((training) =>
    Object.entries(BEFORE[training]).flatMap(([type, prices]) =>
      GRADES.filter((_grade, index) => prices[index] !== null).map((grade) => `${training} ${type} (${grade})`),
    ),
  );
  const told = all.filter((troop) => !priced(edition, [troop]).secondary);
  expect(told.toSorted()).toEqual([...sure].toSorted());
  for (const troop of all) {
    const { secondary, trail } = priced(edition, [troop]);
    expect(trail.map((step) => [step.secondary === true, step.label.endsWith('(by a secondary source only)')])).toEqual(
      [[secondary, secondary]],
    );
  }
});

test('a table of which an amendment sheet sets a few cells is still by a secondary source, those cells named', () => {
  const officialIn = (edition: string, id: string) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
    const { secondary, officialCells = [] } = clauses[id] ?? {};
    expect(secondary).toBe(true);
    return officialCells.map(({ row, column }) => `${row} ${column}`);
  };
  const blades = ['Bd S', 'Bd O', 'Bd I', 'Bd F', 'Bd X', 'Ax S', 'Ax O', 'Ax I', 'Ax X'];
  expect(editions.map((edition) => officialIn(edition, 'element-cost.regular'))).toEqual([
    [],
    [],
    blades,
    [...blades, 'Sp S'],
    [...blades, 'Sp S', 'Bw S'],
  ]);
  expect(editions.map((edition) => officialIn(edition, 'element-cost.irregular'))).toEqual([
    [],
    [],
    ['Bd I'],
    ['Bd I', 'El I'],
    ['Bd I', 'El I', 'Cm S', 'Cm X', 'Bw S'],
  ]);
});

/** What a row expects of each edition, oldest first; the last holds on. */
type Row = readonly [statement: string, line: Line, army: Line, expected: Prices];
const all = (ap: number | null): Prices => editions.map(() => ap);

describe('generals: sec-p09-13:surcharge-generals, and the discounts', () => {
  const cv = (training: string, general: string): Line => ({ troop: `${training} Cv (O)`, general });
  const others = (count: number): Line => ({ otherRegularNonAllyGenerals: count });
  const rows: readonly Row[] = [
    ['regular C-in-C, two others', cv('Reg', 'C-in-C'), others(2), all(28)],
    ['regular sub-general, two others', cv('Reg', 'sub-general'), others(2), all(28)],
    ['regular ally-general', cv('Reg', 'ally'), {}, all(18)],
    ['irregular C-in-C', cv('Irr', 'C-in-C'), {}, all(17)],
    ['irregular sub-general', cv('Irr', 'sub-general'), others(1), all(17)],
    ['irregular ally-general', cv('Irr', 'ally'), others(1), all(12)],
    ['dbm-3.3:s2-cost-sole-regular-general, C-in-C', cv('Reg', 'C-in-C'), {}, [28, 28, 28, 18, 18]],
    ['dbm-3.3:s2-cost-sole-regular-general, sub-general', cv('Reg', 'sub-general'), {}, [28, 28, 28, 18, 18]],
    ['dbm-3.4:p11-adjust-two-regular-generals, C-in-C', cv('Reg', 'C-in-C'), others(1), [28, 28, 28, 28, 23]],
    ['dbm-3.4:p11-adjust-two-regular-generals, sub-general', cv('Reg', 'sub-general'), others(1), [28, 28, 28, 28, 23]],
    ['regular ally-general beside one other', cv('Reg', 'ally'), others(1), all(18)],
    ['not a general', { troop: 'Reg Cv (O)' }, others(1), all(8)],
  ];
  test.each(rows)('%s', (_statement, line, army, expected) => {
    expect(editions.map((edition) => price(edition, line, army))).toEqual(inEach(expected));
  });

  const generals = (...lines: Line[]) => lines;
  test.each<readonly [string, readonly Line[], Line, readonly (readonly number[])[]]>([
    [
      'those among the elements count as others',
      generals(cv('Reg', 'C-in-C'), cv('Reg', 'sub-general')),
      {},
      [
        [28, 28],
        [28, 28],
        [28, 28],
        [28, 28],
        [23, 23],
      ],
    ],
    [
      'and are not counted twice',
      generals(cv('Reg', 'C-in-C'), cv('Reg', 'sub-general')),
      others(1),
      [
        [28, 28],
        [28, 28],
        [28, 28],
        [28, 28],
        [23, 23],
      ],
    ],
    [
      'three are too many',
      generals(cv('Reg', 'C-in-C'), { ...cv('Reg', 'sub-general'), count: 2 }),
      {},
      editions.map(() => [28, 28]),
    ],
    [
      'allies and irregulars are no others',
      generals(cv('Reg', 'C-in-C'), cv('Reg', 'ally'), cv('Irr', 'sub-general')),
      {},
      [
        [28, 18, 17],
        [28, 18, 17],
        [28, 18, 17],
        [18, 18, 17],
        [18, 18, 17],
      ],
    ],
  ])('%s', (_title, lines, army, expected) => {
    expect(editions.map((edition) => priced(edition, lines, army).each)).toEqual(inEach(expected));
  });
});

describe('generals on elephants: dbm-3.2:p11-army-size-elephant-general', () => {
  const el = (general: string | null, listSaysRegular: boolean): Line => ({
    troop: 'El (O)',
    general,
    listSaysRegular,
  });
  const two = { otherRegularNonAllyGenerals: 2 };
  const rows: readonly Row[] = [
    ['regular by his list', el('C-in-C', true), two, [26, 26, 36, 36, 36]],
    ['written as regular', { troop: 'Reg El (O)', general: 'C-in-C' }, two, [26, 26, 36, 36, 36]],
    ['an ally, regular by his list', el('ally', true), two, [21, 21, 26, 26, 26]],
    ['not regular by his list', el('C-in-C', false), two, all(26)],
    ['no general is never regular', { troop: 'Reg El (O)' }, two, all(null)],
    ['of other irregulars open, if written as regular', { troop: 'Reg Cm (S)', general: 'C-in-C' }, two, all(null)],
    ['of other irregulars sure, if not', { troop: 'Cm (O)', general: 'C-in-C' }, two, all(16)],
    [
      'alone, counted as a regular general: disc:elephant-general-discount',
      el('C-in-C', true),
      {},
      [26, 26, 36, 26, 26],
    ],
    ['beside one other, likewise', el('C-in-C', true), { otherRegularNonAllyGenerals: 1 }, [26, 26, 36, 36, 31]],
  ];
  test.each(rows)('%s', (_statement, line, army, expected) => {
    expect(editions.map((edition) => price(edition, line, army))).toEqual(inEach(expected));
  });
});

describe('other adjustments', () => {
  const rows: readonly Row[] = [
    ['dbm-3.2:note-3-mounted-infantry, regular', { troop: 'Reg Bw (S)', mountedInfantry: true }, {}, [8, 8, 8, 8, 7.5]],
    ['sec-p09-13:surcharge-mounted-infantry, irregular', { troop: 'Irr Sp (O)', mountedInfantry: true }, {}, all(5)],
    ['sec-p09-13:chariots, regular knights', { troop: 'Reg Kn (O)', chariot: true }, {}, all(11)],
    ['sec-p09-13:chariots, irregular cavalry', { troop: 'Irr Cv (S)', chariot: true }, {}, all(8)],
    ['other troops in chariots: nothing tells', { troop: 'Irr Exp', chariot: true }, {}, all(null)],
    ['lists:b3-p20-l20-line4, regular rear', { troop: 'Reg Bw (O)', position: 'rear' }, {}, all(3)],
    ['sec-p09-13:rear-element, irregular rear', { troop: 'Irr Kn (I)', position: 'rear' }, {}, all(7)],
    ['the front costs no less', { troop: 'Reg Bw (X)', position: 'front' }, {}, all(7)],
    [
      'nor the rear where the player chose it',
      { troop: 'Reg Bw (O)', position: 'rear', doubleBasedByChoice: true },
      {},
      all(5),
    ],
    ['a price of nothing stands', { troop: 'Irr Ps (I)', position: 'rear' }, {}, all(0)],
    ['one below does not', { troop: 'Reg Ps (I)', position: 'rear' }, {}, all(null)],
  ];
  test.each(rows)('%s', (_statement, line, army, expected) => {
    expect(editions.map((edition) => price(edition, line, army))).toEqual(inEach(expected));
  });

  test.each([
    ['mounted infantry', { troop: 'Reg Bw (S)', mountedInfantry: true }, false],
    ['chariots', { troop: 'Reg Kn (O)', chariot: true }, true],
    ['regular rear', { troop: 'Reg Bw (O)', position: 'rear' }, false],
    ['irregular rear', { troop: 'Irr Bw (S)', position: 'rear' }, true],
    ['generals', { troop: 'Reg Kn (O)', general: 'ally' }, true],
    ['TF', { fortification: 'TF' }, false],
    ['PF', { fortification: 'PF' }, true],
  ] as const)('%s: whether by a secondary source only', (_title, line, secondary) => {
    expect(editions.map((edition) => priced(edition, [line]).secondary)).toEqual(editions.map(() => secondary));
  });
});

describe('cavalry double-based with cavalry', () => {
  const pair = (front: string, rear: string): readonly Line[] => [
    { troop: front, count: 3, position: 'front' },
    { troop: rear, count: 3, position: 'rear' },
  ];
  const required = { doubleBasedCavalry: true };
  test.each<readonly [string, readonly Line[], Line, readonly (readonly number[])[]]>([
    [
      'dbm-3.1:lists-cv-s-double-based: (S) in front of (O) is paid for as (O)',
      pair('Reg Cv (S)', 'Reg Cv (O)'),
      required,
      [
        [10, 6],
        [8, 6],
        [8, 6],
        [8, 6],
        [8, 6],
      ],
    ],
    [
      'dbm-3.2:p10-double-based-cavalry: so are both, whatever their grade',
      pair('Irr Cv (S)', 'Irr Cv (I)'),
      required,
      [
        [9, 4],
        [9, 4],
        [7, 6],
        [7, 6],
        [7, 6],
      ],
    ],
    [
      'dbm-3.1:lists-cv-s-double-based names (S) alone',
      pair('Reg Cv (I)', 'Reg Cv (O)'),
      required,
      [
        [6, 6],
        [6, 6],
        [8, 6],
        [8, 6],
        [8, 6],
      ],
    ],
    ['where no rear rank is told of, it is (O)', [{ troop: 'Reg Cv (S)' }], required, [[10], [8], [8], [8], [8]]],
    [
      'single-based cavalry beside them keep their price',
      [...pair('Reg Cv (S)', 'Reg Cv (O)'), { troop: 'Reg Cv (S)' }],
      required,
      [
        [10, 6, 10],
        [8, 6, 10],
        [8, 6, 10],
        [8, 6, 10],
        [8, 6, 10],
      ],
    ],
    ['single-based, all do', [{ troop: 'Reg Cv (S)' }], {}, editions.map(() => [10])],
    ['other troops do', [{ troop: 'Reg Kn (S)', position: 'front' }], required, editions.map(() => [15])],
  ])('%s', (_statement, lines, army, expected) => {
    expect(editions.map((edition) => priced(edition, lines, army).each)).toEqual(inEach(expected));
  });

  test('the trail tells by which clause', () => {
    const clauses = editions.map(
      (edition) =>
        priced(edition, pair('Reg Cv (S)', 'Reg Cv (O)'), required).trail.find(({ step }) => step === 'paid for as')
          ?.clause,
    );
    expect(clauses).toEqual(
      inEach([undefined, 'element-basing.double-based-cavalry-s', 'element-basing.double-based-cavalry']),
    );
  });
});

describe('fortifications', () => {
  test.each<readonly [string, Line, Prices]>([
    ['lists:b3-p20-l20-line12, TF', { fortification: 'TF' }, all(2)],
    ['lists:b3-p20-l20-line12, TF of a camp', { fortification: 'TF camp' }, all(1)],
    ['sec-p09-13:permanent-fortifications, PF', { fortification: 'PF' }, all(2)],
    ['with a tower', { fortification: 'PF tower' }, all(3)],
    ['with a gateway', { fortification: 'PF gateway' }, all(4)],
    ['with a gate tower', { fortification: 'PF gate tower' }, all(5)],
    ['dbm-3.3:s2-tf-fixed-obstacles', { fortification: 'FO' }, [null, null, null, 2, 2]],
    ['by element widths', { fortification: 'PF', count: 2, elementWidths: 3 }, all(12)],
    ['written as a troop', { troop: 'TF', count: 4 }, all(8)],
    ['a tower in each of two widths', { fortification: 'PF tower', elementWidths: 2 }, all(6)],
    ['several with one', { fortification: 'PF tower', count: 2 }, all(6)],
  ])('%s', (_statement, line, expected) => {
    expect(editions.map((edition) => price(edition, line))).toEqual(inEach(expected));
  });
});

describe('baggage that the army must have', () => {
  const minimum = (edition: string, lines: readonly Line[], army: Line = {}) => priced(edition, lines, army).baggage;
  const command = [
    { troop: 'Irr Kn (O)', general: 'C-in-C' },
    { troop: 'Irr Kn (O)', general: 'ally', count: 3 },
  ];

  test.each([
    [400, 6],
    [400.5, 8],
    [500, 8],
  ])('dbm-3.1:p11-army-size-para1: at %d AP, %d; before, two a general', (armyPoints, later) => {
    expect(editions.map((edition) => minimum(edition, command, { armyPoints })?.minimum)).toEqual([
      8,
      ...editions.slice(1).map(() => later),
    ]);
    expect(editions.map((edition) => minimum(edition, command, { armyPoints })?.clause)).toEqual([
      'army-lists.baggage',
      ...editions.slice(1).map(() => 'army-size.baggage'),
    ]);
  });

  test('the elements tell the points of the army, if the question does not', () => {
    const exactly = (count: number) => minimum('3.4', [{ troop: 'Irr Ps (O)', count }])?.minimum;
    expect([exactly(200), exactly(201)]).toEqual([6, 8]);
  });

  test('before 3.1 commands on the water need none, and without generals nothing can be told', () => {
    expect(minimum('3.0', command, { waterborneCommands: 3 })?.minimum).toBe(2);
    expect(minimum('3.0', command, { waterborneCommands: 5 })?.minimum).toBe(0);
    expect(minimum('3.0', [{ troop: 'Irr Kn (O)' }])).toBeNull();
  });
});

describe('disputed prices', () => {
  type Disputed = readonly (readonly [discrepancy: string, clause: string, ap: number])[];
  const told = (edition: string, lines: readonly Line[], army: Line = {}) => {
    const { disputed, alternatives } = priced(edition, lines, army);
    expect(disputed).toBe(alternatives.length > 0);
    return alternatives.map(({ discrepancy, clause, ap }) => [discrepancy, clause, ap]);
  };
  const reg = (general: string): Line => ({ troop: 'Reg Cv (O)', general });
  const el = (general: string): Line => ({ troop: 'El (O)', general, listSaysRegular: true });
  const SOLE = 'element-cost.sole-regular-general';
  const ONE_OTHER = 'element-cost.one-other-regular-general';

  test.each<readonly [string, readonly Line[], Line, readonly Disputed[]]>([
    [
      'disc:reg-ax-x-cost',
      [{ troop: 'Reg Ax (X)', count: 10 }, { troop: 'Reg Bd (O)' }],
      {},
      [
        [],
        [],
        [['reg-ax-x-cost', 'element-cost.auxilia-exception', 36]],
        [['reg-ax-x-cost', 'element-cost.auxilia-exception', 36]],
        [['reg-ax-x-cost', 'element-cost.auxilia-exception', 36]],
      ],
    ],
    ['none of them', [{ troop: 'Reg Ax (X)', count: 0 }], {}, [[], [], [], [], []]],
    ['other auxilia', [{ troop: 'Reg Ax (S)' }, { troop: 'Irr Ax (X)' }], {}, [[], [], [], [], []]],
    [
      'disc:general-discounts: both are priced',
      [reg('C-in-C'), reg('sub-general')],
      {},
      [[], [], [], [], [['general-discounts', ONE_OTHER, 51]]],
    ],
    [
      'in one line',
      [{ ...reg('sub-general'), count: 2 }],
      {},
      [[], [], [], [], [['general-discounts', ONE_OTHER, 51]]],
    ],
    [
      'one of the two: the 5 may be his either way',
      [reg('C-in-C')],
      { otherRegularNonAllyGenerals: 1 },
      [[], [], [], [], []],
    ],
    [
      'disc:elephant-general-discount: he alone',
      [el('C-in-C')],
      {},
      [[], [], [], [['elephant-general-discount', SOLE, 36]], [['elephant-general-discount', SOLE, 36]]],
    ],
    [
      'he and another, who would be alone without him',
      [el('sub-general'), reg('C-in-C')],
      {},
      [[], [], [], [['elephant-general-discount', SOLE, 54]], [['general-discounts', ONE_OTHER, 59]]],
    ],
    [
      'he, and one who is not priced here',
      [el('sub-general')],
      { otherRegularNonAllyGenerals: 1 },
      [[], [], [], [], [['elephant-general-discount', ONE_OTHER, 36]]],
    ],
    ['he, as an ally', [el('ally')], {}, [[], [], [], [], []]],
    ['he, and two others', [el('sub-general')], { otherRegularNonAllyGenerals: 2 }, [[], [], [], [], []]],
    [
      'two others, one of them on an elephant',
      [reg('C-in-C'), reg('sub-general'), el('sub-general')],
      {},
      [[], [], [], [], [['elephant-general-discount', ONE_OTHER, 82]]],
    ],
  ])('%s', (_title, lines, army, expected) => {
    expect(editions.map((edition) => told(edition, lines, army))).toEqual(inEach(expected));
  });
});

describe('a line that tells neither regular nor irregular', () => {
  test.each([
    ['has one price only', 'Wb (S)', 5],
    ['has the same price either way', 'LH (F)', 4],
    ['is of artillery', 'Art (S)', 10],
  ])('%s', (_title, troop, expected) => {
    expect(editions.map((edition) => price(edition, troop))).toEqual(all(expected));
  });

  test.each<readonly [string, Line]>([
    ['has two prices', { troop: 'Kn (S)' }],
    ['is of a general', { troop: 'LH (O)', general: 'C-in-C' }],
    ['is a rear rank', { troop: 'LH (O)', position: 'rear' }],
  ])('is refused where it %s', (_title, line) => {
    for (const edition of editions) {
      expect(() => cost(edition, ['Irr Wb (S)', line])).toThrow(QuestionError);
      expect(() => cost(edition, ['Irr Wb (S)', line])).toThrow('"elements[1].troop": expected "Reg" or "Irr"');
    }
  });
});

test('a whole army, line by line', () => {
  const army = priced('3.2', [
    { troop: 'Reg Kn (O)', general: 'C-in-C' },
    { troop: 'Reg Bd (S)', count: 12 },
    { troop: 'Irr Ps (O)', count: 5 },
    { fortification: 'TF', elementWidths: 6 },
  ]);
  expect(army.lines.map(({ troop, count, each, total }) => [troop, count, each, total])).toEqual([
    ['Reg Kn (O)', 1, 32, 32],
    ['Reg Bd (S)', 12, 8, 96],
    ['Irr Ps (O)', 5, 2, 10],
    ['TF', 6, 2, 12],
  ]);
  expect([army.ap, army.each]).toEqual([150, [32, 8, 2, 2]]);
  expect(army.lines[0]?.steps).toEqual([
    { step: 'price', amount: 12, clause: 'element-cost.regular', label: 'Reg Kn (O)' },
    {
      step: 'adjustment',
      amount: 20,
      clause: 'element-cost.adjustments',
      label: 'regular C-in-C (by a secondary source only)',
      secondary: true,
    },
  ]);
  expect(army.trail.map(({ amount, label }) => [amount, label]).slice(2)).toEqual([
    [96, '12 × 8: Reg Bd (S)'],
    [10, '5 × 2: Irr Ps (O)'],
    [12, '6 × 2: TF'],
  ]);
});
