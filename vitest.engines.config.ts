import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { runLimit } from './tests/setup/run-limit.ts';

/** The built site in Chromium, Firefox and WebKit, saved on the device. */
export const engines = {
  ...projects.site,
  test: {
    ...projects.site.test,
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: [...projects.site.test.globalSetup, 'tests/setup/began.ts'],
    // A page that is waited for takes nothing of the processor: two more are loaded meanwhile.
    maxWorkers: 2 * availableParallelism(),
    // Behind all else that is in a run.
    sequence: { groupOrder: 1 },
  },
};

/** What `npm run test:engines` runs. */
export default defineConfig({
  test: {
    allowOnly: !process.env.CI,
    projects: [engines],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', runLimit()],
  },
});
