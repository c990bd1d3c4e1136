import type { Problem, Report, Request } from '../model.ts';
import { reportOf, unreachedInWords } from '../words.ts';
import { answerRequest } from './answer-request.ts';
import { describeState } from './describe-state.ts';
import { createDevice } from './store/device.ts';
import { createKeeper } from './keeper.ts';
import { lookForNewer } from './fetching/look-for-newer.ts';
import { placesIn } from './places.ts';
import { proveCopy } from './fetching/prove-copy.ts';
import { goBack, removeAll } from './use-copy.ts';
import { worker, type PageClient } from './worker-scope.ts';

/** The service worker: answers from the copy on this device, and does what pages ask of it. */

/** How often a page that opens may cause a look at what the server has, and a reading of the whole copy, in milliseconds. */
const LOOK_EVERY = 30 * 60_000;
const PROVE_EVERY = 24 * 60 * 60_000;

const places = placesIn(worker.registration.scope);
const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
const device = createDevice(places, {
  pages: async () => (await openPages()).map(({ id }) => id),
  changed: tellPages,
});
const keeper = createKeeper(device);
/** The look at what the server has that is under way: however many pages open, it is asked once at a time. */
let looking: Promise<Problem | null> | undefined;

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { method, url, cache } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || cache === 'only-if-cached') return;
  if (origin === places.origin && pathname.startsWith(places.base)) event.respondWith(answerRequest(device, event));
});

worker.addEventListener('message', (event) => {
  const asked = (event.data as { readonly kept?: Request } | null)?.kept;
  if (asked === undefined) return;
  const reply = async (unreached: Problem | null = null): Promise<void> =>
    event.ports[0]?.postMessage({
      ...(await reportTo(event.source)),
      unreached: unreached && unreachedInWords(unreached),
    });
  const failed = async (error: unknown): Promise<void> => {
    console.warn(error);
    await reply();
  };
  event.waitUntil(act(asked, reply).catch(failed));
});

/** Do what a page asks. The reply to what takes long comes at its beginning; how it goes on, every page is told. */
async function act(asked: Request, reply: (unreached?: Problem | null) => Promise<void>): Promise<void> {
  switch (asked.ask) {
    case 'check':
      return reply();
    case 'tell':
      await reply();
      return tend();
    case 'keep':
      return beginAndReply(keeper.keep(), reply);
    case 'mend':
      return beginAndReply(keeper.mend(), reply);
    case 'cancel':
      await keeper.cancel();
      return reply();
    case 'look':
      return reply(await look());
    case 'prove':
      await proveCopy(device);
      return reply();
    case 'back':
      if (keeper.percent() === null) await goBack(device);
      return reply();
    case 'remove':
      await keeper.cancel();
      await removeAll(device);
      return reply();
    case 'hold':
      if ((await device.record.read()).current !== null) await keeper.cancel();
      await device.record.change((kept) => ({ ...kept, heldFor: asked.event }));
      await device.changed();
      return reply();
  }
}

async function beginAndReply(ended: Promise<void>, reply: () => Promise<void>): Promise<void> {
  await Promise.all([ended, reply()]);
}

/** What is due, when a page opens. */
async function tend(): Promise<void> {
  await keeper.goOn();
  const { current, lookedAt, heldFor } = await device.record.known();
  if (current === null) return;
  const now = Date.now();
  // What lies ahead was noted by a clock that was wrong.
  if (heldFor === null && Math.abs(now - lookedAt) > LOOK_EVERY) await look();
  if (Math.abs(now - Date.parse(current.provenAt)) > PROVE_EVERY) await proveCopy(device);
}

function look(): Promise<Problem | null> {
  return (looking ??= lookForNewer(device).finally(() => {
    looking = undefined;
  }));
}

async function tellPages(): Promise<void> {
  for (const page of await openPages()) page.postMessage({ kept: await reportTo(page) });
}

async function reportTo(page: PageClient | null): Promise<Report> {
  const state = await describeState(device, keeper);
  const { current, opened } = await device.record.known();
  const from = page === null ? undefined : (device.openedFrom.get(page.id) ?? opened[page.id]);
  return reportOf(state, current !== null && from !== undefined && from !== current.id);
}
