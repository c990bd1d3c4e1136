import { describe, expect, test } from 'vitest';
import { DBA_TROOP_TYPES } from '../../../src/rules/dba/troops/troop-types.ts';
import { dba, fightDba } from './ask-dba.ts';
import { spelled, throws, type Side } from '../ask.ts';

// What the DBA 2.2 play sheet prints, typed a second time, each row by its id in the ledger of statements.

const TYPES: readonly string[] = Object.keys(DBA_TROOP_TYPES);
const MOUNTED = ['Elephants', 'Knights', 'Cavalry', 'Light Horse', 'Camelry', 'Scythed Chariots'];
const SHOOTERS = ['Artillery', 'War Wagons', 'Bows'];

const shoots = (troop: string, more: Readonly<Record<string, unknown>> = {}) => ({ troop, shooting: true, ...more });

type Kind = 'factor' | 'rear' | 'tactical';

/** What the steps of one kind come to on the side named first; null where there is no answer. */
function amount(self: Side, enemy: Side, kind: Kind): number | null {
  const answer = fightDba(self, enemy, [3, 3]);
  if (answer === null) return null;
  const steps = answer.a.contributions.filter((each) => each.kind === kind);
  return steps.reduce((sum, each) => sum + each.amount, 0);
}

describe('combat factors', () => {
  const ROWS: readonly (readonly [id: string, troops: readonly string[], foot: number, mounted: number])[] = [
    ['combat-factors-blades', ['Blades'], 5, 3],
    ['combat-factors-elephants', ['Elephants'], 4, 5],
    ['combat-factors-spears-scythed-artillery-shooting', ['Spears', 'Scythed Chariots'], 4, 4],
    ['combat-factors-knights-pikes-war-wagons', ['Knights', 'Pikes', 'War Wagons'], 3, 4],
    ['combat-factors-cavalry', ['Cavalry'], 3, 3],
    ['combat-factors-auxilia-warband-hordes', ['Auxilia', 'Warband', 'Hordes'], 3, 2],
    ['combat-factors-bows-camelry', ['Bows', 'Camelry'], 2, 4],
    ['combat-factors-light-horse-psiloi-artillery-cc', ['Light Horse', 'Psiloi', 'Artillery'], 2, 2],
    ['combat-factors-camp-followers-denizens', ['Camp followers', 'BUA denizens'], 1, 1],
  ];
  const lines = ROWS.flatMap(([id, troops, foot, mounted]) =>
    troops.map((troop) => [id, troop, foot, mounted] as const),
  );

  test('every troop type has a row', () => {
    expect(lines.map(([, troop]) => troop).sort()).toEqual([...TYPES].sort());
  });

  test.each(lines)('%s: %s', (_, troop, foot, mounted) => {
    for (const enemy of TYPES) {
      const expected = MOUNTED.includes(enemy) ? mounted : foot;
      expect(amount(troop, enemy, 'factor'), `against ${enemy}`).toBe(expected);
      if (troop !== 'Artillery' && SHOOTERS.includes(enemy))
        expect(amount(troop, shoots(enemy), 'factor'), `shot at by ${enemy}`).toBe(expected);
    }
  });

  test('combat-factors-spears-scythed-artillery-shooting: Artillery have 4 if they shoot', () => {
    for (const enemy of TYPES.filter((each) => each !== 'Artillery'))
      expect(amount(shoots('Artillery'), enemy, 'factor'), enemy).toBe(4);
    expect(amount(shoots('Artillery'), shoots('Artillery'), 'factor')).toBe(4);
  });

  test('the sheet has none for Artillery that are shot at and do not shoot', () => {
    for (const enemy of SHOOTERS) {
      expect(dba.combat({ a: { troop: 'Artillery' }, b: shoots(enemy) })).toMatchObject({
        answer: null,
        trail: [{ step: 'not said', clause: 'dba.combat-factors.table' }],
      });
    }
  });
});

type AmountRow = readonly [ruling: string, self: Side, enemy: Side, expected: number];

const behind = (troop: string, ...ranks: string[]) => ({ troop, ranks });

describe('rear support factors', () => {
  const none = (id: string, troop: string, enemies: readonly string[]): AmountRow[] =>
    enemies.map((enemy) => [`${id}: ${troop} against ${enemy}`, behind(troop, troop), enemy, 0]);
  const some = (id: string, troop: string, enemies: readonly string[], expected: number): AmountRow[] =>
    enemies.map((enemy) => [`${id}: ${troop} against ${enemy}`, behind(troop, troop), enemy, expected]);
  const without = ['Cavalry', 'Light Horse', 'Scythed Chariots', 'Bows', 'Psiloi'];
  const withSupport = TYPES.filter((each) => !without.includes(each));
  const others = (...types: string[]) => TYPES.filter((each) => !types.includes(each));
  const rows: AmountRow[] = [
    ...some('rear-support-pikes-warband', 'Pikes', withSupport, 3),
    ...none('rear-support-pikes-warband', 'Pikes', without),
    ...some('rear-support-pikes-warband', 'Warband', withSupport, 1),
    ...none('rear-support-pikes-warband', 'Warband', without),
    ...some('rear-support-spears', 'Spears', ['Knights', 'Spears'], 1),
    ...none('rear-support-spears', 'Spears', others('Knights', 'Spears')),
    ...['Blades', 'Auxilia', 'Bows', 'Hordes', 'Knights', 'Psiloi'].flatMap((troop) =>
      none('others have none from their own type', troop, ['Spears', 'Knights', 'Warband']),
    ),
    ['rear-support-spears: no element behind', 'Spears', 'Knights', 0],
    ['rear-support-pikes-warband: another type behind', behind('Pikes', 'Spears'), 'Blades', 0],
    ['rear-support-pikes-warband: only the first behind counts', behind('Pikes', 'Spears', 'Pikes'), 'Blades', 0],
    ['rear-support-pikes-warband: a third rank adds nothing', behind('Pikes', 'Pikes', 'Pikes'), 'Blades', 3],
    ['rear-support-spears: supported in bad going', { ...behind('Spears', 'Spears'), going: 'bad' }, 'Knights', 0],
    [
      'rear-support-spears: supporting in bad going',
      { ...behind('Spears', 'Spears'), rankGoing: ['bad'] },
      'Knights',
      0,
    ],
    ['rear-support-spears: when shot at', behind('Pikes', 'Pikes'), shoots('Artillery'), 0],
    ...['Spears', 'Blades', 'Auxilia'].flatMap((troop): AmountRow[] => [
      ...[...MOUNTED, 'Warband', 'BUA denizens'].map((enemy): AmountRow => [
        `rear-support-psiloi: ${troop} against ${enemy}`,
        behind(troop, 'Psiloi'),
        enemy,
        1,
      ]),
      ...others(...MOUNTED, 'Warband', 'BUA denizens').map((enemy): AmountRow => [
        `rear-support-psiloi: ${troop} against ${enemy}`,
        behind(troop, 'Psiloi'),
        enemy,
        0,
      ]),
      [`rear-support-psiloi: ${troop}, neighbour`, { troop, psiloiBehindNeighbour: true }, 'Cavalry', 1],
      [`rear-support-psiloi: ${troop}, BUA`, { ...behind(troop, 'Psiloi'), attackingBua: true }, 'Bows', 1],
      [`rear-support-psiloi: ${troop}, camp`, { ...behind(troop, 'Psiloi'), attackingCamp: true }, 'Bows', 1],
      [`rear-support-psiloi: ${troop}, enemy in camp`, behind(troop, 'Psiloi'), { troop: 'Bows', inCamp: true }, 1],
      [`rear-support-psiloi: ${troop}, garrison`, behind(troop, 'Psiloi'), { troop: 'Bows', garrisonsBua: true }, 1],
      [`rear-support-psiloi: ${troop} in bad going`, { ...behind(troop, 'Psiloi'), going: 'bad' }, 'Warband', 1],
    ]),
    [
      'rear-support-psiloi: one element, two places',
      { ...behind('Blades', 'Psiloi'), psiloiBehindNeighbour: true },
      'Knights',
      1,
    ],
    [
      'rear-support-psiloi: not when shot at',
      { ...behind('Blades', 'Psiloi'), attackingCamp: true },
      shoots('War Wagons'),
      0,
    ],
    ['rear-support-psiloi: not Pikes', behind('Pikes', 'Psiloi'), 'Knights', 0],
    ['rear-support-psiloi: not Warband', behind('Warband', 'Psiloi'), 'Knights', 0],
  ];
  test.each(rows)('%s', (_, self, enemy, expected) => {
    expect(amount(self, enemy, 'rear')).toBe(expected);
  });
});

describe('tactical factors', () => {
  const row = (id: string, self: Side, enemy: Side, expected: number): AmountRow => [id, self, enemy, expected];
  const foot = TYPES.filter((each) => !MOUNTED.includes(each) && each !== 'BUA denizens');
  const atHome = ['Auxilia', 'Bows', 'Warband', 'Psiloi'];
  const rows: AmountRow[] = [
    ...foot.map((troop) => row(`tactical-plus3-bua: ${troop}`, { troop, garrisonsBua: true }, 'Blades', 3)),
    ...MOUNTED.map((troop) => row(`tactical-plus3-bua: ${troop}`, { troop, garrisonsBua: true }, 'Blades', 0)),
    row('tactical-plus3-bua: denizens', 'BUA denizens', 'Blades', 3),
    row('tactical-plus3-bua: denizens shot at', 'BUA denizens', shoots('Bows'), 3),
    row('tactical-plus3-bua: shot at', { troop: 'Spears', garrisonsBua: true }, shoots('Bows'), 3),
    row('tactical-plus3-bua: shooting unanswered', shoots('Bows', { garrisonsBua: true }), 'Spears', 0),
    row('tactical-plus3-bua: in a BUA, no garrison', { troop: 'Spears', inBua: true }, 'Blades', 0),
    ...foot.map((troop) => row(`tactical-plus2-camp: ${troop}`, { troop, inCamp: true }, 'Blades', 2)),
    ...MOUNTED.map((troop) => row(`tactical-plus2-camp: ${troop}`, { troop, inCamp: true }, 'Blades', 0)),
    row('tactical-plus2-camp: shot at', { troop: 'Camp followers', inCamp: true }, shoots('Bows'), 2),
    row('tactical-plus2-camp: shooting unanswered', shoots('Bows', { inCamp: true }), 'Spears', 0),
    row('tactical-plus2-camp: the camp of the enemy', { troop: 'Spears', inEnemyCamp: true }, 'Blades', 0),
    row('tactical-plus1-general: close combat', { troop: 'Cavalry', general: true }, 'Blades', 1),
    row('tactical-plus1-general: shot at', { troop: 'Cavalry', general: true }, shoots('Bows'), 1),
    row('tactical-plus1-general: shooting unanswered', shoots('Bows', { general: true }), 'Blades', 0),
    row('tactical-plus1-general: shooting and shot at', shoots('Bows', { general: true }), shoots('Bows'), 1),
    row('tactical-plus1-uphill-river: uphill', { troop: 'Blades', uphill: true }, 'Blades', 1),
    row('tactical-plus1-uphill-river: bank', { troop: 'Blades', defendingBank: true }, 'Blades', 1),
    row(
      'tactical-plus1-uphill-river: either, once',
      { troop: 'Blades', uphill: true, defendingBank: true },
      'Blades',
      1,
    ),
    row('tactical-plus1-uphill-river: shot at', { troop: 'Blades', uphill: true }, shoots('Bows'), 0),
    row('tactical-minus1-overlap-flank: overlaps', { troop: 'Blades', overlaps: 2 }, 'Blades', -2),
    row('tactical-minus1-overlap-flank: flank', { troop: 'Blades', flankContacts: 2 }, 'Blades', -2),
    row('tactical-minus1-overlap-flank: rear', { troop: 'Blades', rearContacts: 1 }, 'Blades', -1),
    row(
      'tactical-minus1-overlap-flank: all',
      { troop: 'Blades', overlaps: 1, flankContacts: 1, rearContacts: 1 },
      'Blades',
      -3,
    ),
    row('tactical-minus1-overlap-flank: overlaps, shot at', { troop: 'Blades', overlaps: 2 }, shoots('Bows'), -2),
    row('tactical-minus1-overlap-flank: overlaps, shooting', shoots('Bows', { overlaps: 2 }), 'Blades', -2),
    row('tactical-minus1-overlap-flank: aid', 'Blades', shoots('Bows', { aiders: 2 }), -2),
    row('tactical-minus1-overlap-flank: aid is no help to its own', shoots('Bows', { aiders: 2 }), 'Blades', 0),
    row(
      'tactical-minus1-overlap-flank: aid of one who does not shoot',
      shoots('Bows'),
      { troop: 'Bows', aiders: 2 },
      0,
    ),
    ...TYPES.filter((each) => each !== 'BUA denizens').map((troop) =>
      row(
        `tactical-minus2-bad-going: ${troop} in it`,
        { troop, going: 'bad' },
        'Blades',
        atHome.includes(troop) ? 0 : -2,
      ),
    ),
    ...TYPES.filter((each) => each !== 'BUA denizens').map((troop) =>
      row(
        `tactical-minus2-bad-going: ${troop} against enemy in it`,
        troop,
        { troop: 'Psiloi', going: 'bad' },
        MOUNTED.includes(troop) ? -2 : 0,
      ),
    ),
    ...TYPES.filter((each) => each !== 'BUA denizens').map((troop) =>
      row(
        `tactical-minus2-bad-going: ${troop} attacking a BUA`,
        { troop, attackingBua: true },
        { troop: 'Spears', garrisonsBua: true },
        MOUNTED.includes(troop) && troop !== 'Elephants' ? -2 : 0,
      ),
    ),
    ...TYPES.filter((each) => each !== 'BUA denizens').flatMap((troop) =>
      ['BUA denizens', { troop: 'Spears', garrisonsBua: true }].map((enemy) =>
        row(
          `tactical-minus2-bad-going: ${troop} against who hold a BUA, ${typeof enemy === 'string' ? enemy : 'Spears'}`,
          troop,
          enemy,
          MOUNTED.includes(troop) && troop !== 'Elephants' ? -2 : 0,
        ),
      ),
    ),
    row('tactical-minus2-bad-going: shooting at denizens', shoots('War Wagons'), 'BUA denizens', 0),
    row('tactical-minus2-bad-going: shot at', { troop: 'Blades', going: 'bad' }, shoots('Bows'), 0),
    row('tactical-minus2-bad-going: attacking a camp', { troop: 'Knights', attackingCamp: true }, 'Camp followers', 0),
    row(
      'tactical-minus2-bad-going: once',
      { troop: 'Knights', going: 'bad', attackingBua: true },
      { troop: 'Psiloi', going: 'bad' },
      -2,
    ),
    ...['steep hill', 'woods', 'marsh', 'rough'].map((going) =>
      row(`terrain-bad-going-list: ${going}`, { troop: 'Blades', going }, 'Blades', -2),
    ),
    row('terrain-bad-going-list: gentle hill', { troop: 'Blades', going: 'gentle hill' }, 'Blades', 0),
    ...['dunes', 'oasis'].flatMap((going) => [
      row(`terrain-dunes-oasis: Blades, ${going}`, { troop: 'Blades', going }, 'Blades', -2),
      row(`terrain-dunes-oasis: 3Cm, ${going}`, { troop: '3Cm', going }, 'Blades', 0),
      row(`terrain-dunes-oasis: 2Cm, ${going}`, { troop: '2Cm', going }, 'Blades', 0),
      row(`terrain-dunes-oasis: 2LH, ${going}`, { troop: '2LH', going }, 'Blades', -2),
    ]),
  ];
  test.each(rows)('%s', (_, self, enemy, expected) => {
    expect(amount(self, enemy, 'tactical')).toBe(expected);
  });
});

/** What becomes of the side named first where it comes off like this; undefined if no throw does. */
function outcome(self: Side, enemy: Side, margin: 'less' | 'doubled'): string | undefined {
  const even = fightDba(self, enemy, [3, 3]);
  if (even === null) return undefined;
  for (const hindered of [0, 2, 6]) {
    for (const helped of [0, 2]) {
      for (const [dieA, dieB] of throws) {
        const a = even.a.final - 3 + dieA - hindered;
        const b = even.b.final - 3 + dieB - helped;
        if (a <= 0 || a >= b || b >= 2 * a !== (margin === 'doubled')) continue;
        const weaker = { ...spelled(self), overlaps: Math.min(2, hindered), flankContacts: Math.max(0, hindered - 2) };
        const answer = fightDba(weaker, { ...spelled(enemy), overlaps: helped }, [dieA, dieB]);
        expect(answer).toMatchObject({ loser: 'a', margin });
        return answer?.outcome.a;
      }
    }
  }
  return undefined;
}

const SITUATIONS = {
  'in good going': (self: string, enemy: string) => [self, enemy],
  'in bad going': (self: string, enemy: string) => [{ troop: self, going: 'bad' }, enemy],
  'shot at': (self: string, enemy: string) => [self === 'Artillery' ? shoots(self) : self, shoots(enemy)],
  'having charged': (self: string, enemy: string) => [{ troop: self, movedIntoContact: true }, enemy],
  'in a BUA': (self: string, enemy: string) => [{ troop: self, inBua: true }, enemy],
  'in a camp': (self: string, enemy: string) => [{ troop: self, inEnemyCamp: true }, enemy],
  'against enemy in a BUA': (self: string, enemy: string) => [self, { troop: enemy, inBua: true }],
  'against enemy in a camp': (self: string, enemy: string) => [self, { troop: enemy, inEnemyCamp: true }],
} satisfies Record<string, (self: string, enemy: string) => readonly [Side, Side] | readonly Side[]>;
type Situation = keyof typeof SITUATIONS;
const ALL_SITUATIONS = Object.keys(SITUATIONS) as Situation[];

interface Exception {
  readonly result: string;
  readonly by: readonly string[];
  readonly when?: readonly Situation[];
  readonly unless?: readonly Situation[];
}
type OutcomeRow = readonly [id: string, losers: readonly string[], otherwise: string, exceptions: readonly Exception[]];

const inCamp = (situation: Situation, loser: string, enemy: string) =>
  situation === 'in a camp' ? loser : situation === 'against enemy in a camp' ? enemy : null;

/** Every loser against every enemy in every situation. */
function check(margin: 'less' | 'doubled', rows: readonly OutcomeRow[]) {
  const lines = rows.flatMap(([id, losers, otherwise, exceptions]) =>
    losers.map((loser) => [id, loser, otherwise, exceptions] as const),
  );

  test('every troop type has a row', () => {
    expect(lines.map(([, loser]) => loser).sort()).toEqual([...TYPES].sort());
  });

  test.each(lines)('%s: %s', (_, loser, otherwise, exceptions) => {
    for (const situation of ALL_SITUATIONS) {
      for (const enemy of situation === 'shot at' ? SHOOTERS : TYPES) {
        if (inCamp(situation, loser, enemy) === 'BUA denizens') continue; // they are in a BUA
        const [self = loser, other = enemy] = SITUATIONS[situation](loser, enemy);
        const exception = exceptions.find(
          ({ by, when = ALL_SITUATIONS, unless = [] }) =>
            by.includes(enemy) && when.includes(situation) && !unless.includes(situation),
        );
        const expected = exception?.result ?? otherwise;
        expect(outcome(self, other, margin), `by ${enemy}, ${situation}`).toBe(expected);
      }
    }
  });
}

const ANY = TYPES;
const ARTILLERY_SHOOTING = { by: ['Artillery'], when: ['shot at'] } as const;
const OF_ITS_OWN = (...by: string[]) => ({ result: 'destroyed', by });
const IN_GOOD_GOING = (...by: string[]): Exception => ({ result: 'destroyed', by, unless: ['in bad going'] });
const WARBAND_OUTSIDE: Exception = {
  result: 'destroyed',
  by: ['Warband'],
  unless: ['against enemy in a BUA', 'against enemy in a camp'],
};

describe('less than the opponent, but not doubled', () => {
  check('less', [
    [
      'outcome-less-elephants',
      ['Elephants'],
      'recoil',
      [OF_ITS_OWN('Psiloi', 'Auxilia', 'Light Horse'), { result: 'destroyed', ...ARTILLERY_SHOOTING }],
    ],
    ['outcome-less-scythed-chariots', ['Scythed Chariots'], 'destroyed', []],
    [
      'outcome-less-knights',
      ['Knights'],
      'recoil',
      [
        OF_ITS_OWN('Elephants', 'Scythed Chariots', 'Light Horse'),
        { result: 'destroyed', by: ['Bows'], when: ['having charged'] },
        { result: 'destroyed', by: ANY, when: ['in bad going'] },
      ],
    ],
    [
      'outcome-less-cavalry-camelry',
      ['Cavalry', 'Camelry'],
      'recoil',
      [
        { result: 'flee', by: ['Scythed Chariots'] },
        { result: 'flee', by: ANY, when: ['in bad going'] },
      ],
    ],
    [
      'outcome-less-light-horse',
      ['Light Horse'],
      'recoil',
      [
        { result: 'flee', by: ['Scythed Chariots'] },
        { result: 'flee', ...ARTILLERY_SHOOTING },
        { result: 'flee', by: ANY, when: ['in bad going'] },
      ],
    ],
    [
      'outcome-less-pikes-spears',
      ['Pikes', 'Spears'],
      'recoil',
      [IN_GOOD_GOING('Elephants', 'Knights', 'Light Horse', 'Scythed Chariots'), WARBAND_OUTSIDE],
    ],
    ['outcome-less-blades', ['Blades'], 'recoil', [IN_GOOD_GOING('Knights', 'Scythed Chariots'), WARBAND_OUTSIDE]],
    ['outcome-less-auxilia', ['Auxilia'], 'recoil', [IN_GOOD_GOING('Knights')]],
    ['outcome-less-bows', ['Bows'], 'recoil', [OF_ITS_OWN(...MOUNTED)]],
    ['outcome-less-psiloi', ['Psiloi'], 'recoil', [IN_GOOD_GOING('Knights', 'Cavalry', 'Camelry')]],
    ['outcome-less-warband', ['Warband'], 'recoil', [IN_GOOD_GOING('Elephants', 'Knights', 'Scythed Chariots')]],
    [
      'outcome-less-hordes',
      ['Hordes'],
      'stand',
      [
        { result: 'destroyed', by: ANY, when: ['in a BUA', 'in a camp', 'shot at'] },
        IN_GOOD_GOING('Elephants', 'Knights', 'Scythed Chariots'),
        WARBAND_OUTSIDE,
      ],
    ],
    ['outcome-less-artillery', ['Artillery'], 'recoil', [{ result: 'destroyed', by: ANY, unless: ['shot at'] }]],
    [
      'outcome-less-war-wagons',
      ['War Wagons'],
      'stand',
      [
        { result: 'destroyed', ...ARTILLERY_SHOOTING },
        OF_ITS_OWN('Elephants'),
        { result: 'destroyed', by: ANY, when: ['in a BUA', 'in a camp'] },
      ],
    ],
    [
      'outcome-less-camp-followers-denizens',
      ['Camp followers', 'BUA denizens'],
      'stand',
      [
        { result: 'surrender', ...ARTILLERY_SHOOTING },
        { result: 'destroyed', by: ANY, unless: ['shot at'] },
      ],
    ],
  ]);
});

describe('doubled by the opponent', () => {
  const FROM_ARTILLERY = (result: string): Exception => ({ result, by: ['Artillery'], unless: ['shot at'] });
  check('doubled', [
    [
      'outcome-doubled-cavalry',
      ['Cavalry'],
      'destroyed',
      [{ result: 'flee', by: ['Pikes', 'Spears', 'Hordes'], unless: ['in bad going'] }, FROM_ARTILLERY('flee')],
    ],
    [
      'outcome-doubled-light-horse',
      ['Light Horse'],
      'flee',
      [
        OF_ITS_OWN(...MOUNTED, 'Bows', 'Psiloi'),
        { result: 'destroyed', ...ARTILLERY_SHOOTING },
        { result: 'destroyed', by: ANY, when: ['in bad going'] },
      ],
    ],
    [
      'outcome-doubled-psiloi',
      ['Psiloi'],
      'flee',
      [IN_GOOD_GOING('Knights', 'Cavalry', 'Camelry', 'Light Horse'), OF_ITS_OWN('Bows', 'Auxilia', 'Psiloi')],
    ],
    [
      'outcome-doubled-all-others',
      TYPES.filter((each) => !['Cavalry', 'Light Horse', 'Psiloi'].includes(each)),
      'destroyed',
      [FROM_ARTILLERY('recoil')],
    ],
  ]);

  test('going that the mounted count as good is theirs to judge, not that of the psiloi', () => {
    for (const going of ['dunes', 'oasis']) {
      expect(outcome({ troop: 'Psiloi', going }, 'Camelry', 'less')).toBe('destroyed');
      expect(outcome({ troop: 'Psiloi', going }, 'Camelry', 'doubled')).toBe('destroyed');
      expect(outcome({ troop: 'Psiloi', going }, '2Cm', 'doubled')).toBe('destroyed');
      expect(outcome({ troop: 'Psiloi', going }, '2LH', 'doubled')).toBe('flee');
      expect(outcome({ troop: 'Psiloi', going }, 'Cavalry', 'less')).toBe('recoil');
    }
  });
});

describe('equal, less, doubled', () => {
  const margin = (dieA: number, dieB: number, a: Side = 'Blades', b: Side = 'Warband') =>
    fightDba(a, b, [dieA, dieB])?.margin;

  test('exactly twice is doubled, one less is not', () => {
    expect(margin(5, 2)).toBe('doubled'); // 10 and 5
    expect(margin(4, 2)).toBe('less'); // 9 and 5
    expect(margin(6, 2)).toBe('doubled'); // 11 and 5
    expect(margin(1, 3)).toBe('equal'); // 6 and 6
  });

  test('a score of 0 or less is doubled by one above it', () => {
    const poor = (overlaps: number) => ({ troop: 'Light Horse', going: 'bad', overlaps });
    expect(fightDba(poor(1), 'Psiloi', [1, 1])).toMatchObject({ a: { final: 0 }, b: { final: 3 }, margin: 'doubled' });
    expect(fightDba(poor(2), 'Psiloi', [1, 1])).toMatchObject({ a: { final: -1 }, margin: 'doubled' });
  });

  test('two scores of which neither is above 0 have no answer, unless they are equal', () => {
    const poor = { troop: 'Light Horse', going: 'bad' };
    const against = (overlaps: number) => ({ troop: 'Light Horse', going: 'bad', overlaps });
    expect(fightDba({ ...poor, overlaps: 1 }, against(2), [1, 1])).toBeNull();
    expect(dba.combat({ a: { ...poor, overlaps: 2, die: 1 }, b: { ...against(1), die: 1 } })).toMatchObject({
      answer: null,
      why: 'no text that we have says how to compare scores of -1 against 0',
    });
    expect(fightDba({ ...poor, overlaps: 2 }, against(2), [1, 1])?.margin).toBe('equal');
  });

  test('outcome-equal-scythed-chariots: others have no result', () => {
    for (const troop of TYPES) {
      const drawn = throws.map((dice) => fightDba(troop, troop, dice)).find((each) => each?.margin === 'equal');
      expect(drawn?.outcome.a, troop).toBe(troop === 'Scythed Chariots' ? 'destroyed' : 'stand');
    }
  });

  test('outcome-unanswered-shooting: a shooter that is not shot at suffers nothing', () => {
    for (const troop of SHOOTERS.filter((each) => each !== 'Artillery')) {
      for (const enemy of TYPES.filter((each) => each !== 'Artillery')) {
        for (const dice of throws) expect(fightDba(shoots(troop), enemy, dice)?.outcome.a, enemy).toBe('stand');
      }
    }
    expect(outcome(shoots('Bows'), shoots('Bows'), 'less')).toBe('recoil');
  });

  test('only Artillery, War Wagons and Bows shoot', () => {
    for (const troop of TYPES) {
      const answer = dba.combat({ a: shoots(troop), b: { troop: 'Blades' } });
      if (SHOOTERS.includes(troop)) expect(answer).toHaveProperty('odds');
      else
        expect(answer).toMatchObject({
          answer: null,
          why: `${troop} cannot shoot: only Artillery, War Wagons and Bows do (dba.shooting.eligibility)`,
        });
    }
  });
});

/** What follows for the side named first, by the throw. */
const after = (self: Side, enemy: Side, dice: readonly [number, number]) =>
  fightDba(self, enemy, dice)
    ?.consequences.filter(({ side }) => side === 'a')
    .map(({ of, result, clause }) => `${of}: ${String(result)} (${clause})`);

describe('what outcomes lead to', () => {
  const LOST = 'element: destroyed (dba.recoiling.destroyed)';
  const PUSHED = 'friends met: pushed back (dba.recoiling.friends)';
  const THROUGH = 'element: passes through (dba.recoiling.friends)';
  const loses = [1, 6] as const; // blades recoil from spears
  const recoils = (more: Readonly<Record<string, unknown>>) => ({ troop: 'Blades', ...more });
  type Row = readonly [string, Side, Side, readonly [number, number], readonly string[]];
  const rows: Row[] = [
    ['recoil-destroyed-flank-rear: nothing', recoils({}), 'Spears', loses, []],
    ['recoil-destroyed-flank-rear: flank', recoils({ flankContacts: 1 }), 'Spears', [2, 6], [LOST]],
    ['recoil-destroyed-flank-rear: rear', recoils({ rearContacts: 1 }), 'Spears', [2, 6], [LOST]],
    [
      'recoil-destroyed-flank-rear: any other contact',
      recoils({ touchedOnFlankOrRear: true }),
      'Spears',
      loses,
      [LOST],
    ],
    ['recoil-destroyed-shot-rear: rear', recoils({ shotInRear: true }), shoots('Bows'), [1, 6], [LOST]],
    [
      'recoil-destroyed-shot-rear: from a BUA',
      recoils({ shotInRear: true }),
      shoots('Bows', { inBua: true }),
      [1, 6],
      [],
    ],
    [
      'recoil-destroyed-shot-rear: from a camp',
      recoils({ shotInRear: true }),
      shoots('Bows', { inCamp: true }),
      [1, 6],
      [LOST],
    ],
    ['recoil-destroyed-enemy-terrain: enemy', recoils({ recoilMeets: 'enemy' }), 'Spears', loses, [LOST]],
    [
      'recoil-destroyed-enemy-terrain: terrain',
      recoils({ recoilMeets: 'impassable terrain' }),
      'Spears',
      loses,
      [LOST],
    ],
    ['recoil-destroyed-bua-camp: meets', recoils({ recoilMeets: 'BUA or camp' }), 'Spears', loses, [LOST]],
    ['recoil-destroyed-bua-camp: in a BUA', recoils({ inBua: true }), 'Spears', loses, [LOST]],
    ['recoil-destroyed-bua-camp: in a camp', recoils({ inEnemyCamp: true }), 'Spears', loses, [LOST]],
    ['recoil-destroyed-bua-camp: not when standing', recoils({ inBua: true }), 'Spears', [6, 1], []],
    [
      'recoil-destroyed-friends: facing another way',
      recoils({ friendsMet: 'Spears', friendsFacing: 'other' }),
      'Spears',
      loses,
      [LOST],
    ],
    ['recoil-destroyed-friends: War Wagons', recoils({ friendsMet: 'War Wagons' }), 'Spears', loses, [LOST]],
    ['recoil-others-friends: pushed back', recoils({ friendsMet: 'Spears' }), 'Spears', loses, [PUSHED]],
    [
      'recoil-others-friends: through',
      recoils({ friendsMet: 'Spears', spaceBehindFriends: true }),
      'Spears',
      loses,
      [THROUGH],
    ],
    [
      'recoil-others-friends: not if it is destroyed',
      recoils({ friendsMet: 'Spears', flankContacts: 1 }),
      'Spears',
      [2, 6],
      [LOST],
    ],
    [
      'recoil-elephants-friends',
      { troop: 'Elephants', friendsMet: 'Blades' },
      'Blades',
      [1, 6],
      ['friends met: destroyed (dba.recoiling.elephants)'],
    ],
    [
      'recoil-elephants-friends: behind',
      behind('Elephants', 'Blades'),
      'Blades',
      [1, 6],
      ['friends met: destroyed (dba.recoiling.elephants)'],
    ],
    [
      'recoil-elephants-friends: behind, but told to meet none',
      { ...behind('Elephants', 'Blades'), friendsMet: 'none' },
      'Blades',
      [1, 6],
      [],
    ],
    ['recoil-others-friends: behind', behind('Blades', 'Spears'), 'Spears', loses, [PUSHED]],
    [
      'recoil-others-friends: behind, with space',
      { ...behind('Blades', 'Spears'), spaceBehindFriends: true },
      'Spears',
      loses,
      [THROUGH],
    ],
    [
      'recoil-others-friends: behind, with one more behind',
      { ...behind('Blades', 'Spears', 'Blades'), spaceBehindFriends: true },
      'Spears',
      loses,
      [PUSHED],
    ],
    ['recoil-others-friends: behind who is shot at', behind('Blades', 'Spears'), shoots('Bows'), loses, [PUSHED]],
    ['recoil-destroyed-friends: War Wagons behind', behind('Blades', 'War Wagons'), 'Spears', loses, [LOST]],
    [
      'flank-combatants-recoil: recoil',
      'Blades',
      { troop: 'Spears', flankContacts: 2 },
      loses,
      ['friends on the enemy flank or rear: recoil (dba.recoiling.flank-and-rear)'],
    ],
    [
      'flank-combatants-recoil: flee',
      'Light Horse',
      { troop: 'Scythed Chariots', rearContacts: 1 },
      [3, 4],
      ['friends on the enemy flank or rear: recoil (dba.recoiling.flank-and-rear)'],
    ],
    ['flank-combatants-recoil: not if the front holds', 'Blades', { troop: 'Spears', flankContacts: 2 }, [6, 1], []],
    [
      'flee-move: a flight hemmed in is left open',
      { troop: 'Light Horse', flankContacts: 1 },
      'Scythed Chariots',
      [5, 3],
      ['element: null (dba.recoiling.destroyed)'],
    ],
    [
      'flee-move: into friends it can do nothing with is left open',
      { troop: 'Light Horse', friendsMet: 'Spears', friendsFacing: 'other' },
      'Scythed Chariots',
      [3, 3],
      ['element: null (dba.recoiling.destroyed)'],
    ],
    ...[false, true].map((spaceBehindFriends): Row => [
      `flee-move: so is what becomes of friends, ${spaceBehindFriends ? 'with' : 'without'} space behind them`,
      { troop: 'Light Horse', friendsMet: 'Spears', spaceBehindFriends },
      'Scythed Chariots',
      [3, 3],
      ['friends met: null (dba.recoiling.friends)'],
    ]),
    ...['Knights', 'Scythed Chariots', 'Warband', 'Hordes'].map((troop): Row => [
      `follow-up-pursuit: ${troop}`,
      troop,
      'Psiloi',
      [6, 1],
      ['element: pursues (dba.pursuing.follow-up)'],
    ]),
    ...TYPES.filter((each) => !['Knights', 'Scythed Chariots', 'Warband', 'Hordes'].includes(each)).map(
      (troop): Row => [`follow-up-pursuit: ${troop} do not`, troop, 'Psiloi', [6, 1], []],
    ),
    ['follow-up-pursuit: not if blocked', { troop: 'Knights', pursuitBlocked: true }, 'Psiloi', [6, 1], []],
    ['follow-up-pursuit: not from a BUA', { troop: 'Warband', garrisonsBua: true }, 'Psiloi', [6, 1], []],
    ['follow-up-pursuit: not after a draw', 'Knights', 'Knights', [3, 3], []],
    ['follow-up-pursuit: not where the enemy stand', 'Warband', 'War Wagons', [4, 3], []],
    [
      'follow-up-pursuit: with rear support',
      behind('Warband', 'Warband'),
      'Blades',
      [6, 1],
      ['element: pursues (dba.pursuing.follow-up)', 'rear support: pursues (dba.pursuing.follow-up)'],
    ],
    [
      'follow-up-occupy: BUA',
      { troop: 'Blades', attackingBua: true },
      { troop: 'Bows', garrisonsBua: true },
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: camp',
      { troop: 'Blades', attackingCamp: true },
      { troop: 'Camp followers', inCamp: true },
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: from denizens, untold',
      'Blades',
      'BUA denizens',
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: from a camp, untold',
      'Blades',
      { troop: 'Bows', inCamp: true },
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    ['follow-up-occupy: not from enemy outside', { troop: 'Blades', attackingBua: true }, 'Warband', [6, 1], []],
    ['follow-up-occupy: nor outside a camp', { troop: 'Blades', attackingCamp: true }, 'Warband', [6, 1], []],
    [
      'follow-up-occupy: nor from enemy in a camp, of a BUA',
      { troop: 'Blades', attackingBua: true },
      { troop: 'Warband', inEnemyCamp: true },
      [6, 1],
      [],
    ],
    [
      'follow-up-occupy: from others in a BUA that is attacked',
      { troop: 'Blades', attackingBua: true },
      { troop: 'Spears', inBua: true },
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: from others in a camp that is attacked',
      { troop: 'Blades', attackingCamp: true },
      { troop: 'Spears', inEnemyCamp: true },
      [6, 1],
      ['element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: pursuers too, which comes first is not said',
      'Knights',
      { troop: 'Camp followers', inCamp: true },
      [6, 1],
      ['element: pursues (dba.pursuing.follow-up)', 'element: occupies (dba.pursuing.occupying)'],
    ],
    [
      'follow-up-occupy: not if they hold',
      { troop: 'Blades', attackingBua: true },
      { troop: 'War Wagons', inBua: true },
      [1, 3],
      [],
    ],
  ];
  test.each(rows)('%s', (_, self, enemy, dice, expected) => {
    expect(after(self, enemy, dice)).toEqual(expected);
  });

  test('what stands behind and is met decides the fate, and the answer says that it is taken so', () => {
    const asked = { a: { ...behind('Blades', 'War Wagons'), die: 1 }, b: { troop: 'Spears', die: 6 } };
    expect(dba.combat(asked)).toMatchObject({
      outcome: { a: 'recoil' },
      fate: { a: 'destroyed' },
      taken: [
        'a.friendsMet: not told, the War Wagons behind are taken as met, facing the same way, with no clear space behind them',
      ],
    });
    const storms = { a: { troop: 'Blades', attackingBua: true, die: 6 }, b: { troop: 'Warband', die: 1 } };
    expect(dba.combat(storms)).toMatchObject({
      consequences: [],
      taken: ['b.inBua: not told, taken as in no BUA, so a occupies none'],
    });
  });

  test.each<readonly [string, Side, Side, boolean]>([
    ['spears behind', behind('Spears', 'Spears'), 'Knights', true],
    ['warband behind', behind('Warband', 'Warband'), 'Knights', true],
    ['psiloi behind', behind('Blades', 'Psiloi'), 'Knights', true],
    ['pikes behind, who gave +3', behind('Pikes', 'Pikes'), 'Knights', false],
    ['psiloi behind a neighbour', { troop: 'Blades', psiloiBehindNeighbour: true }, 'Knights', false],
    [
      'psiloi behind a neighbour, and blades behind',
      { ...behind('Blades', 'Blades'), psiloiBehindNeighbour: true },
      'Knights',
      false,
    ],
    [
      'psiloi behind a neighbour, and spears behind',
      { ...behind('Spears', 'Spears'), psiloiBehindNeighbour: true },
      'Knights',
      true,
    ],
    ['spears behind who gave nothing', behind('Spears', 'Spears'), 'Elephants', false],
  ])('outcome-rear-support-loss: %s', (_, self, enemy, lost) => {
    expect(after(self, enemy, [1, 6])).toEqual(
      lost ? ['rear support: destroyed (dba.combat-outcome.rear-support-lost)'] : [],
    );
    expect(fightDba(self, enemy, [1, 6])?.outcome.a).toBe('destroyed');
  });

  describe('passing through friends when recoiling', () => {
    const foot = [
      'Spears',
      'Auxilia',
      'Warband',
      'Hordes',
      'Artillery',
      'War Wagons',
      'Camp followers',
      'BUA denizens',
    ];
    const ROWS: readonly (readonly [id: string, recoiler: string, through: readonly string[]])[] = [
      ...['Knights', 'Cavalry', 'Light Horse', 'Camelry'].map(
        (troop) =>
          ['recoilers-mounted', troop, TYPES.filter((each) => !['Pikes', 'Elephants'].includes(each))] as const,
      ),
      ['recoilers-blades', 'Blades', ['Blades', 'Spears']],
      ['recoilers-pike-bows', 'Pikes', ['Blades']],
      ['recoilers-pike-bows', 'Bows', ['Blades']],
      ['recoilers-psiloi', 'Psiloi', TYPES.filter((each) => each !== 'Psiloi')],
      ...foot.map((troop) => ['recoilers-condition', troop, []] as const),
    ];
    test.each(ROWS)('%s: %s', (_, recoiler, through) => {
      for (const friends of TYPES) {
        const self = { troop: recoiler, friendsMet: friends, spaceBehindFriends: true };
        const found = throws
          .flatMap((dice) => [0, 1, 2].map((overlaps) => fightDba({ ...self, overlaps }, 'Bows', dice)))
          .find((each) => each?.outcome.a === 'recoil');
        const [first] = found?.consequences ?? [];
        if (found === undefined) continue; // these never recoil
        const expected = through.includes(friends)
          ? 'passes through'
          : ['Elephants', 'War Wagons'].includes(friends)
            ? 'destroyed'
            : 'pushed back';
        expect(first?.result, `${recoiler} into ${friends}`).toBe(expected);
      }
    });
  });
});
