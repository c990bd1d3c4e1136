export { createTypeChecker, type TypeChecker } from './check-types.ts';
export { COMPILER_OPTIONS } from './compiler-options.ts';
export { extractSnippets, type ClauseSnippets } from './extract-snippets.ts';
export { hashText } from './hash-text.ts';
export { VOCABULARY, type ExampleLine, type SnippetModule } from './module-text.ts';
export { figuresOf, runEdition, type EditionRun, type LineRun } from './run-edition.ts';
