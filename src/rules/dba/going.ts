import { decide } from '../frame/decide.ts';
import type { RuleSet } from '../frame/rule-set.ts';
import type { TrailStep } from '../frame/trail.ts';
import type { DbaSteps } from './steps.ts';

/** Where an element stands: good or bad going, or what makes it so. */
export const DBA_GOINGS = [
  'good',
  'bad',
  'gentle hill',
  'steep hill',
  'woods',
  'marsh',
  'rough',
  'dunes',
  'oasis',
] as const;
export type DbaGoing = (typeof DBA_GOINGS)[number];

/** Places that the rules on PIPs name. */
export const DBA_PLACES = [
  'BUA',
  'camp',
  'woods',
  'oasis',
  'dunes',
  'marsh',
  'rough',
  'steep hill',
  'gentle hill',
] as const;
export type DbaPlace = (typeof DBA_PLACES)[number];

/** Whether going is bad for troops on camels, or for others. */
export interface GoingSteps {
  readonly badGoing: (about: { going: DbaGoing; onCamels: boolean }) => boolean | undefined;
}

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
