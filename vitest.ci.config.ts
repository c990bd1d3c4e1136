import { defineConfig } from 'vitest/config';
import config, { projects } from './vitest.config.ts';
import { engines } from './vitest.engines.config.ts';

/** What `.ci/run` runs: `npm test`, and behind it `npm run test:engines`, with one summary of both. */
export default defineConfig({ test: { ...config.test, projects: [...Object.values(projects), engines] } });
