import { COLLECTIONS } from '../event/link/index.ts';
import { RUNGS } from './rungs.ts';

/**
 * Of whose texts a computed answer is made, in words: the rules in force, or those of an older edition, and what interprets
 * them, where it rests on that.
 *
 * @param clauses Those of its steps
 * @param secondary Whether a figure in it rests on a secondary source only; `in part` where that is so of some of several answers
 * @param older The edition that answers, where it is not the newest
 */
export function computedFrom(clauses: readonly string[], secondary: boolean | 'in part', older: string | null): string {
  if (secondary === true) return `Computed, ${RUNGS.secondary.toLowerCase()}`;
  const isOf = (name: string, id: string): boolean => id.startsWith(`${name}.`);
  const names = COLLECTIONS.filter(({ name }) => clauses.some((id) => isOf(name, id)));
  const rules = names.length === 0 || clauses.some((id) => names.every(({ name }) => !isOf(name, id)));
  const from = [...(rules ? [rulesOf(older)] : []), ...names.map(({ title }) => title)].join(' and ');
  return `Computed from ${from}${secondary === 'in part' ? `, in part ${RUNGS.secondary.toLowerCase()}` : ''}`;
}

/** The rules that a computed answer is made of, in words. */
export function rulesOf(older: string | null): string {
  return older === null ? 'the rules in force' : `the rules of ${older}`;
}
