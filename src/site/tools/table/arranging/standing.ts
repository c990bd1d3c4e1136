import {
  baseDepth,
  carriedTo,
  placedIn,
  PositionError,
  type StatedElement,
  type Standings,
  type StatedPosition,
} from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import { endsOf, ownEndOf, type Scene } from '../scene.ts';

/** How deep a base is drawn whose depth is not told, in paces. */
export const DRAWN_DEPTH = 30;

/** How deep an element is drawn: as told, as the rules tell of its troop, or as none tells. */
export function drawnDepth(rules: DbmRules | null, { scale }: StatedPosition) {
  return ({ troop }: StatedElement): number =>
    (troop === null || rules === null ? null : baseDepth(rules, troop, scale)) ?? DRAWN_DEPTH;
}

/** Where the elements of a scene stand, for who draws them: even where they overlap. */
export interface Standing {
  readonly before: Standings;
  /** The same as before where nobody moves. */
  readonly after: Standings;
}

/** Where the elements of a scene stand that have a place. Where the move ends at none, nobody moves. */
export function standingIn(scene: Scene, rules: DbmRules | null): Standing {
  const { position, movers, to } = scene;
  const [mover, ...others] = movers;
  const ends = endsOf(scene);
  const together = others.filter((label) => ownEndOf(scene, label) === undefined);
  const before = placedOf(position, rules);
  try {
    return {
      before,
      after: mover === undefined || to === null ? before : carriedTo(before, { mover, to, with: together, ends }),
    };
  } catch (error) {
    if (error instanceof PositionError) return { before, after: before };
    throw error;
  }
}

/** The elements that have a place: without those whose place follows from nobody who is there, or contradicts itself. */
export function placedOf(position: StatedPosition, rules: DbmRules | null): Standings {
  let elements = position.elements;
  for (;;)
    try {
      return { ...placedIn({ ...position, elements }, drawnDepth(rules, position)), position };
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      elements = elements.filter(({ label }) => label !== error.element);
    }
}
