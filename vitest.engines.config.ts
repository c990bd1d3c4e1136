import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { runLimit } from './tests/setup/run-limit.ts';

/** How long it may take in all, in minutes: on an idle machine with two cores it takes a third of that. */
const LIMIT = 40;

/** What `npm run test:engines` runs: the built site in Chromium, Firefox and WebKit, saved on the device. */
export default defineConfig({
  test: {
    allowOnly: !process.env.CI,
    // A page that is waited for takes nothing of the processor: two more are loaded meanwhile.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      { ...projects.site, test: { ...projects.site.test, name: 'engines', include: ['tests/engines/**/*.test.ts'] } },
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', runLimit(LIMIT)],
  },
});
