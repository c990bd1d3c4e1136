import type { Values } from '../../question.ts';
import { isFace } from './bare-dice.ts';
import { isA, type Piece } from '../../words/piece.ts';

/** What is told of the dice of a fight. */
interface Dice {
  readonly told: Values;
  /** The pieces that tell it. */
  readonly by: readonly Piece[];
}

/**
 * The dice of a fight, by the pieces before and behind what divides the sides: `Kn rolled 4 v Sp rolled 2`, `Kn v Sp dice 4 2`. Of
 * one die at the end, `Kn v Sp dice 4`, it is not told whose it is.
 *
 * @returns Null where they may not be read so
 */
export function diceOf(before: readonly Piece[], behind: readonly Piece[]): Dice | null {
  const shape = `${shapeOf(before)}v${shapeOf(behind)}`;
  if (!shape.includes('D')) return { told: {}, by: [] };
  const numbers = [...before, ...behind].filter(isA('number'));
  // In `dice 3 4 Kn v Sp` the 4 may be a die or knights.
  if (/[DN]C/.test(shape) || !numbers.every(isFace)) return null;
  const [one = '', other = ''] = numbers.map(({ number }) => String(number));
  const by = [...before, ...behind].filter(({ is }) => is === 'dice' || is === 'number');
  const is = (told: Values): Dice => ({ told, by });
  // Each has one, or both stand at the end, in the order of the sides.
  if (/^[^N]*N[^N]*v[^N]*N[^N]*$|^[^DN]*(?:D+NN|NND+)$/.test(shape)) return is({ 'a.die': one, 'b.die': other });
  if (/^[^DN]*D+N[^DN]*v[^DN]*$/.test(shape)) return is({ 'a.die': one });
  if (!/^[^DN]*v[^DN]*D+N[^DN]*$/.test(shape)) return null;
  // `Kn v Sp rolled 4` tells of spears, `Kn v Sp, rolled 4` of either.
  const rolls = behind.some((piece) => piece.is === 'dice' && !piece.apart && ROLLS.test(piece.typed));
  return is({ [rolls && shape.includes('TD') ? 'b.die' : 'any.die']: one });
}

const ROLLS = /^(?:roll|throw|threw|dice[sd])/i;

/** `Kn rolled 4, Sp rolled 3`: who each have their die fight. */
export function asDiced(pieces: readonly Piece[]): readonly Piece[] {
  if (!/^(?=.*D)TD*ND*TD*ND*$/.test(shapeOf(pieces))) return pieces;
  const at = pieces.findIndex(({ is }) => is === 'number') + 1;
  return pieces.toSpliced(at, 0, { is: 'relation', relation: 'versus', typed: '' });
}

/** Troops, counted ones, dice and numbers in order; a point for all else. */
function shapeOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.is === 'troop') return piece.troop.count === null ? 'T' : 'C';
      return piece.is === 'dice' ? 'D' : piece.is === 'number' ? 'N' : '.';
    })
    .join('');
}
