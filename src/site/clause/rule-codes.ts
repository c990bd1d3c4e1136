import { clauseOf, editions } from '../ground/published.ts';

/** The code under a clause, and the editions that run it, oldest first. */
export interface RuleCode {
  readonly editions: readonly string[];
  readonly code: string;
  /** What it is found by on the page of the clause. */
  readonly anchor: string;
}

/**
 * The code under a clause in every edition: neighbouring editions that run the same, together.
 *
 * @returns Oldest first
 */
export function ruleCodesOf(id: string): readonly RuleCode[] {
  const runs: { editions: string[]; code: string | null }[] = [];
  for (const { id: edition } of editions) {
    const code = clauseOf(edition, id)?.rule ?? null;
    const run = runs.at(-1);
    if (run?.code === code) run.editions.push(edition);
    else runs.push({ editions: [edition], code });
  }
  return runs.flatMap(({ editions: ids, code }) =>
    code === null ? [] : [{ editions: ids, code, anchor: `code:${ids[0] ?? ''}` }],
  );
}
