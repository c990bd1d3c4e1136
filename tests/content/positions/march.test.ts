import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const newest = editions.at(-1) ?? '';

const BLADES = [
  'B1: Reg Bd (O) 30 deep at 0,0 facing N',
  'B2: Reg Bd (O) 30 deep beside B1 right',
  'B3: Reg Bd (O) 30 deep behind B1',
];

/** Two files of blades, the one two deep, march among these enemy. */
function marched(
  enemy: readonly string[],
  tell: Readonly<Record<string, unknown>> = {},
  more: object = {},
  edition = newest,
): Answered {
  const position = [...BLADES, ...enemy];
  return askTable(edition, { ask: 'march', position, mover: 'B1', with: ['B2', 'B3'], tell, ...more });
}

const lh = (label: string, place: string): string => `${label}: enemy Irr LH (O) 60 deep ${place}`;
const wb = (label: string, place: string): string => `${label}: enemy Irr Wb (O) 30 deep ${place}`;

describe.each(editions.slice(1))('in %s', (edition) => {
  test.each([
    ['no enemy near', [lh('E', 'at 0,400 facing S')], {}, 'yes'],
    ['one of two files within 200p', [lh('E', 'at 0,150 facing S')], {}, 'yes'],
    ['as many as the front rank', [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,150 facing S')], {}, 'no'],
    [
      'one of them beyond 200p',
      [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,210 facing S')],
      { question: 'to50p' },
      'yes',
    ],
    [
      'one of them where hands cannot tell',
      [lh('E', 'at 0,150 facing S'), lh('F', 'at 90,199 facing S')],
      {},
      'too close',
    ],
    ['closer than 50p', [lh('E', 'at 0,40 facing S')], {}, 'no'],
    ['at 50p, as hands see it', [lh('E', 'at 0,50 facing S')], {}, 'too close'],
    ['at 50p, and there is no more to measure', [lh('E', 'at 0,50 facing S')], { question: 'to50p' }, 'yes'],
    ['one who is no skirmisher, and alone', [wb('E', 'at 0,150 facing S')], {}, 'yes'],
    [
      'one who is no skirmisher, and perhaps of a group',
      [wb('E', 'at 0,150 facing S'), wb('F', 'behind E'), wb('G', 'behind F')],
      { frontRank: 9 },
      'not told',
    ],
    ['behind counts as well', [lh('E', 'at 0,-150 facing N'), lh('F', 'at 90,-150 facing N')], {}, 'no'],
  ])('%s', (_name, enemy, tell, verdict) => {
    expect(marched(enemy, tell, {}, edition).verdict).toBe(verdict);
  });
});

test('a march stops where the enemy near have become as many as its front rank, and may go so far', () => {
  const lights = ['A', 'B', 'C', 'D'].map((label, index) =>
    lh(label, `at ${String(-120 + 80 * index)},${index % 2 === 0 ? '0' : '-60'} facing N`),
  );
  const blades = [0, 1, 2, 3].map(
    (file) => `M${String(file)}: Reg Bd (O) 30 deep at ${String(-120 + 80 * file)},400 facing S`,
  );
  const to = (y: number) =>
    askTable(newest, {
      ask: 'march',
      position: ['hand 0', ...lights, ...blades],
      mover: 'M0',
      with: ['M1', 'M2', 'M3'],
      to: `at -120,${String(y)} facing S`,
    });
  expect(to(141).verdict).toBe('yes');
  const stops = to(140);
  expect(stops.verdict).toBe('yes');
  expect(stops.rulings.at(-1)?.facts.map(({ fact }) => fact)).toContain(
    'B comes within 200 paces only where the march ends',
  );
  expect(to(139).verdict).toBe('no');
});

describe('what no position tells is open:', () => {
  const position = (enemy: string) => [
    enemy,
    'M: Reg Sp (O) 30 deep at 0,400 facing S',
    'N: Reg Kn (O) 60 deep beside M left',
  ];
  const foot = (enemy: string) => [
    enemy,
    'M: Reg Sp (O) 30 deep at 0,400 facing S',
    'N: Reg Sp (O) 30 deep beside M left',
  ];
  const march = (elements: readonly string[], tell: object = {}) =>
    askTable(newest, { ask: 'march', position: elements, mover: 'M', with: ['N'], to: 'at 0,100 facing S', tell });

  test('whether one who is mounted among foot is a general', () => {
    const light = 'A: enemy Irr LH (F) 40 deep at 0,0 facing N';
    expect(march(foot(light)).verdict).toBe('yes');
    const answer = march(position(light));
    expect([answer.verdict, answer.rulings.at(-1)?.turnsOn.map(({ field }) => field)]).toEqual([
      'not told',
      ['movers'],
    ]);
    const movers = [{ troop: 'Reg Sp (O)' }, { troop: 'Reg Kn (O)', general: true }];
    expect(march(position(light), { movers }).verdict).toBe('yes');
  });

  test('whether a base that is deeper than usual is a double one', () => {
    const answer = march(foot('A: enemy Irr Kn (I) 120 deep at 0,0 facing N'));
    expect([answer.verdict, answer.rulings.at(-1)?.turnsOn.map(({ field }) => field)]).toEqual([
      'not told',
      ['enemyWithin200p'],
    ]);
    expect(march(foot('A: enemy Irr Kn (I) 60 deep at 0,0 facing N')).verdict).toBe('yes');
  });
});

test('in the base edition the wording is not held', () => {
  expect(marched([lh('E', 'at 0,150 facing S')], {}, {}, editions[0]).verdict).toBe('not held');
});

test('the front rank, and the enemy that count, are facts', () => {
  const [ruling] = marched([lh('E', 'at 0,150 facing S'), lh('F', 'at 90,250 facing S')]).rulings;
  expect(ruling?.facts.map(({ fact, answer, paces }) => [fact, answer, paces])).toEqual([
    ['the nearest enemy is E, 150 paces away', 'yes', null],
    ['E is within 200 paces', 'yes', 50],
    ['the front rank is B1, B2', 'yes', null],
  ]);
  expect(ruling?.fields).toMatchObject({
    frontRank: 2,
    nearestKnownEnemy: 150,
    enemyWithin200p: [{ troop: 'Irr LH (O)', inGroup: false }],
  });
});

describe('the front rank of a line that was moved by finger', () => {
  /** Two files of blades, the second where it is told, with one of light horse near. */
  const line = (second: string, hand = 'hand 1'): Answered => {
    const position = [hand, 'B1: Reg Bd (O) 30 deep at 0,0 facing N', `B2: Reg Bd (O) 30 deep ${second} facing N`];
    return askTable(newest, {
      ask: 'march',
      position: [...position, lh('E', 'at 0,150 facing S')],
      mover: 'B1',
      with: ['B2'],
    });
  };

  test.each([
    ['abreast', 'at 79,1', 'yes', 2],
    ['a little ahead, beside it', 'at 83,10', 'yes', 2],
    ['a little ahead, where hands cannot tell whether beside it', 'at 81,10', 'too close', 2],
    ['the same, by what is measured before it', 'at 79,10', 'too close', 1],
    ['before it', 'at 40,40', 'no', 1],
  ])('%s', (_name, second, verdict, frontRank) => {
    const answer = line(second);
    expect([answer.verdict, answer.rulings[0]?.fields.frontRank]).toEqual([verdict, frontRank]);
    const doubt = verdict === 'too close';
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(doubt ? ['frontRank'] : []);
    expect(answer.rulings[0]?.facts.some(({ fact }) => fact === 'part of B2 is straight ahead of B1')).toBe(doubt);
  });

  test('drawn, it is exactly that', () => {
    expect(line('at 80,10', 'hand 0').verdict).toBe('yes');
  });
});

describe('a march that is told', () => {
  test('is asked where it starts, and where it ends', () => {
    const enemy = [lh('E', 'at 0,320 facing S'), lh('F', 'at 90,340 facing S')];
    const on = (to: string) => marched(enemy, {}, { to });
    expect(on('at 0,110 facing N').verdict).toBe('yes');
    expect(on('at 0,130 facing N').verdict).toBe('yes');
    expect(on('at 0,150 facing N')).toMatchObject({
      verdict: 'no',
      rulings: [
        { about: 'B1, B2, B3, where it starts', verdict: 'yes', fields: { nearestKnownEnemy: 320 } },
        { about: 'B1, B2, B3, where it ends', verdict: 'no', fields: { nearestKnownEnemy: 170 } },
      ],
    });
  });

  test('that is allowed is told why where it ends, and not where it starts', () => {
    const enemy = [lh('E', 'at 0,320 facing S')];
    const { why, rulings } = marched(enemy, {}, { to: 'at 0,200 facing N' });
    expect(rulings.map((each) => each.verdict)).toEqual(['yes', 'yes']);
    expect(rulings[0]?.why).toMatch(/^no known enemy are closer than 200 paces/u);
    expect(why).not.toBe(rulings[0]?.why);
    expect(why).toBe(rulings[1]?.why);
  });

  test('goes as close as it is measured, and not as it is told', () => {
    const on = (to: string) => marched([lh('E', 'at 0,320 facing S')], { question: 'closerThan200p' }, { to });
    expect(on('at 0,110 facing N').verdict).toBe('yes');
    expect(on('at 0,150 facing N').verdict).toBe('yes');
  });

  test('of mounted goes no closer than 200 paces', () => {
    const position = ['K: Reg Cv (O) 30 deep at 0,0 facing N', lh('E', 'at 0,320 facing S')];
    const on = (to: string) => askTable(newest, { ask: 'march', position, mover: 'K', to }).verdict;
    expect(on('at 0,110 facing N')).toBe('yes');
    expect(on('at 0,120 facing N')).toBe('too close');
    expect(on('at 0,130 facing N')).toBe('no');
  });

  test.each([
    ['at 0,200 facing S', 'yes'],
    ['at 0,199 facing S', 'no'],
  ])('after another, with enemy %s', (place, verdict) => {
    const position = ['hand 0', 'K: Reg Kn (O) at 0,0 facing N', `E: enemy Reg Sp (O) ${place}`];
    const tell = { question: 'marchAfter', earlierThisBound: ['march'] };
    expect(askTable(newest, { ask: 'march', position, mover: 'K', tell }).verdict).toBe(verdict);
  });

  test.each([
    ['straight ahead', 'at 0,200 facing N', 'yes', true],
    ['straight ahead, as far as hands can tell', 'at 1,200 facing N', 'too close', true],
    ['to a side', 'at 60,200 facing N', 'no', false],
    ['facing another way', 'at 0,200 facing N20', 'no', false],
  ])('closer than 200 paces is made %s', (_name, to, verdict, straight) => {
    const told = marched([lh('E', 'at 0,330 facing S')], {}, { to });
    expect(told.verdict).toBe(verdict);
    const fact = told.rulings[1]?.facts.find((each) => each.fact.includes('straight ahead'));
    expect(fact?.answer).toBe(verdict);
    if (verdict !== 'too close') expect(told.rulings[1]?.fields).toMatchObject({ straightAhead: straight });
  });

  test.each([
    ['before its limit', 'at 0,270 facing N', 'yes'],
    ['within it', 'at 0,310 facing N', 'no'],
  ])('ends %s', (_name, to, verdict) => {
    expect(marched([lh('E', 'at 0,330 facing S')], {}, { to }).verdict).toBe(verdict);
  });
});

test('a mover whose troop is not told cannot be asked about', () => {
  expect(() => marched([], {}, { position: ['B1: 30 deep at 0,0 facing N'], with: [] })).toThrow(
    '"position": B1: expected its troop, such as "Reg Bd (O)", found nothing',
  );
});

test('a march that goes too close may end where it is not', () => {
  const enemy = [lh('E', 'at 0,400 facing S'), lh('F', 'at 90,400 facing S')];
  const tooFar = marched(enemy, {}, { to: 'at 0,300 facing N' });
  expect(tooFar.verdict).toBe('no');
  const [near, ...others] = tooFar.nearest;
  expect([near?.to, near?.paces, others]).toEqual(['at 0,198 facing N', 102, []]);
  expect(marched(enemy, {}, { to: near?.to }).verdict).toBe('yes');
});

test('where a march may end instead is no pace further off than need be', () => {
  const nearest = (to: string, hand = 'hand 0 mm') =>
    askTable('3.4', {
      ask: 'march',
      position: [hand, 'A: enemy Reg Bd (O) 30 deep at 0,0 facing N', 'M: Reg Sp (O) 30 deep at 0,400 facing S'],
      mover: 'M',
      to,
    }).nearest;
  expect(nearest('at 0,199 facing S')).toMatchObject([{ to: 'at 0,200 facing S', paces: 1 }]);
  expect(nearest('at 0,101.37 facing S')).toMatchObject([{ to: 'at 0,200 facing S' }]);
  expect(nearest('at 0,199 facing S', 'hand 1 mm')).toMatchObject([{ to: 'at 0,202 facing S' }]);
  // Who goes to a side is offered the straight way.
  expect(nearest('at 60,180 facing S')).toMatchObject([{ to: 'at 0,200 facing S' }]);
});

describe.each(editions.slice(1))('the way of a march, in %s', (edition) => {
  const past = (enemy: readonly string[], to: string) =>
    askTable(edition, { ask: 'march', position: ['M: Reg Bd (O) 30 deep at 0,0 facing N', ...enemy], mover: 'M', to });
  const E = 'E: enemy Reg Bd (O) 30 deep';

  test.each([
    ['over enemy', [`${E} at 0,450 facing S`], 'no'],
    ['beside enemy, at 30 paces', [`${E} at 110,450 facing S`], 'no'],
    ['beside one enemy, not fewer than its front rank, at 150 paces', [`${E} at 230,450 facing S`], 'no'],
    ['as far from enemy as hands can tell', [`${E} at 280.5,450 facing S`], 'too close'],
    ['far from enemy', [`${E} at 290,450 facing S`], 'yes'],
  ])('%s', (_name, enemy, verdict) => {
    const answer = past(enemy, 'at 0,900 facing N');
    expect(answer.verdict).toBe(verdict);
    expect(answer.rulings.map(({ about }) => about).includes('M, on the straight way')).toBe(verdict !== 'yes');
  });

  test('says so', () => {
    expect(past([`${E} at 0,450 facing S`], 'at 0,900 facing N')).toMatchObject({
      why: expect.stringMatching(/^on its straight way known enemy are 0 paces away: /u) as unknown,
    });
  });

  test('by which it ends elsewhere than straight ahead is asked, where enemy are near the straight line', () => {
    const answer = past([`${E} at 60,450 facing S`], 'at 60,900 facing N');
    expect([answer.verdict, answer.rulings[1]?.about]).toEqual(['not told', 'M, on a way that is not told']);
    expect(answer.rulings[1]?.turnsOn.map(({ field }) => field)).toContain('nearestKnownEnemy');
    expect(past([`${E} at 390,450 facing S`], 'at 60,900 facing N').verdict).toBe('yes');
  });

  test('that is longer than one move takes several, which is told', () => {
    const long = past([], 'at 0,900 facing N');
    expect(long.why).toMatch(/; so far it takes 9 marches or more, each for its PIPs$/u);
    expect(long.rulings[1]?.facts).toContainEqual(
      expect.objectContaining({
        fact: 'one march takes M so far, of 100 paces in good going',
        answer: 'no',
        paces: -800,
      }),
    );
    expect(JSON.stringify(past([], 'at 0,100 facing N'))).not.toContain('one march takes');
  });
});

test('three light horse who are near one after another are never as many as three files', () => {
  const files = [
    'M: Reg Bd (O) 30 deep at 0,0 facing N',
    'N: Reg Bd (O) 30 deep beside M left',
    'O: Reg Bd (O) 30 deep beside M right',
  ];
  const by = (...ys: readonly number[]) =>
    askTable(newest, {
      ask: 'march',
      position: [...files, ...ys.map((y, index) => lh(`E${String(index)}`, `at 260,${String(y)} facing W`))],
      mover: 'M',
      with: ['N', 'O'],
      to: 'at 0,2000 facing N',
    }).verdict;
  expect([by(400, 1000, 1600), by(400, 500, 600), by(400, 500)]).toEqual(['yes', 'no', 'yes']);
});

test.each([
  [
    'both pass one enemy, the first of them beside another',
    '80,-350',
    ['-190,250', '-170,500'],
    / 2 enemy elements near/u,
  ],
  ['the second leads over one whom the first passes by', '160,-550', ['290,750', '170,200'], / are 0 paces away/u],
])('of two who march far behind each other, %s', (_name, behind, places, why) => {
  const answer = askTable(newest, {
    ask: 'march',
    position: [
      'hand 0 mm',
      'M: Reg Bd (O) 30 deep at 0,0 facing N',
      `N: Reg Bd (O) 30 deep at ${behind} facing N`,
      ...places.map((place, index) => `E${String(index)}: enemy Irr LH (O) 30 deep at ${place} facing N`),
    ],
    mover: 'M',
    with: ['N'],
    to: 'at 0,900 facing N',
  });
  expect([answer.verdict, answer.why]).toEqual(['no', expect.stringMatching(why)]);
});

test('on a way that is not told, how far it is from enemy beyond 200 paces turns on whom it may come near alone', () => {
  const asked = (more: readonly string[]) =>
    askTable(newest, {
      ask: 'march',
      mover: 'A',
      to: 'at -122,-53 facing N',
      position: [
        'hand 1 mm',
        'A: Reg Bw (O) 30 deep at 0,0 facing SE',
        'B: enemy Reg Bw (O) 30 deep at 157,-125 facing NW',
        ...more,
      ],
    });
  const [without, among] = [asked([]), asked(['Z: enemy Reg Bd (O) 30 deep at -402,-60 facing W'])];
  const nearest = ({ rulings }: Answered) =>
    rulings.flatMap(({ turnsOn }) => turnsOn.filter(({ open }) => open === 'not told'));
  expect(nearest(without)).toEqual([{ field: 'nearestKnownEnemy', open: 'not told', values: [222.13, 199.14] }]);
  expect(nearest(among)).toEqual(nearest(without));
});

describe('over fortifications, and into water', () => {
  const over = (terrain: string, to = 'at 0,80 facing N', edition = newest) =>
    askTable(edition, {
      ask: 'march',
      position: ['A: Reg Bd (O) 30 deep at 0,0 facing N', 'B: Reg Bd (O) 30 deep beside A right', terrain],
      mover: 'A',
      with: ['B'],
      to,
    });
  const told = ({ rulings }: Answered) => rulings.at(-1)?.facts.map(({ fact }) => fact);

  test.each(editions.slice(1))('no text that we have lets it, in %s', (edition) => {
    const wall = over('enemy PF: -100,30 100,30', undefined, edition);
    expect([wall.verdict, wall.trail[0]?.clause]).toEqual(['not held', 'tactical-moves.printed']);
    expect(wall.why).toMatch(/^whether it may go over fortifications, and how, is in print only, p. 17; /u);
    expect(told(wall)).toContain('A’s straight way leads over the PF');
  });

  test.each([
    ['along the way of one of them', 'TF: 80,30 80,60', 'not held'],
    ['where hands cannot tell', 'TF: -100,81 200,81', 'too close'],
    ['beside the way', 'TF: -50,0 -50,200', 'yes'],
    ['beyond the way', 'TF: -100,90 200,90', 'yes'],
    ['a waterway on the way', 'waterway: -100,40 200,40 200,60 -100,60', 'not held'],
    ['a river on the way', 'river 20 wide: -100,40 200,40', 'not held'],
    ['a wood on the way', 'wood: -100,40 200,40 200,60 -100,60', 'yes'],
  ])('%s: %s', (_, terrain, verdict) => {
    expect(over(terrain).verdict).toBe(verdict);
  });

  test('by a way that is not straight nothing tells whether it crosses them', () => {
    const turned = over('TF: -100,30 200,30', 'at 0,90 facing N10');
    expect(turned.verdict).toBe('not told');
    expect(told(turned)).toContain('A’s way, if it were straight, leads over the TF');
    expect(over('TF: -300,30 -200,30', 'at 0,90 facing N10').verdict).toBe('yes');
  });

  test('enemy too near bar it as ever', () => {
    expect(over('TF: -100,30 200,30', 'at 0,80 facing N').verdict).toBe('not held');
    const barred = askTable(newest, {
      ask: 'march',
      position: [
        'A: Irr Kn (O) 40 deep at 0,0 facing N',
        'E: enemy Reg Bd (O) at 0,270 facing S',
        'TF: -100,30 100,30',
      ],
      mover: 'A',
      to: 'at 0,80 facing N',
    });
    expect(barred.verdict).toBe('no');
  });
});
