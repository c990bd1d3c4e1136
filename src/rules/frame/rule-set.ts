import type { AnyClause, ClauseCode, WrittenClause } from './clause-code.ts';
import { notHeld } from './not-held.ts';
import { NotHeldError } from './rule-errors.ts';
import type { Combining, Helpers, Rule, Scope } from './steps.ts';
import { VERDICTS } from './verdict.ts';

/** Every rule of one edition of a game, by step, in printed order. */
export interface RuleSet<S> {
  readonly edition: string;
  readonly clauses: ReadonlyMap<string, ClauseCode<Scope<S>>>;
  readonly steps: { readonly [K in keyof S]: readonly Rule<S[K]>[] };
}

/** What a game's rules contribute to: its steps, and how the answers of each come to one. */
export interface Vocabulary<S> {
  readonly steps: Readonly<Record<keyof S, Combining>>;
}

/**
 * Gather the rules of an edition from the code under its clauses.
 *
 * @param game The game that the clauses are of
 * @param edition The edition's name, such as that of the newest
 * @param written Its clauses in printed order, clarifications last
 */
export function createRuleSet<S>(
  game: Vocabulary<S>,
  edition: string,
  written: readonly WrittenClause<Scope<S>>[],
): RuleSet<S> {
  const clauses = written.map((each): ClauseCode<Scope<S>> => ({ held: true, figures: null, define: null, ...each }));
  const names = Object.keys(game.steps) as (keyof S & string)[]; // a record's keys
  const steps = Object.fromEntries(names.map((name) => [name, []])) as unknown as { [K in keyof S]: Rule<S[K]>[] };
  for (const clause of clauses) {
    const contribute = Object.fromEntries(
      names.map((name) => [name, (apply: S[typeof name]) => steps[name].push({ clause, apply })]),
    );
    const scope = { ...helpersFor(clause), ...contribute } as unknown as Scope<S>; // one function a step
    clause.define?.(scope);
  }
  return { edition, clauses: new Map(clauses.map((clause) => [clause.id, clause])), steps };
}

function helpersFor(clause: AnyClause): Helpers {
  const figureIfAny: Helpers['figureIfAny'] = (row, column) => {
    const found = cellOf(clause, row, column);
    if (found === 'not held') throw new NotHeldError(clause);
    return typeof found === 'number' ? found : null;
  };
  return {
    notHeld,
    ...VERDICTS,
    figureIfAny,
    figure: (row, column) => {
      const figure = figureIfAny(row, column);
      if (figure !== null) return figure;
      const found = cellOf(clause, row, column) === undefined ? 'no such cell' : 'a dash';
      throw new Error(
        `${clause.id}: expected a figure in row ${JSON.stringify(row)}, column ${JSON.stringify(column)}, found ${found}`,
      );
    },
  };
}

/** The cell of the first of these rows that the clause's table has. */
function cellOf({ figures }: AnyClause, row: string | readonly string[], column: string) {
  const rows = typeof row === 'string' ? [row] : row;
  const found = rows.find((each) => figures?.[each] !== undefined);
  return found === undefined ? undefined : figures?.[found]?.[column.toLowerCase()];
}
