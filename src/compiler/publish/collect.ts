import { RulebookError, type Problem } from '../rulebook/index.ts';

/** Run a step; put the problems that it throws with the rest, and go on with null in its place. */
export function collect<T>(problems: Problem[], step: () => T): T | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof RulebookError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}
