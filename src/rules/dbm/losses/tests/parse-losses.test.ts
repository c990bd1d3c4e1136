import { describe, expect, test } from 'vitest';
import { DBM_QUERIES } from '../../../index.ts';
import { blades, losses } from './build.ts';

const poseLosses = (question: unknown) => DBM_QUERIES.losses.pose(question);
const poseVictory = (question: unknown) => DBM_QUERIES.victory.pose(question);

describe('a question on losses that is not well formed', () => {
  test.each([
    [{}, '"command": expected the elements that the command had at first, found none'],
    [{ command: 3 }, '"command": expected a list'],
    [{ lost: 3, lostEE: 3 }, '"lostEE": expected either "lost" or "lostEE", found both'],
    [{ lost: 1.3 }, '"lost": expected a number of 0 or more, in halves, found 1.3'],
    [{ command: [{ troop: 'Reg Bd' }] }, '"command[0].troop": "Reg Bd" has no grade'],
    [
      { command: [{ ...blades(1), count: 1.5 }] },
      '"command[0].count": expected a whole number from 0 to 500, found 1.5',
    ],
    [{ command: [{ ...blades(1), leader: true }] }, '"command[0].leader": unknown field'],
    [{ originalEE: 12.25 }, '"originalEE": expected a number of 0 or more, in halves, found 12.25'],
    [{ originalEE: -1 }, '"originalEE": expected a number'],
    [{ lost: [blades(2)], lostEE: 2 }, '"lostEE": expected either "lost" or "lostEE", found both'],
    [{ command: [blades(9)], originalEE: 9 }, '"originalEE": expected either "command" or "originalEE", found both'],
    [
      { command: [blades(9)], originalEE: 9, purpose: 'defeat' },
      '"originalEE": expected either "command" or "originalEE", found both',
    ],
    [
      { command: [blades(9)], originalEE: 40, armyTroopLosses: 9, purpose: 'demoralisation' },
      '"originalEE": expected either',
    ],
    [
      { lost: [blades(2), { troop: 'Bge' }] },
      '"lost[1].troop": expected troops, found baggage: tell it in "baggage", with its fate',
    ],
    [{ command: [blades(3)], lost: [blades(4)] }, '"lost": expected at most the 3 elements that there were, found 4'],
    [
      { command: [blades(3), { troop: 'Bge', count: 6 }], lost: [blades(2), blades(2)] },
      '"lost": expected at most the 3 elements that there were, found 4',
    ],
    [
      { baggage: [{ fate: 'destroyed' }] },
      '"baggage[0].fate": expected one of "destroyedInCloseCombat", "lostOtherwise", "demoralised", found "destroyed"',
    ],
    [{ baggage: [{ count: 2 }] }, '"baggage[0].fate": expected one of'],
    [{ originalEE: 9, purpose: 'defeet' }, '"purpose": unknown value "defeet", did you mean "defeat"?'],
    [{ originalEE: 9, purpos: 'defeat' }, '"purpos": unknown field, did you mean "purpose"?'],
  ])('%j', (question, message) => {
    expect(() => poseLosses(question)).toThrow(message);
  });
});

describe('a question on victory that is not well formed', () => {
  const command = { originalEE: 12, lost: 3 };
  const cInC = { ...command, general: 'C-in-C' };
  test.each([
    [{}, '"sideA": expected a list of 1 to 6'],
    [{ sideA: [command], sideB: [] }, '"sideB": expected a list of 1 to 6'],
    [
      { sideA: [{ lost: 3 }], sideB: [command] },
      '"sideA[0].originalEE": expected a number of 0 or more, in halves, found nothing',
    ],
    [
      { sideA: [command, { ...command, lost: 12.5 }], sideB: [command] },
      '"sideA[1].lost": expected at most the original 12, found 12.5',
    ],
    [
      { sideA: [command], sideB: [cInC, command, cInC] },
      '"sideB[2].general": expected one C-in-C on each side, found a second',
    ],
    [
      { sideA: [command], sideB: [{ ...command, general: 'captain' }] },
      '"sideB[0].general": expected null or one of "C-in-C"',
    ],
  ])('%j', (question, message) => {
    expect(() => poseVictory(question)).toThrow(message);
  });

  test('all may be lost, and a loss be left out', () => {
    expect(() => poseVictory({ sideA: [{ originalEE: 12, lost: 12 }], sideB: [{ originalEE: 12 }] })).not.toThrow();
    expect(() => poseVictory({ sideA: [cInC], sideB: [cInC] })).not.toThrow();
  });
});

describe('what may be written otherwise', () => {
  test.each([
    ['destroyedInCloseCombat', 3],
    ['destroyed in close combat', 3],
    ['Close-combat', 3],
    ['destroyed by close combat', 3],
    ['sacked', 3],
    ['fled off table', 2],
    ['lostOtherwise', 2],
    ['lost another way', 2],
    ['lost', 2],
    ['demoralised', 1],
    ['demoralized, but not yet lost', 1],
  ])('the fate %s', (fate, totalLosses) => {
    expect(losses({ baggage: [{ fate }] })).toMatchObject({ totalLosses });
  });

  test.each([
    ['demoralization', 'demoralisation'],
    ['final defeat', 'defeat'],
    ['finalDefeat', 'defeat'],
    ['tie-break', 'tieBreak'],
    ['tiebreak', 'tieBreak'],
  ])('the purpose %s', (purpose, totalFor) => {
    expect(losses({ lostEE: 2, purpose })).toMatchObject({ totalFor });
  });

  test('what was lost, as a number of element equivalents', () => {
    expect(losses({ command: [blades(9)], lost: 2.5 })).toEqual(losses({ command: [blades(9)], lostEE: 2.5 }));
    expect(losses({ command: blades(9) })).toEqual(losses({ command: [blades(9)] }));
  });

  test('a count that is left out is 1, and 0 is none', () => {
    expect(losses({ command: [{ troop: 'Reg Bd (O)' }] })).toMatchObject({ elementEquivalents: 1 });
    expect(losses({ command: [blades(0)] })).toMatchObject({ elementEquivalents: 0, each: [1], trail: [] });
  });
});

describe('in words', () => {
  test.each([
    [
      {
        command: [
          { ...blades(12), general: 'C-in-C' },
          { troop: 'Ps (O)', count: 3 },
        ],
        lost: [blades(2)],
        generalLost: true,
      },
      '12 Reg Bd (O) (C-in-C), 3 Ps (O); lost: 2 Reg Bd (O); its general lost',
    ],
    [
      { originalEE: 40.5, lostEE: 0.5, armyTroopLosses: 16, purpose: 'defeat', baggage: [{ count: 2, fate: 'lost' }] },
      '40½ element equivalents at first; ½ element equivalents lost; 2 baggage lost in another way; the army has lost 16 of troops; counted for final defeat',
    ],
    [
      { baggage: [{ fate: 'close combat' }, { fate: 'demoralised' }], purpose: 'tieBreak' },
      '1 baggage destroyed in close combat; 1 baggage demoralised, not lost so far; counted for a tie-break',
    ],
    [{ originalEE: 9, purpose: 'demoralisation' }, '9 element equivalents at first; counted for demoralisation'],
  ])('%j', (question, words) => {
    expect(poseLosses(question).words()).toBe(words);
  });

  test('victory', () => {
    const sideA = [
      { originalEE: 12, lost: 3, demoralised: false, general: 'ally' },
      { originalEE: 9, lost: 4.5, demoralised: true },
    ];
    expect(poseVictory({ sideA, sideB: [{ originalEE: 10 }] }).words()).toBe(
      'Side A: a command (ally) has lost 3 of 12, not demoralised; a command has lost 4½ of 9, demoralised. Side B: a command has lost 0 of 10. The game goes on',
    );
    expect(poseVictory({ sideA, sideB: sideA, gameOver: true }).words()).toMatch(/\. The game is over$/u);
  });
});
