import { isA, type Piece, type PieceOf } from '../../words/piece.ts';

/**
 * The pieces of a fight, where one of the two is named once more behind it to tell of whom something is: `Bd v Sp, enemy on flank
 * of Bd`, `Bd v Sp uphill of Bd`, `Sp v Kn, Sp 2 deep`, `Sp v Kn, Ps behind Sp`. What is told goes to where he was named first.
 *
 * @returns Null where it is not told which of them it is
 */
export function withNamedAgain(pieces: readonly Piece[]): readonly Piece[] | null {
  const joined = withThoseBehind(pieces);
  if (joined !== pieces) return joined;
  const at = pieces.findLastIndex(isA('troop'));
  const [last, again] = [pieces[at - 1], pieces[at]];
  const named = last?.is === 'state' && last.named !== undefined ? last : null;
  const behind = pieces.slice(at + 1);
  const left = pieces.slice(0, named === null ? at : at - 1);
  const isFight = /^T versus T(?: T)*$/.test(shapeOf(left)) && (named !== null || last?.is !== 'state');
  if (again?.is !== 'troop' || !isFight || (named === null && behind.length === 0) || !behind.every(tellsOfOne))
    return pieces.some((piece, index) => isLeftOpen(piece, pieces[index + 1])) ? null : pieces;
  const sides = left.filter(isA('troop')).slice(0, 2);
  const own = sameAs(again, sides);
  if (own === null) return null;
  const told = sides.find((side) => (side === own) !== (named?.named === 'foe'));
  return withNamedAgain(
    left.flatMap((piece) => [
      piece,
      ...(named !== null && piece === told ? [{ ...named, named: undefined, apart: false }] : []),
      ...(piece === own ? behind.map((each) => ({ ...each, apart: false })) : []),
    ]),
  );
}

/** `Sp v Kn, Ps behind Sp`: the spears with psiloi behind. In `Sp v Kn, LH behind Sp` it may be the enemy's who stand there. */
function withThoseBehind(pieces: readonly Piece[]): readonly Piece[] | null {
  const [behind, relation, again] = pieces.slice(-3);
  const left = pieces.slice(0, -3);
  const stands = behind?.is === 'troop' && relation?.is === 'relation' && relation.relation === 'behind';
  if (!stands || again?.is !== 'troop' || shapeOf(left) !== 'T versus T') return pieces;
  const own = sameAs(again, left.filter(isA('troop')));
  if (own === null || !['Ps', own.troop.type].includes(behind.troop.type)) return null;
  const joined: readonly Piece[] = [
    { is: 'relation', relation: 'with', typed: '' },
    { ...behind, apart: false },
  ];
  return left.flatMap((piece) => (piece === own ? [piece, ...joined] : [piece]));
}

/** The one of two sides that is named once more; null where it may be either, or neither. */
function sameAs(again: PieceOf<'troop'>, sides: readonly PieceOf<'troop'>[]): PieceOf<'troop'> | null {
  const { type, grade, count } = again.troop;
  const [own, ...others] = sides.filter(({ troop }) => troop.type === type && (grade ?? troop.grade) === troop.grade);
  return own === undefined || others.length > 0 || count !== null ? null : own;
}

function tellsOfOne({ is }: Piece): boolean {
  return is === 'state' || is === 'deep' || is === 'dice' || is === 'number';
}

/** Troops and what relates them. */
function shapeOf(pieces: readonly Piece[]): string {
  return pieces
    .flatMap((piece) => (piece.is === 'troop' ? ['T'] : piece.is === 'relation' ? [piece.relation] : []))
    .join(' ');
}

/** `Enemy on flank of Bd v Sp` tells of whom it is where it stands; whose foe is higher it does not. */
function isLeftOpen(piece: Piece, next: Piece | undefined): boolean {
  return piece.is === 'state' && piece.named !== undefined && (piece.named === 'foe' || next?.is !== 'troop');
}
