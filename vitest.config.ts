import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { PATIENCE } from './tests/setup/patience.ts';
import { runLimit } from './tests/setup/run-limit.ts';

/** Tests of what the compiler has written to `generated/`. */
const ofTheGenerated = ['tests/examples/**/*.test.ts', 'tests/content/**/*.test.ts', 'tests/dbm/**/*.test.ts'];
const ofTheSite = ['{src,tests}/**/*.browser.test.ts'];
const ofTheCheck = ['tests/check/**/*.test.ts'];
const ofTheEngines = ['tests/engines/**/*.test.ts'];

/** A test may take as long as it takes: the limit is that of the run. */
const unlimited = { testTimeout: 0, hookTimeout: 0 };

/**
 * The files of a project share their modules as far as one worker runs them: the content is read and a browser is
 * started once in a worker, not once in a file.
 */
const sharing = { isolate: false };

/**
 * Node runs the code as it stands: what is asked of the rules takes a tenth less time than through Vite, whose modules
 * reach each other by getters. What reads `import.meta.env` or `import.meta.glob` needs Vite.
 */
const asItStands = { ...sharing, experimental: { viteModuleRunner: false, nodeLoader: false } };

export const projects = {
  /** What `npm run check` looks at. */
  check: {
    test: { name: 'check', include: ofTheCheck, globalSetup: ['tests/setup/compile.ts'], ...unlimited, ...asItStands },
  },
  unit: {
    test: {
      name: 'unit',
      include: ['{src,tests}/**/*.test.ts'],
      exclude: [...ofTheGenerated, ...ofTheSite, ...ofTheCheck, ...ofTheEngines],
      ...unlimited,
      ...sharing,
    },
  },
  examples: {
    test: {
      name: 'examples',
      include: ofTheGenerated,
      globalSetup: ['tests/setup/compile.ts'],
      setupFiles: ['tests/setup/stop-on-failure.ts'],
      ...unlimited,
      ...asItStands,
    },
  },
  /** A real browser on the built site. */
  site: {
    test: {
      name: 'site',
      include: ofTheSite,
      globalSetup: ['tests/setup/compile.ts', 'tests/setup/build-site.ts'],
      setupFiles: ['tests/setup/stop-on-failure.ts'],
      ...unlimited,
      ...sharing,
      expect: { poll: { timeout: PATIENCE } },
    },
  },
} satisfies Record<string, TestProjectInlineConfiguration>;

export default defineConfig({
  test: {
    allowOnly: !process.env.CI,
    // One more than there are processors: a worker whose browser is at work waits for it.
    maxWorkers: availableParallelism() + 1,
    projects: Object.values(projects),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', runLimit()],
  },
});
