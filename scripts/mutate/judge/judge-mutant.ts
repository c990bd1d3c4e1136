import type { TestFile } from './measure-tests.ts';
import type { Mutant } from '../mutants/mutant.ts';
import type { Fate } from '../report.ts';
import { runJudge } from './run-judge.ts';

/**
 * See whether a test notices a mutant: of the test files that reach it, the fastest first.
 *
 * @returns How it fared, and the test file that noticed
 */
export async function judgeMutant(
  mutant: Mutant,
  tests: readonly TestFile[],
  cache: string,
): Promise<{ readonly fate: Fate; readonly by: string }> {
  const reaching = tests.filter(({ reaches }) => reaches(mutant));
  if (reaching.length === 0) return { fate: 'not reached', by: '' };
  const usual = reaching.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const task = { mutation: mutant, testFiles: reaching.map(({ file }) => file), measured: [] };
  const verdict = await runJudge(task, cache, 20_000 + 3 * usual);
  if (verdict === null) return { fate: 'timeout', by: '' };
  return verdict.failed === null ? { fate: 'survived', by: '' } : { fate: 'killed', by: verdict.failed.file };
}
