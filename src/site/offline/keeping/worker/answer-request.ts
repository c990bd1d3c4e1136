import { findFile } from '../copy/find-file.ts';
import type { CopyStore } from './store/copy-store.ts';
import type { Device } from './store/device.ts';
import { readAside } from './aside.ts';
import { asksNetwork, plainPage } from './plain-page.ts';
import { recoverFile } from './fetching/recover-file.ts';
import type { WorkerFetchEvent } from './worker-scope.ts';

/** The page that says that an address is not in the copy. */
const MISSING_PAGE = 'offline/missing/index.html';
/** An address that names a file, and none with a page in it. */
const NO_PAGE = /\.(?!html$)[a-z]+$/;

/**
 * Answer a request from the copy in use, and without one from the network. Where there is a copy, no page is ever asked
 * of the network: a bad bar of signal cannot delay it, nor a login page take its place.
 *
 * @param device Where the copy is
 * @param event What is asked for, and by which page
 */
export async function answerRequest(device: Device, event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const opens = request.mode === 'navigate';
  // What cannot be opened is lost, and never a reason to answer nothing at all.
  const store = await storeFor(device, event).catch(() => undefined);
  if (store === undefined) return opens ? lostPage(device, request) : fetch(request);
  if (opens) device.openedFrom.set(event.resultingClientId, store.id);
  const { base } = device.places;
  const { pathname, search } = new URL(request.url);
  const found = findFile(store.files, base, pathname);
  switch (found.is) {
    case 'folder':
      if (opens) return Response.redirect(base + found.path + search, 302);
      return answer(device, store, request, `${found.path}index.html`);
    case 'file':
      return answer(device, store, request, found.path);
    case 'nothing': {
      // What is no page may be none of ours, or for programs alone; a page that the copy lacks is said to be lacking.
      const missing = (): Promise<Response> => answer(device, store, request, MISSING_PAGE, 404);
      if (!opens) return answerAside(device, store, request);
      return NO_PAGE.test(pathname) ? fetch(request).catch(missing) : missing();
    }
  }
}

/** A page stays with the copy that it was opened from; a new one opens from the copy in use. */
async function storeFor(device: Device, { request, clientId }: WorkerFetchEvent): Promise<CopyStore | undefined> {
  const { current, opened } = await device.record.known();
  const from = request.mode === 'navigate' ? undefined : (device.openedFrom.get(clientId) ?? opened[clientId]);
  const id = from ?? current?.id;
  return id === undefined ? undefined : device.store(id);
}

async function answer(
  device: Device,
  store: CopyStore,
  request: Request,
  path: string,
  status = 200,
): Promise<Response> {
  const bytes = (await store.readFile(path)) ?? (await recoverFile(device, store, path));
  return bytes === undefined ? lostPage(device, request) : sent(store, path, bytes, status);
}

/** What is kept beside the copy, and otherwise what the network has: it may be none of ours. */
async function answerAside({ places }: Device, store: CopyStore, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(places.base.length);
  const bytes = await readAside(places, store.manifest, path);
  return bytes === undefined ? fetch(request) : sent(store, path, bytes, 200);
}

function sent({ manifest }: CopyStore, path: string, bytes: Uint8Array<ArrayBuffer>, status: number): Response {
  const type = manifest.types[/\.[a-z]+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';
  return new Response(bytes, { status, headers: { ...manifest.headers, 'content-type': type } });
}

/** Nothing of a page is on this device. Where no copy is in use, this is a site like any other. */
async function lostPage({ places, record }: Device, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const inUse = await record.known().then(
    ({ current }) => current !== null,
    () => true,
  );
  return !inUse || asksNetwork(url) ? fetch(request) : plainPage(places.base, url);
}
