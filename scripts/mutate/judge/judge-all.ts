import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DrawnMutant } from '../mutants/draw-mutants.ts';
import { ExamplesJudge } from './examples-judge.ts';
import { judgeMutant } from './judge-mutant.ts';
import { measureTests, type TestFile } from './measure-tests.ts';
import { describeMutant, formatReport, type Judged } from '../report.ts';

/** Whose tests judge. */
const TESTS = ['tests/examples/*.test.ts', 'src/rules/**/*.test.ts', 'tests/content/**/*.test.ts'] as const;
/** These read the content themselves, or what was bundled, and so never see a mutant of the code; or judge mutants. */
const NOT_ASKED = ['editions', 'calculators', 'coverage', 'mutants'].map((name) => `tests/content/${name}.test.ts`);

const KILLED_BY_EXAMPLES = { fate: 'killed', by: TESTS[0] } as const;

/**
 * Judge mutants one after the other, each in a process of its own, and print how each fared.
 *
 * @param root Absolute path of the project
 * @returns The report, to be printed last
 */
export async function judgeAll(root: string, drawn: readonly DrawnMutant[]): Promise<string> {
  const cache = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  process.once('exit', () => {
    rmSync(cache, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: NOT_ASKED }).toSorted());
  const measured = [...new Set(drawn.map(({ mutant }) => mutant.file))];
  const tests = await measureTests(
    files.map((file) => path.join(root, file)),
    measured,
    cache,
    (test) => {
      console.error(describeTest(root, test));
    },
  );
  const judged: Judged[] = [];
  const examples = new ExamplesJudge(cache);
  for (const { mutant, number } of drawn) {
    const byExamples = await examples.kills(mutant);
    const { fate, by } = byExamples ? KILLED_BY_EXAMPLES : await judgeMutant(mutant, tests, cache);
    judged.push({ mutant, fate });
    const noticed = by === '' ? '' : `  (${path.isAbsolute(by) ? path.relative(root, by) : by})`;
    console.log(`${String(number)} ${fate}: ${describeMutant(root, mutant)}${noticed}`);
  }
  examples.close();
  return formatReport(root, judged);
}

const describeTest = (root: string, { file, ran, milliseconds }: TestFile): string =>
  `${path.relative(root, file)}: ${String(ran)} tests, ${(milliseconds / 1000).toFixed(1)} s`;
