import type { CombatAnswer, TrailStep } from '../../../rules/index.ts';
import { stepOf, type Step } from '../question/reply.ts';

/** The order in which a combat is worked out. */
const ORDER = [
  'regraded',
  'support barred',
  'mixed grade',
  'treated as',
  'taken',
  'factor',
  'rear',
  'tactical',
  'die',
  'grading',
  'mitigating',
  'margin',
  'outcome',
  'consequence',
];

/**
 * The steps of some throws of the same combat as one list: those that count whatever is thrown, and, of the rest, in
 * how many throws each counts. A die that is yet to be thrown is no step.
 */
export function stepsOfThrows(answers: readonly CombatAnswer[]): readonly Step[] {
  const found = new Map<string, Step & { times: number }>();
  for (const step of answers.flatMap(({ trail }) => trail.map(whateverTheTotals))) {
    const key = JSON.stringify(step);
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...stepOf(step), times: 1 });
    else known.times += 1;
  }
  return [...found.values()]
    .filter(({ step, times }) => step !== 'die' || times === answers.length)
    .map(({ times, ...step }) => ({ ...step, throws: times === answers.length ? null : times }))
    .sort((one, other) => ORDER.indexOf(one.step) - ORDER.indexOf(other.step));

  /** The totals that are compared differ from throw to throw; what they come to is the same. */
  function whateverTheTotals(step: TrailStep): TrailStep {
    if (step.step !== 'margin' || answers.length === 1) return step;
    return { ...step, label: `${step.side === undefined ? 'Totals' : 'Total'} ${step.label.replace(/^.*: /, '')}` };
  }
}
