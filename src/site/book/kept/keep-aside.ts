import { deviceKey } from '../../ground/device-key.ts';

/** What reads books, and what is known of them, kept apart from the copy of the site: only a device with a book has it. */

/** As the service worker calls it, which answers from it. */
const cacheName = (): string => deviceKey('aside');

/**
 * Keep files of the site that no copy holds. Those of an earlier release go when no copy of it is left: the service
 * worker sees to that.
 *
 * @param files What each is, by its address; each has its hash in its name
 * @throws {Error} If one cannot be stored
 */
export async function keepAside(files: ReadonlyMap<string, Blob>): Promise<void> {
  if (!('caches' in globalThis)) return; // without https nothing works offline
  const cache = await caches.open(cacheName());
  for (const [url, file] of files) if (!(await cache.match(url))) await cache.put(url, new Response(file));
}

/** Let go of them: there is no book any more. */
export async function forgetAside(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName());
}
