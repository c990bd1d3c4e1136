export { compileContent, fingerprintOf, type Compilation } from './compile-content.ts';
export type { ContentFiles } from './content-files.ts';
export type * from './model.ts';
export { readContent } from './read-content-fs.ts';
export { writeOutput, writtenFingerprint } from './write-output-fs.ts';
