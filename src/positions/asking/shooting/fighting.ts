import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';

/** What an element does that could bar shooting, in the words of the query `shoot`. */
export interface Doing {
  readonly state: Reading;
  readonly facts: readonly Fact[];
}

/** The last rank that may give rear support: that of the fourth pikes. */
const LAST_RANK = 4;

/** What an element does that could bar shooting, so far as contacts show it. */
export function doingOf(element: Standing, position: Standings): Doing {
  const { label } = element;
  const foe = foeOf(element, position);
  if (foe !== null)
    return {
      state: known('inCloseCombat'),
      facts: [statedFact(`${label} is in front edge contact with ${foe.label}`)],
    };
  const ranks = ranksAhead(element, position);
  const front = ranks.findIndex((each) => foeOf(each, position) !== null);
  const fighter = ranks[front];
  if (fighter !== undefined && front === 0) {
    const fact = statedFact(`${label} is in full contact behind ${fighter.label}, who is in front edge contact`);
    return { state: known('behindCloseCombat'), facts: [fact] };
  }
  // Whether a rank further back gives support, the query `support` tells; what an overlap is stands in print only.
  const beside = touchesOf(element, position).find(
    ({ other, how }) =>
      other.side !== element.side && how.edges.length + how.corners.length > 0 && foeOf(other, position) !== null,
  );
  const perhaps = [
    ...(fighter === undefined ? [] : ['givingRearSupport']),
    ...(beside === undefined ? [] : ['overlapping']),
  ];
  const [first, ...others] = perhaps;
  return {
    state: first === undefined ? known('free') : untold(first, ...others, 'free'),
    facts: [
      ...(fighter === undefined
        ? []
        : [
            statedFact(
              `${label} is in rank ${String(front + 2)} behind ${fighter.label}, who is in front edge contact: it may give rear support`,
            ),
          ]),
      ...(beside === undefined
        ? []
        : [statedFact(`${label} touches ${beside.other.label}, who is in front edge contact with another`)]),
    ],
  };
}

/** The friends in front of an element, each in full contact before the next, the nearest first. */
function ranksAhead(element: Standing, position: Standings): readonly Standing[] {
  const ranks: Standing[] = [];
  for (let last: Standing | undefined = element; last !== undefined && ranks.length < LAST_RANK - 1;) {
    const ahead: Standing | undefined = touchesOf(last, position).find(
      ({ other, how, slack }) =>
        other.side === element.side &&
        how.edges.some(({ edge, on, beyond }) => edge === 'front' && on === 'rear' && beyond <= slack),
    )?.other;
    if (ahead !== undefined) ranks.push(ahead);
    last = ahead;
  }
  return ranks;
}

/** An enemy on whom its front edge is, or whose front edge is on it; null where there is none. */
function foeOf(element: Standing, position: Standings): Standing | null {
  const touch = touchesOf(element, position).find(
    ({ other, how }) =>
      other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' || on === 'front'),
  );
  return touch?.other ?? null;
}
