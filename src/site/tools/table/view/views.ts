import type { ResultViews } from '../../calculator/result-views.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import type { TableShown } from '../../index.ts';
import { TableControl } from './TableControl.tsx';
import { TableSummary } from './TableSummary.tsx';

const loadFacts = async () => (await import('./TableFacts.tsx')).TableFacts;

/** How the table is drawn, and what the rules say of it. */
export const TABLE_VIEWS: ResultViews<TableShown> = {
  Control: TableControl,
  Summary: TableSummary,
  Details: whenShown(loadFacts),
  later: loadFacts,
};
