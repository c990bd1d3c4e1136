import { describe, expect, test } from 'vitest';
import { notHeld } from '../../../frame/not-held.ts';
import { clause } from '../../../tests/build.ts';
import { blades, losses, only, rules } from './build.ts';

const psiloi = clause(
  'x.psiloi',
  ({ elementEquivalents, figureIfAny }) => {
    elementEquivalents(({ troop }) => figureIfAny(troop.rows, 'EE') ?? undefined);
  },
  { Ps: { ee: 0.5 }, 'Ps X': { ee: 4 }, 'Irr Ps X': { ee: 7 }, 'Irr Ax I': { ee: 0.5 } },
);
const naval = clause('x.naval', ({ elementEquivalents }) => {
  elementEquivalents(({ troop }) =>
    troop.naval && !troop.is('Bts', 'F', 'S') ? { amount: 0, why: 'so they say' } : undefined,
  );
});

describe('element equivalents', () => {
  test('are those of each line, times its elements', () => {
    const command = [blades(12), { troop: 'Ps (O)', count: 5 }, { troop: 'Bge', count: 4 }];
    expect(losses({ command }, rules(psiloi))).toEqual({
      edition: 'invented',
      elements: 17,
      elementEquivalents: 18.5,
      each: [1, 0.5, 1],
      demoralisedAt: 6,
      quarterLostAt: 4,
      trail: [
        { step: 'element equivalents', amount: 12, clause: 'plain.ee', label: '12 Reg Bd (O) at 1' },
        { step: 'element equivalents', amount: 2.5, clause: 'x.psiloi', label: '5 Ps (O) at ½' },
        { step: 'element equivalents', amount: 4, clause: 'plain.ee', label: '4 Bge at 1' },
        { step: 'demoralised at', amount: 6, clause: 'plain.third', label: '6 of 18½: six will do' },
        { step: 'quarter lost at', amount: 4, clause: 'plain.quarter', label: '4 of 18½' },
      ],
    });
  });

  test.each([
    ['Irr Ps (X)', 7],
    ['Reg Ps (X)', 4],
    ['Irr Ps (S)', 0.5],
    ['Irr Ax (I)', 0.5],
    ['Reg Ax (I)', 1],
    ['Irr Ax (O)', 1],
    ['Exp', 1],
    ['Gal (O)', 0],
    ['Bts (F)', 1],
    ['Bts (S)', 1],
    ['Bts (X)', 0],
  ])('of %s are %d, by the most particular row', (troop, elementEquivalents) => {
    expect(losses({ command: [{ troop }] }, rules(psiloi, naval))).toMatchObject({ elementEquivalents });
  });

  test('are told with what the clause tells of them', () => {
    expect(losses({ command: [{ troop: 'Shp (O)', count: 2 }] }, rules(naval))).toMatchObject({
      trail: [{ label: '2 Shp (O) at 0, so they say', clause: 'x.naval', amount: 0 }],
    });
  });

  test('are open where it matters whether the troops are regular', () => {
    expect(losses({ command: [{ troop: 'Ax (I)' }] }, rules(psiloi))).toEqual({
      edition: 'invented',
      answer: null,
      why: 'Ax (I) counts 1 if regular, ½ if irregular: say which',
      trail: [],
    });
  });

  test('are open where no clause says, or the wording is not held', () => {
    expect(losses({ command: [blades(1)] }, only())).toMatchObject({
      answer: null,
      why: 'no text that we have says what Bd counts for',
    });
    const unheld = clause('x.unheld', ({ elementEquivalents }) => {
      elementEquivalents(() => notHeld);
    });
    expect(losses({ command: [blades(1)] }, rules({ ...unheld, held: false }))).toMatchObject({
      answer: null,
      trail: [{ step: 'not held', clause: 'x.unheld' }],
    });
  });

  test('may be told instead', () => {
    expect(losses({ originalEE: 18.5 })).toEqual({
      edition: 'invented',
      elementEquivalents: 18.5,
      demoralisedAt: 6,
      quarterLostAt: 4,
      trail: [
        { step: 'demoralised at', amount: 6, clause: 'plain.third', label: '6 of 18½: six will do' },
        { step: 'quarter lost at', amount: 4, clause: 'plain.quarter', label: '4 of 18½' },
      ],
    });
  });
});

describe('a command', () => {
  test.each([
    [3.5, false, false],
    [4, false, true],
    [5.5, false, true],
    [6, true, true],
    [18, true, true],
  ])('that has lost %d', (lostEE, demoralised, quarterLost) => {
    expect(losses({ originalEE: 18, lostEE })).toMatchObject({ totalLosses: lostEE, demoralised, quarterLost });
  });

  test('tells how far its losses go', () => {
    expect(losses({ originalEE: 18, lostEE: 4.5 }).trail.map(({ label }) => label)).toEqual([
      '6 of 18: six will do; 4½ lost, not reached',
      '4 of 18; 4½ lost, reached',
    ]);
  });

  test('has no such points without element equivalents, or where no clause says', () => {
    expect(losses({ originalEE: 0, lostEE: 0 })).toEqual({
      edition: 'invented',
      elementEquivalents: 0,
      totalLosses: 0,
      totalFor: 'demoralisation',
      trail: [],
    });
    expect(losses({ originalEE: 9, lostEE: 9 }, only())).not.toHaveProperty('demoralised');
  });

  const unheld = clause('x.general', ({ demoralisedByGeneral }) => {
    demoralisedByGeneral(() => notHeld);
  });
  const held = clause('x.general', ({ demoralisedByGeneral }) => {
    demoralisedByGeneral(({ originalEE, lost }) => lost > originalEE / 9);
  });

  test.each([
    ['by losses, whatever the loss of the general does', { lostEE: 6 }, unheld, true],
    ['open, where that is not held', { lostEE: 5.5 }, unheld, null],
    ['open, where its losses are not told', {}, unheld, null],
    ['by the clause that says', { lostEE: 2.5 }, held, true],
    ['by the clause that says, not', { lostEE: 2 }, held, false],
    ['not, where no clause says', { lostEE: 2 }, clause('x.nothing'), false],
  ])('without its general is demoralised %s', (_, lost, by, demoralised) => {
    expect(losses({ originalEE: 18, ...lost, generalLost: true }, rules(by))).toMatchObject({ demoralised });
  });

  test('whose general is not lost is judged by losses', () => {
    expect(losses({ originalEE: 18, lostEE: 5 }, rules({ ...unheld, held: false }))).toMatchObject({
      demoralised: false,
    });
  });

  test('has lost its general if he is among the lost', () => {
    const general = { troop: 'Reg Kn (F)', general: 'sub-general' };
    const answer = losses({ command: [blades(17), general], lost: [general] }, rules(unheld));
    expect(answer).toMatchObject({ demoralised: null, totalLosses: 1 });
    expect(answer.trail).toContainEqual({
      step: 'not held',
      clause: 'x.general',
      label: 'what the loss of its general does: we have no text; see your printed rulebook, p. 7',
    });
    const unplaced = clause('x.general', ({ demoralisedByGeneral }) => demoralisedByGeneral(() => notHeld), null, null);
    expect(losses({ originalEE: 18, generalLost: true }, rules(unplaced)).trail[1]?.label).toBe(
      'what the loss of its general does: we have no text; see your printed rulebook',
    );
    expect(losses({ originalEE: 18, lostEE: 3, generalLost: true }, rules(held)).trail).toContainEqual({
      step: 'general lost',
      clause: 'x.general',
      label: 'Title of x.general',
    });
  });

  test('hides no mistake of that clause', () => {
    const broken = clause('x.general', ({ demoralisedByGeneral }) => {
      demoralisedByGeneral(() => {
        throw new Error('oops');
      });
    });
    expect(() => losses({ originalEE: 18, generalLost: true }, rules(broken))).toThrow('oops');
  });
});

describe('total losses', () => {
  const baggage = [
    { count: 2, fate: 'destroyedInCloseCombat' },
    { count: 1, fate: 'lostOtherwise' },
  ]; // 8
  test.each([
    ['of a command', { lostEE: 3 }, 3, 'demoralisation'],
    ['of an army', { lostEE: 3, purpose: 'defeat' }, 3, 'defeat'],
    ['of baggage alone', { baggage }, 8, 'defeat'],
    ['with baggage, which counts for defeat', { lostEE: 3, baggage }, 11, 'defeat'],
    ['with baggage for a tie-break', { lostEE: 3, baggage, purpose: 'tieBreak' }, 11, 'tieBreak'],
    ['with baggage that does not count', { lostEE: 3, baggage, purpose: 'demoralisation' }, 3, 'demoralisation'],
    ['of an army, of which the command is a part', { lostEE: 3, armyTroopLosses: 9, baggage }, 17, 'defeat'],
    ['of an army without baggage', { lostEE: 3, armyTroopLosses: 9 }, 9, 'defeat'],
    [
      'of its command, for demoralisation',
      { lostEE: 3, armyTroopLosses: 9, purpose: 'demoralisation' },
      3,
      'demoralisation',
    ],
    ['as far as told', { baggage, armyTroopLosses: 9, purpose: 'demoralisation' }, 9, 'demoralisation'],
  ])('%s', (_, told, totalLosses, totalFor) => {
    expect(losses({ ...told })).toMatchObject({ totalLosses, totalFor });
  });

  test('are left out where none are told', () => {
    expect(losses({ originalEE: 12 })).not.toHaveProperty('totalLosses');
    expect(losses({ originalEE: 12, purpose: 'defeat' })).not.toHaveProperty('totalLosses');
  });

  test('leave the demoralisation of a command alone', () => {
    expect(losses({ originalEE: 18, lostEE: 5, baggage, armyTroopLosses: 12 })).toMatchObject({
      totalLosses: 20,
      demoralised: false,
      quarterLost: true,
    });
    expect(losses({ originalEE: 18, baggage, armyTroopLosses: 12 })).not.toHaveProperty('demoralised');
  });

  test('list baggage by its fate', () => {
    expect(losses({ baggage: [...baggage, { count: 3, fate: 'demoralised' }] }).trail).toEqual([
      { step: 'baggage', amount: 6, clause: 'plain.baggage', label: '2 baggage destroyed in close combat, at 3' },
      { step: 'baggage', amount: 2, clause: 'plain.baggage', label: '1 baggage lost in another way, at 2' },
      { step: 'baggage', amount: 3, clause: 'plain.baggage', label: '3 baggage demoralised, not lost so far, at 1' },
    ]);
    expect(losses({ baggage, purpose: 'demoralisation' }).trail[0]).toMatchObject({
      amount: 0,
      label: '2 baggage destroyed in close combat, at 0: not for that',
    });
  });

  test('are open where no clause says what baggage adds', () => {
    expect(losses({ baggage }, only())).toMatchObject({
      answer: null,
      why: 'no text that we have says what baggage adds to the losses',
    });
  });

  test('list the troops lost', () => {
    const lost = [blades(2), { troop: 'Ps (O)', count: 3 }];
    const answer = losses({ command: [blades(9), { troop: 'Ps (O)', count: 9 }], lost }, rules(psiloi));
    expect(answer).toMatchObject({ totalLosses: 3.5, quarterLost: false });
    expect(answer.trail.filter(({ step }) => step === 'lost')).toEqual([
      { step: 'lost', amount: 2, clause: 'plain.ee', label: '2 Reg Bd (O) at 1' },
      { step: 'lost', amount: 1.5, clause: 'x.psiloi', label: '3 Ps (O) at ½' },
    ]);
  });
});

describe('an army', () => {
  test.each([
    [{ originalEE: 20, lostEE: 9.5 }, false],
    [{ originalEE: 20, lostEE: 10 }, true],
    [{ originalEE: 20, lostEE: 7, baggage: [{ fate: 'close combat' }] }, true],
    [{ command: [blades(20)], lost: [blades(10)] }, true],
    [{ command: [blades(8)], lost: [blades(1)], originalEE: 20, armyTroopLosses: 10 }, true],
    [{ command: [blades(8)], lost: [blades(8)], originalEE: 20, armyTroopLosses: 9 }, false],
  ])('%j: defeated %s', (told, defeated) => {
    const answer = losses({ ...told, purpose: 'defeat' });
    expect(answer).toMatchObject({ defeatedAt: 10, defeated });
    expect(answer).not.toHaveProperty('demoralisedAt');
    expect(answer).not.toHaveProperty('quarterLostAt');
  });

  test('tells how far its losses go', () => {
    expect(losses({ originalEE: 20, lostEE: 9.5, purpose: 'defeat' }).trail).toEqual([
      { step: 'defeated at', amount: 10, clause: 'plain.half', label: '10 of 20; 9½ lost, not reached' },
    ]);
  });

  test('is not judged by one of its commands', () => {
    const answer = losses({ command: [blades(8)], armyTroopLosses: 16, purpose: 'defeat' });
    expect(answer).toMatchObject({ elementEquivalents: 8, totalLosses: 16 });
    expect(answer).not.toHaveProperty('defeated');
    expect(answer).not.toHaveProperty('defeatedAt');
  });

  test('has a point to reach before it loses anything', () => {
    const answer = losses({ command: [blades(20)], purpose: 'defeat' });
    expect(answer).toMatchObject({ defeatedAt: 10 });
    expect(answer).not.toHaveProperty('defeated');
  });

  test('has none for a tie-break', () => {
    const answer = losses({ command: [blades(20)], lost: [blades(12)], purpose: 'tieBreak' });
    expect(Object.keys(answer)).toEqual([
      'edition',
      'elements',
      'elementEquivalents',
      'each',
      'totalLosses',
      'totalFor',
      'trail',
    ]);
  });
});
