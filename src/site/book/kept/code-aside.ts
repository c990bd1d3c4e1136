import { deviceKey } from '../../ground/device-key.ts';

/** What reads books, kept apart from the copy of the site: only a device with a book has it. */

/** As the service worker calls it, which answers from it. */
const cacheName = (): string => deviceKey('aside');

/**
 * Keep files of the site that no copy holds. Those of an earlier release go.
 *
 * @param files What each is, by its address
 * @throws {Error} If one cannot be stored
 */
export async function keepAside(files: ReadonlyMap<string, Blob>): Promise<void> {
  if (!('caches' in globalThis)) return; // without https nothing works offline
  const cache = await caches.open(cacheName());
  const wanted = new Map([...files].map(([url, file]) => [new URL(url, location.href).href, file]));
  const there = await cache.keys();
  // Each has its hash in its name.
  for (const [url, file] of wanted)
    if (!there.some((request) => request.url === url)) await cache.put(url, new Response(file));
  await Promise.all(there.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}

/** Let go of them: there is no book any more. */
export async function forgetAside(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName());
}
