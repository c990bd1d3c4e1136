import { PositionError, standingsOf } from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import { drawnDepth } from '../arranging/standing.ts';
import type { Scene } from '../scene.ts';
import { asSentence } from './as-sentence.ts';

/** Why nobody can stand as a position tells, and who: in the words in which a question about it is refused. Null where all can. */
export function problemOf({ position }: Scene, rules: DbmRules | null): string | null {
  try {
    standingsOf(position, drawnDepth(rules, position));
    return null;
  } catch (error) {
    if (error instanceof PositionError) return asSentence(`This wants ${error.message}.`);
    throw error;
  }
}
