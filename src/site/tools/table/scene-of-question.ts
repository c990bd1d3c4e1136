import {
  isCode,
  parseEnd,
  parsePlace,
  parsePosition,
  partyOf,
  readCode,
  readTableFields,
} from '../../../positions/index.ts';
import type { Scene } from './scene.ts';

/** The scene of a question about a position, as the query `table` takes it, such as those of the figures. */
export function sceneOfQuestion(question: unknown): Scene {
  const { ask, position, mover, with: others, to, target, between, tell, ...asked } = readTableFields(question);
  const ends = asked.ends.map(parseEnd);
  return {
    position: isCode(position) ? readCode(position) : parsePosition(position),
    ask,
    movers: [mover, ...others, ...ends.flatMap(partyOf)],
    to: to === null ? null : parsePlace(to),
    ends,
    target,
    between,
    tell,
  };
}
