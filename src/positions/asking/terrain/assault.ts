import {
  apartBy,
  between,
  centreOf,
  cross,
  crosses,
  distance,
  edgeOf,
  outlineOf,
  type Point,
} from '../../geometry/index.ts';
import { sectionsOf, type Side, type Standing, type Standings, type Terrain } from '../../placing/index.ts';
import { terrainIn } from './under.ts';

/** A straight section of fortifications. */
export interface Section {
  /** What the fortifications are called. */
  readonly name: string;
  readonly defends: Extract<Terrain, { form: 'wall' }>['side'];
  readonly ends: readonly [Point, Point];
  /** Which of all it is. */
  readonly index: number;
}

/** How far from a section an edge may be, in paces, that is along it, where nothing was measured by hand. */
const ALONG = 1e-5;

/** The sections on which the full front edge of an element is that may be those of the other side. */
export function assaultedBy(element: Standing, position: Standings): readonly Section[] {
  return sectionsIn(position).filter(
    ({ defends, ends }) =>
      defends !== element.side &&
      edgeOf(element.base, 'front').every((corner) => apartBy([corner], ends).paces <= slackOf(position)),
  );
}

/** Those of a side who defend a section: a part of their front edge is along it. */
export function defendersOf({ ends }: Section, side: Side, position: Standings): readonly Standing[] {
  return position.elements.filter((element) => {
    const front = edgeOf(element.base, 'front');
    const isAlong = front.every((corner) => offLine(corner, ends) <= slackOf(position));
    return element.side === side && isAlong && apartBy(front, ends).paces <= slackOf(position);
  });
}

/** Those of a side who touch any part of a section. */
export function standingAt({ ends }: Section, side: Side, position: Standings): readonly Standing[] {
  return position.elements.filter(
    (element) => element.side === side && apartBy(outlineOf(element.base), ends).paces <= slackOf(position),
  );
}

/** The sections of the same side round the corners at the ends of another. */
export function roundTheCorner(section: Section, position: Standings): readonly Section[] {
  const slack = slackOf(position);
  return sectionsIn(position).filter(
    ({ defends, ends }) =>
      defends === section.defends &&
      ends.some((end) => section.ends.some((own) => distance(end, own) <= slack)) &&
      ends.some((end) => offLine(end, section.ends) > slack),
  );
}

/**
 * Who assaults the defender of a section from across a corner of it, besides the one whom the defender faces: the full front
 * edges of both are on the two sections, and nobody else defends that of the other.
 */
export function acrossCorner(front: Standing, opponent: Standing, position: Standings): readonly Standing[] {
  const between = [centreOf(front.base), centreOf(opponent.base)] as const;
  const undefended = assaultedBy(opponent, position)
    .filter(({ ends }) => crosses(ends, between))
    .flatMap((section) => roundTheCorner(section, position))
    .filter((section) => defendersOf(section, front.side, position).every((each) => each === front))
    .map(({ index }) => index);
  return position.elements.filter(
    (other) =>
      other.side === opponent.side &&
      other !== opponent &&
      assaultedBy(other, position).some(({ index }) => undefended.includes(index)),
  );
}

function sectionsIn(position: Standings): readonly Section[] {
  return terrainIn(position)
    .flatMap(({ terrain, name }) =>
      terrain.form === 'wall' ? sectionsOf(terrain.line).map((ends) => ({ name, defends: terrain.side, ends })) : [],
    )
    .map((section, index) => ({ ...section, index }));
}

/** How far a point is off the line on which a section is. */
function offLine(point: Point, [from, to]: Section['ends']): number {
  return Math.abs(cross(between(from, to), between(from, point))) / distance(from, to);
}

/** What counts as touching fortifications: no place is told by them. */
export function slackOf({ tolerance }: Standings): number {
  return Math.max(tolerance, ALONG);
}
