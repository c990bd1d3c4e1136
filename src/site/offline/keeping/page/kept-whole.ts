import { askKept } from './ask-kept.ts';
import { announce } from './watch-kept.ts';

/**
 * Whether all of the site is on this device just now: the device is looked at with every call, and the mark in the
 * corner of the page has turned before the answer is there. Await it before showing an answer that rests on the copy.
 *
 * It takes some milliseconds. It does not read every file: what was read wrong before, or is gone, counts.
 *
 * @returns `none` where there is no copy, so that answers come from the network; `whole` where there is one, with all
 *   its parts; `incomplete` where it has lost a part, so that an answer, and above all a missing one, proves nothing
 */
export async function keptWhole(): Promise<'none' | 'whole' | 'incomplete'> {
  const report = await askKept({ ask: 'check' });
  announce(report);
  const { state } = report;
  switch (state.is) {
    case 'whole':
    case 'incomplete':
      return state.is;
    case 'unable':
      return state.why === 'no-reply' ? 'incomplete' : 'none';
    case 'none':
    case 'keeping':
      return 'none';
  }
}
