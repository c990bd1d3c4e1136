import type { Troop } from '../../rules/index.ts';
import type { EdgeName, Point } from '../geometry/index.ts';
import type { Terrain } from './terrain.ts';

export const SIDES = ['own', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

/** Where an element stands: at a place, or as it touches another. */
export type Place =
  /** The middle of its front edge at a point; degrees clockwise from north. */
  | { readonly kind: 'at'; readonly at: Point; readonly facing: number }
  /**
   * Its front edge on an edge of another: on front and rear exactly opposite, on a flank front corner on front corner.
   * Moved along that edge by so many paces: to the right as that element sees it, on a flank towards its rear.
   */
  | { readonly kind: 'front'; readonly on: string; readonly edge: EdgeName; readonly shift: number }
  /** Its right front corner on the right front corner of another, or left on left, facing in exactly opposite directions. */
  | { readonly kind: 'corner'; readonly on: string; readonly hand: Hand }
  /**
   * Its side edge on that of another, facing as it does with the front corners touching, or the opposite way with a
   * front corner on a rear corner. Then moved towards the rear of the other by so many paces.
   */
  | {
      readonly kind: 'beside';
      readonly on: string;
      readonly hand: Hand;
      readonly facing: 'same' | 'opposite';
      readonly shift: number;
    }
  /** Parallel to another, so many paces straight ahead of its front, and so many to its right. */
  | {
      readonly kind: 'ahead';
      readonly on: string;
      readonly paces: number;
      readonly facing: 'same' | 'opposite';
      readonly shift: number;
    };

export type Hand = 'left' | 'right';

/** An element as a position tells of it. */
export interface StatedElement {
  readonly label: string;
  readonly side: Side;
  /** Null where it does not matter. */
  readonly troop: Troop | null;
  /** Of its base, in paces; null where it is that of its troop. */
  readonly depth: number | null;
  /** Where it stands, once or in several ways that must agree. */
  readonly places: readonly [Place, ...Place[]];
}

/** How lengths on the table are told. */
export interface Scale {
  /** The size of the figures, in millimetres. */
  readonly figures: 15 | 25;
  readonly measure: 'millimetres' | 'inches';
}

/** A position: who stands where, and how well hands can tell. */
export interface StatedPosition {
  readonly scale: Scale;
  /** What hands cannot tell apart, in millimetres; 0 for a drawing. */
  readonly hand: number;
  /** The size of the table in paces, from 0,0 to the east and to the north; null where it does not matter. */
  readonly table: Point | null;
  readonly terrain: readonly Terrain[];
  readonly elements: readonly StatedElement[];
}

export const NO_ELEMENTS: StatedPosition = {
  scale: { figures: 15, measure: 'millimetres' },
  hand: 1,
  table: null,
  terrain: [],
  elements: [],
};
