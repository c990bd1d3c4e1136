import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';

/** The base lacks the wording on element equivalents, and the rule on quarters. */
const [base = '', ...amended] = editions;

type Question = Readonly<Record<string, unknown>>;

const losses = (edition: string, question: Question) => ask(DBM_QUERIES.losses, rulesOf(edition), question);
const victory = (edition: string, sideA: readonly unknown[], sideB: readonly unknown[], gameOver = true) =>
  ask(DBM_QUERIES.victory, rulesOf(edition), { sideA, sideB, gameOver });

function equivalents(edition: string, troop: string): number | null {
  const answer = losses(edition, { command: [{ troop }] });
  return 'answer' in answer ? null : (answer.elementEquivalents ?? null);
}

/** Every troop of these types and grades: `Kn SOI` is Kn (S), Kn (O), Kn (I). */
const every = (written: string) =>
  written.split(', ').flatMap((types) => {
    const [training = '', type = '', grades] = types.split(' ');
    return grades === undefined
      ? [`${training} ${type}`]
      : Array.from(grades).map((grade) => `${training} ${type} (${grade})`);
  });

// What the sheets print.
const PRINTED: readonly (readonly [statement: string, troops: readonly string[], ee: number])[] = [
  ['dbm-3.1:p25-losses-b1-ee-values, war wagons (I)', ['Reg WWg (I)', 'Irr WWg (I)', 'WWg (I)'], 3],
  ['dbm-3.1:p25-losses-b1-ee-values, psiloi', [...every('Reg Ps SOIX, Irr Ps SOIX'), 'Ps (O)'], 0.5],
  ['dbm-3.1:p25-losses-b1-ee-values, hordes except (I)', [...every('Irr Hd SOF'), 'Hd (O)'], 0.5],
  ['dbm-3.1:p25-losses-b1-ee-values, boats (F)', ['Reg Bts (F)', 'Bts (F)'], 0.5],
  ['dbm-3.1:p25-losses-b1-ee-values, irregular auxilia (I)', ['Irr Ax (I)'], 0.5],
  ['dbm-3.1:p25-losses-b1-ee-values, expendables', ['Irr Exp', 'Exp'], 0],
  ['dbm-3.1:p25-losses-b1-ee-values, hordes (I)', ['Irr Hd (I)', 'Hd (I)'], 0],
  ['dbm-3.1:p25-losses-para1-last, regular auxilia (I)', ['Reg Ax (I)'], 1],
  ['dbm-3.1:p25-losses-para1-last, other auxilia', every('Reg Ax SOX, Irr Ax SOX'), 1],
  ['dbm-3.1:p25-losses-para1-last, other war wagons', every('Reg WWg SOX, Irr WWg SOX'), 1],
  ['dbm-3.1:p25-losses-b4-baggage, baggage', ['Bge'], 0],
];

// What public list software gives its troops: MAWheadon/dbm-army-list-editor, cost_files, alike for 3.2, 3.3 and 3.4.
const SOFTWARE: readonly (readonly [ee: number, troops: string])[] = [
  [1, 'Reg Kn SOIFX, Reg Cv SOI, Reg LH SOIF, Reg Sp SOI, Reg Pk SOIX, Reg Bd SOIFX, Reg Ax SOIX, Reg Bw SOIX'],
  [1, 'Reg Art SOIFX, Reg WWg SOX, Irr El SOIX, Irr Kn SOIFX, Irr Cv SOI, Irr LH SOIF, Irr Cm SOIX, Irr Sp OI'],
  [1, 'Irr Pk IX, Irr Bd SOIFX, Irr Wb SOF, Irr Ax SOX, Irr Bw SOIX, Irr WWg SOX'],
  [3, 'Reg WWg I, Irr WWg I'],
  [0.5, 'Reg Ps SOIX, Irr Ps SOIX, Reg Bts F, Irr Ax I, Irr Hd SOF'],
  [0, 'Irr Exp, Irr Hd I, Reg Gal SOF, Reg Bts X, Irr Bts SOI, Irr Shp SOIX'],
];

describe.each(amended)('element equivalents in %s', (edition) => {
  test.each(PRINTED)('%s', (_, troops, ee) => {
    expect(troops.map((troop) => [troop, equivalents(edition, troop)])).toEqual(troops.map((troop) => [troop, ee]));
  });

  test.each(SOFTWARE)('%d, as list software has it (sec-p14-17-25:others-one): %s', (ee, written) => {
    const troops = every(written);
    expect(troops.map((troop) => [troop, equivalents(edition, troop)])).toEqual(troops.map((troop) => [troop, ee]));
  });

  test('naval count none, and say that this is secondary (sec-p14-17-25:naval-zero)', () => {
    const command = [{ troop: 'Gal (S)', count: 3 }, { troop: 'Shp (I)' }, { troop: 'Bts (O)' }, { troop: 'Bts (F)' }];
    const answer = losses(edition, { command });
    expect(answer).toMatchObject({ elements: 6, elementEquivalents: 0.5, each: [0, 0, 0, 0.5] });
    const secondary = answer.trail.filter(({ label }) => label.includes('secondary') && !label.includes('third'));
    expect(secondary.map(({ clause, amount }) => [clause, amount])).toEqual([
      ['losses.naval', 0],
      ['losses.naval', 0],
      ['losses.naval', 0],
    ]);
  });

  test('auxilia (I) are asked after, as irregular ones count less', () => {
    expect(losses(edition, { command: [{ troop: 'Ax (I)' }] })).toMatchObject({ answer: null, trail: [] });
  });

  test('a general changes nothing', () => {
    expect(losses(edition, { command: [{ troop: 'Irr El (S)', general: 'C-in-C' }] })).toMatchObject({
      elementEquivalents: 1,
    });
  });
});

test.each(['Reg Bd (O)', 'Ps (O)', 'Irr Hd (I)', 'Bts (F)', 'Exp', 'Bge', 'Ax (I)'])(
  '%s: the base is silent',
  (troop) => {
    expect(losses(base, { command: [{ troop }] })).toMatchObject({
      answer: null,
      trail: [{ step: 'not held', clause: 'losses.element-equivalents' }],
    });
  },
);

describe('baggage (dbm-3.1:p25-losses-b4-baggage)', () => {
  const FATES = [
    ['destroyedInCloseCombat', 2],
    ['lostOtherwise', 1],
    ['demoralised', 0],
  ] as const;

  describe.each(amended)('%s', (edition) => {
    test.each(FATES)('%s: %d each for final defeat and tie-breaks', (fate, each) => {
      for (const purpose of ['defeat', 'tieBreak', undefined]) {
        const baggage = [{ count: 3, fate }];
        const answer = losses(edition, { baggage, armyTroopLosses: 10.5, ...(purpose && { purpose }) });
        expect(answer).toMatchObject({ totalLosses: 10.5 + 3 * each });
        expect(answer.trail).toEqual([
          {
            step: 'baggage',
            amount: 3 * each,
            clause: 'losses.baggage',
            label: expect.stringContaining('3 baggage') as string,
          },
        ]);
      }
    });

    test.each(FATES)('%s: nothing for demoralisation', (fate) => {
      const question = { originalEE: 18, lostEE: 5.5, baggage: [{ count: 6, fate }], purpose: 'demoralisation' };
      expect(losses(edition, question)).toMatchObject({ totalLosses: 5.5, demoralised: false });
    });

    test('is not among the original equivalents, nor the elements', () => {
      const command = [
        { troop: 'Reg Sp (O)', count: 12 },
        { troop: 'Bge', count: 6 },
      ];
      expect(losses(edition, { command })).toMatchObject({ elements: 12, elementEquivalents: 12, demoralisedAt: 4 });
      expect(losses(edition, { command, purpose: 'defeat' })).toMatchObject({ defeatedAt: 6 });
    });
  });

  test.each(['demoralisation', 'defeat', 'tieBreak'])('the base is silent: %s', (purpose) => {
    expect(losses(base, { baggage: [{ fate: 'lostOtherwise' }], armyTroopLosses: 10, purpose })).toMatchObject({
      answer: null,
      trail: [{ clause: 'losses.baggage' }],
    });
  });
});

describe.each(editions)('when losses tell, in %s', (edition) => {
  test.each([
    [24, 8],
    [22.5, 7.5],
    [22, 7.5],
    [23, 8],
    [0.5, 0.5],
    [1, 0.5],
  ])('a third of %d is reached at %d (sec-p14-17-25:demoralised-third)', (originalEE, demoralisedAt) => {
    const at = (lostEE: number) => losses(edition, { originalEE, lostEE });
    expect(at(demoralisedAt)).toMatchObject({ demoralisedAt, demoralised: true });
    expect(at(demoralisedAt - 0.5)).toMatchObject({ demoralisedAt, demoralised: false });
    const [step] = at(0).trail;
    expect(step).toMatchObject({ clause: 'demoralised-commands.losses', amount: demoralisedAt });
    expect(step?.label).toContain('by secondary sources');
  });

  test.each([
    [40, 20],
    [41, 20.5],
    [40.5, 20.5],
    [0.5, 0.5],
  ])('half of %d is reached at %d (sec-p14-17-25:army-half)', (originalEE, defeatedAt) => {
    const at = (lostEE: number) => losses(edition, { originalEE, lostEE, purpose: 'defeat' });
    expect(at(defeatedAt)).toMatchObject({ defeatedAt, defeated: true });
    expect(at(defeatedAt - 0.5)).toMatchObject({ defeatedAt, defeated: false });
    const [step] = at(0).trail;
    expect(step).toMatchObject({ clause: 'victory-and-defeat.defeat', amount: defeatedAt });
    expect(step?.label).toContain('by a secondary source');
  });

  test('what the loss of the general does is not held (sec-p14-17-25:general-lost)', () => {
    const answer = losses(edition, { originalEE: 18, lostEE: 5.5, generalLost: true });
    expect(answer).toMatchObject({ demoralised: null, demoralisedAt: 6 });
    expect(answer.trail).toContainEqual(
      expect.objectContaining({ step: 'not held', clause: 'demoralised-commands.general-lost' }),
    );
    expect(losses(edition, { originalEE: 18, lostEE: 6, generalLost: true })).toMatchObject({ demoralised: true });
  });
});

describe('a quarter lost (dbm-3.1:p25-victory-para2-vp)', () => {
  test.each([
    [16, 4],
    [17, 4.5],
    [18, 4.5],
    [18.5, 5],
    [2, 0.5],
    [0.5, 0.5],
  ])('of %d is reached at %d', (originalEE, quarterLostAt) => {
    for (const edition of amended) {
      const at = (lostEE: number) => losses(edition, { originalEE, lostEE });
      expect(at(quarterLostAt)).toMatchObject({ quarterLostAt, quarterLost: true });
      expect(at(quarterLostAt - 0.5)).toMatchObject({ quarterLostAt, quarterLost: false });
    }
    expect(losses(base, { originalEE, lostEE: originalEE })).not.toHaveProperty('quarterLostAt');
    expect(losses(base, { originalEE, lostEE: originalEE })).not.toHaveProperty('quarterLost');
  });
});

describe('the transfer of a victory point (dbm-3.1:p25-victory-para2-vp)', () => {
  const fresh = { originalEE: 18, lost: 4, demoralised: false };
  const hurt = { originalEE: 18, lost: 4.5, demoralised: false };
  const broken = { originalEE: 18, lost: 4.5, demoralised: true };
  const aToB = { vp: 1, from: 'sideA', to: 'sideB' };
  const bToA = { vp: 1, from: 'sideB', to: 'sideA' };
  const none = { vp: 0, from: null, to: null };

  const ROWS: readonly (readonly [string, readonly unknown[], readonly unknown[], typeof aToB | typeof none])[] = [
    ['from the side with more such commands', [hurt, hurt], [hurt, fresh], aToB],
    ['to the side with fewer', [fresh, fresh], [hurt, fresh], bToA],
    ['1 VP, however many more', [fresh], [hurt, hurt, hurt], bToA],
    ['the number counts, not the share', [hurt, hurt, fresh, fresh], [hurt], aToB],
    ['none where they are as many', [hurt, fresh], [hurt], none],
    ['none where nobody lost a quarter', [fresh], [fresh, fresh], none],
    ['none if the loser has a demoralised command', [hurt, broken], [fresh], none],
    ['none if the other side has', [hurt, hurt], [broken], none],
    ['none if a command has lost a third', [hurt, { originalEE: 18, lost: 6 }], [fresh], none],
  ];

  describe.each(amended)('%s', (edition) => {
    test.each(ROWS)('%s', (_, sideA, sideB, transfer) => {
      const answer = victory(edition, sideA, sideB);
      expect(answer).toMatchObject({ transfer });
      expect(answer.trail).toContainEqual(
        expect.objectContaining({ step: 'transfer', clause: 'victory-and-defeat.quarter-lost' }),
      );
    });

    test('not before the game is over', () => {
      expect(victory(edition, [hurt], [fresh], false)).toMatchObject({ transfer: none });
    });

    test('moves the score', () => {
      expect(victory(edition, [hurt], [fresh])).toMatchObject({ vp: { sideA: 4, sideB: 6 } });
    });
  });

  test.each(ROWS)('the base has none: %s', (_, sideA, sideB) => {
    expect(victory(base, sideA, sideB)).toMatchObject({ transfer: none });
  });
});

describe.each(editions)('victory points in %s (sec-p14-17-25:victory-points)', (edition) => {
  const of = (general: string, demoralised = false) => ({ originalEE: 18, lost: 0, demoralised, general });
  const sound = [of('C-in-C'), of('sub-general'), of('ally')];

  test.each([
    ['5 to each', sound, { sideA: 5, sideB: 5 }],
    ['1 on a sub-general', [of('C-in-C'), of('sub-general', true), of('ally')], { sideA: 4, sideB: 6 }],
    ['1 on an ally', [of('C-in-C'), of('sub-general'), of('ally', true)], { sideA: 4, sideB: 6 }],
    ['3 on the C-in-C beside two others', [of('C-in-C', true), of('sub-general'), of('ally')], { sideA: 2, sideB: 8 }],
    ['4 beside one', [of('C-in-C', true), of('ally')], { sideA: 1, sideB: 9 }],
    ['2 beside three', [of('C-in-C', true), of('ally'), of('ally'), of('sub-general')], { sideA: 3, sideB: 7 }],
    ['all of them', [of('C-in-C', true), of('sub-general', true)], { sideA: 0, sideB: 10 }],
  ])('%s', (_, sideA, vp) => {
    const answer = victory(edition, sideA, sound);
    expect(answer).toMatchObject({ vp });
    const points = answer.trail.filter(({ step }) => step === 'points');
    expect(points.every(({ label }) => label.includes('by a secondary source'))).toBe(true);
    expect(points.map(({ clause }) => clause)).toEqual(points.map(() => 'victory-and-defeat.points'));
  });
});
