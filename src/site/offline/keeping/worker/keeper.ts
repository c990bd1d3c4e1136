import type { Copy, Problem, Release } from '../model.ts';
import { assembleCopy } from './fetching/assemble-copy.ts';
import type { Device } from './store/device.ts';
import { fetchRelease } from './fetching/fetch-release.ts';
import { KeepError } from './keep-error.ts';
import { lookForNewer } from './fetching/look-for-newer.ts';
import { discardUnused, useCopy } from './use-copy.ts';

/** Brings releases onto this device; one at a time, however many pages ask for it. */
export interface Keeper {
  /** How far it is, in percent; null where nothing is under way. */
  percent(): number | null;
  /** Why it stopped last, where the device was too full even to note that. */
  stopped(): Problem | null;
  /** Bring the site's newest release here and use it. Ends when it is in use, or when it stops: the record says why. */
  keep(): Promise<void>;
  /** Bring back what the copy in use has lost. */
  mend(): Promise<void>;
  /** Go on with what was begun and broke off, or wait for what is under way. */
  goOn(): Promise<void>;
  /** Give up what was begun. */
  cancel(): Promise<void>;
}

/** How often a site may have yet another release while one is fetched. */
const RELEASES_TRIED = 3;

interface Run {
  percent: number;
  readonly givenUp: AbortController;
  readonly ended: Promise<void>;
}

export function createKeeper(device: Device): Keeper {
  const { places, record } = device;
  let run: Run | undefined;
  let stopped: Problem | null = null;

  const start = (work: (run: Run) => Promise<void>): Promise<void> => {
    if (run) return run.ended;
    const started: Run = {
      percent: 0,
      givenUp: new AbortController(),
      ended: Promise.resolve()
        .then(() => work(started))
        .catch((error: unknown) => noteStop(started, error))
        // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for what it is given.
        .finally(async () => {
          run = undefined;
          await device.changed();
        }),
    };
    run = started;
    stopped = null;
    return started.ended;
  };

  const noteStop = async ({ percent, givenUp }: Run, error: unknown): Promise<void> => {
    console.warn(error);
    const problem: Problem = error instanceof KeepError ? error.problem : 'not-ours';
    // On a device that is full, what lies half unpacked is in the way, even of saying so.
    if (problem === 'no-room') await discardUnused(device, null);
    try {
      const { coming } = await record.change((kept) => ({
        ...kept,
        coming: givenUp.signal.aborted || kept.coming === null ? null : { ...kept.coming, percent, problem },
      }));
      await discardUnused(device, problem === 'no-room' ? null : (coming?.release ?? null));
    } catch {
      stopped = problem;
    }
  };

  const bring = async (release: Release, started: Run): Promise<Copy> => {
    await record.change((kept) => ({ ...kept, coming: { release, percent: started.percent, problem: null } }));
    const givenUp = started.givenUp.signal;
    const tell = (percent: number): void => {
      givenUp.throwIfAborted();
      if (percent <= started.percent) return;
      started.percent = percent;
      void device.changed();
    };
    return assembleCopy(places, release, { tell, givenUp });
  };

  /** What was begun comes first; then what the server has; then, without a signal, what it was last known to have. */
  const wanted = async (): Promise<Release> => {
    const { coming, newer } = await record.change((kept) => ({
      ...kept,
      coming: { release: kept.coming?.release ?? null, percent: 0, problem: null },
    }));
    if (coming?.release) return coming.release;
    try {
      return await fetchRelease(places);
    } catch (error) {
      if (newer === null) throw error;
      return newer.release;
    }
  };

  const keep = (): Promise<void> =>
    start(async (started) => {
      const { current, heldFor } = await record.read();
      if (current !== null && heldFor !== null) return;
      let release = await wanted();
      for (let tried = 1; ; tried += 1) {
        try {
          await useCopy(device, await bring(release, started));
          return;
        } catch (error) {
          // A part that is not there may mean that the site has another release since.
          const gone = error instanceof KeepError && error.problem === 'withdrawn';
          const announced = gone && tried < RELEASES_TRIED ? await fetchRelease(places) : release;
          if (announced.id === release.id) throw error;
          release = announced;
        }
      }
    });

  const mend = (): Promise<void> =>
    start(async (started) => {
      const { current } = await record.read();
      if (current === null) return;
      try {
        await useCopy(device, await bring(current, started));
      } catch (error) {
        if (!(error instanceof KeepError) || error.problem !== 'withdrawn') throw error;
        // What is lost cannot be had any more: what can be is the newer release, if a person wants it.
        await lookForNewer(device);
        const { newer } = await record.change((kept) => (kept.newer === null ? kept : { ...kept, coming: null }));
        if (newer === null) throw error;
      }
    });

  return {
    percent: () => run?.percent ?? null,
    stopped: () => stopped,
    keep,
    mend,
    async goOn() {
      const { current, coming } = await record.known();
      if (run) await run.ended;
      else if (coming && coming.problem !== 'no-room')
        await (coming.release && coming.release.id === current?.id ? mend() : keep());
    },
    async cancel() {
      run?.givenUp.abort();
      await run?.ended;
      stopped = null;
      await record.change((kept) => ({ ...kept, coming: null }));
      await discardUnused(device, null);
      await device.changed();
    },
  };
}
