import {
  apartBy,
  outlineOf,
  partyOf,
  placesNear,
  type Base,
  type NearPlace,
  type OwnEnd,
  type Standings,
} from '../../../../positions/index.ts';
import { endsOf, ownEndOf, type Scene } from '../scene.ts';
import { followsFrom } from './arrange.ts';
import type { Standing } from './standing.ts';

/** How far a corner may be from a contact that is offered, in paces: a finger hits no better. */
const REACH = 48;

/** The same where it is not lined up: which contact is meant is less clear then. */
const REACH_SLID = 16;

/** Who slides an element along an edge by no more than this, in paces, means the contact that is lined up. */
const SLID = 10;

/** How far bases may be apart that are reckoned to touch, in paces. */
const TOUCHING = 0.01;

/** How many contacts are offered. */
const OFFERED = 3;

/**
 * The contacts that an element nearly makes where it stands: they are offered, and nothing is moved into them unasked.
 * None where it stands in a stated contact already.
 */
export function offersFor(scene: Scene, { before, after }: Standing, label: string): readonly NearPlace[] {
  const [mover] = scene.movers;
  const ends = endsOf(scene);
  const own = ownEndOf(scene, label);
  const moves = scene.to !== null && (label === mover || own !== undefined);
  const place =
    own !== undefined
      ? own.to
      : moves
        ? scene.to
        : scene.position.elements.find((each) => each.label === label)?.places[0];
  if (place?.kind !== 'at') return [];
  const { elements } = moves ? after : before;
  const base = elements.find((each) => each.label === label)?.base;
  const others = elements.filter(
    (each) =>
      each.label !== label &&
      (own !== undefined
        ? !endsBy(ends, each.label, own)
        : moves
          ? !scene.movers.includes(each.label)
          : !followsFrom(scene.position, each.label, label)),
  );
  if (base === undefined) return [];
  const near = placesNear(base, others, REACH).filter((each) => isMeant(each) && canBe(each, others, before.tolerance));
  return different(near).slice(0, OFFERED);
}

/** Whether where an element ends follows, by any number of contacts, from where another does, or those who move with it. */
function endsBy(ends: readonly OwnEnd[], label: string, other: OwnEnd): boolean {
  const reached = new Set([label]);
  for (const each of reached)
    for (const end of ends) if (partyOf(end).includes(each) && end.to.kind !== 'at') reached.add(end.to.on);
  return partyOf(other).some((each) => reached.has(each));
}

function isMeant({ place, apart }: NearPlace): boolean {
  if (place.kind === 'corner' || place.shift === 0) return true;
  return apart <= REACH_SLID && Math.abs(place.shift) > SLID;
}

/**
 * Whether a contact is one, and can be: who slides along the line of a side by more than that is deep touches it no more, and
 * where one stands no other can.
 */
function canBe(
  { place, base }: NearPlace,
  others: readonly Standings['elements'][number][],
  tolerance: number,
): boolean {
  const shape = outlineOf(base);
  return others.every((other) => {
    const { paces } = apartBy(shape, outlineOf(other.base));
    return paces >= -Math.max(tolerance, TOUCHING) && (other.label !== place.on || paces <= TOUCHING);
  });
}

/**
 * Of several contacts that come to the same place the one that a player names, where the first of them stands: an element
 * that ends front to front with an enemy is at a corner of that enemy's neighbour too.
 */
function different(places: readonly NearPlace[]): readonly NearPlace[] {
  return places.flatMap((each, index) => {
    const alike = places.filter((other) => isSame(each.base, other.base));
    if (alike[0] !== places[index]) return [];
    return alike.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 1);
  });
}

/** A full contact comes before one that is slid, and that before one at a corner or beside. */
function rankOf({ place }: NearPlace): number {
  if (place.kind !== 'front') return 2;
  return place.shift === 0 ? 0 : 1;
}

function isSame(one: Base, other: Base): boolean {
  const turned = Math.abs(one.facing - other.facing) % 360;
  return Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < 0.5 && Math.min(turned, 360 - turned) < 0.5;
}
