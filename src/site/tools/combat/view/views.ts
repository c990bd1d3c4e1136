import type { CombatShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { CombatSteps } from './CombatSteps.tsx';
import { OutcomeChart } from './OutcomeChart.tsx';

/** How the combat calculator shows its answers. */
export const COMBAT_VIEWS: ResultViews<CombatShown> = { Summary: OutcomeChart, Details: CombatSteps };
