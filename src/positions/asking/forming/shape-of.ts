import type { Standing } from '../../placing/index.ts';
import type { Touch } from '../reading/touches.ts';

/** How an element of a group stands in it, in the words of the query. */
export type StandsIn = 'front' | 'directlyBehind' | 'inContact' | 'kinked' | 'apart';

/** A group as it stands. */
export interface Shape {
  /** The column, from its front element on. */
  readonly column: readonly Standing[];
  /** Whether it is all of the group. */
  readonly whole: boolean;
  readonly standsIn: (element: Standing) => StandsIn;
}

/** How each element touches others. */
export type TouchesOf = (element: Standing) => readonly Touch[];

/**
 * The shape of a group: the column behind an element, and who else is in corner and edge contact with it, by way of others too.
 *
 * @param front Who leads the column
 * @param group All of its elements
 */
export function shapeOf(front: Standing, group: readonly Standing[], touchesOf: TouchesOf): Shape {
  const touches = new Map(group.map((each) => [each, touchesOf(each).filter(({ other }) => group.includes(other))]));
  const of = (element: Standing): readonly Touch[] => touches.get(element) ?? [];
  const column = [front];
  const kinked = new Set<Standing>();
  for (let last = front; ;) {
    const others = of(last).filter(({ other }) => !column.includes(other));
    const next = others.find(isDirectlyBehind) ?? others.find(isKinked);
    if (next === undefined) break;
    if (!isDirectlyBehind(next)) kinked.add(next.other);
    column.push(next.other);
    last = next.other;
  }
  const reached = new Set(column);
  for (const each of reached)
    for (const touch of of(each)) if (isInContact(touch) || isKinked(touch)) reached.add(touch.other);
  const standsIn = (element: Standing): StandsIn => {
    if (element === front) return 'front';
    if (!reached.has(element)) return 'apart';
    if (kinked.has(element)) return 'kinked';
    if (column.includes(element)) return 'directlyBehind';
    return of(element).some(isInContact) ? 'inContact' : 'kinked';
  };
  return { column, whole: column.length === group.length, standsIn };
}

/** Whether the front edge of the other is on all of its rear edge. */
function isDirectlyBehind({ how: { edges }, slack }: Touch): boolean {
  return edges.some(({ edge, on, beyond }) => edge === 'rear' && on === 'front' && beyond <= slack);
}

/** Whether the other is behind it at one corner alone, as behind an element that has wheeled. */
function isKinked({ how: { corners } }: Touch): boolean {
  const shared = corners.filter(({ corner, on }) => BEHIND[corner] === on);
  return shared.length === 1;
}

const BEHIND: Readonly<Record<string, string>> = { rearLeft: 'frontLeft', rearRight: 'frontRight' };

function isInContact({ how: { edges, corners } }: Touch): boolean {
  return edges.length > 0 && corners.length > 0;
}
