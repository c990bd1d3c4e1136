import { decide, type Decision } from '../../frame/decide.ts';
import { NotHeldError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { formatTroop, type Training } from '../troops/parse-troop.ts';
import { judge } from '../../frame/judge.ts';
import type { Judged } from '../../frame/verdict.ts';
import { Mover } from './mover.ts';
import type { PipElement, PipQuestion } from './question.ts';
import type { Spending } from './spending.ts';

/**
 * Look at a question as the rules do.
 *
 * @param rules The rules that say who counts as irregular, and what costs nothing
 * @param trail Takes the steps by which they said it
 */
export function spendingOf(rules: DbmRules, question: PipQuestion, trail: TrailStep[]): Spending {
  const movers = question.elements.map(
    (element) => new Mover(element, irregular(rules, element, question.openAs, trail)),
  );
  const told = ({ allowed, trail: steps }: Judged): boolean => {
    trail.push(...steps.filter(({ step }) => (step === 'allows') === allowed));
    return allowed;
  };
  const contactSaves = (surchargeFor: 'deviating' | 'movingShort'): boolean =>
    question.contactsEnemy &&
    told(
      judge(
        rules.steps.contactSaves,
        (rule) => rule({ ...spending, surchargeFor }),
        'whether contact with enemy saves the surcharge',
      ),
    );
  const spending: Spending = {
    ...question,
    movers,
    includes: (test) => movers.some(test),
    entirely: (test) => movers.every(test),
    deviationIsFree: () =>
      contactSaves('deviating') ||
      told(judge(rules.steps.deviationFree, (rule) => rule(spending), 'whether deviating costs nothing')),
    shortMoveIsFree: () =>
      contactSaves('movingShort') ||
      told(judge(rules.steps.shortMoveFree, (rule) => rule(spending), 'whether moving short costs nothing')),
  };
  return spending;
}

function irregular(rules: DbmRules, element: PipElement, openAs: Training | null, trail: TrailStep[]): boolean {
  const listed = element.troop.training === 'Irr';
  const decision = countsAsIrregular(rules, element, openAs);
  if (decision === 'open') return openAs === 'Irr';
  if (decision === null || decision.value === listed) return listed;
  const label = `${formatTroop(element.troop)} counts as ${decision.value ? 'irregular' : 'regular'}`;
  trail.push({ step: 'counts as', clause: decision.clause.id, label });
  return decision.value;
}

function countsAsIrregular(
  rules: DbmRules,
  element: PipElement,
  openAs: Training | null,
): Decision<boolean> | 'open' | null {
  try {
    return decide(rules.steps.countsAsIrregular, (rule) => rule({ element }));
  } catch (error) {
    if (error instanceof NotHeldError && openAs !== null) return 'open';
    throw error;
  }
}
