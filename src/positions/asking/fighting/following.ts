import { apartBy, outlineOf, ROUNDING } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { turnedBy } from './met-behind.ts';

/** A quarter turn, but for what is a rounding. */
const QUARTER = 90 - 1e-6;

/**
 * Whether a friend may follow an element in a column that has wheeled by at least 90°: friends who touch each other lead from
 * the one to the other, and he, or one behind him, faces that far away. Whether they are a column, and have wheeled, no
 * position shows.
 */
export function mayFollow(front: Standing, friend: Standing, position: Standings): boolean {
  const friends = position.elements.filter(({ side, label }) => side === front.side && label !== front.label);
  const chain = [friend];
  for (const each of chain)
    for (const other of friends) if (!chain.includes(other) && touches(each, other, position)) chain.push(other);
  return (
    chain.some((each) => touches(front, each, position)) &&
    chain.some(({ base }) => turnedBy(base.facing, front.base.facing) >= QUARTER)
  );
}

function touches(one: Standing, other: Standing, position: Standings): boolean {
  const slack = Math.max(toleranceBetween(one, other, position), ROUNDING);
  return apartBy(outlineOf(one.base), outlineOf(other.base)).paces <= slack;
}
