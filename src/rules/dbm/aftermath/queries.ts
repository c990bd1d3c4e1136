import { decide } from '../../frame/decide.ts';
import { measureOf } from '../../frame/questions/measure.ts';
import { defineQuery, type Answer } from '../../frame/questions/query.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules, DbmSteps } from '../dbm-steps.ts';
import { trailStep } from '../movement/trail-step.ts';
import { FLEE_QUERY } from './flee-query.ts';
import { PUSH_BACK_QUERY } from './push-back-query.ts';
import type { AftermathSteps, BaseSize } from './steps.ts';

/** The width of a base in paces: see the clauses element-basing.base-width and ground-scale.paces. */
const BASE_WIDTH = 80;

const BASE_SIZE_FIELDS = { depth: measureOf('paces', 'How deep its base is, in paces.') };

/** A distance that goes by the size of a base. */
interface DistanceAnswer extends Answer {
  readonly paces: number;
}

/** The steps that tell one. */
type Distance = Extract<keyof AftermathSteps, 'recoilDistance' | 'fallsWithin'>;

/** A query for a distance that one step tells of a base. */
function distanceQuery(step: Distance, summary: string, asks: (depth: string) => string) {
  return defineQuery<DbmSteps, typeof BASE_SIZE_FIELDS, BaseSize, DistanceAnswer>({
    summary,
    fields: BASE_SIZE_FIELDS,
    answers: 'paces.',
    example: { depth: 30 },
    question: ({ depth }) => ({ depth, width: BASE_WIDTH }),
    describe: ({ depth }) => asks(String(depth)),
    answer: ({ edition, steps }: DbmRules, base) => {
      const found = decide(steps[step], (rule) => rule(base));
      if (found === null) throw new UnprovidedError('no text that we have says how far that is');
      const label = `${String(found.value)} paces, its base being ${String(base.depth)} paces deep`;
      return { edition, paces: found.value, trail: [trailStep('distance', found, label, found.value)] };
    },
  });
}

/** The questions of what becomes of elements after a combat. */
export const AFTERMATH_QUERIES = {
  recoil: distanceQuery(
    'recoilDistance',
    'How far an element recoils.',
    (depth) => `How far does an element recoil whose base is ${depth}p deep?`,
  ),
  'lost-behind': distanceQuery(
    'fallsWithin',
    'Nearer than how many paces behind an element that is destroyed in close combat friends may fall with it.',
    (depth) => `How near behind an element whose base is ${depth}p deep may friends fall with it?`,
  ),
  'push-back': PUSH_BACK_QUERY,
  flee: FLEE_QUERY,
};
