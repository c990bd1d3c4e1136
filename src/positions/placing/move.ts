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
  /** Others who end at places of their own; none where left out. */
  readonly ends?: readonly OwnEnd[];
}

/** Where an element ends that moves too, but keeps no place beside the first. */
export interface OwnEnd {
  readonly label: string;
  /** Others who move with it as one piece, and keep their places beside it. */
  readonly with: readonly string[];
  /** By another that moves, it is by where that one ends. */
  readonly to: Place;
}

/** All who move to where one of them ends that keeps no place beside the first: it leads them. */
export function partyOf(end: OwnEnd): readonly string[] {
  return [end.label, ...end.with];
}

/**
 * How a position is after a move.
 *
 * @throws {PositionError} If there is no such element, or one ends as nobody can
 */
export function movedTo(before: Standings, move: Move): Standings {
  const after = carriedTo(before, move);
  const moving = new Set([move.mover, ...move.with, ...(move.ends ?? []).flatMap(partyOf)]);
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
  const own = new Set(ends.flatMap(partyOf));
  const moving = new Set([mover, ...others, ...own]);
  for (const label of moving) named(label, label);
  if (own.has(mover)) throw new PositionError(mover, 'it leads the move, and ends where that does');
  const end = endOf(leader, to, (label) => {
    if (moving.has(label)) throw new PositionError(mover, `its move ends by ${label}, who moves with it`);
    return named(label, mover);
  });
  const elements = before.elements.map((each): Standing => {
    if (each.label === mover) return { ...each, ...end, places: [to] };
    if (!moving.has(each.label) || own.has(each.label)) return each;
    return beside(each, leader, end);
  });
  return { ...before, elements: ends.length === 0 ? elements : endedAt(elements, ends) };
}

/** An element that keeps its place beside another, which moves. */
function beside(element: Standing, leader: Standing, end: Pick<Standing, 'base' | 'block'>): Standing {
  const block = element.block === leader.block ? end.block : `${element.label} moved`;
  return { ...element, base: carried(element.base, leader.base, end.base), block };
}

/** The elements, those of whom it is told at places of their own: by others where these end. */
function endedAt(elements: readonly Standing[], ends: readonly OwnEnd[]): readonly Standing[] {
  const ended = new Map<string, Standing>();
  const named = (label: string, of: string): Standing => {
    const found = elements.find((each) => each.label === label);
    if (found === undefined) throw new PositionError(of, `no element is called ${label}`);
    return found;
  };
  const ending = (label: string, of: string, chain: readonly string[]): Standing => {
    const known = ended.get(label);
    if (known !== undefined) return known;
    const element = named(label, of);
    if (chain.includes(label)) throw new PositionError(label, 'where it ends follows from itself');
    const end = ends.find((each) => partyOf(each).includes(label));
    const where = (on: string): Standing => ending(on, label, [...chain, label]);
    const next =
      end === undefined
        ? element
        : end.label === label
          ? { ...element, ...endOf(element, end.to, where), places: [end.to] as const }
          : beside(element, named(end.label, label), where(end.label));
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
