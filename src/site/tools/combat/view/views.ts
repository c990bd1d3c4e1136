import { percent, scoreInWords, verdictInWords, type CombatShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { CombatSteps } from './CombatSteps.tsx';
import { OutcomeChart } from './OutcomeChart.tsx';

/** How the combat calculator shows its answers. */
export const COMBAT_VIEWS: ResultViews<CombatShown> = {
  Summary: OutcomeChart,
  inOneLine,
  Details: CombatSteps,
};

/** `5 v 3, 83% stands`: what both add to their dice, and how often the first stands; of one throw all that comes of it. */
function inOneLine(answer: CombatShown): string {
  const { throws, a, b } = answer;
  if (throws === 1) return verdictInWords(answer);
  const scores = [a, b].map((side) => (a.die === b.die ? String(side.standing) : scoreInWords(side)));
  return `${scores.join(' v ')}, ${percent(a.outcomes.stand, throws)} stands`;
}
