import type { Clause, Problem, Rulebook } from '../../rulebook/index.ts';
import type { EditionRun, LineRun } from '../../snippets/index.ts';

/** An edition, with the books that hold examples: the rulebook first. */
interface RunBooks {
  readonly edition: string;
  readonly books: readonly Rulebook[];
  readonly run: EditionRun;
}

/** A line of an example in all editions: what it came to in each. */
interface LineInAll {
  readonly clause: Clause;
  /** Whether it stands in a rulebook, which amendments change. */
  readonly amended: boolean;
  readonly source: LineRun['source'];
  /** What was found in its place, or null where it held. */
  readonly found: { readonly edition: string; readonly instead: string | null }[];
}

/** Find lines of examples that fail: each is told once, with the editions in which it fails, and those in which it holds. */
export function checkFailures(editions: readonly RunBooks[]): Problem[] {
  return [...linesOf(editions)].flatMap(({ clause, amended, source, found }) => {
    const failing = found.flatMap(({ edition, instead }) => (instead === null ? [] : [{ edition, instead }]));
    const [first] = failing;
    if (first === undefined) return [];
    const results = [...Map.groupBy(failing, ({ instead }) => instead)].map(([instead, all]) =>
      failing.length === all.length ? instead : `${instead} in ${all.map(({ edition }) => edition).join(', ')}`,
    );
    const holding = found.filter(({ instead }) => instead === null).map(({ edition }) => edition);
    const otherwise = amended
      ? ', or patch it in content/amendments/, where they part'
      : clause.id.startsWith('rulings.')
        ? `; or, where its answer is another in ${failing.map(({ edition }) => edition).join(', ')}, drop the "+" of its editions, and give that answer in "differs"`
        : '';
    return [
      {
        headline: `An example of "${clause.id}" fails in ${failing.map(({ edition }) => edition).join(', ')}: expected ${source.expected}, ${results.join('; ')}`,
        places: [
          { position: source.position, label: 'the example' },
          { position: clause.position, label: clause.title },
        ],
        hint:
          holding.length === 0
            ? undefined
            : `it holds in ${holding.join(', ')}: let it ask what all editions answer alike${otherwise}.`,
      },
    ];
  });
}

/** Every line that ran, and that no rule broke by throwing. */
function linesOf(editions: readonly RunBooks[]): Iterable<LineInAll> {
  const all = new Map<string, LineInAll>();
  for (const { edition, books, run } of editions) {
    const [rulebook] = books;
    for (const book of books)
      for (const clause of book.sections.flatMap(({ clauses }) => clauses))
        for (const { source, failure } of run.runs.get(clause.id) ?? []) {
          if (failure !== null && failure.rule !== null) continue;
          const { file, line, column } = source.position;
          const key = `${clause.id} ${file}:${String(line)}:${String(column)} ${source.expected}`;
          const inAll = all.get(key) ?? { clause, amended: book === rulebook, source, found: [] };
          inAll.found.push({ edition, instead: failure?.found ?? null });
          all.set(key, inAll);
        }
  }
  return all.values();
}

/**
 * Find lines of examples that were answered in no edition: each edition says that it rests on wording not held, so
 * the line has shown nothing.
 */
export function checkExamples(runs: readonly EditionRun[]): Problem[] {
  const answered = new Map<string, { line: LineRun; passed: boolean; clause: string }>();
  for (const run of runs) {
    for (const [clause, lines] of run.runs) {
      for (const line of lines) {
        const { file, line: at, column } = line.source.position;
        const key = `${clause} ${file}:${String(at)}:${String(column)}`;
        answered.set(key, { line, clause, passed: line.status === 'passed' || answered.get(key)?.passed === true });
      }
    }
  }
  return [...answered.values()]
    .filter(({ passed, line }) => !passed && line.status === 'not held')
    .map(({ clause, line }) => ({
      headline: `An example of "${clause}" is answered in no edition in which it is in force`,
      places: [{ position: line.source.position, label: 'the example' }],
      hint: 'expect "not held" where that is what it is to show.',
    }));
}
