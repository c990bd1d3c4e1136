import { openCopy, type CopyStore } from './copy-store.ts';
import type { Places } from '../places.ts';
import { openRecord, type KeptRecord } from './record.ts';

/** What the parts of the worker share: where things are kept, and which pages are open. */
export interface Device {
  readonly places: Places;
  readonly record: KeptRecord;
  /** A release on this device; undefined where it cannot be opened. */
  store(id: string): Promise<CopyStore | undefined>;
  /** Delete a release. */
  discard(id: string): Promise<void>;
  /** The ids of the releases on this device, whole or not. */
  stored(): Promise<readonly string[]>;
  /** The ids of the pages that are open. */
  pages(): Promise<readonly string[]>;
  /** From which copy a page was opened, as far as this worker has seen it. */
  readonly openedFrom: Map<string, string>;
  /** Called when there is something new to tell. */
  changed(): Promise<void>;
}

export function createDevice(places: Places, { pages, changed }: Pick<Device, 'pages' | 'changed'>): Device {
  const stores = new Map<string, CopyStore>();
  const store = async (id: string): Promise<CopyStore | undefined> => {
    const open = stores.get(id) ?? (await openCopy(places, id));
    if (open) stores.set(id, open);
    return open;
  };
  return {
    places,
    record: openRecord(places, async (id) => (await store(id))?.release),
    pages,
    changed,
    openedFrom: new Map(),
    store,
    async discard(id) {
      stores.delete(id);
      await caches.delete(places.copyCache(id));
    },
    stored: async () => (await caches.keys()).flatMap((name) => places.copyOf(name) ?? []),
  };
}
