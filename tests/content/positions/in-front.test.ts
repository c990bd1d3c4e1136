import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const withRules = editions.slice(1);
const newest = editions.at(-1) ?? '';

/** Its front, to 1 base width, is from -40,0 to 40,80. */
const ENEMY = 'E: enemy Reg Sp (O) 30 deep at 0,0 facing N';

/** A move of M, who stands at `from`, in front of E and others. */
function moved(
  from: string,
  to: string | null,
  more: Readonly<Record<string, unknown>> = {},
  edition = newest,
): Answered {
  const { others = [], ...rest } = more as { others?: readonly string[] };
  const position = [ENEMY, `M: Reg Bd (O) 30 deep ${from}`, ...others];
  return askTable(edition, { ask: 'in-front', position, mover: 'M', ...(to === null ? {} : { to }), ...rest });
}

/** What M does before E, and whether it may. */
const done = ({ rulings }: Answered, about = 'M before E') => {
  const ruling = rulings.find((each) => each.about === about);
  return [ruling?.fields.action, ruling?.verdict];
};

const FACING = 'at 0,50 facing S';
const ABOUT = 'at 0,80 facing N';

describe.each(withRules)('what a move does before an enemy, in %s', (edition) => {
  test.each([
    ['straight at it', FACING, 'at 0,20 facing S', 'directlyForward', 'yes'],
    ['straight at part of it: bhgs:13.1', 'at 40,50 facing S', 'at 40,20 facing S', 'directlyForward', 'yes'],
    ['straight into it', FACING, 'at 0,0 facing S', 'directlyForward', 'yes'],
    ['straight back: bhgs:13.3', FACING, 'at 0,150 facing S', 'straightBack', 'yes'],
    ['straight back, ending with a turn', FACING, 'at 0,180 facing N', 'straightBack', 'yes'],
    ['straight back within its front', FACING, 'at 0,60 facing S', 'straightBack', 'yes'],
    ['back, with the rear to it', ABOUT, 'at 0,60 facing N', 'straightBack', 'no'],
    ['away, with the rear to it', ABOUT, 'at 0,200 facing N', 'retire', 'no'],
    ['about, and opposite it: bhgs:13.2', ABOUT, '20 ahead of E facing it', 'lineUp', 'yes'],
    ['about, and opposite it, no closer', ABOUT, '50 ahead of E facing it', 'lineUp', 'no'],
    ['opposite it, closer', 'at 30,50 facing S', '30 ahead of E facing it', 'lineUp', 'yes'],
    ['opposite it, by a wheel', 'at 10,60 facing S20', '30 ahead of E facing it', 'lineUp', 'yes'],
    ['opposite it, by a shift', 'at 30,50 facing S', 'at 0,50 facing S', 'lineUpShift', 'yes'],
    ['opposite it, by half an element', 'at 40,50 facing S', 'at 0,50 facing S', 'lineUpShift', 'yes'],
    ['opposite it, by more than half', 'at 41,50 facing S', 'at 0,50 facing S', 'lineUp', 'no'],
    ['into a corner of it, by a wheel', 'at 10,60 facing S20', 'corner on E left', 'wheelIntoContact', 'yes'],
    ['by a wheel, to nothing', FACING, 'at 0,45 facing S20', 'otherWheel', 'no'],
    ['by a side step', FACING, 'at 30,50 facing S', 'cross', 'no'],
    ['by a side step, and out', FACING, 'at 90,50 facing S', 'retire', 'no'],
    ['slantwise, and out', FACING, 'at 60,160 facing S', 'retire', 'no'],
    ['across, from within', 'at -20,45 facing E', 'at 160,45 facing E', 'cross', 'no'],
    ['into it, from a side', 'at -100,45 facing E', 'at -20,45 facing E', 'directlyForward', 'not held'],
  ])('%s', (_, from, to, action, verdict) => {
    // As on a drawing; what hands cannot tell is looked at below.
    expect(done(moved(from, to, { others: ['hand 0 mm'] }, edition))).toEqual([action, verdict]);
  });
});

test('3.0 holds the bare rule, and the way straight ahead', () => {
  const verdicts = (to: string) => moved(FACING, to, {}, '3.0').verdict;
  expect(verdicts('at 0,20 facing S')).toBe('yes');
  expect(verdicts('at 30,50 facing S')).toBe('no');
  expect(verdicts('at 0,150 facing S')).toBe('not held');
});

describe('3.0 has in print only what a shift to line up is', () => {
  const stepped = (from: string, to: string) => {
    const { verdict, rulings } = moved(from, to, { others: ['hand 0 mm'] }, '3.0');
    return [verdict, rulings[0]?.turnsOn.map(({ field, open }) => [field, open])];
  };
  const open = ['not told', [['action', 'not told']]];

  test.each([
    ['nearer to standing in line', 'at 30,50 facing S', 'at 10,50 facing S', open],
    ['further than half an element', 'at 60,50 facing S', 'at 10,50 facing S', open],
    ['nearer to corner before corner', 'at 50,50 facing S', 'at 75,50 facing S', open],
    ['out of line, it is no lining up', 'at 10,50 facing S', 'at 30,50 facing S', ['no', []]],
    ['to where nobody is ahead', 'at 30,50 facing S', 'at 90,50 facing S', ['no', []]],
    ['exactly into line', 'at 30,50 facing S', 'at 0,50 facing S', ['not held', []]],
  ])('%s', (_, from, to, answer) => {
    expect(stepped(from, to)).toEqual(answer);
  });
});

describe('whether it is in front of that enemy', () => {
  test.each([
    // Exactly 1 base width is within it; by hand nobody can tell.
    ['hand 0 mm', 'at 0,80 facing S', 'no'],
    ['hand 0 mm', 'at 0,80.01 facing S', 'yes'],
    ['hand 1 mm', 'at 0,80 facing S', 'too close'],
    ['hand 1 mm', 'at 0,78.5 facing S', 'too close'],
    ['hand 1 mm', 'at 0,77.9 facing S', 'no'],
  ])('%s, %s: aside %s', (hand, from, verdict) => {
    const answer = moved(from, from.replace('at 0', 'at 200'), { others: [hand] });
    expect(answer.verdict).toBe(verdict === 'yes' ? 'not told' : verdict);
    if (verdict === 'yes') expect(answer.rulings).toEqual([]);
  });

  test('beside it is not in front of it', () => {
    const { verdict, why, rulings } = moved('at 80,50 facing S', 'at 80,200 facing S', { others: ['hand 0 mm'] });
    expect([verdict, rulings]).toEqual(['not told', []]);
    expect(why).toContain('in front of no enemy within 1 base width');
  });

  test('who would only pass there may go round, and is asked', () => {
    const { rulings, verdict } = moved('at -200,40 facing E', 'at 200,40 facing E');
    expect(verdict).toBe('not told');
    expect(rulings[0]?.turnsOn).toEqual([{ field: 'beyondBaseWidth', open: 'not told', values: [false, true] }]);
    expect(rulings[0]?.facts.map(({ fact, answer }) => [fact, answer]).slice(0, 3)).toEqual([
      ['M starts in front of E, within 1 base width', 'no'],
      ['M ends in front of E, within 1 base width', 'no'],
      ['M passes, on the straight way, in front of E, within 1 base width', 'yes'],
    ]);
    expect(moved('at -200,40 facing E', 'at 200,40 facing E', { tell: { beyondBaseWidth: true } }).verdict).toBe('yes');
    expect(moved('at -200,40 facing E', 'at 200,40 facing E', { tell: { beyondBaseWidth: false } }).verdict).toBe('no');
  });

  test('of who passes beside that front, or further off, it is told that it is not in front of it', () => {
    const beside = moved('at 81,60 facing S', 'at 81,20 facing S');
    expect([beside.verdict, beside.why]).toEqual(['yes', 'it is nowhere in front of that enemy within 1 base width']);
  });

  test.each([
    ['stays', 'hand 1 mm', 'at 30,60 facing S', 'directlyForward', 'yes'],
    ['stays', 'hand 0', 'at 30,60 facing S', 'directlyForward', 'yes'],
    ['goes half a millimetre to a side', 'hand 1 mm', 'at 31,60 facing S', 'directlyForward', 'too close'],
    ['does, and hands see it', 'hand 0', 'at 31,60 facing S', 'cross', 'no'],
  ])('who %s (%s) does not simply cross', (_name, hand, to, action, verdict) => {
    const answer = moved('at 30,60 facing S', to, { others: [hand] });
    expect([answer.rulings[0]?.fields.action, answer.verdict]).toEqual([action, verdict]);
  });

  test('every fact has its margin and its witness', () => {
    const [starts] = moved(FACING, 'at 0,20 facing S').rulings[0]?.facts ?? [];
    expect(starts).toMatchObject({ answer: 'yes', paces: 30, millimetres: 15 });
    expect(starts?.witness?.points).toHaveLength(1);
  });

  test('an enemy that is named is the only one asked about', () => {
    const others = ['D: enemy Reg Sp (O) 30 deep beside E right'];
    expect(moved('at 40,50 facing S', 'at 40,20 facing S', { others }).rulings).toHaveLength(2);
    expect(moved('at 40,50 facing S', 'at 40,20 facing S', { others, target: 'D' }).rulings).toHaveLength(1);
  });
});

describe('what stands between', () => {
  const friend = 'F: Reg Bd (O) 30 deep at 0,20 facing S';

  test('one who stands behind a friend is free to go', () => {
    const answer = moved('at 0,50 facing S', 'at 200,50 facing S', { others: [friend] });
    expect(answer.verdict).toBe('yes');
    expect(answer.rulings[0]?.fields.between).toBe('element');
    expect(answer.rulings[0]?.facts.map(({ fact }) => fact)).toContain('F stands between M and E');
  });

  test('even partly', () => {
    const partly = 'F: Reg Bd (O) 30 deep at 75,20 facing S';
    expect(moved('at 0,50 facing S', 'at 200,60 facing S', { others: [partly] }).verdict).toBe('yes');
  });

  test('one who stands near the way between leaves it open', () => {
    const near = 'F: Reg Bd (O) 30 deep at 70,2 facing S';
    const answer = moved('at -38,50 facing S', 'at -38,200 facing S15', { others: [near] });
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['between']);
  });

  test.each(['3.0', ...withRules])('fortifications and water of the position count, in %s', (edition) => {
    for (const [terrain, between] of [
      ['TF: -200,20 200,20', 'fortification'],
      ['enemy PF: -40,0 40,0', 'fortification'],
      ['own TF: -40,50 40,50', 'fortification'],
      ['river 20 wide: -200,20 200,20', 'water'],
      ['waterway: -200,5 200,5 200,40 -200,40', 'water'],
    ] as const) {
      const answer = moved(FACING, 'at 90,120 facing S', { others: [terrain] }, edition);
      expect([terrain, answer.verdict, answer.rulings[0]?.fields.between]).toEqual([terrain, 'yes', between]);
      expect(answer.rulings[0]?.facts.map(({ fact }) => fact)).toContainEqual(
        expect.stringMatching(/^the (?:TF|PF|river|waterway) lies between M and E$/u),
      );
    }
  });

  test('but no others, and none that lie elsewhere', () => {
    for (const terrain of [
      'wood: -200,5 200,5 200,40 -200,40',
      'road 20 wide: -200,20 200,20',
      'TF: -200,-20 200,-20',
      'TF: 60,-100 60,100',
      'river 20 wide: -200,130 200,130',
      'river 20 wide: -200,-60 200,-60',
    ])
      expect([terrain, moved(FACING, 'at 90,50 facing S', { others: [terrain] }).verdict]).toEqual([terrain, 'no']);
  });

  test('at the start alone they free no move that ends before that enemy with nothing between', () => {
    const answer = moved('at 0,70 facing S', 'at 35,40 facing S', { others: ['TF: -200,60 200,60'] });
    expect(answer.rulings[0]?.fields).toMatchObject({ action: 'cross', between: 'none' });
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['action']);
  });

  test('near the way between they leave it open', () => {
    const answer = moved('at -60,60 facing S', 'at -130,60 facing S', { others: ['TF: 25,5 200,5', 'hand 0 mm'] });
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['between']);
  });

  test('water is nothing to naval, but who stands on the way is; of whom no troop is told is asked', () => {
    const position = (troop: string, others: readonly string[] = []) => [
      `G: enemy ${troop} 60 deep at 0,0 facing N`,
      'M: Reg Bd (O) 30 deep at 0,70 facing S',
      'waterway: -200,5 200,5 200,40 -200,40',
      ...others,
    ];
    const ask = (lines: readonly string[]) =>
      askTable(newest, { ask: 'in-front', position: lines, mover: 'M', to: 'at 90,70 facing S' });
    expect(ask(position('Irr Gal (O)')).verdict).toBe('no');
    expect(ask(position('Irr Gal (O)', ['F: Irr Bts (S) 20 deep at 0,30 facing S'])).verdict).toBe('yes');
    expect(ask(position('')).rulings[0]).toMatchObject({ verdict: 'not told', turnsOn: [{ field: 'enemyNaval' }] });
  });

  // E's front ends at 40: of one who stands by hand at 80, nobody can tell whether he is before it.
  test.each([
    [77, 'yes'],
    [79, 'too close'],
    [80, 'too close'],
    [81, 'too close'],
    [83, 'no'],
  ])('%d paces to a side, by hand: %s', (aside, verdict) => {
    const friend = `F: Reg Bd (O) 30 deep at ${String(aside)},30 facing S`;
    const by = (hand: string) => moved('at 0,60 facing S', 'at 30,130 facing S', { others: [friend, hand] });
    const answer = by('hand 1 mm');
    expect(answer.verdict).toBe(verdict);
    expect(by('hand 0 mm').verdict).toBe(aside < 80 ? 'yes' : 'no');
    if (verdict !== 'too close') return;
    expect(answer.rulings[0]?.turnsOn.map(({ field, open }) => [field, open])).toEqual([['between', 'too close']]);
    expect(answer.rulings[0]?.facts).toContainEqual(
      expect.objectContaining({ fact: 'F stands between M and E', answer: 'too close', paces: 80 - aside }),
    );
  });

  test.each([
    'at 80,50 facing S',
    'at 81,48 facing S',
    'at 79,52 facing S',
    'at 80,47 facing S',
    'at 80,-1 facing N',
    'at 81,4 facing N',
    'at 71,3 facing E',
  ])('who stands abreast of either is not between: %s', (place) => {
    expect(moved(FACING, 'at 0,200 facing S15', { others: [`F: Reg Bd (O) 30 deep ${place}`] }).verdict).toBe('no');
  });

  test('a fortification that ends by hand where the front does is too close', () => {
    const wall = (from: number) => moved(FACING, 'at 90,50 facing S', { others: [`TF: ${String(from)},20 200,20`] });
    expect([37, 39, 40, 41, 43].map((from) => wall(from).verdict)).toEqual([
      'yes',
      'too close',
      'too close',
      'too close',
      'no',
    ]);
  });

  test('one who stands near the way, and by a hair straight between, leaves it open', () => {
    const answer = moved('at 8,74 facing S', 'at -40,74 facing S', {
      others: ['F: Reg Bd (O) 30 deep at -73,64 facing N'],
    });
    expect(answer.rulings[0]?.turnsOn.map(({ field, open }) => [field, open])).toContainEqual(['between', 'not told']);
  });

  test('water is told', () => {
    expect(moved(FACING, 'at 90,50 facing S', { tell: { between: 'water' } }).verdict).toBe('yes');
    const naval = 'G: enemy Irr Gal (O) 60 deep at 200,0 facing N';
    const before = (tell: object) =>
      moved('at 200,50 facing S', 'at 300,50 facing S', { others: [naval], tell }).rulings.map(
        ({ verdict }) => verdict,
      );
    expect(before({ between: 'water' })).toEqual(['no']);
    expect(before({ between: 'fortification' })).toEqual(['yes']);
  });
});

test('dbm-3.2 figure 13a: no leave to slant onto a flank that another front covers', () => {
  const position = [
    'hand 0 mm',
    'X: enemy Reg Bw (O) 40 deep at 0,0 facing N',
    'Y: enemy Reg Sp (O) 40 deep at 80,-130 facing N',
    'M: Irr Cv (O) 40 deep at 176,60 facing S45',
  ];
  const onto = askTable(newest, { ask: 'in-front', position, mover: 'M', to: 'front on X right flank' });
  expect(done(onto, 'M before Y')).toEqual(['slantOntoFlank', 'no']);
  expect(onto.rulings[0]?.fields.ontoFlankOrRear).toBe(true);
  const straight = askTable(newest, { ask: 'in-front', position, mover: 'M', to: 'at 131,15 facing S45' });
  expect(straight.rulings.filter(({ verdict }) => verdict === 'no')).toEqual([]);
});

describe('what a page of players has otherwise, and we do not hold', () => {
  const before = (
    enemy: string,
    mover: string,
    to: string,
    more: Readonly<Record<string, unknown>> = {},
    edition = newest,
  ) =>
    askTable(edition, {
      ask: 'in-front',
      position: [
        'hand 0 mm',
        `A: enemy ${enemy} 40 deep at 0,0 facing N`,
        `M: ${mover} at 0,60 facing S`,
        `N: ${mover} beside M right`,
      ],
      mover: 'M',
      to,
      ...more,
    });

  test.each(['3.0', ...withRules])('baggage has no such front, in %s', (edition) => {
    expect(before('Irr Bge', 'Reg Bd (O)', 'at 90,130 facing S', {}, edition).verdict).toBe('not held');
    expect(before('Irr Bge', 'Reg Bd (O)', 'at 0,20 facing S', {}, edition).verdict).toBe('yes');
    expect(before('Irr Ps (O)', 'Reg Bd (O)', 'at 90,130 facing S', {}, edition).verdict).toBe('no');
  });

  test.each(['3.0', ...withRules])('a spontaneous advance ignores it: whether it is one is asked, in %s', (edition) => {
    const answer = before('Reg Bd (O)', 'Irr Wb (O)', 'at 90,60 facing S', {}, edition);
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn).toEqual([{ field: 'spontaneous', open: 'not told', values: [false, true] }]);
    const told = (spontaneous: boolean) =>
      before('Reg Bd (O)', 'Irr Wb (O)', 'at 90,60 facing S', { tell: { spontaneous } }, edition).verdict;
    expect([told(false), told(true)]).toEqual(['no', 'not held']);
  });

  test('not of troops who are not impetuous, nor of a group', () => {
    for (const mover of ['Reg Kn (F)', 'Irr Bd (O)', 'Irr Ps (O)'])
      expect([mover, before('Reg Bd (O)', mover, 'at 90,60 facing S').verdict]).toEqual([mover, 'no']);
    expect(before('Reg Bd (O)', 'Irr Wb (O)', 'at 90,60 facing S', { with: ['N'] }).verdict).toBe('no');
    expect(before('Reg Bd (O)', 'Irr Wb (O)', 'at 0,20 facing S').verdict).toBe('yes');
  });
});

test('bhgs:13.4: the second of a column expands on its pinned head', () => {
  const position = [
    'E: enemy Reg Sp (O) 30 deep at 40,0 facing N',
    'H: Reg Bd (O) 30 deep at 0,20 facing S',
    'M: Reg Bd (O) 30 deep behind H',
  ];
  const answer = askTable(newest, { ask: 'in-front', position, mover: 'M', to: 'beside H left' });
  expect(done(answer)).toEqual(['expandOnPinned', 'yes']);
  expect(answer.rulings[0]?.fields).toMatchObject({ expanding: 'second', furtherThanOneWidth: false, notLevel: false });
});

describe('bhgs:13.4: an expansion on a pinned head', () => {
  const KNIGHTS = [
    'E: enemy Irr Kn (O) at 0,0 facing N',
    'F: enemy Irr Kn (O) beside E right',
    'G: enemy Irr Kn (O) beside F right',
  ];
  const column = (to: string, more: Readonly<Record<string, unknown>> = {}, hand = 'hand 0 mm') =>
    askTable(newest, {
      ask: 'in-front',
      position: [
        hand,
        ...KNIGHTS,
        'H: Reg Bd (O) at 0,60 facing S',
        'M: Reg Bd (O) behind H',
        'N: Reg Bd (O) behind M',
      ],
      mover: 'M',
      to,
      ...more,
    });
  const before = ({ rulings }: Answered, enemy: string, mover = 'M') =>
    rulings.find(({ about }) => about === `${mover} before ${enemy}`);
  const told = (to: string) => column(to, { tell: { action: 'expand', beyondBaseWidth: false } });

  test('ends level with the head: that is told with its margin', () => {
    const answer = column('at 80,70 facing S');
    expect([answer.verdict, before(answer, 'E')?.fields.action]).toEqual(['not told', 'expandOnPinned']);
    expect(answer.why).toContain('the second element must end level with the head of the column');
    expect(before(answer, 'F')?.turnsOn).toEqual([
      { field: 'action', open: 'not told', values: ['expandOnPinned', 'lineUp'] },
    ]);
    expect(before(answer, 'F')?.facts).toContainEqual({
      fact: 'M ends level with H',
      answer: 'no',
      paces: -10,
      millimetres: -5,
      witness: {
        points: [
          { x: 0, y: 60 },
          { x: 80, y: 70 },
        ],
      },
    });
    expect(told('at 80,70 facing S').verdict).toBe('no');
    expect(told('at 80,60 facing S').verdict).toBe('yes');
    expect(told('at 80,40 facing S').why).toBe('the second element must end level with the head of the column');
  });

  test('ends one element width to the side', () => {
    const answer = column('at 160,60 facing S');
    expect(before(answer, 'G')).toMatchObject({
      verdict: 'not told',
      fields: { action: 'expandOnPinned', furtherThanOneWidth: true, notLevel: false },
    });
    // In front of whom it does not end, one width is not asked for.
    expect(before(answer, 'F')?.fields.action).toBe('cross');
    expect(told('at 160,60 facing S').why).toBe('the second element can expand by one element width only');
  });

  test.each([
    ['at 80,60.4 facing S', 'too close', false],
    ['at 80,64 facing S', 'no', true],
    ['at 80.5,60 facing S', 'yes', false],
  ])('by hand, %s: level %s', (to, answer, notLevel) => {
    const found = before(column(to, {}, 'hand 1 mm'), 'F');
    expect(found?.fields).toMatchObject({ action: 'expandOnPinned', notLevel });
    expect(found?.facts.find(({ fact }) => fact === 'M ends level with H')?.answer).toBe(answer);
  });

  test('who turns, stays beside the column, or goes back expands in no such way', () => {
    for (const to of ['at 85,70 facing S10', 'at 60,20 facing S', 'at 80,120 facing S', 'at 80,160 facing S'])
      expect(column(to).rulings.map(({ fields }) => fields.action)).not.toContain('expandOnPinned');
  });

  test('the third may go further, behind a second who heads them', () => {
    const third = (more: Readonly<Record<string, unknown>>) =>
      before(column('at 160,60 facing S', { mover: 'N', ...more }), 'G', 'N');
    expect(third({})?.fields).not.toHaveProperty('expanding');
    expect(third({ tell: { action: 'expand' } })).toMatchObject({
      verdict: 'not told',
      fields: { expanding: 'thirdOrFourth', furtherThanOneWidth: true, notLevel: false },
      turnsOn: [{ field: 'secondNotHead', open: 'not told', values: [false, true] }],
    });
    expect(third({ tell: { action: 'expand', secondNotHead: true } })?.verdict).toBe('no');
    const both = column('beside H left', { with: ['N'], tell: { action: 'expand' } });
    expect(before(both, 'E')?.fields).toMatchObject({ expanding: 'second' });
  });

  test('of one who stood behind nobody all that is asked', () => {
    const { rulings } = moved(FACING, 'at 0,20 facing S', { tell: { action: 'expand' } });
    expect(rulings[0]?.turnsOn.map(({ field }) => field)).toEqual([
      'expanding',
      'furtherThanOneWidth',
      'notLevel',
      'secondNotHead',
    ]);
  });
});

test('a shift that ends on a flank crosses a front as any other move', () => {
  const shift = (tell: object) => moved('at 30,50 facing S', 'at 0,50 facing S', { tell }).rulings[0];
  expect([shift({})?.fields.ontoFlankOrRear, shift({})?.verdict]).toEqual([false, 'yes']);
  expect(shift({ ontoFlankOrRear: true })?.verdict).toBe('no');
});

test('where it stands, the action is asked', () => {
  const { verdict, rulings } = moved(FACING, null);
  expect(verdict).toBe('not told');
  expect(rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['action', 'notTowards']);
  expect(moved(FACING, null, { tell: { action: 'side step' } }).verdict).toBe('no');
});

test('a group is asked element by element', () => {
  const others = ['N: Reg Bd (O) 30 deep beside M left'];
  const { rulings } = moved('at -10,50 facing S', 'at -10,20 facing S', { others, with: ['N'] });
  expect(rulings.map(({ about, verdict }) => [about, verdict])).toEqual([
    ['M before E', 'yes'],
    ['N before E', 'yes'],
  ]);
});

describe('before several enemy', () => {
  const line = ['D: enemy Reg Sp (O) 30 deep beside E right', 'C: enemy Reg Sp (O) 30 deep beside E left'];
  const verdicts = (from: string, to: string, hand = 'hand 0 mm') => {
    const { verdict, rulings } = moved(from, to, { others: [...line, hand] });
    return [verdict, ...rulings.map((each) => [each.about, each.fields.action, each.verdict])];
  };

  test('a shift into contact with one is free of the front of the other', () => {
    expect(verdicts('at 30,50 facing S', 'front on E front')).toEqual([
      'yes',
      ['M before E', 'lineUp', 'yes'],
      ['M before D', 'lineUpShift', 'yes'],
    ]);
  });

  test('by more than half an element it is not', () => {
    const [verdict, ...rulings] = verdicts('at 45,50 facing S', 'at 0,20 facing S');
    expect(verdict).not.toBe('yes');
    expect(rulings[1]).not.toContain('lineUpShift');
  });

  test('who lines up with one by a wheel: how the other counts, no source tells', () => {
    expect(verdicts('at 20,60 facing S20', '30 ahead of E facing it')).toEqual([
      'not told',
      ['M before E', 'lineUp', 'yes'],
      ['M before D', 'lineUp', 'not told'],
    ]);
  });

  test.each(['at 0,60 facing S', 'at 1,60 facing S', 'at -1.5,60 facing S'])(
    'who stands opposite one as well as hands can, goes straight into contact: %s',
    (from) => {
      expect(verdicts(from, 'front on E front', 'hand 1 mm')[0]).toBe('yes');
    },
  );
});

describe('what would be allowed instead', () => {
  test.each([
    ['straight back, for a way out aside', FACING, 'at 60,140 facing S', 'at 0,140 facing S', 60],
    [
      'opposite the enemy, for a wheel to nothing',
      'at 10,60 facing S',
      'at 0,45 facing S20',
      '45 ahead of E facing it',
      17.36,
    ],
    ['no step aside', 'at 0,50 facing S', 'at 60,20 facing S', 'at 0,20 facing S', 60],
  ])('%s', (_, from, to, instead, paces) => {
    const { nearest, verdict } = moved(from, to);
    expect(verdict).not.toBe('yes');
    const found = nearest.find((each) => each.to === instead);
    expect(found?.paces).toBeCloseTo(paces, 0);
    expect(moved(from, instead).verdict).toBe('yes');
    expect(nearest.map((each) => each.paces)).toEqual(
      nearest.map((each) => each.paces).toSorted((one, other) => one - other),
    );
  });

  test('nothing for what is allowed', () => {
    expect(moved(FACING, 'at 0,20 facing S').nearest).toEqual([]);
  });
});
