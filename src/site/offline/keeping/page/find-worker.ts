import type { KeptState } from '../model.ts';
import { recordCacheOf } from '../record-cache.ts';

/** Where this site begins: `/`, or `/dbm/` on a sub-path. */
function base(): string {
  return import.meta.env.BASE_URL.replace(/\/?$/, '/');
}

/** Why nothing can be kept from a page. */
export type Obstacle = Exclude<Extract<KeptState, { is: 'unable' }>['why'], 'no-reply'>;

/** Why nothing can be kept from this page; undefined where it can. */
export function whyUnable(): Obstacle | undefined {
  if (!isSecureContext) return 'insecure';
  // Both are there by the type of a page, and not in every window.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 'no-worker';
  return 'DecompressionStream' in globalThis ? undefined : 'old-browser';
}

/** The worker of this site; undefined where nothing was ever kept. */
export async function findWorker(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base());
  // On a sub-path the answer may be the worker of another site, which has the root.
  if (registration?.scope === new URL(base(), location.href).href) return registration.active ?? undefined;
  return (await caches.has(recordCacheOf(base()))) ? startWorker() : undefined;
}

/**
 * Start the worker of this site, for the first time or again.
 *
 * @throws {Error} If the browser refuses it, or the server does not have it
 */
export async function startWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(`${base()}sw.js`, {
    scope: base(),
    updateViaCache: 'none',
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null) throw new Error('The browser has started no worker');
  if (registration.active) return worker;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker did not start'));
    });
  });
  return worker;
}
