import type { DbmRules } from '../../rules/index.ts';
import type { Space } from '../spaces/space.ts';
import { answerFinder } from './answers-of.ts';
import { partOf, type Part } from './matrix.ts';
import { rowFinder } from './rows-of.ts';

/** Work out a part of a space in an edition. */
export function workOut(rules: DbmRules, space: Space, part: number): Part {
  return partOf(space, part, textFinder(rules, space));
}

/** The text of what any situation of a space comes to in an edition, worked out when it is asked for. */
function textFinder(rules: DbmRules, space: Space): (index: number) => string {
  return space.query === 'combat' ? rowFinder(rules, space) : answerFinder(rules, space);
}
