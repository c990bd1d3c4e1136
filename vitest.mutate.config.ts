import { defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';

// `npm run mutate:amend` compiles first: a mutant is judged by the tests, not by what it would compile.
process.env.LEGAL_CONTACT_COMPILE_FAILURE = '';

// Every pass after the amendments leans on them, and its tests too. A mutant is to be killed by the tests of its own
// folder, or by those of what was compiled; asking all the others for each mutant would take hours.
const { unit, examples } = projects;
const own = { ...unit, test: { ...unit.test, include: ['src/compiler/amend/tests/**/*.test.ts'], isolate: true } };
// A mutant must not be met by what a file before it has kept.
const apart = { ...examples, test: { ...examples.test, isolate: true } };

export default defineConfig({ test: { projects: [own, apart] } });
