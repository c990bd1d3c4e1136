import { changesBetween } from '../../copy/changes-between.ts';
import type { Change, Copy, Release } from '../../model.ts';
import type { Device } from '../store/device.ts';
import { fetchItems, fetchRelease } from './fetch-release.ts';
import { KeepError } from '../keep-error.ts';
import { readItems } from './read-items.ts';

/** More than a person reads. */
const CHANGES_NAMED = 500;

/** Ask the server what it has, and note what is newer than the copy in use. Nothing else is fetched: that, a person decides. */
export async function lookForNewer(device: Device): Promise<void> {
  const { current } = await device.record.read();
  if (current === null) return;
  try {
    const release = await fetchRelease(device.places);
    const isNewer = release.id !== current.id && release.date >= current.date;
    const newer = isNewer ? { release, changes: await changesSince(device, current, release) } : null;
    await device.record.change((kept) =>
      kept.current?.id === current.id ? { ...kept, newer, lookedAt: Date.now() } : kept,
    );
  } catch (error) {
    if (!(error instanceof KeepError)) throw error;
    // No signal, or a login page: nothing is known that was not known before.
    await device.record.change((kept) => ({ ...kept, lookedAt: Date.now() }));
  }
  await device.changed();
}

async function changesSince(device: Device, current: Copy, release: Release): Promise<readonly Change[]> {
  if (current.itemsHash === release.itemsHash) return [];
  const older = await readItems(device, current);
  return changesBetween(older, await fetchItems(device.places, release)).slice(0, CHANGES_NAMED);
}
