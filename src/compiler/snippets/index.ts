export { createSnippetChecker, type SnippetChecker } from './check-snippets.ts';
export { compileTheorem } from './compile-theorem.ts';
export { COMPILER_OPTIONS } from './compiler-options.ts';
export { extractSnippets, type ClauseSnippets } from './extract-snippets.ts';
export { hashText } from './hash-text.ts';
export { VOCABULARY, type ExampleLine, type SnippetModule } from './module-text.ts';
export { warmUp } from './run/apart-fs.ts';
export { proverApart, TheoremError } from './run/prove-apart.ts';
export { figuresOf, runEditions, type EditionCode, type EditionRun, type LineRun } from './run/run-editions.ts';
