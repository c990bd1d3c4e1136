import { changesBetween } from '../../copy/changes-between.ts';
import type { Change, Copy, Problem, Release } from '../../model.ts';
import type { Device } from '../store/device.ts';
import { fetchItems, fetchRelease } from './fetch-release.ts';
import { KeepError } from '../keep-error.ts';
import { readItems } from './read-items.ts';

/** More than a person reads. */
const CHANGES_NAMED = 500;

/**
 * Ask the server what it has, and note what is newer than the copy in use. Nothing else is fetched: that, a person decides.
 *
 * @returns Why it could not be asked; null where it could. Then nothing is known that was not known before, and it is
 *   asked again as soon as if it had not been asked
 */
export async function lookForNewer(device: Device): Promise<Problem | null> {
  const { current } = await device.record.read();
  if (current === null) return null;
  try {
    const release = await fetchRelease(device.places);
    const newer = isNewer(release, current) ? { release, changes: await changesSince(device, current, release) } : null;
    await device.record.change((kept) =>
      kept.current?.id === current.id ? { ...kept, newer, lookedAt: Date.now() } : kept,
    );
  } catch (error) {
    if (!(error instanceof KeepError)) throw error;
    return error.problem;
  }
  await device.changed();
  return null;
}

/**
 * A release that has the very same files is the same to who reads it, however it was packed. One of the same day may be
 * older, as it holds no clock: that is told as another, not as a newer one.
 */
function isNewer(release: Release, current: Copy): boolean {
  return release.filesHash !== current.filesHash && release.date >= current.date;
}

async function changesSince(device: Device, current: Copy, release: Release): Promise<readonly Change[]> {
  if (current.itemsHash === release.itemsHash) return [];
  const older = await readItems(device, current);
  return changesBetween(older, await fetchItems(device.places, release)).slice(0, CHANGES_NAMED);
}
