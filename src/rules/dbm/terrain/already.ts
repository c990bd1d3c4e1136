import { readFields } from '../../frame/questions/field.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { inFractions, weigh } from './equivalents.ts';
import { TERRAIN_FIELDS } from './fields.ts';
import type { Placed } from './placing.ts';
import { propose } from './propose.ts';
import type { TerrainQuestion } from './question.ts';

/** What is on the table, and the steps that say what it counts as. */
export interface OnTable {
  readonly placed: readonly Placed[];
  /** One a feature. */
  readonly trail: readonly (TrailStep | null)[];
}

/** The features that are on the table already, each weighed by what was there before it. */
export function featuresOnTable(rules: DbmRules, question: TerrainQuestion): OnTable {
  const placed: Placed[] = [];
  const trail: (TrailStep | null)[] = [];
  for (const earlier of question.featuresAlready) {
    const role = earlier.role ?? question.role;
    const { placing } = propose(rules, { ...NOTHING_TOLD, ...earlier, role, ...listOf(question) }, [...placed]);
    const { counted, trail: steps } = weigh(rules, placing);
    const { feature, invader, defender, area, is, compulsory, mandatory } = placing;
    placed.push({ feature, role, invader, defender, area, is, compulsory, mandatory, counted });
    const deciding = steps.findLast(({ step }) => step !== 'rounding');
    trail.push(
      deciding === undefined || counted === null
        ? null
        : {
            step: 'already placed',
            amount: counted,
            clause: deciding.clause,
            label: `${feature}: ${inFractions(counted)}`,
          },
    );
  }
  return { placed, trail };
}

function listOf({ terrainInList, compulsoryTypes }: TerrainQuestion) {
  return { terrainInList, compulsoryTypes };
}

/** The other fields of a question, as they are where nothing is told. */
const NOTHING_TOLD = readFields(TERRAIN_FIELDS, { role: 'defender', feature: 'other' }, '');
