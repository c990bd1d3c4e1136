import type { DBM_QUERIES } from '../../../rules/index.ts';

/** A question of the rules in which a line of the play sheet counts just once. */
export interface Situation {
  readonly query: keyof typeof DBM_QUERIES;
  readonly question: object;
}

function combat(a: object, b: object, dice: readonly [number, number] = [3, 3]): Situation {
  const shooting = [a, b].some((side) => 'shooting' in side);
  return {
    query: 'combat',
    question: { mode: shooting ? 'shooting' : 'close', a: { die: dice[0], ...a }, b: { die: dice[1], ...b } },
  };
}

function pips(question: object): Situation {
  return { query: 'pips', question: { action: 'move', ...question } };
}

const blades = { troop: 'Reg Bd (O)' };
const pikes = { troop: 'Reg Pk (O)' };
const foot = [{ troop: 'Reg Bd (O)', count: 4 }];

/** What to ask so that a line counts, by the clause that the line is of. */
export const SITUATIONS: Readonly<Record<string, Situation>> = {
  'pip-dicing.basic-cost': pips({ elements: foot }),
  'pip-dicing.generals': pips({ elements: [...foot, { troop: 'Reg Bd (S)', general: 'C-in-C' }] }),
  'pip-dicing.distance': pips({ elements: foot, distanceToGeneral: 1201, generalInSight: true }),
  'pip-dicing.irregulars': pips({ elements: [{ troop: 'Irr Wb (O)', count: 4 }], deviates: true }),
  'pip-dicing.mixed-group': pips({ elements: [...foot, { troop: 'Reg Cv (O)' }] }),
  'pip-dicing.artillery': pips({ elements: [{ troop: 'Reg Art (O)' }] }),
  'pip-dicing.mounting': pips({ elements: [{ troop: 'Reg Kn (O)' }], mountsOrDismounts: true }),
  'pip-dicing.halting-irregulars': pips({
    action: 'halt',
    elements: [{ troop: 'Irr Wb (O)', count: 4 }],
    haltPreventsSpontaneous: true,
  }),
  'pip-dicing.marching': pips({ action: 'march', elements: foot, marchNumber: 4 }),

  'rear-support.knights': combat(
    { troop: 'Reg Kn (I)', ranks: ['Reg Kn (I)'], doubleBased: true, listRequiresDoubleBase: true },
    blades,
  ),
  'rear-support.spears': combat({ troop: 'Irr Sp (O)', ranks: ['Irr Sp (O)'] }, { troop: 'Irr Kn (F)' }),
  'rear-support.pikes': combat({ ...pikes, ranks: ['Reg Pk (O)'] }, blades),
  'rear-support.fourth-rank-of-pikes': combat(blades, {
    ...pikes,
    ranks: ['Reg Pk (O)', 'Reg Pk (O)', 'Reg Pk (O)'],
  }),
  'rear-support.pikes-x': combat({ troop: 'Irr Pk (X)', ranks: ['Irr Pk (I)'] }, blades),
  'rear-support.warband': combat({ troop: 'Irr Wb (O)', ranks: ['Irr Wb (O)'] }, blades),
  'rear-support.deep-warband': combat(
    { troop: 'Irr Wb (O)', ranks: ['Irr Wb (O)', 'Irr Wb (O)'] },
    { troop: 'Irr Kn (O)' },
  ),
  'rear-support.auxilia-x': combat({ troop: 'Irr Ax (X)', ranks: ['Irr Ax (X)'] }, { troop: 'Irr Kn (O)' }),
  'rear-support.auxilia': combat({ troop: 'Reg Ax (S)', ranks: ['Reg Ax (S)'] }, blades),
  'rear-support.bowmen': combat({ troop: 'Reg Bw (O)', ranks: ['Reg Bw (O)'] }, { troop: 'Irr Ax (O)' }),
  'rear-support.psiloi': combat({ troop: 'Irr Ps (S)', ranks: ['Irr Ps (O)'] }, { troop: 'Irr LH (O)' }),

  'tactical-factors.fortifications': combat({ ...blades, fortified: 'TF' }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.general': combat({ ...blades, general: true }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.upslope': combat({ ...blades, upslope: true }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.overlap': combat({ ...blades, overlaps: 1 }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.weather': combat({ ...blades, disadvantagedByWeather: true }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.warband-going': combat({ troop: 'Irr Wb (O)', going: 'rough' }, blades),
  'tactical-factors.demoralised': combat({ ...blades, demoralised: true }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.mounted-going': combat({ troop: 'Irr Cv (O)', going: 'rough' }, blades),
  'tactical-factors.blades-going': combat({ ...blades, going: 'rough' }, { troop: 'Irr Wb (O)' }),
  'tactical-factors.spears-going': combat({ troop: 'Irr Sp (O)', going: 'rough' }, blades),

  'grading-factors.v-superior': combat({ troop: 'Reg Bd (O)' }, { troop: 'Irr Wb (S)' }, [6, 1]),
  'grading-factors.superior-shooting': combat(
    { troop: 'Reg Gal (S)', shooting: true },
    { troop: 'Reg Gal (O)', shooting: true },
  ),
  'grading-factors.superior-artillery': combat(
    { troop: 'Reg Art (S)', shooting: true },
    { troop: 'Reg Art (O)', shooting: true },
  ),
  'grading-factors.v-inferior': combat(blades, { troop: 'Irr Ax (I)' }, [6, 1]),
  'grading-factors.v-fast': combat(blades, { troop: 'Irr Ax (F)' }, [6, 1]),

  'mitigating-rear-support.cavalry-behind-cavalry': combat(
    blades,
    { troop: 'Irr Cv (O)', ranks: ['Irr Cv (O)'] },
    [6, 3],
  ),
  'mitigating-rear-support.psiloi-behind-cavalry': combat(
    { troop: 'Irr Cv (O)' },
    { troop: 'Reg Cv (O)', ranks: ['Irr Ps (S)'], listPermitsPsiloiSupport: true },
    [6, 3],
  ),
  'mitigating-rear-support.missile-psiloi-behind-foot': combat(
    { troop: 'Irr Wb (O)' },
    { ...blades, ranks: ['Irr Ps (O)'], rankWeapons: ['bow'], listPermitsPsiloiSupport: true },
    [6, 2],
  ),

  'tactical-moves.fast-troops': { query: 'move', question: { troop: 'Irr LH (F)', going: 'good' } },
  'tactical-moves.flank-contact': {
    query: 'move',
    question: { troop: 'Irr LH (O)', startsIn: ['sideEdgeToSideEdge'], movesInto: 'flankOfThatEnemy' },
  },
};
