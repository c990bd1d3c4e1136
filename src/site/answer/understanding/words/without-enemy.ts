import type { Piece, Relation } from './piece.ts';

/** `Sp v enemy Kn`, `cost of enemy Kn`: whose they are tells nothing; behind others, or to be passed through, it does. */
export function withoutEnemy(pieces: readonly Piece[]): readonly Piece[] {
  const friendly = pieces.some((piece) =>
    piece.is === 'relation'
      ? !AGAINST.includes(piece.relation)
      : piece.is === 'asking' && (piece.what === 'support' || piece.what === 'mitigate'),
  );
  return pieces.filter((piece, at) => {
    if (piece.is !== 'other' || piece.typed.toLowerCase() !== 'enemy' || pieces[at + 1]?.is !== 'troop') return true;
    if (!friendly) return false;
    const before = pieces[at - 1];
    return before?.is !== 'relation' || !AGAINST.includes(before.relation);
  });
}

/** What stands before those who are fought. */
const AGAINST: readonly Relation[] = ['versus', 'shot at by'];
