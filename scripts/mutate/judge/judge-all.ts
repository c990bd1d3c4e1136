import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DrawnMutant } from '../mutants/draw-mutants.ts';
import { ExamplesJudge } from './examples-judge.ts';
import { judgeMutant } from './judge-mutant.ts';
import { judgeWithTheorems } from './judge-with-theorems.ts';
import { measureTests, type TestFile } from './measure-tests.ts';
import { describeMutant, describeTheorems, formatReport, type Judged } from '../report.ts';

/** Whose tests judge. */
const TESTS = ['tests/examples/*.test.ts', 'src/rules/**/*.test.ts', 'tests/content/**/*.test.ts'] as const;
/** These read the content themselves, or what was bundled, and so never see a mutant of the code; or judge mutants. */
const NOT_ASKED = ['editions', 'calculators', 'coverage', 'mutants'].map((name) => `tests/content/${name}.test.ts`);
/** These try theorems on parts of their spaces. */
const OF_THEOREMS = ['tests/content/theorems/**'];
/** How long the theorems may take over a mutant, in milliseconds: nobody waits for it. */
const PATIENCE = 1_800_000;

const KILLED_BY_EXAMPLES = { fate: 'killed', by: TESTS[0] } as const;

/**
 * Judge mutants one after the other, each in a process of its own, and print how each fared.
 *
 * @param root Absolute path of the project
 * @param withTheorems Whether survivors are tried against the theorems; the tests of these judge none then
 * @returns The report, to be printed last
 */
export async function judgeAll(root: string, drawn: readonly DrawnMutant[], withTheorems: boolean): Promise<string> {
  const cache = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  process.once('exit', () => {
    rmSync(cache, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const exclude = withTheorems ? [...NOT_ASKED, ...OF_THEOREMS] : NOT_ASKED;
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: root, exclude }).toSorted());
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
    const survives = fate === 'survived' || fate === 'not reached';
    const theorems = withTheorems && survives ? await judgeWithTheorems(root, mutant, cache, PATIENCE) : null;
    judged.push({ mutant, fate, theorems });
    const noticed = by === '' ? '' : `  (${path.isAbsolute(by) ? path.relative(root, by) : by})`;
    const tried = theorems === null ? '' : `  (${describeTheorems(theorems)})`;
    console.log(`${String(number)} ${fate}: ${describeMutant(root, mutant)}${noticed}${tried}`);
  }
  examples.close();
  return formatReport(root, judged);
}

const describeTest = (root: string, { file, ran, milliseconds }: TestFile): string =>
  `${path.relative(root, file)}: ${String(ran)} tests, ${(milliseconds / 1000).toFixed(1)} s`;
