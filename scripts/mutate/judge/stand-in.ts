/**
 * Stands in for `vitest` in the process that judges a mutant: the same tests and the same expectations, without the
 * seconds that a test runner takes to start.
 */
export { expect, vi } from 'vitest';

type Body = (...args: readonly never[]) => unknown;
type Rows = readonly unknown[];

interface Test {
  readonly title: string;
  readonly run: () => unknown;
  readonly before: readonly (() => Promise<void>)[];
}

const tests: Test[] = [];
let before: readonly (() => Promise<void>)[] = [];
let titles: readonly string[] = [];

class Skipped extends Error {}

const context = {
  skip: (): never => {
    throw new Skipped();
  },
};

/** A test, to be run by {@link runTests}. */
export function test(title: string, body: Body): void {
  tests.push({ title: [...titles, title].join(' › '), run: () => body(context as never), before });
}

/** Tests that belong together. */
export function describe(title: string, body: Body): void {
  const outside = { before, titles };
  titles = [...titles, title];
  body();
  ({ before, titles } = outside);
}

const spread = (row: unknown): readonly never[] => (Array.isArray(row) ? row : [row]) as unknown as readonly never[];

test.each = (rows: Rows) => (title: string, body: Body) => {
  for (const row of rows) test(`${title} ${JSON.stringify(row)}`, () => body(...spread(row)));
};

describe.each = (rows: Rows) => (title: string, body: Body) => {
  for (const row of rows) describe(`${title} ${JSON.stringify(row).slice(0, 80)}`, () => body(...spread(row)));
};

test.runIf = (whether: boolean) => ({
  each: (rows: Rows) => (title: string, body: Body) => {
    if (whether) test.each(rows)(title, body);
  },
});

/** What has to be done once before the tests that follow. */
export function beforeAll(prepare: () => unknown): void {
  let done: Promise<void> | undefined;
  const once = (): Promise<void> => (done ??= Promise.resolve(prepare()).then(() => undefined));
  before = [...before, once];
}

/**
 * Run the tests of the files that were loaded since the last time.
 *
 * @returns How many ran, and the first that failed; those after it are not run
 */
export async function runTests(): Promise<{ readonly ran: number; readonly failed: string | null }> {
  const all = tests.splice(0);
  before = [];
  for (const [ran, { title, run, before: preparations }] of all.entries()) {
    try {
      for (const prepare of preparations) await prepare();
      await run();
    } catch (error) {
      if (!(error instanceof Skipped)) return { ran, failed: `${title}: ${String(error).split('\n')[0] ?? ''}` };
    }
  }
  return { ran: all.length, failed: null };
}
