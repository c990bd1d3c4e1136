import { NEAREST_ON_DEMAND, NotLoadedError, parsePlace } from '../../../../positions/index.ts';
import { ask, QuestionError, type DbmRules } from '../../../../rules/index.ts';
import { isOpen } from '../../question/reply.ts';
import { questionOf } from './question-of.ts';
import type { Scene } from '../scene.ts';
import { NOWHERE, type NearbyPlaces } from '../shown.ts';

/**
 * Where the move may end instead, the nearest first: nowhere where it may end as asked, or somebody or the rules that we have
 * cannot tell. It takes as long as many answers.
 *
 * @throws {Error} If something that it turns on cannot be fetched
 */
export async function nearestIn(rules: DbmRules, scene: Scene): Promise<NearbyPlaces> {
  try {
    const answer = ask(NEAREST_ON_DEMAND, rules, questionOf(scene));
    if (isOpen(answer)) return NOWHERE;
    const places = answer.nearest.map((place) => ({ ...place, to: parsePlace(place.to) }));
    return { places, beyond: answer.nearestBeyondMove ?? false };
  } catch (error) {
    // Of the one place it is told, and of another it would have to be.
    if (error instanceof QuestionError) return NOWHERE;
    if (!(error instanceof NotLoadedError)) throw error;
    await error.load();
    return nearestIn(rules, scene);
  }
}
