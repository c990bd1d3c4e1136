import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { importsOf } from './page-files.ts';

/**
 * Weigh what a search of a built site loads in the end: the index, and the scripts that read it, as a host sends them.
 *
 * @param site The folder of the built site
 * @returns How many bytes it is
 */
export function weighSearch(site: string): number {
  const index = filesIn(site, 'pagefind/**/*.*');
  const scripts = filesIn(site, '_astro/*search*.js');
  const files = [...index, ...importsOf(...scripts, ...scripts.flatMap(importedOnDemand))];
  return files.reduce((sum, file) => sum + weightSent(file, readFileSync(file)), 0);
}

/** What some file weighs as a host sends it: what Pagefind has packed already is not packed again. */
export function weightSent(file: string, content: string | Uint8Array): number {
  return /\.(?:js|json)$/u.test(file) ? gzipSync(content).length : content.length;
}

function filesIn(site: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: site }).map((file) => path.join(site, file));
}

function importedOnDemand(script: string): readonly string[] {
  const found = readFileSync(script, 'utf8').matchAll(/\bimport\(["'`](\.[^"'`]+)["'`]\)/gu);
  return [...found].map(([, source = '']) => path.join(path.dirname(script), source));
}
