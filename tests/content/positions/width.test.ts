import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable } from './ask-table.ts';

const WIDTH = 'element-basing.base-width';
const leaving = (scale: readonly string[], edition: string, from = 77, troop = 'Reg Cv (O)') =>
  askTable(edition, {
    ask: 'in-front',
    position: [
      ...scale,
      'hand 0 mm',
      'A: enemy Reg Bd (O) 30 deep at 0,0 facing N',
      `M: ${troop} 60 deep at 0,${String(from)} facing S`,
    ],
    mover: 'M',
    to: 'at 90,160 facing S',
  });
const ofWidth = ({ trail }: ReturnType<typeof leaving>) =>
  trail.flatMap((step) => (step.clause === WIDTH ? [(step as unknown as { label: string }).label] : []));

describe.each(editions)('how wide bases are, in %s', (edition) => {
  test('of 15 mm figures in millimetres is told', () => {
    const answer = leaving([], edition);
    expect([answer.verdict, ofWidth(answer)]).toEqual(['no', []]);
    expect(leaving(['scale 15 mm in millimetres'], edition)).toEqual(answer);
  });

  test('in inches is a little less than is reckoned, which is said', () => {
    expect(ofWidth(leaving(['scale 15 mm in inches'], edition))).toEqual([
      'Bases are reckoned 80 paces wide: measured in inches, their 40 mm are 78.74',
    ]);
  });

  test('of 25 mm figures is in none of our sources: what is measured from them is not held', () => {
    const answer = leaving(['scale 25 mm in millimetres'], edition);
    expect(answer.verdict).toBe('not held');
    expect(answer.why).toBe(
      'our sources do not tell how wide bases of 25 mm figures are: see the printed rulebook, p. 10; if they are 80 paces, or 64 mm, wide, no: no element can cross or leave the front of enemy within 1 base width, says a secondary source that quotes 3.0',
    );
    expect(answer.rulings.map(({ verdict }) => verdict)).toEqual(['not held']);
    expect([answer.nearest, ofWidth(answer)]).toEqual([
      [],
      ['Bases are reckoned 80 paces, or 64 mm, wide: our sources do not tell how wide bases of 25 mm figures are'],
    ]);
    // Knights may advance spontaneously, so that it is open even then.
    const open = leaving(['scale 25 mm in millimetres'], edition, 77, 'Irr Kn (F)');
    expect(open.why).toMatch(/ if they are 80 paces, or 64 mm, wide, no: .*; or not held: /u);
    expect([open.verdict, open.rulings[0]?.turnsOn]).toEqual(['not held', []]);
    // Where nothing is asked of the rules, nothing rests on it.
    expect(leaving(['scale 25 mm in millimetres'], edition, 500).verdict).toBe('not told');
  });
});

test('a combat of 25 mm figures is fought: its contacts are stated', () => {
  const position = [
    'scale 25 mm in millimetres',
    'A: Reg Bd (O) 30 deep at 0,0 facing N',
    'B: enemy Reg Sp (O) 30 deep front on A front',
  ];
  const fought = askTable('3.4', { ask: 'combat', position, mover: 'A' });
  expect([fought.verdict, fought.trail.filter(({ clause }) => clause === WIDTH).length]).toEqual(['yes', 1]);
});
