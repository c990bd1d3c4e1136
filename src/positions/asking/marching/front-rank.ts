import { beyond, otherSide, outlineOf, partlyIn, partlyInAll, ROUNDING } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Fact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';

/** The elements of those who move with no other of them straight ahead. */
export interface FrontRank {
  /** As far as the likelier side of each doubt. */
  readonly elements: readonly Standing[];
  /** How many they may be, the likeliest first: several where hands cannot tell who is ahead of whom. */
  readonly counts: readonly [number, ...number[]];
  /** Who may be straight ahead of whom. */
  readonly doubts: readonly Fact[];
}

/** The front rank of those who move. */
export function frontRankOf(movers: readonly Standing[], position: Standings): FrontRank {
  const ranked = movers.map((each) => {
    const ahead = movers.flatMap((other) => (other === each ? [] : (isAhead(other, each, position) ?? [])));
    return { each, mayBeFirst: ahead.every(({ answer }) => answer === 'too close'), ahead };
  });
  // Of one behind another nobody need measure who else is ahead of it.
  const perhaps = ranked.filter(({ mayBeFirst }) => mayBeFirst);
  const doubtful = perhaps.filter(({ ahead }) => ahead.length > 0);
  const likely = perhaps.filter(({ ahead }) => ahead.every(({ margin }) => (margin ?? 0) <= 0));
  const least = perhaps.length - doubtful.length;
  const others = Array.from({ length: doubtful.length + 1 }, (_, index) => least + index);
  return {
    elements: likely.map(({ each }) => each),
    counts: [likely.length, ...others.filter((count) => count !== likely.length && count > 0)],
    doubts: doubtful.flatMap(({ ahead }) => ahead),
  };
}

/**
 * Whether part of an element is straight ahead of another. By hand those who stand side by side may overlap a little: only one
 * further forward than hands can mistake may be ahead.
 *
 * @returns Null where it is not
 */
function isAhead(element: Standing, behind: Standing, position: Standings): Fact | null {
  const { label, base } = behind;
  const tolerance = toleranceBetween(element, behind, position);
  const slack = Math.max(tolerance, ROUNDING);
  const [shape, front] = [outlineOf(element.base), beyond(base, 'front')];
  const { margin, witness } = partlyInAll(shape, [
    front,
    otherSide(beyond(base, 'left')),
    otherSide(beyond(base, 'right')),
  ]);
  const fact = `part of ${element.label} is straight ahead of ${label}`;
  if (margin > slack) return { fact, answer: 'yes', margin, witness };
  const isForward = partlyIn(shape, front).margin > slack;
  return tolerance > 0 && margin >= -tolerance && isForward ? { fact, answer: 'too close', margin, witness } : null;
}
