import type { LossShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { LossSteps } from './LossSteps.tsx';
import { LossSummary } from './LossSummary.tsx';

/** How the calculator of losses shows its answers. */
export const LOSS_VIEWS: ResultViews<LossShown> = { Summary: LossSummary, Details: LossSteps };
