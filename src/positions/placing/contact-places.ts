import { between, distance, dot, EDGE_NAMES, heading, outlineOf, type Base } from '../geometry/index.ts';
import { poseBy } from './pose.ts';
import type { Place } from './position.ts';
import type { Standing } from './stand.ts';

/** A place by a contact, and how far from some pose it is. */
export interface NearPlace {
  readonly place: Exclude<Place, { kind: 'at' }>;
  readonly base: Base;
  /** How far the corner that differs the most would be moved, in paces. */
  readonly apart: number;
}

/** The ways in which an element can touch another that is lined up with it. */
export function contactPlaces(on: string): readonly NearPlace['place'][] {
  return [
    ...EDGE_NAMES.map((edge) => ({ kind: 'front' as const, on, edge, shift: 0 })),
    ...(['left', 'right'] as const).flatMap((hand): readonly NearPlace['place'][] => [
      { kind: 'corner', on, hand },
      { kind: 'beside', on, hand, facing: 'same', shift: 0 },
      { kind: 'beside', on, hand, facing: 'opposite', shift: 0 },
    ]),
  ];
}

/**
 * The contacts near to where an element stands, the nearest first: lined up, or slid along the edge that it touches.
 *
 * @param base Where it stands
 * @param others Whom it may touch
 * @param reach The furthest that a corner of it would be moved, in paces
 */
export function placesNear(base: Base, others: readonly Standing[], reach: number): readonly NearPlace[] {
  return others
    .flatMap(({ label, base: other }) =>
      contactPlaces(label).flatMap((place) =>
        [place, ...slidTowards(place, base, other)].map((each) => ({ each, other })),
      ),
    )
    .map(({ each, other }) => {
      const posed = poseBy(each, other, base);
      return { place: each, base: posed, apart: furthestCorner(base, posed) };
    })
    .filter(({ apart }) => apart <= reach)
    .toSorted((one, two) => one.apart - two.apart);
}

/** The same contact slid along the edge of the other to where the element stands, in whole paces. */
function slidTowards(place: NearPlace['place'], base: Base, other: Base): readonly NearPlace['place'][] {
  if (place.kind === 'corner' || place.kind === 'ahead') return [];
  const back = place.kind === 'beside' || place.edge === 'left' || place.edge === 'right';
  const way = heading(other.facing + (back ? 180 : 90));
  const shift = Math.round(dot(between(poseBy(place, other, base).at, base.at), way));
  return shift === 0 || Math.abs(shift) >= other.width ? [] : [{ ...place, shift }];
}

/** How far the corner is moved that is moved the most, in paces. */
export function furthestCorner(one: Base, other: Base): number {
  const corners = outlineOf(other);
  return Math.max(...outlineOf(one).map((point, index) => distance(point, corners[index] ?? point)));
}
