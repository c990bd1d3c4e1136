import { along, distance, dot, between, heading, outlineOf, ROUNDING } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed } from '../reading/asking.ts';
import { measuredFact, type Fact } from '../reading/fact.ts';
import { measuredAs, type Reading } from '../reading/reading.ts';

/**
 * Whether those who move end straight ahead of where they started: every corner by as much, and none to a side. Of the way
 * between, which nobody told, that says nothing.
 *
 * @param labels Those who move
 */
export function straightAhead(
  labels: readonly string[],
  before: Standings,
  after: Standings,
): { readonly reading: Reading; readonly fact: Fact } {
  const aside = labels.map((label) => asideBy(elementNamed(before, label), elementNamed(after, label)));
  const worst = aside.reduce((one, other) => (other.paces > one.paces ? other : one), NOWHERE);
  const margin = -worst.paces;
  const fact = measuredFact(
    `${labels.join(', ')} ${labels.length > 1 ? 'end' : 'ends'} straight ahead of where ${labels.length > 1 ? 'they' : 'it'} started`,
    { margin, witness: { points: worst.points } },
    // Who tells a place exactly straight ahead means that, as nobody hits it by accident.
    worst.paces <= ROUNDING ? 0 : before.tolerance,
  );
  const values = {
    yes: [true] as const,
    no: [false] as const,
    'too close': [true, false] as const,
  };
  return { reading: measuredAs<boolean>(values[fact.answer]), fact };
}

const NOWHERE = { paces: 0, points: [] };

/** How far the corner that strays the most ends from where the same move straight ahead would have taken it, in paces. */
function asideBy({ base }: Standing, { base: end }: Standing) {
  const ahead = heading(base.facing);
  const gone = Math.max(0, dot(between(base.at, end.at), ahead));
  const corners = outlineOf(end);
  return outlineOf(base)
    .map((corner, index) => {
      const wanted = along(corner, ahead, gone);
      const found = corners[index] ?? wanted;
      return { paces: distance(wanted, found), points: [wanted, found] };
    })
    .reduce((one, other) => (other.paces > one.paces ? other : one));
}
