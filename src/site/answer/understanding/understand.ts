import { GRADES, TROOP_TYPES, type Grade } from '../../../rules/index.ts';
import type { ReadWord, WordReader } from '../../search/engine/index.ts';
import { asRolled, isPlain } from './kinds/combat/as-rolled.ts';
import { readCombat } from './kinds/combat/combat.ts';
import { readBreaking, readCost, readEquivalents, readMove, readRange, readTerrain } from './kinds/figures.ts';
import { readBase, readFactor, readRecoil } from './kinds/of-one-element.ts';
import { readPassing, readShooting, readSupport } from './kinds/permissions.ts';
import { readPips } from './kinds/pips.ts';
import type { Reading } from './kinds/taking.ts';
import type { Understood } from './question.ts';
import { isA, type NamedTroop, type Piece } from './words/piece.ts';
import { readPieces, typedAs } from './words/read-pieces.ts';

const KINDS = [
  readPips,
  readCost,
  readBreaking,
  readEquivalents,
  readTerrain,
  readSupport,
  readShooting,
  readPassing,
  readRange,
  readMove,
  readFactor,
  readBase,
  readRecoil,
  readCombat,
];

/** So many words of a combat may be left that are not understood: two sides ask for no other thing. */
const MOST_UNREAD = 1;

/** What a word before it may turn into something else. */
const TURNED: readonly Piece['is'][] = ['troop', 'state', 'going', 'deep', 'dice', 'number'];

/** What is longer is a tale, and no short question. */
const LONGEST = 120;

/**
 * Understand a query as a question that the rules can compute.
 *
 * @returns Null where it is no such question, or may well be another
 */
export function understand(reader: WordReader, typed: string): Understood | null {
  if (typed.length > LONGEST) return null;
  // `v3.2` is an edition, and no fight.
  const query = typed.replace(/(?<![\p{L}\p{N}])v(?=\d\.\d)/giu, '').replace(WRITTEN_TOGETHER, '$1 v $2');
  const { edition, dba, addresses, changes } = reader.request(query);
  // The first of the addresses is the query itself.
  if (dba || changes !== null || addresses.length > 1) return null;
  const words = reader.read(query).map(asNumber);
  const isEdition = ({ kind, text }: ReadWord): boolean => kind === 'number' && reader.editions.includes(text);
  // Who names two editions asks how they differ; `3.2/3.4` and `3.1+` name several.
  if (new Set(words.filter(isEdition).map(({ text }) => text)).size > 1) return null;
  if (words.some((word) => !isEdition(word) && namesAny(reader.editions, word.text))) return null;
  if (reader.editions.some((each) => query.includes(`${each}+`)) || /\*\s*$/.test(query)) return null;
  const read = words.filter((word) => !isEdition(word));
  const pieces = asAsked(withLateWords(readPieces(reader, read)), read, query);
  // `Sp v Kn 3,2` may well be an edition, and no dice; `Sp v Kn dice 3,2` are dice.
  if (!pieces.some(isA('dice')) && namesWithComma(reader.editions, query)) return null;
  // A word that nobody knows right before troops may say which, `Lithuanian LH`; before a state, that it is not so.
  if (pieces.some(({ is }, index) => is === 'unread' && TURNED.includes(pieces[index + 1]?.is ?? is))) return null;
  if (pieces.some((piece) => piece.is === 'troop' && piece.troop.count === 0)) return null;
  for (const kind of KINDS) {
    const reading = kind(pieces);
    if (reading === null || !isWhole(reading)) continue;
    // `3Bd cost`: of three, or of one with three figures?
    if (reading.question.kind !== 'combat' && pieces.some((piece) => piece.is === 'troop' && piece.troop.figures))
      continue;
    const unread = reading.rest.map(({ typed }) => typed);
    return {
      question: reading.question,
      edition,
      unread,
      mended: [
        // What is left out was taken for nothing.
        ...read.flatMap(({ mended, text }) =>
          mended === null || unread.includes(mended) ? [] : [{ typed: mended, word: text }],
        ),
        ...pieces.flatMap((piece) =>
          piece.is === 'troop' && piece.troop.said ? [{ typed: piece.typed, word: piece.troop.type }] : [],
        ),
      ],
    };
  }
  return null;
}

/** `KnvSp`. */
const TYPES = Object.keys(TROOP_TYPES).join('|');
const WRITTEN_TOGETHER = new RegExp(`(?<![\\p{L}\\p{N}])(${TYPES})v(${TYPES})(?![\\p{L}\\p{N}])`, 'giu');

/** What is asked where nothing else is said. */
function asAsked(pieces: readonly Piece[], words: readonly ReadWord[], query: string): readonly Piece[] {
  const whole = typedAs(words) === pieces.map(({ typed }) => typed).join(' ');
  if (!whole || /[^\p{L}\d.()\s–?-]/u.test(query)) return pieces;
  return asHalt(pieces) ?? asRolled(pieces) ?? asFight(pieces);
}

/** Of a halt, what it costs: `halt Kn`; null for all else. */
function asHalt(pieces: readonly Piece[]): readonly Piece[] | null {
  const halts = pieces.some((piece) => piece.is === 'asking' && /^halt(?:ing)?$/i.test(piece.typed));
  return halts && pieces.length === 2 && pieces.some(isA('troop'))
    ? [...pieces, { is: 'asking', what: 'pips', typed: '' }]
    : null;
}

/** Of two that are named by themselves, how they fight: `Kn Sp`, `kn-sp`, `Sp uphill of Kn`. */
function asFight(pieces: readonly Piece[]): readonly Piece[] {
  const [a, slope] = pieces;
  const b = pieces.at(-1);
  if (a?.is !== 'troop' || b?.is !== 'troop' || !isPlain(a) || !isPlain(b)) return pieces;
  const versus: Piece = { is: 'relation', relation: 'versus', typed: '' };
  if (pieces.length === 2) return [a, versus, b];
  const isFoes = pieces.length === 3 && slope?.is === 'state' && slope.named === 'foe';
  return isFoes ? [a, { ...slope, named: undefined }, versus, b] : pieces;
}

/** Numbers in words that the search has no need of. */
const NUMBERS = ['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function asNumber(word: ReadWord): ReadWord {
  const at = NUMBERS.indexOf(word.text);
  return at < 0 ? word : { ...word, kind: 'number', text: String(at + 7) };
}

/** Whether a number names an edition among others: `3.2/3.4`. */
function namesAny(editions: readonly string[], number: string): boolean {
  return number.split('/').length > 1 && number.split('/').some((each) => editions.includes(each));
}

function namesWithComma(editions: readonly string[], query: string): boolean {
  return !/,\d\d/.test(query) && editions.some((each) => query.includes(each.replace('.', ',')));
}

/** Whether what is left says nothing that may ask for something else. */
function isWhole({ question, rest }: Reading): boolean {
  return rest.length <= (question.kind === 'combat' ? MOST_UNREAD : 0) && rest.every(({ is }) => is === 'unread');
}

/** `El range X`, `Sp(S) Reg cost`, `march LH 2 elements`: what says more of the only troops stands apart from them. */
function withLateWords(pieces: readonly Piece[]): readonly Piece[] {
  const [only, ...others] = pieces.filter(isA('troop'));
  if (only === undefined || others.length > 0) return pieces;
  const { type, grade, training } = only.troop;
  const graded = TROOP_TYPES[type].graded && grade === null;
  const late = graded ? pieces.find(({ is, typed }) => is === 'unread' && letterOf(typed) !== undefined) : undefined;
  const [counted, ...counts] = only.troop.count === null ? pieces.filter(isA('elements')) : [];
  const trained = pieces.filter(isA('state')).find(({ field }) => field === 'training' && training === null);
  const troop: NamedTroop = {
    ...only.troop,
    ...(late === undefined ? {} : { grade: letterOf(late.typed) ?? null }),
    ...(trained === undefined ? {} : { training: trained.value === 'Reg' ? 'Reg' : 'Irr' }),
    ...(counted === undefined || counts.length > 0 ? {} : { count: counted.count, elements: true }),
  };
  return pieces.flatMap((piece) => {
    if (piece === late || piece === trained || (piece === counted && counts.length === 0)) return [];
    return piece === only ? [{ ...only, troop }] : [piece];
  });
}

function letterOf(typed: string): Grade | undefined {
  return GRADES.find((each) => each === typed.toUpperCase());
}
