import { along, between, BASE_WIDTH, dot, heading, type Base } from '../geometry/index.ts';
import { poseBy } from './pose.ts';
import { PositionError } from './position-error.ts';
import type { Place } from './position.ts';
import { checkApart, checkOnTable, type Standing, type Standings } from './stand.ts';

/** A move: the first of those that move, where it ends, and the others, who keep their place beside it. */
export interface Move {
  readonly mover: string;
  readonly to: Place;
  /** Others of its group, who move with it as one piece. */
  readonly with: readonly string[];
}

/**
 * How a position is after a move.
 *
 * @throws {PositionError} If there is no such element, or one ends as nobody can
 */
export function movedTo(before: Standings, move: Move): Standings {
  const after = carriedTo(before, move);
  const moving = new Set([move.mover, ...move.with]);
  for (const element of after.elements.filter(({ label }) => moving.has(label))) {
    checkOnTable(element, before.position);
    for (const other of after.elements) if (other.label !== element.label) checkApart(element, other, before.tolerance);
  }
  return after;
}

/**
 * How a position is after a move, even where those who move end on others, as while they are dragged.
 *
 * @throws {PositionError} If there is no such element
 */
export function carriedTo(before: Standings, { mover, to, with: others }: Move): Standings {
  const named = (label: string, of: string): Standing => {
    const found = before.elements.find((each) => each.label === label);
    if (found === undefined) throw new PositionError(of, `no element is called ${label}`);
    return found;
  };
  const leader = named(mover, mover);
  const moving = new Set([mover, ...others]);
  for (const label of others) named(label, label);
  const end = endOf(leader, to, (label) => {
    if (moving.has(label)) throw new PositionError(mover, `its move ends by ${label}, who moves with it`);
    return named(label, mover);
  });
  const elements = before.elements.map((each): Standing => {
    if (each.label === mover) return { ...each, ...end, places: [to] };
    if (!moving.has(each.label)) return each;
    const block = each.block === leader.block ? end.block : `${each.label} moved`;
    return { ...each, base: carried(each.base, leader.base, end.base), block };
  });
  return { ...before, elements };
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
