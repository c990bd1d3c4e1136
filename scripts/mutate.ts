import { drawMutants } from './mutate/mutants/draw-mutants.ts';
import { judgeAll } from './mutate/judge/judge-all.ts';
import { readOptions } from './mutate/read-options.ts';
import { describeMutant } from './mutate/report.ts';

const root = process.cwd();
const options = readOptions(process.argv.slice(2));
const { drawn, files, all, unsound } = drawMutants(root, options);
console.log(
  `${String(all)} mutants in ${String(files)} files; to be judged: ${String(drawn.length)}, of a sample drawn by seed "${options.seed}". Put back as their types are wrong: ${String(unsound)}.`,
);
if (options.list)
  for (const { number, mutant } of drawn) console.log(`${String(number)} ${describeMutant(root, mutant)}`);
else console.log(await judgeAll(root, drawn, options.theorems));
