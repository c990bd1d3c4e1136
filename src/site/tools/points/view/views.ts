import type { PointsShown } from '../../index.ts';
import { loadStyles } from '../../../ground/load-styles.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import { ArmyControl } from './army/ArmyControl.tsx';
import { ArmyTotals } from './army/ArmyTotals.tsx';
import listFormStyles from './prices/list-form.css?url';

/** How the points calculator asks for an army, and shows what it comes to. */
export const POINTS_VIEWS: ResultViews<PointsShown> = {
  Control: ArmyControl,
  Summary: ArmyTotals,
  typed: true,
  inOneLine: ({ facts }) =>
    facts
      .filter(({ label }) => label === 'Army' || label === 'Budget')
      .map(({ label, text }) => `${label}: ${text}`)
      .join('. '),
  Details: whenShown(async () => {
    const [{ ListForm }] = await Promise.all([import('./prices/ListForm.tsx'), loadStyles(listFormStyles)]);
    return ListForm;
  }),
  Compared: whenShown(async () => (await import('./prices/ComparedPrices.tsx')).ComparedPrices),
};
