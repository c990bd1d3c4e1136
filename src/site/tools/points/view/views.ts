import type { PointsShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import { ArmyControl } from './army/ArmyControl.tsx';
import { ArmyTotals } from './army/ArmyTotals.tsx';

/** How the points calculator asks for an army, and shows what it comes to. */
export const POINTS_VIEWS: ResultViews<PointsShown> = {
  Control: ArmyControl,
  Summary: ArmyTotals,
  Details: whenShown(async () => (await import('./prices/ListForm.tsx')).ListForm),
  Compared: whenShown(async () => (await import('./prices/ComparedPrices.tsx')).ComparedPrices),
};
