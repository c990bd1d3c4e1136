import { HILLS, type Covering, type Feature, type ProposedFeature, type Slopes } from './features.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';

export type Role = 'invader' | 'defender';

/** Where a river flows, from table edge to table edge or to water that is already there. */
export const COURSES = ['longToLong', 'shortToShort', 'shortToWaterway', 'shortToInvaderRiver'] as const;
export type Course = (typeof COURSES)[number];

/** A feature that is on the table already. */
export interface EarlierFeature {
  readonly feature: Feature;
  /** Who placed it; null for the one who places the feature in question. */
  readonly role: Role | null;
  readonly size: number | null;
  readonly compulsory: boolean;
  readonly hillSize: number;
}

/** A feature that a player would place, and the circumstances that bear on it; null where they are not told. */
export interface TerrainQuestion {
  readonly role: Role;
  readonly feature: ProposedFeature;
  /** In feature equivalents. */
  readonly size: number | null;
  readonly compulsory: boolean;
  readonly slopes: Slopes | null;
  readonly coverings: readonly Covering[];
  readonly withRoad: boolean;
  /** Of the hill that a built-up area incorporates: 0 where there is none. */
  readonly hillSize: number;
  readonly across: number | null;
  readonly hasPf: boolean | null;
  /** Empty where it is not told. */
  readonly terrainInList: readonly Feature[];
  readonly compulsoryTypes: readonly Feature[];
  readonly navalElements: number | null;
  /** For which water features dice were thrown in vain. */
  readonly failedFor: readonly ('WW' | 'Rv')[];
  readonly die: number | null;
  readonly positionDie: number | null;
  readonly edge: 'short' | 'long' | null;
  readonly course: Course | null;
  readonly sector: 'central' | 'flank' | null;
  readonly withinSector: boolean | null;
  readonly touchesWaterway: boolean | null;
  readonly touchesRearEdge: boolean | null;
  readonly linked: boolean | null;
  readonly withBua: boolean | null;
  readonly withCompulsoryWaterway: boolean;
  readonly replacesBeach: boolean;
  readonly promontory: boolean;
  /** In the order in which they were placed. */
  readonly featuresAlready: readonly EarlierFeature[];
}

/**
 * Check that the fields of a question go together.
 *
 * @throws {QuestionError} If hills are told of where there is none, or a hill is told nothing of
 */
export function checkTerrainQuestion(question: TerrainQuestion): TerrainQuestion {
  const { role, feature, size, slopes, coverings, hillSize, withRoad, featuresAlready } = question;
  const hill = HILLS.includes(feature);
  if (feature === 'hill' && slopes === null && coverings.length === 0)
    throw new QuestionError(
      'slopes',
      'expected the slopes or the coverings of the hill, or "H(G)" or "H(S)" as feature',
    );
  if (!hill && hillSize === 0 && (slopes !== null || coverings.length > 0))
    throw new QuestionError(
      slopes === null ? 'coverings' : 'slopes',
      `expected a hill, or a built-up area with a hillSize, found "feature": ${JSON.stringify(feature)}`,
    );
  if (withRoad && (role !== 'invader' || !hill))
    throw new QuestionError('withRoad', "expected a hill of the invader's, as only those go with his road");
  checkSizes('', feature, size, hillSize);
  featuresAlready.forEach((each, index) => {
    checkSizes(`featuresAlready[${String(index)}].`, each.feature, each.size, each.hillSize);
  });
  return question;
}

function checkSizes(path: string, feature: ProposedFeature, size: number | null, hillSize: number): void {
  if (size === 0) throw new QuestionError(`${path}size`, 'expected more than 0 feature equivalents, found 0');
  if (hillSize > 0 && feature !== 'BUA')
    throw new QuestionError(
      `${path}hillSize`,
      `expected a built-up area, as only that incorporates a hill, found "feature": ${JSON.stringify(feature)}`,
    );
}
