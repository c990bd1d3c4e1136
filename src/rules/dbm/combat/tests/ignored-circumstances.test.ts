import { describe, expect, test } from 'vitest';
import { ignoredCircumstances } from '../ignored-circumstances.ts';
import { parseCombatQuestion } from '../../../index.ts';

const blades = { troop: 'Reg Bd (O)' };

describe('what an answer takes no account of is told', () => {
  test.each([
    ['nothing where everything counts', { mode: 'close', a: { ...blades, overlaps: 1, general: true }, b: blades }, []],
    [
      'aiders in close combat',
      { mode: 'close', a: blades, b: { ...blades, aiders: 2 } },
      ['b.aiders: counts in distant shooting only'],
    ],
    [
      'overlaps and slopes in shooting',
      {
        mode: 'shooting',
        a: { troop: 'Reg Bw (O)', shooting: true, aiders: 1, upslope: true },
        b: { ...blades, overlaps: 2 },
      },
      ['a.upslope: counts in close combat only', 'b.overlaps: counts in close combat only'],
    ],
    [
      'who is on the flank of one who shoots, and not of one who is shot at: that one may recoil',
      {
        mode: 'shooting',
        a: { troop: 'Reg Bw (O)', shooting: true, flankContacts: 1 },
        b: { ...blades, flankContacts: 1, rearContacts: 1 },
      },
      ['a.flankContacts: counts in close combat only'],
    ],
    [
      'a load on land',
      { mode: 'close', a: { ...blades, unladen: true }, b: { troop: 'Reg Gal (O)', unladen: true } },
      ['a.unladen: counts for naval elements only'],
    ],
    [
      'a corner where nobody is on the flank',
      { mode: 'close', a: { ...blades, fortified: 'PF', acrossCorner: true }, b: blades },
      ['a.acrossCorner: counts with an enemy on its flank only'],
    ],
    [
      'wheels on foot',
      { mode: 'close', a: { ...blades, mobile: true }, b: { troop: 'Bge', mobile: false } },
      ['a.mobile: counts for baggage only'],
    ],
  ])('%s', (_title, question, expected) => {
    expect(ignoredCircumstances(parseCombatQuestion(question))).toEqual(expected);
  });
});
