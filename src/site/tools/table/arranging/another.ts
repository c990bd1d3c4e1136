import {
  along,
  BASE_WIDTH,
  heading,
  PositionError,
  standingsOf,
  type Place,
  type StatedElement,
} from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import type { Scene } from '../scene.ts';
import { added } from './arrange.ts';
import { DRAWN_DEPTH, drawnDepth, placedOf } from './standing.ts';

/** How far ahead of an element an enemy is put, in paces. */
const AHEAD = 120;

/**
 * A scene with another element: like the one that is chosen and beside it, as lines are built so; or facing it, where it is of
 * the other side; and where there is no room for it, by itself to the east of all.
 */
export function anotherBeside(
  scene: Scene,
  chosen: StatedElement | null,
  side: StatedElement['side'],
  rules: DbmRules | null,
): { readonly scene: Scene; readonly label: string } {
  const like = chosen ?? scene.position.elements.findLast((each) => each.side === side) ?? null;
  const alike = like?.side === side;
  const { troop, depth } = alike ? like : { troop: null, depth: DRAWN_DEPTH };
  const tried = placesBy(like, side).map((place) => added(scene, { side, troop, depth, places: [place] }));
  const found = tried.find((each) => stands(each.scene, rules));
  return found ?? added(scene, { side, troop, depth, places: [apart(scene, side, rules)] });
}

function placesBy(like: StatedElement | null, side: StatedElement['side']): readonly Place[] {
  if (like === null) return [];
  const on = like.label;
  if (like.side !== side) return [{ kind: 'ahead', on, paces: AHEAD, facing: 'opposite', shift: 0 }];
  return [
    { kind: 'beside', on, hand: 'right', facing: 'same', shift: 0 },
    { kind: 'beside', on, hand: 'left', facing: 'same', shift: 0 },
    { kind: 'front', on, edge: 'rear', shift: 0 },
  ];
}

/** Whether all can stand so. */
function stands({ position }: Scene, rules: DbmRules | null): boolean {
  try {
    standingsOf(position, drawnDepth(rules, position));
    return true;
  } catch (error) {
    if (error instanceof PositionError) return false;
    throw error;
  }
}

/** A place to the east of all: enemies face south, as the own side is drawn to face north. */
function apart(scene: Scene, side: StatedElement['side'], rules: DbmRules | null): Place {
  const facing = side === 'enemy' ? 180 : 0;
  const elements = placedOf(scene.position, rules).elements;
  if (elements.length === 0) return { kind: 'at', at: { x: 240, y: side === 'enemy' ? 320 : 200 }, facing };
  const furthest = elements.reduce((one, other) => (other.base.at.x > one.base.at.x ? other : one));
  const at = along(furthest.base.at, heading(90), 2 * BASE_WIDTH);
  return { kind: 'at', at: { x: Math.round(at.x), y: Math.round(at.y) }, facing };
}
