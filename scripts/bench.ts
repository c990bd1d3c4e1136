import { readCommandLine, refuse } from './command-line.ts';
import { formatFigures, keepsTarget, type Figure } from './bench/figure.ts';
import { buildIn, measureBuild } from './bench/measures/measure-build.ts';
import { measureCalculators } from './bench/measures/measure-calculators.ts';
import { measureCombat } from './bench/measures/measure-combat.ts';
import { measureCompiler } from './bench/measures/measure-compiler.ts';
import { measureOffline } from './bench/measures/measure-offline.ts';
import { measureQueries } from './bench/measures/measure-queries.ts';
import { measureRebuild } from './bench/measures/measure-rebuild.ts';
import { measureSameness } from './bench/measures/measure-sameness.ts';
import { measureSearch } from './bench/measures/measure-search.ts';
import { measureStart } from './bench/measures/measure-start.ts';
import { measureTable } from './bench/measures/measure-table.ts';
import { measureTestRun } from './bench/measures/measure-test-run.ts';
import { measureWeight } from './bench/measures/measure-weight.ts';
import { takeFigures, type Measured } from './bench/take-figures.ts';
import { createWorkspace, type Workspace } from './bench/workspace.ts';

/** In this order: the build comes first, for the others look at what it wrote; where it is not measured, it is made all the same. */
const MEASURES: Readonly<Record<string, (workspace: Workspace) => Measured>> = {
  build: measureBuild,
  start: measureStart,
  sameness: measureSameness,
  rebuild: measureRebuild,
  combat: measureCombat,
  queries: measureQueries,
  table: measureTable,
  compiler: measureCompiler,
  weight: measureWeight,
  offline: measureOffline,
  calculators: measureCalculators,
  search: measureSearch,
  tests: measureTestRun,
};
const NAMES = Object.keys(MEASURES).join(', ');
const COMMAND = {
  name: 'npm run bench',
  does: `Prints figures: ${NAMES}. It takes as long as all tests and a quarter of an hour more, and a machine that does nothing else.`,
  options: { only: { type: 'string', default: NAMES.replaceAll(' ', ''), value: 'A,B', says: 'only these' } },
} as const;
const only = readCommandLine(COMMAND).only.split(',');
const strange = only.find((name) => !Object.hasOwn(MEASURES, name));
if (strange !== undefined) refuse(COMMAND, `expected some of ${NAMES}, found "${strange}"`);

const workspace = await createWorkspace();
const figures: Figure[] = [];
try {
  if (!only.includes('build')) buildIn(workspace);
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!only.includes(name)) continue;
    const tell = (figure: Figure): void => {
      console.error(formatFigures([figure]));
    };
    figures.push(...(await takeFigures(measure(workspace), tell)));
  }
  process.exitCode = figures.every(keepsTarget) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // Where one cannot be measured, the figures before it are not lost.
  console.log(`\n${formatFigures(figures)}`);
  await workspace.remove();
}
