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
 * Dice of who asks and of who stands against him. In `my roll 5 his roll 2 Bd v Kn` it is not told which side is whose, in
 * `my Bd v his Kn my roll 5 his roll 2` it is.
 *
 * @param sides The troops of each side
 * @returns Null where they may not be read so
 */
export function ownDice(
  pieces: readonly Piece[],
  sides: readonly [readonly PieceOf<'troop'>[], readonly PieceOf<'troop'>[]],
): Bare | null {
  const rolls = pieces.flatMap((piece, at) =>
    piece.is === 'dice' && piece.whose !== undefined ? [{ whose: piece.whose, by: piece, number: pieces[at + 1] }] : [],
  );
  if (rolls.length === 0) return NONE;
  const faces = new Map(
    rolls.flatMap(({ whose, number }) =>
      number?.is === 'number' && isFace(number) ? [[whose, String(number.number)] as const] : [],
    ),
  );
  const by = rolls.flatMap(({ by: piece, number }) => [piece, ...(number === undefined ? [] : [number])]);
  const mine = mySide(sides);
  if (faces.size < rolls.length || mine === 'unclear') return null;
  if (mine !== null) {
    const other = mine === 'a' ? 'b' : 'a';
    const told = [...faces].map(([whose, face]) => [`${whose === 'mine' ? mine : other}.die`, face] as const);
    return { told: Object.fromEntries(told), untold: [], by };
  }
  const [my, his] = [faces.get('mine'), faces.get('theirs')];
  if (my === undefined || his === undefined) return null;
  const [a = '', b = ''] = sides.map((side) => side.at(-1)?.troop.type);
  const alike = a === b;
  const options = [
    { value: 'a', label: alike ? `${a}, left, are yours` : `${a} are yours` },
    { value: 'b', label: alike ? `${b}, right, are yours` : `${b} are yours` },
  ];
  return {
    told: { 'mine.die': my, 'theirs.die': his },
    untold: [{ name: 'mine', label: 'which side is yours', options, assumed: null }],
    by,
  };
}

/** The side of who asks, by whose troops are told to be; null where that is told of none, unclear where one side is of both. */
function mySide(sides: readonly (readonly PieceOf<'troop'>[])[]): 'a' | 'b' | 'unclear' | null {
  const told = new Set(
    sides.flatMap((side, at) =>
      side.flatMap(({ whose }) =>
        whose === undefined ? [] : ([(whose === 'mine') === (at === 0) ? 'a' : 'b'] as const),
      ),
    ),
  );
  const [mine = null, ...others] = told;
  return others.length > 0 ? 'unclear' : mine;
}

/** Whether a die can show a number. */
export function isFace({ number, ordinal }: PieceOf<'number'>): boolean {
  return !ordinal && Number.isInteger(number) && number >= 1 && number <= 6;
}

/** Troops and numbers in order. */
function shapeOf(pieces: readonly Piece[]): string {
  return pieces.map(({ is }) => (is === 'troop' ? 'T' : is === 'number' ? 'N' : '')).join('');
}
