export { compileContent, fingerprintOf, type Compilation } from './compile-content.ts';
export type { ContentFiles } from './files/content-files.ts';
export type * from './model.ts';
export { joinProofs } from './reference/join-proofs.ts';
export { readContent } from './files/read-content-fs.ts';
export { writeOutput, writtenFingerprint } from './files/write-output-fs.ts';
