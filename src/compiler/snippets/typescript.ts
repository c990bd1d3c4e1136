import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

/** TypeScript. An import would read its nine megabytes once more, to see which kind of module they are. */
export const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript; // what the package exports
