import type { Places } from '../places.ts';
import { readCopies } from './copy-store.ts';
import { storageError } from '../keep-error.ts';
import type { Release } from '../../model.ts';
import { isKept, type Kept } from './kept.ts';

const NOTHING: Kept = {
  current: null,
  before: null,
  damaged: 0,
  coming: null,
  newer: null,
  lookedAt: 0,
  opened: {},
  heldFor: null,
};

/** The record of what this device has. */
export interface KeptRecord {
  /** As it was last read or written. */
  known(): Promise<Kept>;
  /** As it stands in the storage of the device, which a browser may clear at any time. */
  read(): Promise<Kept>;
  /**
   * Change it; changes wait for each other.
   *
   * @throws {KeepError} If the device does not store it; then it is as it was
   */
  change(how: (kept: Kept) => Kept): Promise<Kept>;
  /** Forget everything. */
  clear(): Promise<void>;
}

/**
 * Open the record of a site.
 *
 * @param releaseOf What a release on this device is, by its own account; undefined where there is none
 */
export function openRecord(places: Places, releaseOf: (id: string) => Promise<Release | undefined>): KeptRecord {
  let known: Promise<Kept> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<Kept> => {
    const kept = await corrected((await readStored(places)) ?? (await recover(places)), releaseOf);
    known = Promise.resolve(kept);
    return kept;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  return {
    known: () =>
      (known ??= read().catch((error: unknown) => {
        known = undefined;
        throw error;
      })),
    read: () => inTurn(read),
    change: (how) =>
      inTurn(async () => {
        const before = await read();
        const after = how(before);
        if (after === before) return before;
        try {
          const cache = await caches.open(places.recordCache);
          await cache.put(places.record, new Response(JSON.stringify(after)));
        } catch (error) {
          throw storageError(error);
        }
        known = Promise.resolve(after);
        return after;
      }),
    clear: () =>
      inTurn(async () => {
        await caches.delete(places.recordCache);
        known = Promise.resolve(NOTHING);
      }),
  };
}

/** The record as it is stored; undefined where it is not there, or is not one. */
async function readStored(places: Places): Promise<Kept | undefined> {
  try {
    const stored = await caches.match(places.record, { cacheName: places.recordCache });
    const kept: unknown = await stored?.json();
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What is said of the copy in use is what that says of itself: a record has no hash, and what has one is not wrong. */
async function corrected(kept: Kept, releaseOf: (id: string) => Promise<Release | undefined>): Promise<Kept> {
  if (kept.current === null) return kept;
  const release = await releaseOf(kept.current.id).catch(() => undefined);
  return release === undefined ? kept : { ...kept, current: { ...kept.current, ...release } };
}

/** Without a record, a copy that once was proven is still better than none; that the record is gone counts as damage. */
async function recover(places: Places): Promise<Kept> {
  const [current = null, before = null] = await readCopies(places);
  return current === null ? NOTHING : { ...NOTHING, current, before, damaged: 1 };
}
