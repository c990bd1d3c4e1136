import type { Clause, Problem, Rulebook } from '../../rulebook/index.ts';
import type { AnyGame, Figures } from '../../../rules/index.ts';
import type { ClauseSnippets } from '../extract-snippets.ts';
import { FIRST_LINE_OF_CODE, type ExampleLine, type SnippetModule } from '../module-text.ts';
import { runApart } from './apart-fs.ts';
import type { Answer, ClauseTask, EditionOutcome, EditionTask, Ended, RanLine } from './task.ts';

/** The code of an edition. */
export interface EditionCode {
  /** The game that it is of. */
  readonly game: AnyGame;
  readonly edition: string;
  /** The rulebook, then the clarifications in force, and what else has examples. */
  readonly books: readonly Rulebook[];
  /** The code of every clause, by id. */
  readonly snippets: ReadonlyMap<string, ClauseSnippets>;
}

/** A line of an example, with what it came to in one edition. */
export interface LineRun extends RanLine {
  readonly source: ExampleLine;
}

/** What the code of an edition does: the runs of each clause's examples in order, and what is wrong with the code. */
export interface EditionRun {
  readonly runs: ReadonlyMap<string, readonly LineRun[]>;
  /** By clause, the steps of the game that its rule contributes to: `consequence`. */
  readonly steps: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly Problem[];
}

/** How long the code of an edition may run, in milliseconds. It takes a fraction of a second. */
const LIMIT = 60_000;

/**
 * Load the rules of editions and run their examples, in a process apart.
 *
 * @param limit How long the code of each may run, in milliseconds
 * @returns A run for each, in order; without lines where the process did not come to them
 */
export async function runEditions(editions: readonly EditionCode[], limit = LIMIT): Promise<readonly EditionRun[]> {
  const modules = new Map(editions.flatMap(({ snippets }) => [...snippets.values()].flatMap(modulesOf)));
  const texts = new Map([...modules].map(([key, { text }]) => [key, text]));
  const answer = await runApart({ modules: texts, editions: editions.map(taskOf), limit });
  return editions.map((code, index) => runOf(code, answer, index, modules));
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

function modulesOf({ rule, examples }: ClauseSnippets): [string, SnippetModule][] {
  return [...(rule === null ? [] : [rule]), ...examples].map((module) => [keyOf(module), module]);
}

function keyOf({ kind, name }: SnippetModule): string {
  return `${kind}s/${name}`;
}

function clausesOf({ books }: EditionCode): readonly Clause[] {
  return books.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));
}

function taskOf(code: EditionCode): EditionTask {
  const clauses = clausesOf(code).map((clause): ClauseTask => {
    const { id, title, page, held } = clause;
    const { rule = null, examples = [] } = code.snippets.get(id) ?? {};
    const keys = { rule: rule === null ? null : keyOf(rule), examples: examples.map(keyOf) };
    return { id, title, page, held, figures: figuresOf(clause), ...keys };
  });
  return { game: code.game.id, edition: code.edition, clauses };
}

function runOf(
  code: EditionCode,
  answer: Answer,
  index: number,
  modules: ReadonlyMap<string, SnippetModule>,
): EditionRun {
  const nothing = { runs: new Map(), steps: new Map() };
  if ('ended' in answer) return { ...nothing, problems: index === 0 ? [endedEarly(code, answer, modules)] : [] };
  if (answer.endless !== null) {
    const module = modules.get(answer.endless.module);
    const hit = module !== undefined && answer.endless.edition === code.edition;
    return { ...nothing, problems: hit ? [endless(module, code.edition)] : [] };
  }
  const outcome = answer.editions[index];
  return outcome === undefined ? { ...nothing, problems: [] } : readOutcome(code, outcome, modules);
}

function readOutcome(
  code: EditionCode,
  outcome: EditionOutcome,
  modules: ReadonlyMap<string, SnippetModule>,
): EditionRun {
  const problems = outcome.broken.flatMap(({ module: key, reason }): Problem[] => {
    const module = modules.get(key);
    return module === undefined ? [] : [thrownBy(module, reason)];
  });
  const runs = new Map<string, readonly LineRun[]>();
  const steps = new Map<string, readonly string[]>();
  for (const [index, clause] of clausesOf(code).entries()) {
    const examples = code.snippets.get(clause.id)?.examples ?? [];
    const lines = (outcome.clauses[index] ?? []).flatMap((ran, at) =>
      ran.flatMap((line): LineRun[] => {
        const source = examples[at]?.lines[line.line];
        return source === undefined ? [] : [{ ...line, source }];
      }),
    );
    problems.push(...lines.flatMap((line) => throwersOf(code, line)));
    runs.set(clause.id, lines);
    steps.set(clause.id, outcome.steps[index] ?? []);
  }
  return { runs, steps, problems };
}

function endedEarly(
  { edition, books }: EditionCode,
  { ended, running }: Ended,
  modules: ReadonlyMap<string, SnippetModule>,
): Problem {
  const module = running === null ? undefined : modules.get(running.module);
  const hint = 'a rule takes a question and gives an answer: it ends nothing, and needs little room.';
  if (running !== null && module !== undefined)
    return {
      headline: `The ${module.kind} of "${module.clause}" cannot be run in ${running.edition}: the process that runs it ended before it answered (${ended})`,
      places: [placeOf(module)],
      hint: module.kind === 'rule' ? hint : `what it asks may be a rule that does so: ${hint}`,
    };
  const [first] = books.flatMap(({ sections }) => sections);
  return {
    headline: `The code of the rules cannot be run: the process that runs it ended before it answered (${ended})`,
    places: first === undefined ? [] : [{ position: first.source.positionAt(0), label: `the rules of ${edition}` }],
    hint,
  };
}

function endless(module: SnippetModule, edition: string): Problem {
  return {
    headline: `The ${module.kind} of "${module.clause}" does not come to an end in ${edition}`,
    places: [placeOf(module)],
    hint: module.kind === 'rule' ? undefined : 'it asks a rule that goes on for ever, or does so itself.',
  };
}

/** Code that throws as soon as it is loaded, and not only when a rule is asked, is told as any other mistake. */
function thrownBy(module: SnippetModule, reason: string): Problem {
  return {
    headline: `The ${module.kind} of "${module.clause}" cannot be run: it threw: ${reason}`,
    places: [placeOf(module)],
  };
}

function placeOf(module: SnippetModule): Problem['places'][number] {
  return { position: module.authored(FIRST_LINE_OF_CODE, 1), label: `the ${module.kind}` };
}

/** A rule that throws is what is wrong, and not the example that shows it. */
function throwersOf({ snippets }: EditionCode, { failure }: LineRun): Problem[] {
  const thrower = failure?.rule ? snippets.get(failure.rule.clause) : undefined;
  return failure?.rule && thrower?.rule ? [throwingRule(thrower.clause, thrower.rule, failure.rule.reason)] : [];
}

/** One rule that throws breaks many examples: it is told once, where it stands. */
function throwingRule(clause: Clause, rule: SnippetModule, reason: string): Problem {
  return {
    headline: `The rule of "${clause.id}" cannot be run: it threw: ${reason}`,
    places: [placeOf(rule), { position: clause.position, label: clause.title }],
  };
}
