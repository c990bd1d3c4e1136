import type { Problem } from '../../rulebook/index.ts';
import type { EditionRun, LineRun } from '../../snippets/index.ts';

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
