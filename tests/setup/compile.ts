import type { TestProject } from 'vitest/node';
import { runScript } from './run-script.ts';

/** Compile the rulebooks, once in a run: vitest loads this file anew for every project that asks for it. */
export default function setup(project: TestProject): void {
  process.env.LEGAL_CONTACT_COMPILE_FAILURE ??= runScript('compile');
  project.provide('failure', process.env.LEGAL_CONTACT_COMPILE_FAILURE);
}
