import { isRelease } from '../../copy/is-release.ts';
import { sha256 } from '../../copy/sha256.ts';
import type { Item, Release } from '../../model.ts';
import { KeepError } from '../keep-error.ts';
import type { Places } from '../places.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PATIENCE = 60_000;
/** Waits before a part is asked for again, in milliseconds. */
const AGAIN_AFTER = [500, 2000];

/**
 * Ask the server what it has.
 *
 * @throws {KeepError} If nobody answers, or the answer is not ours
 */
export async function fetchRelease(places: Places): Promise<Release> {
  const text = new TextDecoder().decode(await fetchBytes(places.release));
  const release = parse(text);
  if (!isRelease(release)) throw new KeepError('not-ours', `${places.release} does not describe a release`);
  return release;
}

/**
 * Fetch what can be cited in a release.
 *
 * @throws {KeepError} If nobody answers, or the answer is not ours
 */
export async function fetchItems(places: Places, release: Release): Promise<readonly Item[]> {
  const bytes = await fetchBytes(places.items);
  await expectHash(places.items, bytes, release.itemsHash);
  return parse(new TextDecoder().decode(bytes)) as readonly Item[]; // its hash says that we wrote it
}

/**
 * Fetch a part of a release, trying again where a connection breaks.
 *
 * @param hash Its SHA-256, by which it is named
 * @param givenUp Ends the attempt
 * @throws {KeepError} If nobody answers, or what comes is not the part
 */
export async function fetchPart(places: Places, hash: string, givenUp: AbortSignal): Promise<Bytes> {
  const address = places.part(hash);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const bytes = await fetchBytes(address, givenUp);
      await expectHash(address, bytes, hash);
      return bytes;
    } catch (error) {
      const wait = AGAIN_AFTER[attempt];
      const final = error instanceof KeepError && error.problem === 'withdrawn';
      if (wait === undefined || final || givenUp.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Never from the browser's own cache, which may have kept a login page; and never from where a login page sends us. */
async function fetchBytes(address: string, givenUp?: AbortSignal): Promise<Bytes> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timer = setTimeout(end, PATIENCE);
  givenUp?.addEventListener('abort', end);
  try {
    const response = await fetch(address, { cache: 'no-store', redirect: 'error', signal: ending.signal });
    if ([404, 410].includes(response.status)) throw new KeepError('withdrawn', `${address} is not there`);
    if (!response.ok) throw new KeepError('no-answer', `${address} answered ${String(response.status)}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw error instanceof KeepError ? error : new KeepError('no-answer', `${address}: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    givenUp?.removeEventListener('abort', end);
  }
}

async function expectHash(address: string, bytes: Bytes, hash: string): Promise<void> {
  const found = await sha256(bytes);
  if (found === hash) return;
  throw new KeepError('not-ours', `${address}: expected the SHA-256 ${hash}, found ${found}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
