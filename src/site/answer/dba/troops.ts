/** The troops of DBA, by what DBM writes for those of the same name. */
export const DBA_TROOPS: Readonly<Record<string, string>> = {
  El: 'Elephants',
  Kn: 'Knights',
  Cv: 'Cavalry',
  LH: 'Light Horse',
  Cm: 'Camelry',
  // What DBM has among its expendables.
  Exp: 'Scythed Chariots',
  Sp: 'Spears',
  Pk: 'Pikes',
  Bd: 'Blades',
  Ax: 'Auxilia',
  Wb: 'Warband',
  Bw: 'Bows',
  Ps: 'Psiloi',
  Hd: 'Hordes',
  WWg: 'War Wagons',
  Art: 'Artillery',
};

/** Who can shoot, as `dba.shooting.eligibility` has it. */
export const SHOOTERS: readonly string[] = ['Artillery', 'War Wagons', 'Bows'];

/** Whom a second rank of their own supports. */
export const SUPPORTED: readonly string[] = ['Pikes', 'Warband', 'Spears'];

/** The distance of who is told to start in or beyond cover, in paces. */
export const IN_COVER = '601';
