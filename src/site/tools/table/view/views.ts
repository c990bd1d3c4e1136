import type { ResultViews } from '../../calculator/result-views.ts';
import type { TableShown } from '../../index.ts';
import { TableControl } from './TableControl.tsx';
import { TableFacts } from './TableFacts.tsx';
import { TableSummary } from './TableSummary.tsx';

/** How the table is drawn, and what the rules say of it. */
export const TABLE_VIEWS: ResultViews<TableShown> = {
  Control: TableControl,
  Summary: TableSummary,
  Details: TableFacts,
};
