export { createTypeChecker, type TypeChecker } from './check-types.ts';
export { COMPILER_OPTIONS } from './compiler-options.ts';
export { extractSnippets, type ClauseSnippets } from './extract-snippets.ts';
export { hashText } from './hash-text.ts';
export { VOCABULARY, type ExampleLine, type SnippetModule } from './module-text.ts';
export { checkLanguage } from './check-language.ts';
export { warmUp } from './run/apart-fs.ts';
export { figuresOf, runEditions, type EditionCode, type EditionRun, type LineRun } from './run/run-editions.ts';
