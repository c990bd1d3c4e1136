import { along, between, BASE_WIDTH, dot, heading, type Base } from '../geometry/index.ts';
import { poseBy } from './pose.ts';
import { PositionError } from './position-error.ts';
import type { Place } from './position.ts';
import { checkApart, checkOnTable, type Standing, type Standings } from './stand.ts';

/** A move: the first of those that move, where it ends, and the others, who keep their place beside it or end elsewhere. */
export interface Move {
  readonly mover: string;
  readonly to: Place;
  /** Others of its group, who move with it as one piece. */
  readonly with: readonly string[];
  /** Others of its group who end at places of their own; none where left out. */
  readonly ends?: readonly OwnEnd[];
}

/** Where an element of a group ends that keeps no place beside the first. */
export interface OwnEnd {
  readonly label: string;
  /** By another that moves, it is by where that one ends. */
  readonly to: Place;
}

/**
 * How a position is after a move.
 *
 * @throws {PositionError} If there is no such element, or one ends as nobody can
 */
export function movedTo(before: Standings, move: Move): Standings {
  const after = carriedTo(before, move);
  const moving = new Set([move.mover, ...move.with, ...(move.ends ?? []).map(({ label }) => label)]);
  for (const element of after.elements.filter(({ label }) => moving.has(label))) {
    checkOnTable(element, before.position);
    for (const other of after.elements) if (other.label !== element.label) checkApart(element, other, before.tolerance);
  }
  return after;
}

/**
 * How a position is after a move, even where those who move end on others, as while they are dragged.
 *
 * @throws {PositionError} If there is no such element, or where one ends follows from itself
 */
export function carriedTo(before: Standings, { mover, to, with: others, ends = [] }: Move): Standings {
  const named = (label: string, of: string): Standing => {
    const found = before.elements.find((each) => each.label === label);
    if (found === undefined) throw new PositionError(of, `no element is called ${label}`);
    return found;
  };
  const leader = named(mover, mover);
  const own = new Map(ends.map((each) => [each.label, each.to]));
  const moving = new Set([mover, ...others, ...own.keys()]);
  for (const label of moving) named(label, label);
  if (own.has(mover)) throw new PositionError(mover, 'it leads the move, and ends where that does');
  const end = endOf(leader, to, (label) => {
    if (moving.has(label)) throw new PositionError(mover, `its move ends by ${label}, who moves with it`);
    return named(label, mover);
  });
  const elements = before.elements.map((each): Standing => {
    if (each.label === mover) return { ...each, ...end, places: [to] };
    if (!moving.has(each.label) || own.has(each.label)) return each;
    const block = each.block === leader.block ? end.block : `${each.label} moved`;
    return { ...each, base: carried(each.base, leader.base, end.base), block };
  });
  return { ...before, elements: ends.length === 0 ? elements : endedAt(elements, own) };
}

/** The elements, those of whom it is told at places of their own: by others where these end. */
function endedAt(elements: readonly Standing[], own: ReadonlyMap<string, Place>): readonly Standing[] {
  const ended = new Map<string, Standing>();
  const ending = (label: string, of: string, chain: readonly string[]): Standing => {
    const known = ended.get(label);
    if (known !== undefined) return known;
    const element = elements.find((each) => each.label === label);
    if (element === undefined) throw new PositionError(of, `no element is called ${label}`);
    if (chain.includes(label)) throw new PositionError(label, 'where it ends follows from itself');
    const to = own.get(label);
    const next =
      to === undefined
        ? element
        : { ...element, ...endOf(element, to, (on) => ending(on, label, [...chain, label])), places: [to] as const };
    ended.set(label, next);
    return next;
  };
  return elements.map(({ label }) => ending(label, label, []));
}

function endOf(leader: Standing, to: Place, other: (label: string) => Standing): { base: Base; block: string } {
  const { depth } = leader.base;
  const size = { width: BASE_WIDTH, depth };
  if (to.kind === 'at') return { base: { ...size, at: to.at, facing: to.facing }, block: `${leader.label} moved` };
  const { base, block } = other(to.on);
  return { base: poseBy(to, base, size), block };
}

/** A base that keeps its place beside another, which moves. */
function carried(base: Base, start: Base, end: Base): Base {
  const apart = between(start.at, base.at);
  const right = dot(apart, heading(start.facing + 90));
  const ahead = dot(apart, heading(start.facing));
  const at = along(along(end.at, heading(end.facing + 90), right), heading(end.facing), ahead);
  return { ...base, at, facing: (((base.facing + end.facing - start.facing) % 360) + 360) % 360 };
}
