import type { DbmRules } from '../../../rules/index.ts';

/** Where what is in print only is read: `p. 21`, by what is known of a clause. */
export function printedPage({ clauses }: DbmRules, clause: string): string {
  const page = clauses.get(clause)?.page ?? null;
  return page === null ? 'the rulebook' : `p. ${String(page)}`;
}
