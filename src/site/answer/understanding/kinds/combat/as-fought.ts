import { isA, type Piece } from '../../words/piece.ts';

const VERSUS: Piece = { is: 'relation', relation: 'versus', typed: '' };

/** What both sides of a fight may be at once. */
const OF_BOTH = ['gen', 'ov', 'flank', 'rear', 'dem', 'chariot', 'river', 'form', 'double'];

/**
 * The pieces of a fight, where it is told in other words who fights whom, or what both of them are: `Wb attacking PF held by Ps`,
 * `Kn charging downhill at Sp`, `Bd v Wb both overlapped`.
 */
export function asFought(pieces: readonly Piece[]): readonly Piece[] {
  return ofEach(acrossSlope(acrossWorks(pieces)));
}

/** `PF held by Ps` are psiloi that defend it, and who attacks it attacks across it. */
function acrossWorks(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.is === 'relation' && piece.relation === 'held by');
  const [before, works, holders] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
  if (works?.is !== 'works' || !/^[TP]F$/.test(works.works) || holders?.is !== 'troop') return pieces;
  const attacks = before?.is === 'relation' && before.relation === 'charges';
  const storms = before?.is === 'state' && before.field === 'storm';
  return [
    ...pieces.slice(0, attacks ? at - 2 : at - 1),
    ...(attacks ? [state('storm', before.typed), before] : []),
    ...(storms ? [VERSUS] : []),
    holders,
    state('fort', works.typed, works.works),
    ...pieces.slice(at + 2),
  ];
}

function state(field: string, typed: string, value = '1'): Piece {
  return { is: 'state', field, value, typed };
}

/** `Kn charging downhill at Sp`, `Kn charge downhill into Sp`. */
function acrossSlope(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.is === 'state' && ['climbs', 'descends'].includes(piece.field));
  const into = pieces[at + 1];
  const isInto = into?.is === 'relation' && into.relation === 'charges';
  const divided = pieces.some((piece) => piece.is === 'relation' && piece !== (isInto ? into : null));
  const foe = pieces[isInto ? at + 2 : at + 1];
  if (pieces[at - 1]?.is !== 'troop' || foe?.is !== 'troop' || divided) return pieces;
  return pieces.toSpliced(at + 1, isInto ? 1 : 0, VERSUS);
}

/** `Both generals` at the end is told of each of two; `both in rough` needs no word for it. */
function ofEach(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(({ is }) => is === 'both');
  const told = pieces.slice(at + 1);
  const versus = pieces.findIndex((piece) => piece.is === 'relation' && piece.relation === 'versus');
  const last = pieces.findLastIndex(isA('troop'));
  const first = pieces.findIndex(isA('troop'));
  if (at < 0 || first < 0 || versus < first || last < versus || at < last) return pieces;
  const shape = told.map((piece) => (piece.is === 'state' ? piece.field : piece.is)).join(' ');
  if (shape === 'going') return pieces.toSpliced(at, 1);
  if (!OF_BOTH.includes(shape) && shape !== 'deep' && shape !== 'dice number') return pieces;
  const own = told.map((piece) => ({ ...piece, apart: false }));
  return [...pieces.slice(0, first + 1), ...own, ...pieces.slice(first + 1, at), ...own];
}
