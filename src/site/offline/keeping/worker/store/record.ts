import type { Coming, Copy, Newer, Release } from '../../model.ts';
import type { Places } from '../places.ts';
import { readCopies } from './copy-store.ts';
import { storageError } from '../keep-error.ts';

/** What this device has, in one place: a copy is in use when this says so, and not before. */
export interface Kept {
  readonly current: Copy | null;
  readonly before: Copy | null;
  /** Parts of the copy in use that were read and found wrong. */
  readonly damaged: number;
  /** What is being fetched; its release is null as long as the server has not said what it has. */
  readonly coming: (Coming & { readonly release: Release | null }) | null;
  readonly newer: Newer | null;
  /** When the server was last asked what it has, in milliseconds. */
  readonly lookedAt: number;
  /** Pages that were opened from another copy than the one in use: they are served from it until they close. */
  readonly opened: Readonly<Record<string, string>>;
  readonly heldFor: string | null;
}

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

/** Open the record of a site. */
export function openRecord(places: Places): KeptRecord {
  let known: Promise<Kept> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<Kept> => {
    const stored = await caches.match(places.record, { cacheName: places.recordCache });
    const kept = stored ? ((await stored.json()) as Kept) : await recover(places);
    known = Promise.resolve(kept);
    return kept;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  return {
    known: () => (known ??= read()),
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

/** Without a record, a copy that once was proven is still better than none; that the record is gone counts as damage. */
async function recover(places: Places): Promise<Kept> {
  const [current = null, before = null] = await readCopies(places);
  return current === null ? NOTHING : { ...NOTHING, current, before, damaged: 1 };
}
