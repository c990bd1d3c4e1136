import {
  apartBy,
  carriedTo,
  centreOf,
  outlineOf,
  type Place,
  type Point,
  type Standings,
} from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import type { Scene } from '../scene.ts';
import { exactly } from './arrange.ts';
import { placedOf } from './standing.ts';

/** Who is chosen with an element: all near enough, or of its side. */
export const WITH_IT = {
  touching: 'all who touch it, or each other',
  near: 'its side within 100p',
  side: 'all of its side',
  all: 'all on the table',
} as const;
export type WithIt = keyof typeof WITH_IT;

/** How near another is that is chosen with an element, in paces. */
const NEAR = 100;

/** How far bases may be apart that touch as a finger puts them, in paces. */
const TOUCH = 4;

/** The elements whose middle is in a frame between two points. */
export function framed({ elements }: Standings, one: Point, other: Point): readonly string[] {
  const isBetween = (at: number, from: number, to: number): boolean =>
    at >= Math.min(from, to) && at <= Math.max(from, to);
  return elements.flatMap(({ label, base }) => {
    const { x, y } = centreOf(base);
    return isBetween(x, one.x, other.x) && isBetween(y, one.y, other.y) ? [label] : [];
  });
}

/** An element and those who are chosen with it, itself first. */
export function chosenWith({ elements }: Standings, label: string, who: WithIt): readonly string[] {
  const first = elements.find((each) => each.label === label);
  if (first === undefined) return [];
  const apart = (one: (typeof elements)[number], other: (typeof elements)[number]): number =>
    apartBy(outlineOf(one.base), outlineOf(other.base)).paces;
  const chosen = new Set([first]);
  if (who === 'touching')
    for (const each of chosen)
      for (const other of elements) if (other.side === first.side && apart(each, other) <= TOUCH) chosen.add(other);
  if (who !== 'touching')
    for (const each of elements)
      if (who === 'all' || (each.side === first.side && (who === 'side' || apart(first, each) <= NEAR)))
        chosen.add(each);
  return [...chosen].map((each) => each.label);
}

/**
 * A scene in which several elements are put elsewhere as one piece. Who is placed by a contact with another of them keeps it;
 * who is not of them stays where it stands.
 *
 * @param leader The one of them that is put at the place
 */
export function placedTogether(
  scene: Scene,
  group: readonly string[],
  leader: string,
  to: Extract<Place, { kind: 'at' }>,
  rules: DbmRules | null,
): Scene {
  const before = placedOf(scene.position, rules);
  const isPlaced = (label: string): boolean => before.elements.some((each) => each.label === label);
  const others = group.filter((label) => label !== leader && isPlaced(label));
  const after = carriedTo(before, { mover: leader, to, with: others });
  const members = new Set(group);
  const elements = scene.position.elements.map((each) => {
    const byMember = (place: Place): boolean => place.kind !== 'at' && members.has(place.on);
    const stays = members.has(each.label) ? each.places.every(byMember) : !each.places.some(byMember);
    if (each.label !== leader && stays) return each;
    const base = after.elements.find(({ label }) => label === each.label)?.base;
    return base === undefined ? each : { ...each, places: [each.label === leader ? to : exactly(base)] as const };
  });
  return { ...scene, position: { ...scene.position, elements } };
}
