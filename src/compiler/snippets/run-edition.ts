import type { Clause, Position, Problem, Rulebook } from '../rulebook/index.ts';
import {
  createRuleSet,
  RuleError,
  runExamples,
  type AnyClauseCode,
  type AnyExample,
  type AnyGame,
  type AnyRuleSet,
  type ExampleRun,
  type Figures,
} from '../../rules/index.ts';
import type { ClauseSnippets } from './extract-snippets.ts';
import { loadModule } from './load-module.ts';
import { FIRST_LINE_OF_CODE, type ExampleLine, type SnippetModule } from './module-text.ts';

/** A line of an example, with what it came to in one edition. */
export interface LineRun extends ExampleRun {
  readonly source: ExampleLine;
}

/** What the code of an edition does: its rules, and the runs of each clause's examples in order. */
export interface EditionRun {
  readonly rules: AnyRuleSet;
  readonly runs: ReadonlyMap<string, readonly LineRun[]>;
  readonly problems: readonly Problem[];
}

/**
 * Load the rules of an edition and run its examples.
 *
 * @param game The game that it is of
 * @param edition Its name
 * @param books The rulebook, then the clarifications in force
 * @param snippets The code of every clause, by id
 */
export async function runEdition(
  game: AnyGame,
  edition: string,
  books: readonly Rulebook[],
  snippets: ReadonlyMap<string, ClauseSnippets>,
): Promise<EditionRun> {
  const problems: Problem[] = [];
  const clauses = books.flatMap((book) => book.sections.flatMap((section) => section.clauses));
  const codes = await Promise.all(
    clauses.map((clause) => codeOf(clause, snippets.get(clause.id)?.rule ?? null, problems)),
  );
  const rules = createRuleSet(game, edition, codes);
  const runs = new Map<string, readonly LineRun[]>();
  for (const clause of clauses) {
    const lines: LineRun[] = [];
    for (const example of snippets.get(clause.id)?.examples ?? []) {
      const load = (await loadModule(example)) as AnyExample; // an example module exports its function
      for (const run of guarded(example, problems, () => runExamples(game, rules, load)) ?? []) {
        const source = example.lines[run.line];
        if (source !== undefined) lines.push({ ...run, source });
      }
    }
    problems.push(...lines.flatMap((line) => problemOf(edition, clause, line, snippets)));
    runs.set(clause.id, lines);
  }
  return { rules, runs, problems };
}

/** The figures of a clause as the procedures look them up. */
export function figuresOf({ figures }: Clause): Figures | null {
  if (figures === null) return null;
  return Object.fromEntries(
    figures.rows.map(({ key, cells }) => [
      key,
      Object.fromEntries(
        figures.columns.map((column, index) => [column.toLowerCase(), cells[index]?.figure ?? 'none']),
      ),
    ]),
  );
}

async function codeOf(clause: Clause, rule: SnippetModule | null, problems: Problem[]): Promise<AnyClauseCode> {
  const { id, title, page, held } = clause;
  const code = { id, title, page, held, figures: figuresOf(clause) };
  if (rule === null) return { ...code, define: null };
  const define = (await loadModule(rule)) as NonNullable<AnyClauseCode['define']>; // a rule module exports its function
  return {
    ...code,
    define: (scope) => {
      guarded(rule, problems, () => {
        define(scope);
      });
    },
  };
}

/** Code that throws as soon as it is loaded, and not only when a rule is asked, is told as any other mistake. */
function guarded<T>(module: SnippetModule, problems: Problem[], run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const place = { position: module.authored(FIRST_LINE_OF_CODE, 1), label: `the ${module.kind}` };
    problems.push({
      headline: `The ${module.kind} of "${module.clause}" cannot be run: it threw: ${found}`,
      places: [place],
    });
    return null;
  }
}

function problemOf(
  edition: string,
  clause: Clause,
  { status, actual, source }: LineRun,
  snippets: ReadonlyMap<string, ClauseSnippets>,
): Problem[] {
  if (status === 'passed' || status === 'not held') return [];
  const thrower = actual instanceof RuleError ? snippets.get(actual.clause.id) : undefined;
  if (actual instanceof RuleError && thrower?.rule) return [throwingRule(thrower.clause, thrower.rule, actual)];
  const found = actual instanceof Error ? `it threw: ${actual.message}` : `found ${JSON.stringify(actual)}`;
  return [
    {
      headline: `An example of "${clause.id}" fails in ${edition}: expected ${source.expected}, ${found}`,
      places: placesOf(clause, source.position),
    },
  ];
}

/** One rule that throws breaks many examples: it is told once, where it stands. */
function throwingRule(clause: Clause, rule: SnippetModule, { reason }: RuleError): Problem {
  return {
    headline: `The rule of "${clause.id}" cannot be run: it threw: ${reason}`,
    places: [
      { position: rule.authored(FIRST_LINE_OF_CODE, 1), label: 'the rule' },
      { position: clause.position, label: clause.title },
    ],
  };
}

function placesOf(clause: Clause, position: Position): Problem['places'] {
  return [
    { position, label: 'the example' },
    { position: clause.position, label: clause.title },
  ];
}
