import { compileContent, readContent } from '../../../src/compiler/publish/index.ts';
import { createSnippetChecker } from '../../../src/compiler/snippets/index.ts';
import { multiplyContent } from '../multiply-content.ts';

// Run by measure-compiler.ts in a process of its own, so that no run warms up another: prints the seconds.
const times = Number(process.argv[2]);
const root = process.cwd();
const content = multiplyContent(await readContent(root), times);
const start = performance.now();
const { problems } = await compileContent(content, createSnippetChecker(root));
const seconds = (performance.now() - start) / 1000;
if (problems.length > 0) throw new Error(`Cannot compile ${times} times the content: ${problems[0]?.headline ?? ''}`);
console.log(seconds);
