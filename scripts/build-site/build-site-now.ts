import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedContent, PublishedEdition } from '../../src/compiler/publish/index.ts';
import { siteBase } from '../build/site-base.ts';
import { bundleSite } from '../bundle-site.ts';
import { buildWorker } from '../../src/site/offline/bundle/index.ts';
import { LIST_PAGES, FOUND_TOOLS } from '../../src/site/search/building/index.ts';
import type { LoadedAstro } from './load-astro.ts';
import { indexSearch } from './index-search.ts';
import { placeHeaders } from './place-headers.ts';

/**
 * Build the site into `dist/`: the pages, the search index beside them, the service worker, and last the bundle of all
 * that a device can keep.
 *
 * @param root Absolute path of the project
 * @param astro What builds the pages
 * @returns Whether it could be built; if not, the reason was told
 * @throws {Error} If the search finds a tool or a list that has no page
 */
export async function buildSiteNow(root: string, astro: LoadedAstro): Promise<boolean> {
  const started = performance.now();
  const [generated, site] = [path.join(root, 'generated'), path.join(root, 'dist')];
  console.error('Making the pages, and the search …');
  const [built, index, worker] = await Promise.all([
    astro.build(),
    indexSearch(generated),
    buildWorker(path.join(root, 'src/site/offline/keeping/worker/worker.ts')),
  ]);
  if (!built) return false;
  const pages = [...FOUND_TOOLS.map(({ url }) => url), ...LIST_PAGES];
  const homeless = pages.find((url) => !existsSync(path.join(site, url, 'index.html')));
  if (homeless !== undefined) throw new Error(`Cannot find ${homeless} by search: the site has no such page`);
  for (const [name, content] of [...index, ['sw.js', worker] as const]) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const [base, headers] = [siteBase(), path.join(site, '_headers')];
  writeFileSync(headers, placeHeaders(readFileSync(headers, 'utf8'), base));
  console.error('Packing what a device can keep …');
  const published = (name: string): unknown => JSON.parse(readFileSync(path.join(generated, `${name}.json`), 'utf8'));
  const editions = published('editions') as readonly PublishedEdition[];
  const { date } = published('content') as PublishedContent;
  const { files, packed } = await bundleSite(site, { date, edition: editions.at(-1)?.title ?? '' }, base);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(
    `Built in ${seconds} s: ${String(files)} files that a device can keep, in ${(packed / 1e6).toFixed(1)} MB.`,
  );
  return true;
}
