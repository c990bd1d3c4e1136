import { QuestionError } from '../../../rules/index.ts';
import { along, between, heading, outlineOf, type Ground, type Outline, type Point } from '../../geometry/index.ts';
import {
  groundOf,
  sectionsOf,
  terrainNames,
  type Standing,
  type Standings,
  type Terrain,
} from '../../placing/index.ts';

/** What is at a side of a gap: an element, or terrain that is taken to be impassable. */
export interface GapSide {
  readonly label: string;
  /** Null for terrain. */
  readonly element: Standing | null;
  /** Convex; of an area its edges, of a wall its sections. */
  readonly shapes: readonly Outline[];
  /** What is within its edges; null for what has no inside. */
  readonly ground: Ground | null;
}

/**
 * What is at the sides of a gap. An edge of the table is none: bhgs.16.1 names elements and impassable obstructions.
 *
 * @throws {QuestionError} If these are not two
 */
export function sidesOf(labels: readonly string[], position: Standings): readonly [GapSide, GapSide] {
  const [one, other, third] = labels.map((label) => sideOf(label, position));
  if (one === undefined || other === undefined || third !== undefined || one.label === other.label)
    throw new QuestionError('between', 'expected the names of the two elements at the sides of the gap');
  return [one, other];
}

function sideOf(label: string, { elements, position: { terrain } }: Standings): GapSide {
  const element = elements.find((each) => each.label === label) ?? null;
  if (element !== null) return { label, element, shapes: [outlineOf(element.base)], ground: null };
  const piece = terrain[terrainNames(terrain).indexOf(label)];
  if (piece === undefined || piece.form === 'edge')
    throw new QuestionError('between', `expected elements, or terrain that bars, found ${JSON.stringify(label)}`);
  return { label, element: null, shapes: shapesOf(piece), ground: groundOf(piece) };
}

function shapesOf(terrain: Exclude<Terrain, { form: 'edge' }>): readonly Outline[] {
  if (terrain.form === 'area')
    return terrain.outline.map((from, index) => [from, terrain.outline[(index + 1) % terrain.outline.length] ?? from]);
  const half = terrain.form === 'way' ? terrain.width / 2 : 0;
  return sectionsOf(terrain.line).map(([from, to]) => strip(from, to, half));
}

/** A section of a line, as wide as it is. */
function strip(from: Point, to: Point, half: number): Outline {
  if (half === 0) return [from, to];
  const { x, y } = between(from, to);
  const across = heading((Math.atan2(x, y) * 180) / Math.PI + 90);
  return [along(from, across, -half), along(from, across, half), along(to, across, half), along(to, across, -half)];
}
