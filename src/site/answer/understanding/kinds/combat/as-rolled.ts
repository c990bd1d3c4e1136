import { isA, type Piece, type PieceOf } from '../../words/piece.ts';
import { isFace } from './bare-dice.ts';

/**
 * Two who are named by themselves, each with a number and perhaps how it is, fight: `Bd 3 high Kn 5`. In `Kn 4 Sp 2` there may be four
 * of the second.
 *
 * @returns Null where anything else is said
 */
export function asRolled(pieces: readonly Piece[]): readonly Piece[] | null {
  const [one, other, ...more] = pieces.filter(isA('troop'));
  if (one === undefined || other === undefined || more.length > 0 || pieces[0] !== one) return null;
  const at = pieces.indexOf(other);
  const sides = [pieces.slice(0, at), pieces.slice(at)];
  if (!isPlain(one) || !isPlain(other) || !sides.every(isRolled)) return null;
  return pieces.toSpliced(at, 0, { is: 'relation', relation: 'versus', typed: '' });
}

/** Whether a type is named, perhaps with its grade, by its own name, and nothing else. */
export function isPlain({ troop }: PieceOf<'troop'>): boolean {
  return troop.training === null && troop.count === null && !troop.said;
}

/** Troops, what a die can show, and at most how they are. */
function isRolled(side: readonly Piece[]): boolean {
  const numbers = side.filter(isA('number'));
  if (side.some((piece) => piece.is === 'troop' && piece.troop.figures !== undefined)) return false;
  const others = side.filter(({ is }) => is !== 'troop' && is !== 'number');
  return numbers.length === 1 && numbers.every(isFace) && others.every(({ is }) => is === 'state');
}
