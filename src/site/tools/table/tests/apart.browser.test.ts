import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, importsOf } from '../../../../../scripts/bench/page-files.ts';
import { addresses, fileOf, ROOT } from '../../../../../tests/site/built-site.ts';

/** What only the code says that judges positions. */
const SAID = 'expected each element once, and none that leads or moves with it';

/** The scripts that a page loads as it opens, with what they import. */
function scriptsOf(page: string): readonly string[] {
  return filesOf(ROOT, readFileSync(fileOf(page), 'utf8')).scripts;
}

/** What some scripts load when something is asked for, with what that imports. */
function demandedBy(scripts: readonly string[]): readonly string[] {
  return scripts.flatMap((script) => {
    const named = readFileSync(script, 'utf8').matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/gu);
    return importsOf(...[...named].map(([, source = '']) => join(dirname(script), source)));
  });
}

test('the code that judges positions is asked for by the table, and opens with no page', () => {
  const judging = globSync(`${ROOT}/_astro/*.js`).filter((file) => readFileSync(file, 'utf8').includes(SAID));
  expect(judging).not.toEqual([]);
  const judges = (file: string): boolean => judging.includes(file);
  expect(demandedBy(scriptsOf('/tools/table/')).some(judges)).toBe(true);
  expect(addresses().filter((page) => scriptsOf(page).some(judges))).toEqual([]);
});
