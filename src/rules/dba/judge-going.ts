import { decide } from '../frame/decide.ts';
import type { RuleSet } from '../frame/rule-set.ts';
import type { TrailStep } from '../frame/trail.ts';
import type { DbaGoing } from './going.ts';
import type { DbaSteps } from './steps.ts';

/** Whether that going is bad for these troops; going that no clause names is good. */
export function isBadGoing(rules: RuleSet<DbaSteps>, going: DbaGoing, onCamels: boolean): boolean {
  return decide(rules.steps.badGoing, (rule) => rule({ going, onCamels }))?.value ?? false;
}

/** The step that tells what a feature counts as; none where the question itself says good or bad. */
export function goingSteps(rules: RuleSet<DbaSteps>, going: DbaGoing, onCamels: boolean): TrailStep[] {
  if (going === 'good' || going === 'bad') return [];
  const judged = decide(rules.steps.badGoing, (rule) => rule({ going, onCamels }));
  if (judged === null) return [];
  const whom = going === 'dunes' || going === 'oasis' ? ` for troops ${onCamels ? '' : 'not '}on camels` : '';
  const label = `${going} counts as ${judged.value ? 'bad' : 'good'} going${whom}`;
  return [{ step: 'going', clause: judged.clause.id, label }];
}
