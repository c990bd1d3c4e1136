import { decide } from '../../frame/decide.ts';
import type { DbmRules } from '../dbm-steps.ts';
import { LINEAR, type ProposedFeature } from './features.ts';
import { classHill, type ClassedHill } from './hill.ts';
import type { Placed, Placing, Proposed } from './placing.ts';
import type { TerrainQuestion } from './question.ts';

/** A feature as the rules look at it, and its hill if it has one. */
export interface Proposal {
  readonly placing: Placing;
  readonly hill: ClassedHill | null;
}

/**
 * What a rule looks at: the question, and what follows from it.
 *
 * @param question The feature; of `featuresAlready` only `already` is looked at
 * @param already What is on the table before it, in the order in which it was placed
 */
export function propose(rules: DbmRules, question: TerrainQuestion, already: readonly Placed[]): Proposal {
  const { role, feature, compulsory, ...told } = question;
  const [invader, defender] = [role === 'invader', role === 'defender'];
  const area = !LINEAR.includes(feature);
  const isHill = classable(feature);
  const withRoad = told.withRoad || (invader && isHill && already.some((each) => each.invader && each.is('Rd')));
  const hill = classHill(rules, question, withRoad);
  const type = isHill ? (hill?.hill.class ?? null) : feature;
  const is: Placing['is'] = (...features) => features.includes(feature) || (type !== null && features.includes(type));
  const types = [type, feature === 'BUA' ? (hill?.hill.class ?? null) : null].filter((each) => each !== null);
  const list: readonly string[] = told.terrainInList;
  const proposed: Proposed = {
    ...told,
    role,
    feature,
    invader,
    defender,
    area,
    is,
    withRoad,
    mandatory:
      defender &&
      feature === 'BUA' &&
      (told.withCompulsoryWaterway || already.some((each) => each.is('WW') && each.compulsory)),
    listedCompulsory: compulsory || (type !== null && told.compulsoryTypes.some((each) => each === type)),
    hill: hill?.hill ?? null,
    types,
    already,
    sameType: already.filter((each) => type !== null && each.is(type)),
    listLacks: (entry) => list.length > 0 && !list.includes(entry),
    listHas: (entry) => list.includes(entry),
  };
  const decision = decide(rules.steps.placedAsCompulsory, (rule) => rule(proposed));
  return { placing: { ...proposed, compulsory: decision?.value ?? false }, hill };
}

function classable(feature: ProposedFeature): boolean {
  return feature === 'hill' || feature === 'H(G)' || feature === 'H(S)';
}
