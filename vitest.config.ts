import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests of what the compiler has written to `generated/`. */
const ofTheGenerated = ['tests/examples/**/*.test.ts', 'tests/content/**/*.test.ts', 'tests/dbm/**/*.test.ts'];
const ofTheSite = ['{src,tests}/**/*.browser.test.ts'];
const ofTheCheck = ['tests/check/**/*.test.ts'];

export const projects = {
  /** What `npm run check` looks at: first, so that its findings stand at the top. */
  check: {
    test: {
      name: 'check',
      include: ofTheCheck,
      globalSetup: ['tests/setup/compile.ts'],
      testTimeout: 300_000,
      hookTimeout: 120_000,
      // Not 0: on a small machine vitest runs that group last.
      sequence: { groupOrder: 1 },
    },
  },
  unit: {
    test: {
      name: 'unit',
      include: ['{src,tests}/**/*.test.ts'],
      exclude: [...ofTheGenerated, ...ofTheSite, ...ofTheCheck],
      testTimeout: 30_000,
      sequence: { groupOrder: 2 },
    },
  },
  examples: {
    test: {
      name: 'examples',
      include: ofTheGenerated,
      globalSetup: ['tests/setup/compile.ts'],
      setupFiles: ['tests/setup/stop-on-failure.ts'],
      testTimeout: 30_000,
      sequence: { groupOrder: 2 },
    },
  },
  /** A real browser on the built site. */
  site: {
    test: {
      name: 'site',
      include: ofTheSite,
      globalSetup: ['tests/setup/compile.ts', 'tests/setup/build-site.ts'],
      setupFiles: ['tests/setup/stop-on-failure.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A slow machine is given its time to show what it is yet to show.
      expect: { poll: { timeout: 20_000 } },
      sequence: { groupOrder: 3 },
    },
  },
} satisfies Record<string, TestProjectInlineConfiguration>;

export default defineConfig({
  test: { allowOnly: !process.env.CI, maxWorkers: '100%', projects: Object.values(projects) },
});
