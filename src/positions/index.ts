import { DBM, type AnyGame } from '../rules/index.ts';
import { TABLE_QUERY } from './asking/index.ts';

/** DBM with the question of what stands on the table, which asks the others. */
export const DBM_WITH_TABLE: AnyGame = { ...DBM, queries: { ...DBM.queries, table: TABLE_QUERY } };

export { baseDepth, TABLE_QUERY } from './asking/index.ts';
export { drawnPosition } from './drawing/index.ts';
export { PositionError } from './placing/index.ts';
export { writePosition } from './text/index.ts';
