import { apartBy, leastBetween, outlineOf, ROUNDING, touching, type Touching } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';

/** How an element touches another. */
export interface Touch {
  readonly other: Standing;
  readonly how: Touching;
  /** What counted as touching, in paces. */
  readonly slack: number;
}

/**
 * How an element touches each of the others: by what is stated, or drawn; where only hands could tell, as these are taken.
 */
export function touchesOf(element: Standing, { elements, tolerance, hands }: Standings): readonly Touch[] {
  return besideIt(element, elements, Math.max(tolerance, ROUNDING)).flatMap((other) => {
    const slack = slackOf(element, other, tolerance);
    if (slack !== null) return [{ other, how: touching(element.base, other.base, slack), slack }];
    const least = hands?.(element, other) ?? null;
    return least === null
      ? []
      : [{ other, how: touching(element.base, other.base, tolerance, least), slack: tolerance }];
  });
}

/**
 * Who stands beside whom, of elements that stand as they do: many ask that of the same ones. How near that is, it need not
 * tell: one list of elements is measured with one tolerance.
 */
const beside = new WeakMap<readonly Standing[], Map<Standing, readonly Standing[]>>();

/** The others who stand within so many paces of an element. */
function besideIt(element: Standing, elements: readonly Standing[], paces: number): readonly Standing[] {
  const known = beside.get(elements) ?? new Map<Standing, readonly Standing[]>();
  beside.set(elements, known);
  const found = known.get(element) ?? elements.filter((other) => other !== element && isWithin(element, other, paces));
  known.set(element, found);
  return found;
}

/** Whether two elements stand at most so far apart. */
function isWithin({ base: one }: Standing, { base: other }: Standing, paces: number): boolean {
  if (leastBetween(one, other) > paces) return false;
  return apartBy(outlineOf(one), outlineOf(other)).paces <= paces;
}

/** The same, where what was measured by hand may show contact as well, as far as hands can tell. */
export function perhapsTouches(element: Standing, { elements, tolerance }: Standings): readonly Touch[] {
  return elements.flatMap((other) => {
    if (other === element) return [];
    const slack = slackOf(element, other, tolerance) ?? Math.max(tolerance, ROUNDING);
    return [{ other, how: touching(element.base, other.base, slack), slack }];
  });
}

/** What hands cannot tell apart between two elements, in paces: nothing where one was placed by the other. */
export function toleranceBetween(one: Standing, other: Standing, { tolerance }: Standings): number {
  return one.block === other.block ? 0 : tolerance;
}

/** What counts as touching between two elements; null where only a hand could tell. */
function slackOf(one: Standing, other: Standing, tolerance: number): number | null {
  if (one.block === other.block) return ROUNDING;
  const stated = names(one, other.label) || names(other, one.label);
  return stated || tolerance === 0 ? Math.max(tolerance, ROUNDING) : null;
}

function names({ places }: Standing, label: string): boolean {
  return places.some((place) => place.kind !== 'at' && place.on === label);
}
