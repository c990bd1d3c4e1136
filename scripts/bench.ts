import { formatFigures, keepsTarget, type Figure } from './bench/figure.ts';
import { measureBuild } from './bench/measures/measure-build.ts';
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
import { measureWeight } from './bench/measures/measure-weight.ts';
import { createWorkspace, type Workspace } from './bench/workspace.ts';

/** In this order: the build comes first, for the others look at what it wrote. */
const measures: readonly ((workspace: Workspace) => Figure[] | Promise<Figure[]>)[] = [
  measureBuild,
  measureStart,
  measureSameness,
  measureRebuild,
  measureCombat,
  measureQueries,
  measureTable,
  measureCompiler,
  measureWeight,
  measureOffline,
  measureCalculators,
  measureSearch,
];

const workspace = await createWorkspace();
try {
  const figures: Figure[] = [];
  for (const measure of measures) {
    const measured = await measure(workspace);
    console.error(formatFigures(measured));
    figures.push(...measured);
  }
  console.log(`\n${formatFigures(figures)}`);
  process.exitCode = figures.every(keepsTarget) ? 0 : 1;
} finally {
  await workspace.remove();
}
