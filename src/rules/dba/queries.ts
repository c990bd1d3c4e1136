import { DBA_COMBAT_QUERIES } from './combat/queries.ts';
import { DBA_MOVE_QUERIES } from './moves/queries.ts';
import { DBA_PIP_QUERIES } from './pips/queries.ts';

/** The questions of DBA 2.2. */
export const DBA_QUERIES = { ...DBA_COMBAT_QUERIES, ...DBA_MOVE_QUERIES, ...DBA_PIP_QUERIES };
