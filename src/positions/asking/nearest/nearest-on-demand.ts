import { nearestEnds } from './nearest-ends.ts';
import { askerOnDemand, inEveryCaseOnDemand } from '../on-demand.ts';
import { tableQuery } from '../table-query.ts';

/** The query `table` for a page that has time: it looks for where the move may end instead, too. */
export const NEAREST_ON_DEMAND = tableQuery(askerOnDemand, inEveryCaseOnDemand, nearestEnds);
