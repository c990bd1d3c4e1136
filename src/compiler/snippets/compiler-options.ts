import type TypeScript from 'typescript';
import { ts } from './typescript.ts';

/** How strictly the code of the rules is read: what is not sound stops the build. */
export const COMPILER_OPTIONS: TypeScript.CompilerOptions = {
  allowImportingTsExtensions: true,
  // Types are erased, and nothing else is done to the code before it runs.
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2024.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noImplicitReturns: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  types: [],
};
