import { formatProblems } from '../src/compiler/rulebook/index.ts';
import { compileContent, readContent, writeOutput } from '../src/compiler/publish/index.ts';
import { createTypeChecker } from '../src/compiler/snippets/index.ts';

const root = process.cwd();
const started = performance.now();
const content = await readContent(root);
const { problems, files } = await compileContent(content, createTypeChecker(root, { aside: true }), (pass) => {
  console.error(`${pass} …`);
});
if (files === null) {
  console.error(
    `\n${formatProblems(problems)}\n\n${String(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was written.`,
  );
  process.exitCode = 1;
} else {
  const changed = await writeOutput(root, files);
  console.error(
    `Compiled in ${((performance.now() - started) / 1000).toFixed(1)} s: ${String(changed.length)} of ${String(files.size)} files of generated/ changed.`,
  );
}
