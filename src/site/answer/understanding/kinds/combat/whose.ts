import { isA, type Piece, type PieceOf, type Whose } from '../../words/piece.ts';

/**
 * The pieces of a fight, where behind it something is told of who asks or of his opponent, `his Kn v my Sp, they are overlapped`:
 * it goes to those troops.
 *
 * @returns Null where it is not told which they are, or of whom all of it is told
 */
export function withWhose(pieces: readonly Piece[]): readonly Piece[] | null {
  const troops = pieces.filter(isA('troop'));
  const tail = pieces.slice(pieces.findLastIndex(isA('troop')) + 1).filter(tellsOfOne);
  if (tail.every(({ whose }) => whose === undefined)) return pieces;
  const told = tail.map((piece) => ({
    piece,
    troop: piece.whose === undefined ? null : troopsOf(piece.whose, troops),
  }));
  // A general who is his alone is of who is named last.
  if (troops.every(({ whose }) => whose === undefined) && tail.every(isGeneral)) return pieces;
  if (troops.length !== 2 || told.some(({ troop }) => troop === null)) return null;
  return pieces.flatMap((piece): readonly Piece[] => {
    if (tail.includes(piece)) return [];
    const own = told.filter(({ troop }) => troop === piece);
    return [piece, ...own.map((each): Piece => ({ ...each.piece, apart: false, typed: '' }))];
  });
}

/** What is told of one side; of an overlap it may be who makes it. */
function tellsOfOne(piece: Piece): boolean {
  return piece.is === 'deep' || (piece.is === 'state' && !piece.field.startsWith('any.'));
}

function isGeneral(piece: Piece): boolean {
  return piece.is === 'state' && piece.field === 'gen';
}

/** The troops of two that are his; null where they may be either. */
function troopsOf(whose: Whose, troops: readonly PieceOf<'troop'>[]): PieceOf<'troop'> | null {
  const [own, ...others] = troops.filter((each) => each.whose === whose);
  if (own !== undefined) return others.length > 0 ? null : own;
  const [left, ...more] = troops.filter((each) => each.whose === undefined);
  return left === undefined || more.length > 0 ? null : left;
}
