import { dev } from 'astro';
import { compilePlugin } from './dev/compile-plugin.ts';
import { createCompiler } from './dev/create-compiler.ts';

const root = process.cwd();
const compiler = createCompiler(root);
await compiler.compile();
await dev({ root, vite: { plugins: [compilePlugin(root, compiler)] } });
