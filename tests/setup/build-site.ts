import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/find-browser.ts';
import { runScript } from './run-script.ts';

/** Build the site of what is compiled, and see to a browser. */
export default function setup(project: TestProject): void {
  if (project.getProvidedContext().failure) return;
  project.provide('failure', build());
}

function build(): string {
  try {
    findBrowser();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return runScript('build:site');
}
