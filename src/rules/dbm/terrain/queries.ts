import { defineQuery } from '../../frame/questions/query.ts';
import type { DbmSteps } from '../dbm-steps.ts';
import { describeTerrain } from './describe-terrain.ts';
import { EARLIER_FEATURE_FIELDS, TERRAIN_FIELDS } from './fields.ts';
import { placeFeature, type TerrainAnswer } from './place-feature.ts';
import { checkTerrainQuestion, type TerrainQuestion } from './question.ts';

/** The questions of choosing terrain. */
export const TERRAIN_QUERIES = {
  terrain: defineQuery<DbmSteps, typeof TERRAIN_FIELDS, TerrainQuestion, TerrainAnswer>({
    summary: 'Whether a player may place a terrain feature, by which dice, where, and what it counts as.',
    fields: TERRAIN_FIELDS,
    parts: { 'each of featuresAlready': EARLIER_FEATURE_FIELDS },
    answers:
      'allowed, and why; conditions: what else must be so, of which the question does not tell. diceNeeded: the scores of one dice that let him place it, none where no dice is needed; ifDiceFail: what holds on the others. position: what a further dice decides, for each of its scores, in paces. featureEquivalents: what it counts as towards his total, exact; actualFeatureEquivalents: what it is. totalFeatureEquivalents: with his features that are there already; minimum, maximum and orNone, where he may place it: what his total has to come to when he is done. compulsoryStillToPlace: of compulsoryTypes, after this feature. hill: its class, the going of its slopes, what the list must include. leftOpen: what bears on it and is not held, or is left open by what we hold. null where nothing is told of it.',
    example: {
      role: 'defender',
      feature: 'Wd',
      size: 1.5,
      compulsory: true,
      featuresAlready: [{ feature: 'Rv', role: 'invader' }],
    },
    question: checkTerrainQuestion,
    describe: describeTerrain,
    answer: placeFeature,
  }),
};
