import { isA, type NamedTroop, type Piece } from '../../words/piece.ts';

/** Who stands in front, and who behind. */
export interface DrawnUp {
  readonly front: NamedTroop;
  readonly behind: NamedTroop | null;
}

/**
 * How a side is drawn up: `Cv`, `Cv with Ps`, `Cv with Ps behind`, `Ps behind Cv`.
 *
 * @param isSecond Whether both sides are named before: who is told apart then may be of either, `Sp v Kn, Ps behind`
 * @returns Null where that is not told, or something is told of those behind alone: `Bd general behind Bd`
 */
export function drawUp(pieces: readonly Piece[], isSecond: boolean): DrawnUp | null {
  const drawn = inOrder(pieces);
  const [, ...more] = pieces.filter(({ is }) => is === 'troop' || is === 'relation');
  if (isSecond && more.some(({ apart = false }) => apart)) return null;
  const behind = drawn?.behind ?? null;
  if (behind !== null && pieces.some((piece, at) => isOfOneElement(piece) && standsNextTo(behind, pieces, at)))
    return null;
  return drawn;
}

function inOrder(pieces: readonly Piece[]): DrawnUp | null {
  const order = pieces.filter((piece) => piece.is === 'troop' || piece.is === 'relation');
  const [one, other] = order.filter(isA('troop')).map(({ troop }) => troop);
  if (one === undefined) return null;
  const shape = order.map((piece) => (piece.is === 'troop' ? 'T' : piece.relation)).join(' ');
  switch (shape) {
    case 'T':
      return { front: one, behind: null };
    case 'T with T':
    case 'T with T behind':
    // `Sp and Ps behind`.
    case 'T T behind':
      return other === undefined ? null : { front: one, behind: other };
    case 'T behind T':
      return other === undefined ? null : { front: other, behind: one };
    default:
      return null;
  }
}

/** The front may be so and those behind not, or the other way round. */
function isOfOneElement(piece: Piece): boolean {
  return piece.is === 'state' && ['gen', 'dem', 'chariot'].includes(piece.field);
}

function standsNextTo(troop: NamedTroop, pieces: readonly Piece[], at: number): boolean {
  return [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.is === 'troop' && piece.troop === troop);
}
