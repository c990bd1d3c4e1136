import type TypeScript from 'typescript';
import { ts } from './typescript.ts';

/** How strictly the code of the rules is read, as a `tsconfig.json` says it: what is not sound stops the build. */
export const OPTIONS = {
  allowImportingTsExtensions: true,
  // Types are erased, and nothing else is done to the code before it runs.
  erasableSyntaxOnly: true,
  exactOptionalPropertyTypes: true,
  lib: ['es2024'],
  module: 'preserve',
  moduleResolution: 'bundler',
  noEmit: true,
  noImplicitReturns: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  strict: true,
  target: 'es2024',
  types: [],
};

/** The same, as TypeScript takes it from a program. */
export const COMPILER_OPTIONS: TypeScript.CompilerOptions = ts.convertCompilerOptionsFromJson(OPTIONS, '').options;
