import { isA, type Piece, type PieceOf } from '../../words/piece.ts';
import { isFace } from './bare-dice.ts';

/**
 * Two who are named by themselves, each with a number and perhaps how it is, fight: `Bd 3 high Kn 5`, `Bd 4 Sp 4`. In `Kn 4 Sp`
 * there may be four of the second.
 *
 * @returns Null where anything else is said
 */
export function asRolled(typed: readonly Piece[]): readonly Piece[] | null {
  const pieces = withNumberOfFirst(typed);
  const [one, other, ...more] = pieces.filter(isA('troop'));
  if (one === undefined || other === undefined || more.length > 0 || pieces[0] !== one) return null;
  const at = pieces.indexOf(other);
  const sides = [pieces.slice(0, at), pieces.slice(at)];
  if (!isPlain(one) || !isPlain(other) || !sides.every(isRolled)) return null;
  return pieces.toSpliced(at, 0, { is: 'relation', relation: 'versus', typed: '' });
}

/** In `Bd 4 Sp 4` the first number is no count of the second: nothing else would be told of the first, and of the second twice. */
function withNumberOfFirst(pieces: readonly Piece[]): readonly Piece[] {
  const [one, other, number, ...more] = pieces;
  if (one?.is !== 'troop' || other?.is !== 'troop' || number?.is !== 'number' || more.length > 0) return pieces;
  const { count, elements = false, figures } = other.troop;
  if (count === null || elements || figures !== undefined) return pieces;
  const first: Piece = { is: 'number', number: count, ordinal: false, typed: String(count) };
  return [one, first, { ...other, troop: { ...other.troop, count: null } }, number];
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
