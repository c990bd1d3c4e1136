import { digestClause, type Clause } from '../rulebook/index.ts';
import type { LineRun } from '../snippets/index.ts';
import type { CompiledEdition } from './compile-code.ts';

/** What the rule of a clause adds, and the step that it counts at. */
export interface Added {
  readonly step: string;
  readonly amount: number;
}

/** The steps of a procedure at which a clause adds something that a play sheet sets before its line. */
const ADDING: ReadonlySet<string> = new Set(['base', 'modifier', 'added', 'rear', 'tactical', 'grading', 'mitigating']);

/** Tells what a clause of an edition adds; null where it adds nothing. */
export type AddedFinder = (edition: string, clause: Clause) => Added | null;

/**
 * Find what clauses add, once, as their examples ran: the least that each added. Where the examples of an edition
 * cannot run, as they rest on another clause that is not held, those of an edition with the same words and the same code
 * tell.
 *
 * @param editions The editions, whose code has run
 */
export function addedFinder(editions: readonly Pick<CompiledEdition, 'book' | 'run'>[]): AddedFinder {
  const inEdition = new Map<string, Added>();
  const byWording = new Map<string, Added>();
  for (const { book, run } of editions) {
    for (const clause of book.sections.flatMap(({ clauses }) => clauses)) {
      const added = leastAdded(clause.id, run.runs.get(clause.id) ?? []);
      if (added === null) continue;
      inEdition.set(`${book.edition} ${clause.id}`, added);
      byWording.set(wordingOf(clause), added);
    }
  }
  return (edition, clause) => inEdition.get(`${edition} ${clause.id}`) ?? byWording.get(wordingOf(clause)) ?? null;
}

function leastAdded(clause: string, runs: readonly Pick<LineRun, 'trail'>[]): Added | null {
  const added = runs.flatMap(({ trail }) =>
    trail.flatMap(({ clause: by, step, amount }) =>
      by === clause && amount !== undefined && amount !== 0 && ADDING.has(step) ? [{ step, amount }] : [],
    ),
  );
  return added.toSorted((one, other) => Math.abs(one.amount) - Math.abs(other.amount))[0] ?? null;
}

function wordingOf(clause: Clause): string {
  const rule = clause.fences.find(({ kind }) => kind === 'rule')?.code ?? '';
  return JSON.stringify([clause.id, digestClause(clause), rule]);
}
