import type { Report } from '../model.ts';
import { askKept } from './ask-kept.ts';

type Listener = (report: Report) => void;

const listeners: Listener[] = [];

let latest: Report | undefined;

/** How often a page asks while something is on its way: a browser stops a worker that nobody talks to. */
const NUDGE_EVERY = 10_000;

/**
 * Be told what this device has: now, and whenever that changes.
 *
 * @param listener Told on every change, and sometimes without one
 */
export function watchKept(listener: Listener): void {
  listeners.push(listener);
  if (latest !== undefined) listener(latest);
  if (listeners.length > 1) return;
  const ask = (): void => void askKept({ ask: 'tell' }).then(announce);
  let nudge = 0;
  listeners.push(({ state }) => {
    clearTimeout(nudge);
    const moving = state.is === 'keeping' || ('coming' in state && state.coming !== null);
    if (moving) nudge = window.setTimeout(ask, NUDGE_EVERY);
  });
  ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly kept?: Report } | null>) => {
    if (data?.kept) announce(data.kept);
  });
}

/** Tell everyone who watches. */
export function announce(report: Report): void {
  latest = report;
  for (const listener of listeners) listener(report);
}
