import type { Untold, Values } from '../../question.ts';
import { isA, type Piece, type PieceOf } from '../../words/piece.ts';
import { MOST_DEEP } from './untold-of-sides.ts';

/** Numbers of a fight of which it is not told what they are, or whose. */
export interface Bare {
  readonly told: Values;
  readonly untold: readonly Untold[];
  /** The pieces that tell it. */
  readonly by: readonly Piece[];
}

const NONE: Bare = { told: {}, untold: [], by: [] };

/**
 * Numbers without a word for what they are, one of each side: `Bd 6 v Sp 2`, `Sp v Kn 3-1`. They are dice, unless they may as
 * well be ranks: then each is answered.
 *
 * @param mayBeRanks Whether no ranks are told otherwise, and they fight at close quarters
 * @returns Null where there are others
 */
export function bareNumbers(before: readonly Piece[], behind: readonly Piece[], mayBeRanks: boolean): Bare | null {
  const numbers = [...before, ...behind].filter(isA('number'));
  if (numbers.length === 0 || [...before, ...behind].some(({ is }) => is === 'dice')) return NONE;
  const shape = `${shapeOf(before)} v ${shapeOf(behind)}`;
  const [one, other] = numbers;
  if (one === undefined || other === undefined || !numbers.every(isFace) || !/^(?:TN v TN|T v TNN)$/.test(shape))
    return null;
  const values = [String(one.number), String(other.number)] as const;
  const told = { 'a.number': values[0], 'b.number': values[1] };
  if (!mayBeRanks || numbers.some(({ number }) => number > MOST_DEEP))
    return { told: { 'a.die': values[0], 'b.die': values[1] }, untold: [], by: numbers };
  const options = [
    { value: 'dice', label: `dice ${values[0]} and ${values[1]}` },
    { value: 'ranks', label: `${values[0]} and ${values[1]} deep` },
  ];
  return { told, untold: [{ name: 'numbers', label: 'what the numbers are', options, assumed: null }], by: numbers };
}

/**
 * Dice of who asks and of who stands against him, `my roll 5 his roll 2 Bd v Kn`: which side is whose, is not told.
 *
 * @returns Null where they may not be read so
 */
export function ownDice(pieces: readonly Piece[], [a, b]: readonly [string, string]): Bare | null {
  const own = pieces.filter((piece) => piece.is === 'dice' && piece.whose !== undefined);
  if (own.length === 0) return NONE;
  const rolls = own.map((piece) => ({ piece, number: pieces[pieces.indexOf(piece) + 1] }));
  const mine = rolls.find(({ piece }) => piece.is === 'dice' && piece.whose === 'mine');
  const theirs = rolls.find(({ piece }) => piece.is === 'dice' && piece.whose === 'theirs');
  if (rolls.length !== 2 || mine?.number?.is !== 'number' || theirs?.number?.is !== 'number') return null;
  if (!isFace(mine.number) || !isFace(theirs.number)) return null;
  const alike = a === b;
  return {
    told: { 'mine.die': String(mine.number.number), 'theirs.die': String(theirs.number.number) },
    untold: [
      {
        name: 'mine',
        label: 'which side is yours',
        options: [
          { value: 'a', label: alike ? `${a}, left, are yours` : `${a} are yours` },
          { value: 'b', label: alike ? `${b}, right, are yours` : `${b} are yours` },
        ],
        assumed: null,
      },
    ],
    by: rolls.flatMap(({ piece, number }) => [piece, ...(number === undefined ? [] : [number])]),
  };
}

/** Whether a die can show a number. */
export function isFace({ number, ordinal }: PieceOf<'number'>): boolean {
  return !ordinal && Number.isInteger(number) && number >= 1 && number <= 6;
}

/** Troops and numbers in order. */
function shapeOf(pieces: readonly Piece[]): string {
  return pieces.map(({ is }) => (is === 'troop' ? 'T' : is === 'number' ? 'N' : '')).join('');
}
