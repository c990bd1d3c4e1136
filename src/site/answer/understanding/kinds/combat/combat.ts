import { TROOP_TYPES } from '../../../../../rules/index.ts';
import type { Untold } from '../../question.ts';
import { isA, type Piece, type PieceOf } from '../../words/piece.ts';
import { CHARGED, SHOOTS, SO, stormOf, WHO_CHARGED, whoIsDeep, whoIsSo } from './untold-of-sides.ts';
import { asFought } from './as-fought.ts';
import { bareNumbers, ownDice } from './bare-dice.ts';
import { asDiced, diceOf } from './dice.ts';
import { goingsOf } from './going.ts';
import { withNamedAgain } from './named-again.ts';
import { withWhose } from './whose.ts';
import { sideOf, SLOPED, type Side } from './side.ts';
import { asksFor, Taking, type Reading } from '../taking.ts';

/** Two elements in close combat, or one shooting at another: `Sp v Kn`, `Bw shoot at Kn`, `Kn shot at by Bw`. */
export function readCombat(typed: readonly Piece[]): Reading | null {
  const own = withWhose(typed);
  const pieces = own === null ? null : withNamedAgain(asDiced(asFought(own)));
  if (pieces === null) return null;
  if (pieces.some(({ is }) => is === 'may') || asksFor(pieces, 'support', 'mitigate')) return null;
  const at = pieces.findIndex(divides);
  const divider = pieces[at];
  if (divider === undefined) return null;
  const charger = chargerOf(divider);
  if (charger !== null) return asksFor(pieces, 'shoot') ? null : readingOf(pieces, at, null, charger);
  const shotAt = divider.is === 'relation' && divider.relation === 'shot at by';
  if (!shotAt && !asksFor(pieces, 'shoot')) return readingOf(pieces, at, null);
  // To shoot in a wood, out of one, or into it?
  if (pieces.some((piece) => piece.is === 'going' && /\b(?:wood|forest|wd)/i.test(piece.typed))) return null;
  // Who shoots from behind others, or over them, is another question.
  if (pieces.some((piece) => piece.is === 'relation' && piece !== divider)) return null;
  if (shotAt) return readingOf(pieces, at, 'b');
  const reading = readingOf(pieces, at, 'a');
  // `Kn v Bw shooting`, `Kn shot Bw`: who of them does is not told.
  const told = divider.is === 'asking' && !/^shot$/i.test(divider.typed);
  const instead = told ? null : readingOf(pieces, at, 'b');
  return reading === null || instead === null
    ? reading
    : { ...reading, question: { ...reading.question, instead: instead.question } };
}

/**
 * The two sides that stand before and behind what divides them.
 *
 * @param shooter Null in close combat
 * @param charger Who is told to have moved into contact; null for nobody
 */
function readingOf(
  all: readonly Piece[],
  divider: number,
  shooter: 'a' | 'b' | null,
  charger: 'a' | 'b' | null = null,
): Reading | null {
  const pieces = all.map(asState).map((piece, at) => (at > divider ? asOfEither(piece) : piece));
  // Who shoots overlaps nobody, and is on no flank.
  if (shooter !== null && all.some((piece) => piece.is === 'state' && piece.field in SO)) return null;
  const rest = new Taking(pieces.filter((piece) => piece !== pieces[divider]));
  rest.all('going');
  rest.asks('odds', 'factor', ...(shooter === null ? [] : (['shoot'] as const)));
  // Only who shoots is aided.
  const { aid } = shooter === null ? {} : rest.states(['aid']);
  const ofEither = rest.states(Object.keys(SO));
  const partOf = (from: number, to?: number): readonly Piece[] =>
    pieces.slice(from, to).filter((piece) => rest.left.includes(piece));
  const [first, second] = [partOf(0, divider), partOf(divider + 1)];
  const own = ownDice(pieces, [first.filter(isA('troop')), second.filter(isA('troop'))]);
  if (own === null) return null;
  const [one = [], other = []] = [first, second].map((side) => side.filter((piece) => !own.by.includes(piece)));
  const dice = diceOf(one, other);
  const bare = bareNumbers(one, other, shooter === null && ![...one, ...other].some(tellsRanks));
  // `Kn v Sp factors 3 4`: their factors, and no dice.
  if (asksFor(pieces, 'factor') && bare !== null && bare.by.length > 0) return null;
  if (dice === null || bare === null || [own, bare, dice].filter(({ by }) => by.length > 0).length > 1) return null;
  const numbers = [...dice.by, ...bare.by];
  const [before = [], behind = []] = [one, other].map((side) => side.filter((piece) => !numbers.includes(piece)));
  // `Kn v Kn my general`, `Kn v Bd charging uphill`: the end may say it of either.
  const atEnd = behind.filter((piece, at) => mayBeOfEither(piece) && !behind.slice(at).some(isA('troop')));
  if (atEnd.some((piece) => !isCharge(piece))) return null;
  const charges = atEnd.length > 0;
  const ranks = shooter === null ? eithersRanks(before, behind) : null;
  if (ranks === 'unclear') return null;
  const after = behind.filter((piece) => !atEnd.includes(piece) && piece !== ranks);
  const a = sideOf('a', before, shooter, aid);
  const b = sideOf('b', after, shooter, aid);
  if (a === null || b === null) return null;
  const going = goingsOf(pieces, divider, [a.front, b.front]);
  if (going === null) return null;
  // One has moved into contact with the other: not both, and not those who shoot.
  const moved = 'a.moved' in a.told || 'b.moved' in b.told;
  if (charges && (shooter !== null || moved)) return null;
  if (charger !== null && (charges || moved || mayNotCharge(charger === 'a' ? [a, b] : [b, a]))) return null;
  const ofSides = {
    ...a.told,
    ...b.told,
    ...(a.below ? { 'b.up': '1' } : {}),
    ...(b.below ? { 'a.up': '1' } : {}),
  };
  if (Object.keys(ofEither).some((name) => name.replace('any', 'a') in ofSides || name.replace('any', 'b') in ofSides))
    return null;
  // `Kn v Bw uphill charging`: where they charge to, or where they stand?
  if (charges && ('b.up' in b.told || b.below || 'any.up' in ofEither)) return null;
  const alike = a.told['a.type'] === b.told['b.type'];
  return {
    question: {
      kind: 'combat',
      told: {
        ...(shooter === null ? {} : { mode: 'shooting', by: shooter }),
        ...going.told,
        ...ofSides,
        ...(charger === null ? {} : { [`${charger}.moved`]: '1' }),
        ...ofEither,
        ...dice.told,
        ...own.told,
        ...bare.told,
        ...(ranks === null ? {} : { ranks: String(ranks.ranks) }),
      },
      untold: [
        ...withoutDepth(alike ? ofSide(a, 'left') : a.untold, ranks !== null || bare.untold.length > 0),
        ...withoutDepth(alike ? ofSide(b, 'right') : b.untold, ranks !== null || bare.untold.length > 0),
        ...own.untold,
        ...bare.untold,
        ...(ranks === null ? [] : [whoIsDeep(ranks.ranks, a.front.type, b.front.type)]),
        ...(shooter === null ? [...stormOf('a', a.front, ofSides), ...stormOf('b', b.front, ofSides)] : []),
        ...going.untold,
        ...whoIsSo({ ...ofEither, ...dice.told }),
        ...(shooter === null && charger === null ? [charges ? WHO_CHARGED : CHARGED, SHOOTS] : []),
      ],
    },
    rest: [...a.rest, ...b.rest],
  };
}

/**
 * Ranks that are told behind the enemy and may be those of either side: apart from both, `Sp v Kn, two deep`, or of mounted who
 * fight foot, as depth seldom tells for them. Unclear where more is told behind them, or of a side otherwise, `2 Sp v Kn, two
 * deep`; null where they are told of one of them.
 */
function eithersRanks(before: readonly Piece[], behind: readonly Piece[]): PieceOf<'deep'> | 'unclear' | null {
  const [told, ...more] = behind.filter(isA('deep'));
  const troops = [before, behind].map((side) => side.filter(isA('troop')));
  const [front, enemy] = troops.map((side) => side.at(-1));
  if (told === undefined || more.length > 0 || told.ranks === 1 || front === undefined || enemy === undefined)
    return null;
  if (before.some(isA('deep')) || behind.indexOf(told) < behind.indexOf(enemy)) return null;
  const [isRider, meetsRiders] = [front, enemy].map(({ troop }) => TROOP_TYPES[troop.type].arm === 'mounted');
  if (!meetsRiders && (isRider || told.apart !== true)) return null;
  const isPlain = troops.every((side) => side.length === 1 && side.every(({ troop }) => troop.count === null));
  return isPlain && behind.at(-1) === told ? told : 'unclear';
}

/** How deep they stand is told, or may be, though not who. */
function withoutDepth(untold: readonly Untold[], isTold: boolean): readonly Untold[] {
  return !isTold ? untold : untold.filter(({ name }) => !name.endsWith('.deep'));
}

/** What is not told of a side, where the other is of the same type. */
function ofSide({ untold }: Side, which: string): readonly Untold[] {
  return untold.map((each) => ({
    ...each,
    label: `${each.label}, ${which}`,
    options: each.options.map((option) => ({ ...option, label: `${option.label}, ${which}` })),
  }));
}

/** Whether a piece tells how deep troops stand, in any way. */
function tellsRanks(piece: Piece): boolean {
  if (piece.is === 'troop') return piece.troop.count !== null || piece.troop.figures !== undefined;
  return (
    piece.is === 'deep' ||
    piece.is === 'relation' ||
    (piece.is === 'state' && /^(?:form|double|rank)$/.test(piece.field))
  );
}

function mayBeOfEither(piece: Piece): boolean {
  if (piece.is !== 'state') return false;
  if (SLOPED.includes(piece.field) || piece.field === 'storm') return true;
  return isCharge(piece) || (piece.field === 'gen' && /\b(?:my|our)\b/i.test(piece.typed));
}

/** `Kn v Bw charging`, but not `Kn v Bw who charged`. */
function isCharge(piece: Piece): boolean {
  return piece.is === 'state' && piece.field === 'moved' && !/^(?:who|that) /i.test(piece.typed);
}

/** `Kn charge Bw`, `Kn charging Bw`, `Bw charged by Kn`: who of them does; null where nobody is told to. */
function chargerOf(divider: Piece): 'a' | 'b' | null {
  if (divider.is === 'state' && divider.field === 'moved' && divider.typed.toLowerCase() === 'charging') return 'a';
  if (divider.is !== 'relation') return null;
  return divider.relation === 'charges' ? 'a' : divider.relation === 'charged by' ? 'b' : null;
}

/** Whether bow may contact mounted is another question than what comes of it. */
function mayNotCharge([{ front: charger }, { front: charged }]: readonly [Side, Side]): boolean {
  return charger.type === 'Bw' && TROOP_TYPES[charged.type].arm === 'mounted';
}

/** What is told apart behind the fight, `Sp v Kn, overlapped`, is told of one of them, not of whom. */
function asOfEither(piece: Piece): Piece {
  if (piece.is !== 'state' || piece.apart !== true) return piece;
  // One is upslope where the other is below.
  const field = `any.${piece.field.replace('down', 'up')}`;
  return field in SO ? { ...piece, field } : piece;
}

/** `Sp v demoralised Kn`: that they are, not when they come to be. Any general is one. */
function asState(piece: Piece): Piece {
  // Where they fight anyway, who charges is told of one side.
  if (piece.is === 'relation' && piece.relation === 'charges')
    return { is: 'state', field: 'moved', value: '1', typed: piece.typed };
  if (piece.is === 'state' && piece.field === 'role') return { ...piece, field: 'gen', value: '1' };
  return piece.is === 'asking' && piece.what === 'breaking' && piece.typed === 'demoralised'
    ? { is: 'state', field: 'dem', value: '1', typed: piece.typed }
    : piece;
}

function divides(piece: Piece, index: number, all: readonly Piece[]): boolean {
  const versus = all.some((each) => each.is === 'relation' && each.relation === 'versus');
  if (piece.is === 'relation' && chargerOf(piece) !== null) return !versus;
  if (piece.is === 'relation') return piece.relation === 'versus' || piece.relation === 'shot at by';
  // `Bw general shoot at Kn`, `Bw in rough shoot at Kn`.
  const shooter = all.slice(0, index).findLast(({ is }) => is !== 'state' && is !== 'going');
  const between = shooter?.is === 'troop' && all[index + 1]?.is === 'troop';
  const does = (piece.is === 'asking' && piece.what === 'shoot') || chargerOf(piece) !== null;
  return does && between && !versus;
}
