import type { Covered } from './task.ts';
import type { Mutation } from '../mutants/mutant.ts';
import { runJudge } from './run-judge.ts';

/** A test file, and what it takes and reaches. */
export interface TestFile {
  readonly file: string;
  readonly milliseconds: number;
  readonly ran: number;
  readonly reaches: (mutation: Mutation) => boolean;
}

/**
 * Run each test file on the code as it is.
 *
 * @param files The test files
 * @param measured The files of which to learn what each test file reaches
 * @param cache Folder for what Node compiled
 * @param tell Told of each file when it is done
 * @returns The fastest first
 * @throws If a test fails: no mutant could be judged by it
 */
export async function measureTests(
  files: readonly string[],
  measured: readonly string[],
  cache: string,
  tell: (done: TestFile) => void,
): Promise<readonly TestFile[]> {
  const all: TestFile[] = [];
  for (const file of files) {
    const verdict = await runJudge({ mutation: null, testFiles: [file], measured }, cache, 600_000);
    if (verdict === null) throw new Error(`expected ${file} to end within ten minutes`);
    const { failed, milliseconds, ran, covered } = verdict;
    if (failed !== null)
      throw new Error(`expected every test to pass on the code as it is; one fails in ${file}: ${failed.test}`);
    const reached = new Map(covered.map((each) => [each.file, each.ranges]));
    const test: TestFile = {
      file,
      milliseconds,
      ran,
      reaches: (mutation) => ranAt(reached.get(mutation.file) ?? [], mutation.start),
    };
    all.push(test);
    tell(test);
  }
  return all.toSorted((a, b) => a.milliseconds - b.milliseconds);
}

/** Whether the innermost part of a file around this offset ran. */
function ranAt(ranges: Covered['ranges'], offset: number): boolean {
  let [length, count] = [Infinity, 0];
  for (const [start, end, times] of ranges) {
    if (start <= offset && offset < end && end - start <= length) [length, count] = [end - start, times];
  }
  return count > 0;
}
