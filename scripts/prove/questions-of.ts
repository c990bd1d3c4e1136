import { createHash, type Hash } from 'node:crypto';
import type { Dimension, Space, Written } from '../../src/theorems/index.ts';

/**
 * A digest of every question that a space holds, in its order, of the names of what varies in it, and of what counts of
 * an answer: of all that its code makes, and not of the code.
 */
export function digestOfQuestions(space: Space): string {
  const hash = createHash('sha256');
  const { name, query } = space;
  hash.update(JSON.stringify([name, query, query === 'combat' ? space.mode : space.says]));
  for (const dimensions of query === 'combat' ? [space.a, space.b] : [space.dimensions]) {
    hash.update(JSON.stringify(dimensions.map((each) => [each.name, each.values.map((value) => value.name)])));
    addAll(hash, dimensions, {});
  }
  return hash.digest('hex').slice(0, 16);
}

/** Add all that the values of some dimensions make of what was written before them, the last changing fastest. */
function addAll(hash: Hash, [first, ...rest]: readonly Dimension[], before: Written): void {
  if (first === undefined) return;
  const written = first.values.map(({ on }) => on(before));
  if (rest.length === 0) hash.update(JSON.stringify(written));
  else for (const each of written) addAll(hash, rest, each);
}
