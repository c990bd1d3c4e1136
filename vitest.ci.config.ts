import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { runLimit } from './tests/setup/run-limit.ts';
import { triedAgain } from './tests/setup/tried-again.ts';
import config, { projects } from './vitest.config.ts';
import { engines } from './vitest.engines.config.ts';

/**
 * What a browser does is tried once more where it failed, and that is told: one race in tens of thousands of tests would
 * keep from everyone what all the others have shown. `npm test` tries nothing twice.
 */
const twice = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: { ...project.test, retry: 1 },
});

/** What `.ci/run` runs: `npm test`, and behind it `npm run test:engines`, with one summary of both. */
export default defineConfig({
  test: {
    ...config.test,
    projects: Object.values({ ...projects, site: twice(projects.site), engines: twice(engines) }),
    // What is told of second tries stands before the summary, which comes last.
    reporters: [triedAgain(), 'default', runLimit()],
  },
});
