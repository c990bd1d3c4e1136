import { describe, expect, test } from 'vitest';
import { notHeld } from '../../../frame/not-held.ts';
import { clause } from '../../../tests/build.ts';
import { only, rules, victory } from './build.ts';

/** The side with more quarters gives 2, and before the end nothing moves. */
const transfer = clause('x.transfer', ({ victoryPointTransfer }) => {
  victoryPointTransfer(({ gameOver, sideA, sideB }) => {
    if (!gameOver) return { vp: 0, why: 'too early' };
    if (sideA.demoralised + sideB.demoralised > 0) return undefined;
    if (sideA.quarterLost === sideB.quarterLost) return { vp: 0, why: 'alike' };
    return { vp: 2, from: sideA.quarterLost > sideB.quarterLost ? 'sideA' : 'sideB', why: 'more quarters' };
  });
});
const set = rules(transfer);

const fresh = { originalEE: 18, lost: 3.5 };
const hurt = { originalEE: 18, lost: 4 };
const beaten = { originalEE: 18, lost: 6 };
const none = { vp: 0, from: null, to: null };

describe('the transfer', () => {
  test.each([
    ['from side A', [hurt], [fresh, fresh], { vp: 2, from: 'sideA', to: 'sideB' }],
    ['from side B', [hurt, fresh], [hurt, hurt], { vp: 2, from: 'sideB', to: 'sideA' }],
    ['none', [hurt, fresh], [hurt], none],
    ['none that a clause tells of', [beaten], [fresh], none],
  ])('%s', (_, sideA, sideB, expected) => {
    expect(victory(sideA, sideB, set)).toMatchObject({ transfer: expected });
  });

  test('is none before the game is over, and there is no score', () => {
    const answer = victory([hurt], [fresh], set, false);
    expect(answer).toMatchObject({ transfer: none });
    expect(answer).not.toHaveProperty('vp');
    expect(answer.trail.at(-1)).toEqual({ step: 'transfer', amount: 0, clause: 'x.transfer', label: 'too early' });
  });

  test('is told on both sides', () => {
    expect(victory([hurt], [fresh], set).trail.filter(({ step }) => step === 'transfer')).toEqual([
      { step: 'transfer', side: 'a', amount: -2, clause: 'x.transfer', label: 'more quarters' },
      { step: 'transfer', side: 'b', amount: 2, clause: 'x.transfer', label: 'more quarters' },
    ]);
  });

  test('is none where it has no side to come from', () => {
    const lame = clause('x.lame', ({ victoryPointTransfer }) => {
      victoryPointTransfer(() => ({ vp: 1, why: 'lame' }));
    });
    expect(victory([hurt], [fresh], rules(lame))).toMatchObject({ transfer: none, vp: { sideA: 5, sideB: 5 } });
  });

  test('is open where the wording is not held', () => {
    const unheld = clause('x.unheld', ({ victoryPointTransfer }) => {
      victoryPointTransfer(() => notHeld);
    });
    expect(victory([hurt], [fresh], rules(unheld))).toMatchObject({ answer: null });
  });
});

describe('a command', () => {
  test('is demoralised by its losses, unless it is told otherwise', () => {
    const demoralised = (sideA: readonly unknown[]) => {
      const answer = victory(sideA, [fresh], set);
      return 'demoralised' in answer ? answer.demoralised : null;
    };
    expect(demoralised([beaten, hurt])).toEqual({ sideA: 1, sideB: 0 });
    expect(demoralised([{ ...beaten, demoralised: false }])).toEqual({ sideA: 0, sideB: 0 });
    expect(demoralised([{ ...fresh, demoralised: true }])).toEqual({ sideA: 1, sideB: 0 });
  });

  test('tells what it has lost', () => {
    const told = { ...beaten, demoralised: false };
    expect(victory([hurt], [fresh, told, beaten], set).trail.filter(({ side }) => side === undefined)).toEqual([
      {
        step: 'quarter lost',
        clause: 'plain.quarter',
        label: 'side A, command 1: 4 lost of 18, where 4 is enough',
      },
      {
        step: 'demoralised',
        clause: 'plain.third',
        label: 'side B, command 2: 6 lost of 18, where 6 is enough (six will do); told as not demoralised',
      },
      {
        step: 'quarter lost',
        clause: 'plain.quarter',
        label: 'side B, command 2: 6 lost of 18, where 4 is enough',
      },
      {
        step: 'demoralised',
        clause: 'plain.third',
        label: 'side B, command 3: 6 lost of 18, where 6 is enough (six will do)',
      },
      {
        step: 'quarter lost',
        clause: 'plain.quarter',
        label: 'side B, command 3: 6 lost of 18, where 4 is enough',
      },
    ]);
  });

  test('without element equivalents has no quarter to lose', () => {
    expect(victory([fresh], [{ originalEE: 0 }], set)).toMatchObject({
      answer: null,
      why: 'no clause says when side B, command 1, without element equivalents, has lost a quarter of them',
    });
    const points = rules().steps;
    const without = { ...rules(), steps: { ...points, quarterLostAt: [] } };
    expect(victory([fresh], [{ originalEE: 0 }], without)).toMatchObject({ demoralised: { sideA: 0, sideB: 0 } });
  });
});

describe('the score', () => {
  const as = (general: string, lost = 0) => ({ originalEE: 18, lost, general });
  const sound = [as('C-in-C'), as('sub-general'), as('ally')];
  test.each([
    ['5 each where none is demoralised', [fresh], [fresh, fresh], { sideA: 5, sideB: 5 }],
    ['the points on an ally', [as('C-in-C'), as('sub-general'), as('ally', 6)], sound, { sideA: 4, sideB: 6 }],
    ['those on the C-in-C', sound, [as('C-in-C', 6), as('sub-general'), as('ally')], { sideA: 8, sideB: 2 }],
    ['the C-in-C worth more beside fewer', [as('C-in-C', 6), as('ally')], sound, { sideA: 1, sideB: 9 }],
    ['all, whoever led', [beaten, beaten], [fresh], { sideA: 0, sideB: 10 }],
    ['with the transfer', [hurt], [fresh], { sideA: 3, sideB: 7 }],
  ])('%s', (_, sideA, sideB, vp) => {
    expect(victory(sideA, sideB, set)).toMatchObject({ vp });
  });

  test.each([
    ['who led is not told', [beaten, fresh]],
    ['who led is told of some', [as('C-in-C', 6), fresh]],
    ['there is no C-in-C', [as('ally', 6), as('sub-general')]],
  ])('is left out where %s', (_, sideA) => {
    expect(victory(sideA, sound, set)).not.toHaveProperty('vp');
    expect(victory(sound, sideA, set)).not.toHaveProperty('vp');
  });

  test('tells who scores for what', () => {
    const why = clause('x.points', ({ armyVictoryPoints }) => {
      armyVictoryPoints(() => ({ amount: 7, why: 'they say' }));
    });
    expect(victory([beaten], [fresh], rules(why)).trail.filter(({ step }) => step === 'points')).toEqual([
      { step: 'points', side: 'a', amount: 0, clause: 'x.points', label: 'side A, on its own commands: they say' },
      { step: 'points', side: 'a', amount: 0, clause: 'x.points', label: 'side A, on enemy commands: they say' },
      { step: 'points', side: 'b', amount: 7, clause: 'x.points', label: 'side B, on its own commands: they say' },
      { step: 'points', side: 'b', amount: 7, clause: 'x.points', label: 'side B, on enemy commands: they say' },
    ]);
    expect(victory([fresh], [fresh], set).trail[0]?.label).toBe('side A, on its own commands');
  });

  test.each([
    ['no text that we have says how many victory points an army holds', only()],
    [
      'no text that we have says who scores the points on a command',
      only(clause('x.army', ({ armyVictoryPoints }) => armyVictoryPoints(() => 5))),
    ],
    [
      'no text that we have says what the command of C-in-C is worth',
      only(
        clause('x.army', ({ armyVictoryPoints, ownerScoresCommand }) => {
          armyVictoryPoints(() => 5);
          ownerScoresCommand(({ demoralised }) => !demoralised);
        }),
      ),
    ],
  ])('is open: %s', (why, lacking) => {
    const sideB = [as('C-in-C'), { ...as('ally'), demoralised: true }];
    expect(victory([fresh], sideB, lacking)).toMatchObject({ answer: null, why });
  });
});
