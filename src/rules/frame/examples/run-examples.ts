import type { Game } from '../game.ts';
import { notHeld } from '../not-held.ts';
import { NotHeldError } from '../rule-errors.ts';
import type { RuleSet } from '../rule-set.ts';
import type { TrailStep } from '../trail.ts';
import { functionName, type AskedQuestion, type Checks, type ExampleModule } from './example.ts';
import { sameValue } from './same-value.ts';

/** One line of an example, as it ran in one edition. */
export interface ExampleRun {
  /** Index of the line among those of its fence that state an expectation. */
  readonly line: number;
  /** `not held` where this edition cannot answer, though another may; `error` where the line threw. */
  readonly status: 'passed' | 'failed' | 'not held' | 'error';
  readonly actual: unknown;
  readonly expected: unknown;
  readonly question: string;
  readonly trail: readonly TrailStep[];
  /** The query that was asked last, and the question as it was written; null where none was, or the game asks its own way. */
  readonly asked: AskedQuestion['asked'] | null;
}

/**
 * Run the lines of an example in one edition.
 *
 * @param game The game that the example is of
 * @param rules The rules of the edition
 * @param example The compiled fence
 * @returns One run a line, in order; a line that throws does not stop the rest
 */
export function runExamples<S, E>(
  game: Game<S, E>,
  rules: RuleSet<S>,
  example: ExampleModule<E>,
): readonly ExampleRun[] {
  const runs: ExampleRun[] = [];
  const asked: AskedQuestion[] = [];
  const tell = (question: AskedQuestion): void => {
    asked.push(question);
  };
  const checks: Checks = {
    notHeld,
    check: (line, actual, expected) => {
      asked.length = 0;
      const result = { ...outcomeOf(actual, expected()), line };
      const last = asked.at(-1);
      const trail = last === undefined || last.trail.length === 0 ? result.trail : last.trail;
      runs.push({ ...result, question: last?.words() ?? '', trail, asked: last?.asked ?? null });
    },
  };
  const scope: unknown = { ...askingFunctions(game, rules, tell), ...game.examples?.(rules, tell), ...checks };
  example(scope as E); // a function for every query of the game, or the game's own
  return runs;
}

/** Each query of the game as a function that tells what it was asked. */
function askingFunctions<S, E>(
  game: Game<S, E>,
  rules: RuleSet<S>,
  tell: (asked: AskedQuestion) => void,
): Record<string, (written: unknown) => unknown> {
  return Object.fromEntries(
    Object.entries(game.queries).map(([name, query]) => [
      functionName(name),
      (written) => {
        const posed = query.pose(written);
        const asked = { query: name, written };
        tell({ words: posed.words, trail: [], asked });
        const answer = posed.answer(rules);
        tell({ words: posed.words, trail: answer.trail, asked });
        return answer;
      },
    ]),
  );
}

function outcomeOf(
  ask: () => unknown,
  expected: unknown,
): Pick<ExampleRun, 'status' | 'actual' | 'expected' | 'trail'> {
  try {
    const actual = ask();
    return { status: sameValue(actual, expected) ? 'passed' : 'failed', actual, expected, trail: [] };
  } catch (error) {
    if (!(error instanceof NotHeldError)) return { status: 'error', actual: error, expected, trail: [] };
    return { status: expected === notHeld ? 'passed' : 'not held', actual: notHeld, expected, trail: [error.step] };
  }
}
