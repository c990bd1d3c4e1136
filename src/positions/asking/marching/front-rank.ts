import { beyond, otherSide, outlineOf, partlyInAll, ROUNDING } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { toleranceBetween } from '../reading/touches.ts';

/** The elements of those who move with no other of them straight ahead. */
export function frontRankOf(movers: readonly Standing[], position: Standings): readonly Standing[] {
  return movers.filter((each) =>
    movers.every((other) => other === each || !isAhead(other, each, toleranceBetween(each, other, position))),
  );
}

/** Whether more of an element is straight ahead of another than hands could mistake. */
function isAhead(element: Standing, { base }: Standing, tolerance: number): boolean {
  const strip = [beyond(base, 'front'), otherSide(beyond(base, 'left')), otherSide(beyond(base, 'right'))];
  return partlyInAll(outlineOf(element.base), strip).margin > Math.max(tolerance, ROUNDING);
}
