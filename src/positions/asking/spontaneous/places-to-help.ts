import {
  furthestCorner,
  movedTo,
  PositionError,
  type Place,
  type Standing,
  type Standings,
} from '../../placing/index.ts';
import { elementNamed } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { touchesOf } from '../reading/touches.ts';

/** The friends of an element whose front is on a target's, or on whom the target's front is. */
export function friendsFighting(mover: Standing, target: Standing, position: Standings): readonly Standing[] {
  return touchesOf(target, position).flatMap(({ other, how }) =>
    other.side === mover.side &&
    other.label !== mover.label &&
    how.edges.some(({ edge, on }) => edge === 'front' || on === 'front')
      ? [other]
      : [],
  );
}

/**
 * The places behind and beside those who fight a target, and on its flanks, which have room for an element; the one first to
 * which its furthest corner goes the least. How long its way there is by wheels, and what supports or overlaps, that does
 * not tell.
 */
export function placesToHelp(
  mover: Standing,
  target: Standing,
  fighting: readonly Standing[],
  position: Standings,
): readonly Fact[] {
  const places: readonly (readonly [string, Place])[] = [
    ...fighting.map(({ label }) => [`behind ${label}`, { kind: 'front', on: label, edge: 'rear', shift: 0 }] as const),
    ...(['left', 'right'] as const).flatMap((hand) => [
      [`front corner on ${target.label}’s ${hand} front corner`, { kind: 'corner', on: target.label, hand }] as const,
      [`on ${target.label}’s ${hand} flank`, { kind: 'front', on: target.label, edge: hand, shift: 0 }] as const,
    ]),
  ];
  return places
    .flatMap(([where, to]) => {
      const end = endAt(mover, to, position);
      return end === null ? [] : [{ where, end, paces: furthestCorner(mover.base, end.base) }];
    })
    .toSorted((one, other) => one.paces - other.paces)
    .map(({ where, end, paces }) =>
      statedFact(`there is room ${where}: its furthest corner would go at least ${String(Math.round(paces))} paces`, {
        points: [mover.base.at, end.base.at],
      }),
    );
}

/** An element at the end of a move; null where nobody can stand so. */
function endAt({ label }: Standing, to: Place, position: Standings): Standing | null {
  try {
    return elementNamed(movedTo(position, { mover: label, to, with: [] }), label);
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}
