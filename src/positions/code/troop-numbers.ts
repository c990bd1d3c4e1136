import type { Grade, TroopType } from '../../rules/index.ts';

/** The troop types by their number in a code: an address is for life, so new ones are added at the end. */
export const TYPES: readonly TroopType[] = [
  'El',
  'Kn',
  'Cv',
  'LH',
  'Cm',
  'Exp',
  'Sp',
  'Pk',
  'Bd',
  'Ax',
  'Wb',
  'Bw',
  'Ps',
  'Hd',
  'Art',
  'WWg',
  'Bge',
  'Gal',
  'Shp',
  'Bts',
];

/** The grades likewise. */
export const CODED_GRADES: readonly (Grade | null)[] = [null, 'S', 'O', 'I', 'F', 'X'];
