import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';
const told = ({ rulings }: Answered) => rulings.flatMap(({ facts }) => facts.map(({ fact }) => fact));

describe.each(amended)('a straight way over fortifications is told, in %s', (edition) => {
  test('of a gap: whether it can cross them is open', () => {
    const gap = (...wall: readonly string[]) =>
      askTable(edition, {
        ask: 'gap',
        position: [
          'M: Irr Kn (F) 60 deep at 75,-200 facing N',
          'C: enemy Reg Bd (O) 30 deep at 0,0 facing N',
          'D: enemy Reg Bd (O) 30 deep at 150,0 facing N',
          ...wall,
        ],
        mover: 'M',
        to: 'at 75,-34 facing N',
        between: ['C', 'D'],
        tell: { path: 'straightAhead', endsInContact: true },
      });
    expect([gap().verdict, gap('PF: 200,-100 300,-100').verdict]).toEqual(['yes', 'yes']);
    const over = gap('PF: 0,-100 200,-100');
    expect([over.verdict, over.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual([
      'not told',
      ['passesObstruction'],
    ]);
    expect(told(over)).toContain('M’s straight way leads over the PF');
  });

  test('of a way through friends', () => {
    const answer = askTable(edition, {
      ask: 'pass-through',
      position: ['A: Irr Kn (O) at 0,0 facing N', 'B: Irr Hd (I) 30 deep at 0,60 facing N', 'TF: -100,70 100,70'],
      mover: 'A',
      to: 'at 0,140 facing N',
    });
    expect(told(answer)).toContain('A’s straight way leads over the TF');
  });

  test('of a spontaneous move', () => {
    const go = (wall: string) =>
      told(
        askTable(edition, {
          ask: 'spontaneous',
          position: ['E: enemy Reg Bd (O) at 0,0 facing N', 'M: Irr Kn (F) at 0,300 facing S', wall],
          mover: 'M',
          to: 'at 0,150 facing S',
        }),
      );
    expect(go('TF: -10,200 10,220')).toContain('M’s straight way leads over the TF');
    expect(go('TF: -10,100 10,120').join()).not.toContain('TF');
  });

  test.each([
    ['none', 'no'],
    ['TF: -300,60 300,60', 'not told'],
    ['TF: 0,50 0,70', 'not told'],
    ['waterway: -300,50 300,50 300,60 -300,60', 'not told'],
  ])('of one who could contact enemy alone, were it not for them: %s', (terrain, verdict) => {
    const answer = askTable(edition, {
      ask: 'contact',
      position: [
        'hand 0',
        'X: enemy Reg Bd (O) 30 deep at 0,0 facing N',
        'A: Irr Ax (O) 30 deep at 0,100 facing S',
        'B: Irr Ax (O) 30 deep beside A left',
        ...(terrain === 'none' ? [] : [terrain]),
      ],
      mover: 'A',
      to: 'front on X front',
      ends: ['B at 80,70 facing S'],
    });
    expect(answer.verdict).toBe(verdict);
  });

  test('of a column that forms, as far as its way might be straight', () => {
    const form = (wall: string) =>
      askTable(edition, {
        ask: 'form-column',
        position: [
          'A: Reg Bd (O) at 0,0 facing N',
          'B: Reg Bd (O) beside A right',
          'C: Reg Bd (O) beside B right',
          wall,
        ],
        mover: 'A',
        to: 'at 0,30 facing N',
        ends: ['B behind A', 'C beside B right'],
      });
    expect(form('TF: -300,15 -200,15').verdict).toBe('yes');
    const ahead = form('TF: -100,15 30,15');
    expect(ahead.verdict).toBe('not held');
    expect(told(ahead)).toContain('A’s straight way leads over the TF');
    const aside = form('TF: 100,-15 300,-15');
    expect(aside.verdict).toBe('not told');
    expect(told(aside)).toContain('C’s way, if it were straight, leads over the TF');
    // What they leave behind, as a hand tells it, is on nobody's way.
    for (const rear of ['-30', '-30.5'])
      expect([rear, form(`own TF: -100,${rear} 300,${rear}`).verdict]).toEqual([rear, 'yes']);
  });
});

test('the first of several fortifications need not be the one on the way', () => {
  const answer = askTable(newest, {
    ask: 'reach',
    position: ['A: Reg Bd (O) at 0,0 facing N', 'TF: 300,0 400,0', 'PF: -300,0 -200,0 0,50'],
    mover: 'A',
    to: 'at 0,80 facing N',
  });
  expect(told(answer)).toContain('A’s straight way leads over the PF');
  expect(told(answer)).not.toContain('A’s straight way leads over the TF');
});
