import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';

/** What an element does that could bar shooting, in the words of the query `shoot`. */
export interface Doing {
  readonly state: Reading;
  readonly facts: readonly Fact[];
}

/** What an element does that could bar shooting, so far as contacts show it. */
export function doingOf(element: Standing, position: Standings): Doing {
  const { label } = element;
  const foe = foeOf(element, position);
  if (foe !== null)
    return {
      state: known('inCloseCombat'),
      facts: [statedFact(`${label} is in front edge contact with ${foe.label}`)],
    };
  const touches = touchesOf(element, position);
  const ahead = touches.find(
    ({ other, how, slack }) =>
      other.side === element.side &&
      how.edges.some(({ edge, on, beyond }) => edge === 'front' && on === 'rear' && beyond <= slack) &&
      foeOf(other, position) !== null,
  );
  if (ahead !== undefined) {
    const fact = statedFact(`${label} is in full contact behind ${ahead.other.label}, who is in front edge contact`);
    return { state: known('behindCloseCombat'), facts: [fact] };
  }
  // What an overlap is stands in print only: that it may be one is all that can be said.
  const beside = touches.find(
    ({ other, how }) =>
      other.side !== element.side && how.edges.length + how.corners.length > 0 && foeOf(other, position) !== null,
  );
  if (beside === undefined) return { state: known('free'), facts: [] };
  const fact = statedFact(`${label} touches ${beside.other.label}, who is in front edge contact with another`);
  return { state: untold('overlapping', 'free'), facts: [fact] };
}

/** An enemy on whom its front edge is, or whose front edge is on it; null where there is none. */
function foeOf(element: Standing, position: Standings): Standing | null {
  const touch = touchesOf(element, position).find(
    ({ other, how }) =>
      other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' || on === 'front'),
  );
  return touch?.other ?? null;
}
