import type { Untold, Values } from '../../question.ts';
import { isA, type NamedTroop, type Piece } from '../../words/piece.ts';
import { goingOf, goingOfSide } from '../untold.ts';

/** What is told of the going of two sides, and what is not. */
interface Goings {
  readonly told: Values;
  readonly untold: readonly Untold[];
}

/**
 * The going of the sides of a fight. Behind both it is told of both, `Ax v Bd in bad going`; what stands with the first side,
 * `Ax in bad going v Bd`, is told of that side alone: the other is taken to be in good going until another is chosen.
 *
 * @param divider Where the piece stands that divides the sides
 * @param fronts Who stands in front on each side
 * @returns Null where it is not told whose going it is
 */
export function goingsOf(
  pieces: readonly Piece[],
  divider: number,
  [a, b]: readonly [NamedTroop, NamedTroop],
): Goings | null {
  const goings = pieces.filter(isA('going'));
  const first = pieces.findIndex(isA('troop'));
  const [own, ...others] = goings.filter((piece) => isBetween(pieces.indexOf(piece), first, divider));
  const [behind = null, ...more] = goings.filter((piece) => piece !== own);
  if (others.length > 0 || more.length > 0) return null;
  // `Ax v in rough Bd`, `in rough Ax v Bd in the open`: whose is which?
  if (behind !== null && isBetween(pieces.indexOf(behind), divider, lastTroop(pieces))) return null;
  if (own === undefined) return goingOf(behind);
  // `Ps in rough behind Ax v Bd`: those in front may stand elsewhere.
  const next = pieces[pieces.indexOf(own) + 1];
  if (next?.is === 'relation' && next.relation === 'behind') return null;
  if (behind !== null && pieces.indexOf(behind) < first) return null;
  const alike = a.type === b.type;
  const sides = [
    goingOfSide('a', own, alike ? `${a.type}, left,` : a.type),
    goingOfSide('b', behind, alike ? `${b.type}, right,` : b.type),
  ];
  return {
    told: Object.fromEntries(sides.flatMap(({ told }) => Object.entries(told))),
    untold: sides.flatMap(({ untold }) => untold),
  };
}

function isBetween(at: number, from: number, to: number): boolean {
  return at > from && at < to;
}

/** Where the last of the troops stands. */
function lastTroop(pieces: readonly Piece[]): number {
  return pieces.findLastIndex(isA('troop'));
}
