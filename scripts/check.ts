import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, refuse } from './command-line.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One thing that `npm run check` looks at. */
export interface CheckStep {
  /** What it is asked for by, behind the command; none, if it is no step by itself. Several may have one name. */
  readonly names?: readonly string[];
  readonly heading: string;
  /** A command of `node_modules/.bin`, and what it is told. */
  readonly command: readonly [string, ...string[]];
  /** What to do about its findings. */
  readonly hint?: string;
}

/** Comes first: the types that Astro writes are read by the steps after it. */
export const preparation: CheckStep = { heading: 'Types of the content (astro sync)', command: ['astro', 'sync'] };

/** Every step of the check; the slowest first, as two run at a time. */
export const checkSteps: readonly CheckStep[] = [
  {
    names: ['lint', 'pages'],
    heading: 'Lint of pages, browsers and the import table (eslint)',
    command: ['eslint', '--max-warnings=0', '.'],
  },
  { names: ['types', 'lint'], heading: 'Types of code, and lint by what they tell (oxlint)', command: ['oxlint'] },
  {
    names: ['types'],
    heading: 'Types of pages (astro check)',
    command: ['astro', 'check', '--tsconfig', 'tsconfig.pages.json'],
  },
  {
    names: ['format'],
    heading: 'Format of pages (prettier)',
    command: ['prettier', '--check', 'src/**/*.astro'],
    hint: 'npm run format',
  },
  { names: ['unused'], heading: 'Dead code and unused dependencies (knip)', command: ['knip'] },
  {
    names: ['format'],
    heading: 'Format of all else (oxfmt)',
    command: ['oxfmt', '--check', '.'],
    hint: 'npm run format',
  },
];

const NAMES = [...new Set(checkSteps.flatMap(({ names }) => names ?? []))];
const COMMAND = {
  name: 'npm run check',
  does: `Looks at: ${[preparation, ...checkSteps].map(({ heading }) => heading).join('; ')}. One of ${NAMES.join(', ')} looks at that alone.`,
  argument: 'STEP',
};

/** What a step found. */
export interface CheckResult {
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/**
 * Run one step of the check.
 *
 * @param step The step to run
 * @returns Whether it passed, and all that it printed
 */
export function runCheckStep({ command: [name, ...args] }: CheckStep): Promise<CheckResult> {
  const start = performance.now();
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ passed: code === 0, seconds: (performance.now() - start) / 1000, output: output.trim() });
    });
  });
}

/** Run a step and say how it went. */
async function report(step: CheckStep): Promise<boolean> {
  const { passed, seconds, output } = await runCheckStep(step);
  console.log(`${passed ? '✓' : '✗'} ${step.heading}, ${seconds.toFixed(1)} s`);
  if (!passed) console.log(`\n${output}\n${step.hint ? `Hint: ${step.hint}\n` : ''}`);
  return passed;
}

/**
 * Run the check, or what is asked for by a name.
 *
 * @param only The name of those steps; all, if left out
 */
async function check(only?: string): Promise<void> {
  const waiting = checkSteps.filter(({ names }) => only === undefined || names?.includes(only));
  if (waiting.length === 0) refuse(COMMAND, `expected one of ${NAMES.join(', ')}, found "${only ?? ''}"`);
  let passed = await report(preparation);
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) passed = (await report(step)) && passed;
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, worker));
  console.log(passed ? 'The check found nothing.' : 'The check failed.');
  process.exitCode = passed ? 0 : 1;
}

if (import.meta.main) await check(readCommandLine(COMMAND).argument);
