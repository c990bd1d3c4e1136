import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const withRules = editions.slice(1);
const newest = editions.at(-1) ?? '';

const ENEMY = 'E: enemy Reg Sp (O) 30 deep at 0,0 facing N';

/** A sideways shift of M, before E and others, in the newest edition unless another is told. */
function shifted(from: string, to: string, more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  const { others = [], hand = '0', ...rest } = more as { others?: readonly string[]; hand?: string };
  const position = [`hand ${hand} mm`, ENEMY, `M: Reg Bd (O) 30 deep ${from}`, ...others];
  return askTable(edition, { ask: 'line-up', position, mover: 'M', to, ...rest });
}

const fieldsOf = ({ rulings }: Answered) => rulings[0]?.fields;

describe.each(withRules)('the shift to line up, in %s', (edition) => {
  test.each([
    ['by a third', 'at 27,60 facing S', 'at 0,60 facing S', 'yes'],
    ['by half an element', 'at 40,60 facing S', 'at 0,60 facing S', 'yes'],
    ['by more than half', 'at 40.01,60 facing S', 'at 0,60 facing S', 'no'],
    ['with a move ahead', 'at 27,160 facing S', 'at 0,30 facing S', 'yes'],
    ['at exactly 1 base width', 'at 27,80 facing S', 'at 0,80 facing S', 'yes'],
    ['further off', 'at 27,80.1 facing S', 'at 0,80.1 facing S', 'no'],
    ['out of line', 'at 0,60 facing S', 'at 20,60 facing S', 'no'],
    ['from out of line to out of line', 'at 30,60 facing S', 'at 10,60 facing S', 'no'],
    ['from line to the corner', 'at 0,60 facing S', 'at 40,60 facing S', 'no'],
    ['to where the front corners meet', 'at 50,60 facing S', 'at 80,60 facing S', 'yes'],
  ])('%s', (_, from, to, verdict) => {
    expect(shifted(from, to, {}, edition).verdict).toBe(verdict);
  });
});

test.each([
  ['0', 'at 0,160 facing S', 'at 0,60 facing S', 0],
  ['0', 'at 0.4,160 facing S', 'at 0,60 facing S', 1],
  ['1', 'at 0.4,160 facing S', 'at 0,60 facing S', 0],
  ['1', 'at 1,160 facing S', 'at 0,60 facing S', 1],
])('hand %s mm, %s, %s: nobody is ruled on who does not shift', (hand, from, to, many) => {
  expect(shifted(from, to, { hand }).rulings).toHaveLength(many);
});

test('3.0 has no wording of it', () => {
  const [ruling] = shifted('at 27,60 facing S', 'at 0,60 facing S', {}, '3.0').rulings;
  expect([ruling?.verdict, ruling?.fields.unnecessary]).toEqual(['not held', false]);
  expect(ruling?.facts.slice(2).map(({ fact, answer }) => [fact, answer])).toEqual([
    [
      'whether one of them could contact enemy in a permitted position straight ahead, from where they end: E, stands in print only',
      'yes',
    ],
    [
      'whether one of them could contact enemy in a permitted position straight ahead, without the shift: E, stands in print only',
      'yes',
    ],
  ]);
});

test('in 3.0 too nobody is contacted who is not ahead', () => {
  const [ruling] = shifted('at 100,60 facing S', 'at 130,60 facing S', {}, '3.0').rulings;
  expect(ruling?.fields.unnecessary).toBe(true);
  expect(ruling?.facts.slice(2).map(({ answer }) => answer)).toEqual(['no', 'no']);
});

test.each([
  [81.5, 'too close'],
  [82, 'no'],
  [82.5, 'no'],
])('by hand, ending %d paces off, it is within 1 base width: %s', (far, verdict) => {
  const answer = shifted('at 30,200 facing S', `at 0,${String(far)} facing S`, { hand: '1' });
  expect([answer.verdict, answer.rulings[0]?.turnsOn.filter(({ open }) => open === 'not told')]).toEqual([verdict, []]);
});

describe('what the position shows of it', () => {
  test('how far, how near, and what could be contacted', () => {
    const answer = shifted('at 30,60 facing S', 'at 0,60 facing S');
    expect(fieldsOf(answer)).toEqual({ shift: 0.375, beyondBaseWidth: false, unnecessary: false });
    expect(answer.rulings[0]?.facts.map((each) => [each.fact, each.answer, each.paces])).toEqual([
      ['M ends 30 paces to a side: 0.38 of an element width', 'yes', null],
      ['M starts or ends within 1 base width of E', 'yes', 20],
      ['M could contact enemy in a permitted position straight ahead, from where they end: E', 'yes', null],
      ['one of them could contact enemy in a permitted position straight ahead, without the shift', 'no', null],
    ]);
  });

  test('without it the enemy could be contacted too', () => {
    // As the front corners would meet.
    expect(fieldsOf(shifted('at 80,60 facing S', 'at 42,60 facing S'))).toMatchObject({ unnecessary: true });
  });

  test('someone in the way', () => {
    const others = ['F: Reg Bd (O) 30 deep at 0,0 facing S and front on E front'];
    expect(shifted('at 30,60 facing S', 'at 0,60 facing S', { others }).verdict).toBe('no');
  });

  test('one of a group is enough', () => {
    const others = ['N: Reg Bd (O) 30 deep beside M left', 'L: Reg Bd (O) 30 deep beside N left'];
    const group = { others, with: ['N', 'L'] };
    expect(shifted('at -130,60 facing S', 'at -160,60 facing S', group).verdict).toBe('yes');
    expect(shifted('at -130,60 facing S', 'at -150,60 facing S', group).verdict).toBe('no');
  });

  test('another enemy could be contacted without it: nobody tells whether it is necessary', () => {
    const others = ['D: enemy Reg Sp (O) 30 deep at 110,0 facing N'];
    const answer = shifted('at 30,60 facing S', 'at 0,60 facing S', { others });
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn.map(({ field, open }) => [field, open])).toEqual([['unnecessary', 'not told']]);
  });

  test('what hands cannot tell', () => {
    const by = (aside: string) => shifted(`at ${aside},60 facing S`, 'at 0,60 facing S', { hand: '1' }).verdict;
    expect([by('37'), by('39'), by('40'), by('41'), by('43')]).toEqual(['yes', 'too close', 'yes', 'too close', 'no']);
  });

  test('a shift before, in the same move, is told', () => {
    expect(shifted('at 30,60 facing S', 'at 0,60 facing S', { tell: { again: true } }).verdict).toBe('no');
  });

  test('a shift that comes with a wheel is told', () => {
    const turned = (tell: object) => shifted('at 30,60 facing S10', 'at 0,60 facing S', { tell });
    expect(() => turned({})).toThrow('"tell": expected how far M shifts, in element widths, such as {"shift": 0.4}');
    expect(turned({ shift: 0.4, unnecessary: false }).verdict).toBe('yes');
    expect(turned({ shift: 0.4 }).verdict).toBe('not told');
    expect(turned({ shift: 0.6 }).verdict).toBe('no');
  });

  test('who stays does not shift', () => {
    expect(() =>
      askTable(newest, { ask: 'line-up', position: [ENEMY, 'M: Reg Bd (O) at 0,60 facing S'], mover: 'M' }),
    ).toThrow('"to": expected where the move ends');
  });
});

test('where it may shift to instead', () => {
  const { nearest } = shifted('at 30,60 facing S', 'at 10,60 facing S');
  expect(nearest).toEqual([{ to: '60 ahead of E facing it', paces: 10, millimetres: 5, reach: 'not measured' }]);
});

test('the very spot, in other words, is no place to shift to instead', () => {
  const { nearest, verdict } = shifted('at 30,160 facing S', 'at 0,80 facing S', { hand: '1' });
  expect([verdict, nearest]).toEqual(['too close', []]);
});
