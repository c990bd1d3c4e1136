import {
  along,
  apartBy,
  BASE_WIDTH,
  centreOf,
  distance,
  edgeOf,
  heading,
  outlineOf,
  ROUNDING,
  tell,
  type Base,
  type Told,
} from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { aheadIn, partIn, straightBehind } from '../fronts/zone.ts';
import type { Fact } from '../reading/fact.ts';

/** Whether any part of an element is straight behind another, and how far the nearest such part is from its rear edge. */
export function behindBy({ label, base }: Standing, other: Standing, tolerance: number): readonly [Fact, number] {
  const strip = straightBehind(base);
  const fact = partIn(`part of ${other.label} is straight behind ${label}`, outlineOf(other.base), strip, tolerance);
  const turned: Base = { ...base, at: along(base.at, heading(base.facing), -base.depth), facing: base.facing + 180 };
  return [
    fact,
    aheadIn(outlineOf(other.base), turned)?.far ?? apartBy(edgeOf(base, 'rear'), outlineOf(other.base)).paces,
  ];
}

/** Whether what is behind is nearer than a distance, by a margin: exactly as far is not. */
export function within(margin: number, behind: Fact, tolerance: number): Told {
  const told = tell(margin, tolerance);
  if (told === 'no' || (told === 'yes' && margin <= ROUNDING)) return 'no';
  return behind.answer === 'too close' ? 'too close' : told;
}

/** The elements that may be within reach behind another. */
export function near(front: Standing, reach: number, { elements }: Standings): readonly Standing[] {
  const from = centreOf(front.base);
  return elements.filter(
    ({ label, base }) =>
      label !== front.label && distance(centreOf(base), from) <= reach + 2 * BASE_WIDTH + base.depth + front.base.depth,
  );
}
