import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSite } from '../../../../scripts/bundle-site.ts';
import type { Release } from '../keeping/index.ts';
import { ROOT } from '../../../../tests/site/built-site.ts';
import { announced } from './announced.ts';

/** What every page needs, and a page or more of every kind that the tests of a copy open. */
const PARTS = [
  ...['_headers', '_astro', 'icon.svg', 'site.webmanifest', 'sw.js', 'pagefind', 'offline', 'api/clauses.json'],
  ...['index.html', '404.html', 'search', 'bhgs/index.html', 'rulings', 'tools/combat', 'changes/3.1-3.2'],
  ...['3.4/index.html', '3.4/rear-support'],
];

/** A quarter of the built site, for what does not hang on how much there is. */
export interface SmallSite {
  readonly root: string;
  readonly release: Release;
  remove(): void;
}

/**
 * Bundle a few pages of the built site, as the whole of it is bundled.
 *
 * @param more What else is part of it
 */
export async function smallSite(...more: readonly string[]): Promise<SmallSite> {
  const root = mkdtempSync(join(tmpdir(), 'legal-contact-small-'));
  for (const part of [...PARTS, ...more]) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  const { date, edition } = announced(ROOT);
  const release = await bundleSite(root, { date, edition });
  return { root, release, remove: () => rmSync(root, { recursive: true, force: true }) };
}
