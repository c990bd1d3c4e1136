import {
  apartBy,
  BASE_WIDTH,
  distance,
  leastBetween,
  outlineOf,
  ROUNDING,
  type Base,
  type Point,
} from '../geometry/index.ts';
import { poseBy } from './pose.ts';
import { PositionError } from './position-error.ts';
import type { Place, StatedElement, StatedPosition } from './position.ts';
import { paces } from './scale.ts';
import { beyondEdge, pointsOfTerrain, terrainNames } from './terrain.ts';

/** An element that stands where its position tells. */
export interface Standing extends StatedElement {
  readonly base: Base;
  /**
   * The element whose place all the others of its block follow from by stated contacts. Within a block what touches is
   * known, not measured.
   */
  readonly block: string;
}

/** Elements where they stand, and how well hands can tell. */
export interface Standings {
  readonly position: StatedPosition;
  readonly elements: readonly Standing[];
  /** What hands cannot tell apart, in paces. */
  readonly tolerance: number;
  /** As what is taken what only hands could tell; none of it touches where that is left out. */
  readonly hands?: Hands;
}

/**
 * Whether two elements are taken to touch that stand within what hands cannot tell apart, neither placed by the other: by how
 * much of their edges they have to, at least, in paces; null where they are taken not to.
 */
export type Hands = (one: Standing, other: Standing) => number | null;

/** The depth of an element's base in paces. */
export type DepthOf = (element: StatedElement) => number;

/**
 * Place the elements of a position.
 *
 * @param depthOf How deep the base is of an element whose depth is not told
 * @throws {PositionError} If an element stands as nobody can: on another, in two places, nowhere, or off the table
 */
export function standingsOf(position: StatedPosition, depthOf: DepthOf): Standings {
  const placed = placedIn(position, depthOf);
  const { elements, tolerance } = placed;
  for (const element of elements) checkOnTable(element, position);
  checkTerrain(position);
  elements.forEach((element, index) => {
    for (const other of elements.slice(0, index)) checkApart(element, other, tolerance);
  });
  return placed;
}

/**
 * Place the elements of a position, even where they overlap or stand off the table, as while one is dragged.
 *
 * @throws {PositionError} If an element stands in two places, or nowhere
 */
export function placedIn(position: StatedPosition, depthOf: DepthOf): Standings {
  const tolerance = paces(position.hand, position.scale);
  const stated = new Map<string, StatedElement>();
  for (const element of position.elements) {
    if (stated.has(element.label)) throw new PositionError(element.label, 'two elements have this name');
    stated.set(element.label, element);
  }
  const standing = new Map<string, Standing>();
  const placed = (label: string, of: string, chain: readonly string[]): Standing => {
    const known = standing.get(label);
    if (known !== undefined) return known;
    const element = stated.get(label);
    if (element === undefined) throw new PositionError(of, `it is placed by ${label}, and no element has this name`);
    if (chain.includes(label))
      throw new PositionError(
        label,
        `its place follows from itself, by way of ${chain.slice(chain.indexOf(label) + 1).join(', ') || 'nobody else'}`,
      );
    const next = place(element, tolerance, depthOf, (on) => placed(on, label, [...chain, label]));
    standing.set(label, next);
    return next;
  };
  return { position, elements: position.elements.map(({ label }) => placed(label, label, [])), tolerance };
}

/** Place one element by the first way in which its place is told, and hold the others against it. */
function place(
  element: StatedElement,
  tolerance: number,
  depthOf: DepthOf,
  other: (label: string) => Standing,
): Standing {
  const size = { width: BASE_WIDTH, depth: element.depth ?? depthOf(element) };
  const byPlace = (each: Place): { base: Base; block: string } => {
    if (each.kind === 'at') return { base: { ...size, at: each.at, facing: each.facing }, block: element.label };
    const { base, block } = other(each.on);
    return { base: poseBy(each, base, size), block };
  };
  const [first, ...others] = element.places;
  const chosen = byPlace(first);
  for (const each of others) {
    const { base, block } = byPlace(each);
    const apart = Math.max(...outlineOf(base).map((point, index) => distance(point, cornerAt(chosen.base, index))));
    if (apart > (block === chosen.block ? ROUNDING : Math.max(tolerance, ROUNDING)))
      throw new PositionError(
        element.label,
        `what is told of its place contradicts itself: the places differ by ${shownPaces(apart)}`,
      );
  }
  return { ...element, ...chosen };
}

function cornerAt(base: Base, index: number) {
  return outlineOf(base)[index] ?? base.at;
}

/** @throws {PositionError} If it stands off the table */
export function checkOnTable({ label, base }: Standing, position: StatedPosition): void {
  const off = Math.max(...outlineOf(base).map((point) => offTable(point, position)));
  if (off > ROUNDING) throw new PositionError(label, `it stands ${shownPaces(off)} off the table`);
}

/** How far a point is off the table, in paces; negative where it is not, or nothing tells. */
export function offTable(point: Point, { table, terrain }: StatedPosition): number {
  const { x, y } = point;
  const edges = terrain.flatMap((each) => (each.form === 'edge' ? [beyondEdge(each, point)] : []));
  return Math.max(...edges, ...(table === null ? [] : [-x, -y, x - table.x, y - table.y]));
}

/** @throws {PositionError} If terrain is off the table */
function checkTerrain(position: StatedPosition): void {
  const names = terrainNames(position.terrain);
  for (const [index, terrain] of position.terrain.entries()) {
    const off = Math.max(...pointsOfTerrain(terrain).map((point) => offTable(point, position)));
    if (off > ROUNDING)
      throw new PositionError(names[index] ?? terrain.kind, `it reaches ${shownPaces(off)} off the table`);
  }
}

/**
 * Two bases may touch, and by what hands cannot tell, overlap: but no more.
 *
 * @throws {PositionError} If they do
 */
export function checkApart(element: Standing, other: Standing, tolerance: number): void {
  if (leastBetween(element.base, other.base) > 0) return;
  const slack = element.block === other.block ? ROUNDING : Math.max(tolerance, ROUNDING);
  const { paces: apart } = apartBy(outlineOf(element.base), outlineOf(other.base));
  if (apart < -slack)
    throw new PositionError(element.label, `it overlaps ${other.label} by ${shownPaces(-apart)}: bases cannot`);
}

function shownPaces(length: number): string {
  return `${String(Math.round(length * 10) / 10)} paces`;
}
