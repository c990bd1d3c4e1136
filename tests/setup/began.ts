import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** When the run began, in milliseconds since 1970. */
    readonly began: number;
  }
}

/** Write down when the run began. */
export default function setup(project: TestProject): void {
  project.provide('began', Date.now());
}
