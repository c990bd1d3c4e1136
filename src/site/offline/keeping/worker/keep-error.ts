import type { Problem } from '../model.ts';

/** Keeping a copy cannot go on. */
export class KeepError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.name = 'KeepError';
    this.problem = problem;
  }
}

/** Why an attempt to store something failed: a browser without room says so by name, and other failures of a disk come to the same. */
export function storageError(error: unknown): KeepError {
  return new KeepError('no-room', `The device did not store a part of the copy: ${String(error)}`);
}
