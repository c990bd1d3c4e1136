import type { PointsShown } from '../../../tools/index.ts';
import type { ResultViews } from '../result-views.ts';
import { whenShown } from '../when-shown.tsx';
import { ArmyControl } from './ArmyControl.tsx';
import { ArmyTotals } from './ArmyTotals.tsx';

/** How the points calculator asks for an army, and shows what it comes to. */
export const POINTS_VIEWS: ResultViews<PointsShown> = {
  Control: ArmyControl,
  Summary: ArmyTotals,
  Details: whenShown(async () => (await import('./ListForm.tsx')).ListForm),
  Compared: whenShown(async () => (await import('./ComparedPrices.tsx')).ComparedPrices),
};
