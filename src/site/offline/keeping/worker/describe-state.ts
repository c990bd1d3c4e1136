import type { Coming, KeptState } from '../model.ts';
import type { Device } from './store/device.ts';
import type { Keeper } from './keeper.ts';
import type { Kept } from './store/kept.ts';

/** What this device has, seen to just now: that something was kept once says nothing. */
export async function describeState(device: Device, keeper: Keeper): Promise<Exclude<KeptState, { is: 'unable' }>> {
  // Before and after: what ends, or begins, while the record is read is not at a standstill.
  const earlier = keeper.percent();
  const kept = await device.record.read();
  const percent = earlier ?? keeper.percent();
  const coming = percent !== null ? { percent, problem: null } : atStandstill(kept, keeper);
  const { current: copy, newer, heldFor } = kept;
  if (copy === null) return coming ? { is: 'keeping', ...coming } : { is: 'none' };
  const store = await device.store(copy.id);
  const missing = store ? (await store.missing()).length : 1;
  const lost = Math.max(missing, kept.damaged);
  return { is: lost > 0 ? 'incomplete' : 'whole', copy, lost, before: kept.before, coming, newer, heldFor };
}

function atStandstill({ coming }: Kept, keeper: Keeper): Coming | null {
  const stopped = keeper.stopped();
  if (stopped !== null) return { percent: coming?.percent ?? 0, problem: stopped };
  return coming && { percent: coming.percent, problem: coming.problem ?? 'no-answer' };
}
