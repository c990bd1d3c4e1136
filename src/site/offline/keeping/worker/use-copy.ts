import { changesBetween } from '../copy/changes-between.ts';
import type { Copy, Release } from '../model.ts';
import { clearAside } from './aside.ts';
import type { Device } from './store/device.ts';
import { readItems } from './fetching/read-items.ts';

/**
 * Make a copy the one in use. Pages open from it from here on; those that are open already stay with theirs, so that
 * nothing old and new is ever mixed.
 *
 * @param copy A whole one
 */
export async function useCopy(device: Device, copy: Copy): Promise<void> {
  const pages = await device.pages();
  await device.record.change((kept) => {
    const opened = pages.flatMap((page) => {
      const from = device.openedFrom.get(page) ?? kept.opened[page] ?? kept.current?.id;
      return from === undefined || from === copy.id ? [] : [[page, from] as const];
    });
    const other = kept.current?.id === copy.id ? kept.before : kept.current;
    return {
      ...kept,
      current: copy,
      before: other?.id === copy.id ? null : other,
      damaged: 0,
      coming: null,
      newer: kept.newer?.release.id === copy.id ? null : kept.newer,
      opened: Object.fromEntries(opened),
      lookedAt: Date.now(),
    };
  });
  await discardUnused(device, null);
}

/**
 * Delete every release that is neither in use, nor the one before, nor read in an open page.
 *
 * @param coming One that is being fetched: it stays as well
 */
export async function discardUnused(device: Device, coming: Release | null): Promise<void> {
  const { current, before, opened } = await device.record.read();
  const pages = new Set(await device.pages());
  const used = new Set([
    ...[current, before, coming].flatMap((release) => release?.id ?? []),
    ...Object.entries(opened).flatMap(([page, id]) => (pages.has(page) ? id : [])),
  ]);
  for (const id of await device.stored()) if (!used.has(id)) await device.discard(id);
  if (current !== null) await discardAside(device, [...used]).catch((error: unknown) => console.warn(error));
}

/** What a copy that cannot be opened has aside, nobody knows: it may be mended. */
async function discardAside(device: Device, used: readonly string[]): Promise<void> {
  const stores = await Promise.all(used.map((id) => device.store(id)));
  const manifests = stores.flatMap((store) => store?.manifest ?? []);
  if (manifests.length === used.length) await clearAside(device.places, manifests);
}

/** Use the copy that was in use before; the one that is left becomes the one before, and what is newer. */
export async function goBack(device: Device): Promise<void> {
  const { current, before, heldFor } = await device.record.read();
  if (before === null || current === null || heldFor !== null) return;
  await useCopy(device, before);
  if (current.date >= before.date) {
    const changes = changesBetween(await readItems(device, before), await readItems(device, current));
    await device.record.change((kept) => ({ ...kept, newer: { release: current, changes } }));
  }
  await device.changed();
}

/** Leave nothing on this device. */
export async function removeAll(device: Device): Promise<void> {
  for (const id of await device.stored()) await device.discard(id);
  await device.record.clear();
  await device.changed();
}
