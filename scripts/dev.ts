import { dev } from 'astro';
import { readCommandLine } from './command-line.ts';
import { compilePlugin } from './dev/compile-plugin.ts';
import { createCompiler } from './dev/create-compiler.ts';

readCommandLine({
  name: 'npm run dev',
  does: 'Serves the site while it is written: what is changed is compiled, and shown.',
});
const root = process.cwd();
const compiler = createCompiler(root);
await compiler.compile();
await dev({ root, vite: { plugins: [compilePlugin(root, compiler)] } });
