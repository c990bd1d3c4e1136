import type { LossShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import { LossSteps } from './LossSteps.tsx';
import { LossSummary } from './LossSummary.tsx';

/** How the calculator of losses shows its answers. */
export const LOSS_VIEWS: ResultViews<LossShown> = {
  Control: whenShown(async () => (await import('./game/GameControl.tsx')).GameControl),
  Summary: LossSummary,
  Details: LossSteps,
};
