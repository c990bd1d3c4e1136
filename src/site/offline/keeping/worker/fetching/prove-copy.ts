import { countWrong } from './assemble-copy.ts';
import { openCopy } from '../store/copy-store.ts';
import type { Device } from '../store/device.ts';

/** Read all of the copy in use, compare every hash, and note when that was, or how much is wrong. */
export async function proveCopy(device: Device): Promise<void> {
  const { current } = await device.record.read();
  if (current === null) return;
  // Opened anew: what is known of it may be better than what is stored.
  const store = await openCopy(device.places, current.id);
  const damaged = store ? await countWrong(store) : 1;
  await device.record.change((kept) => {
    if (kept.current?.id !== current.id) return kept;
    const proven = { ...kept.current, provenAt: new Date().toISOString() };
    return { ...kept, damaged, current: damaged > 0 ? kept.current : proven };
  });
  await device.changed();
}
