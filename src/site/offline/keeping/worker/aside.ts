import { sha256 } from '../copy/sha256.ts';
import type { Manifest } from '../model.ts';
import type { Places } from './places.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Read a file that a copy names but does not hold: a page that has a use for it has kept it aside.
 *
 * @param path From the root of the site
 * @returns Undefined where it is not there, or not right
 */
export async function readAside(places: Places, { aside = [] }: Manifest, path: string): Promise<Bytes | undefined> {
  const [, , hash] = aside.find(([name]) => name === path) ?? [];
  if (hash === undefined) return undefined;
  const stored = await caches
    .match(places.origin + places.base + path, { cacheName: places.asideCache })
    .catch(() => undefined);
  const bytes = stored && new Uint8Array(await stored.arrayBuffer());
  return bytes !== undefined && (await sha256(bytes)) === hash ? bytes : undefined;
}

/**
 * Delete what is kept aside and no copy names any more.
 *
 * @param manifests Those of all copies on this device
 */
export async function clearAside(places: Places, manifests: readonly Manifest[]): Promise<void> {
  if (!(await caches.has(places.asideCache))) return;
  const cache = await caches.open(places.asideCache);
  const named = new Set(
    manifests.flatMap(({ aside = [] }) => aside.map(([path]) => places.origin + places.base + path)),
  );
  for (const request of await cache.keys()) if (!named.has(request.url)) await cache.delete(request);
}

/**
 * On a device that keeps files aside, bring those of another release beside them.
 *
 * @throws {Error} If one cannot be had, or stored
 */
export async function bringAside(places: Places, manifest: Manifest): Promise<void> {
  if (!(await caches.has(places.asideCache))) return;
  const cache = await caches.open(places.asideCache);
  for (const [path] of manifest.aside ?? [])
    if ((await readAside(places, manifest, path)) === undefined) await cache.add(places.origin + places.base + path);
}
