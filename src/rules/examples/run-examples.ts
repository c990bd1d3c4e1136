import { describeCombat } from '../combat/describe-combat.ts';
import { NotHeldError, type RuleSet } from '../rule-set.ts';
import type { TrailStep } from '../trail.ts';
import { notHeld, type NotHeld } from '../combat/scope.ts';
import { combatExample, type AskedQuestion, type CombatExample } from './combat-example.ts';
import { sameValue } from './same-value.ts';

/** What the lines of a `ts example` fence are written in. */
export interface ExampleScope {
  readonly combat: CombatExample;
  /** One line: what it comes to, and what is written after its `//`. */
  readonly check: (line: number, actual: () => unknown, expected: () => unknown) => void;
  /** What `// not held` stands for. */
  readonly notHeld: NotHeld;
}

/** A `ts example` fence, compiled. */
export type ExampleModule = (scope: ExampleScope) => void;

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
}

/**
 * Run the lines of an example in one edition.
 *
 * @param rules The rules of the edition
 * @param example The compiled fence
 * @returns One run a line, in order; a line that throws does not stop the rest
 */
export function runExamples(rules: RuleSet, example: ExampleModule): readonly ExampleRun[] {
  const runs: ExampleRun[] = [];
  const asked: AskedQuestion[] = [];
  const combat = combatExample(rules, (question) => {
    asked.push(question);
  });
  example({
    combat,
    notHeld,
    check: (line, actual, expected) => {
      asked.length = 0;
      const result = { ...outcomeOf(actual, expected()), line };
      const last = asked.at(-1);
      const question = last === undefined ? '' : describeCombat(last.question);
      runs.push({
        ...result,
        question,
        trail: last === undefined || last.trail.length === 0 ? result.trail : last.trail,
      });
    },
  });
  return runs;
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
    const trail = [{ step: 'not held', clause: error.clause.id, label: error.clause.title }];
    return { status: expected === notHeld ? 'passed' : 'not held', actual: notHeld, expected, trail };
  }
}
