import { ITEMS } from '../../copy/release-of.ts';
import type { Item, Release } from '../../model.ts';
import type { Device } from '../store/device.ts';

/** What can be cited in a release on this device; nothing where the list is not there. */
export async function readItems(device: Device, { id }: Release): Promise<readonly Item[]> {
  const bytes = await (await device.store(id))?.readFile(ITEMS);
  return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as readonly Item[]) : []; // its hash says that we wrote it
}
