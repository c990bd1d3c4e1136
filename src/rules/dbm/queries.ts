import { AFTERMATH_QUERIES } from './aftermath/queries.ts';
import { BASING_QUERIES } from './basing/queries.ts';
import { COMBAT_QUERIES } from './combat/queries.ts';
import { COST_QUERIES } from './cost/queries.ts';
import { ELIGIBILITY_QUERIES } from './eligibility/queries.ts';
import { LOSS_QUERIES } from './losses/queries.ts';
import { MOVEMENT_QUERIES } from './movement/queries.ts';
import { PIP_QUERIES } from './pips/queries.ts';
import { TERRAIN_QUERIES } from './terrain/queries.ts';

/** The questions that the rules of DBM answer, by name. */
export const DBM_QUERIES = {
  ...COMBAT_QUERIES,
  ...PIP_QUERIES,
  ...MOVEMENT_QUERIES,
  ...COST_QUERIES,
  ...LOSS_QUERIES,
  ...TERRAIN_QUERIES,
  ...ELIGIBILITY_QUERIES,
  ...BASING_QUERIES,
  ...AFTERMATH_QUERIES,
};
