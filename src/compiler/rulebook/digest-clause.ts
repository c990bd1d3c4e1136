import { digestText } from '../words/index.ts';
import type { Clause } from './model.ts';

type Words = Pick<Clause, 'title' | 'blocks'>;

/** Most clauses stand in several editions, and are the same after most edits. */
const digests = new WeakMap<Words, string>();

/** The digest of the words of a clause: of its title and its blocks; code and markup do not count. */
export function digestClause(clause: Words): string {
  const digest = digests.get(clause) ?? digestText(clause.title, clause.blocks);
  digests.set(clause, digest);
  return digest;
}
