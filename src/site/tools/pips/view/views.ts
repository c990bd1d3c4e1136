import type { PipShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { PipCost } from './PipCost.tsx';
import { PipSteps } from './PipSteps.tsx';

/** How the PIP calculator shows its answers. */
export const PIP_VIEWS: ResultViews<PipShown> = { Summary: PipCost, Details: PipSteps };
