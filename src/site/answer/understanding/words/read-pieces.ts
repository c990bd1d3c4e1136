import type { Grade, Training } from '../../../../rules/index.ts';
import type { ReadWord, WordReader } from '../../../search/engine/index.ts';
import type { Meaning, NamedTroop, Piece, Whose } from './piece.ts';
import { MEANINGS, MOST_WORDS } from './senses.ts';
import { gradeAt, typeAt } from './troop-at.ts';
import { withoutEnemy } from './without-enemy.ts';

/** Cut a query into pieces, each of which means one thing; what may be left out is left out. */
export function readPieces(reader: WordReader, read: readonly ReadWord[]): readonly Piece[] {
  const words = read.flatMap((word) => parted(reader, word));
  const pieces: Piece[] = [];
  let apart = false;
  let done = 0;
  for (let at = 0; at < words.length;) {
    const { length, meaning } = meaningIn(reader, words, at, pieces.at(-1));
    const joint = words[at]?.before ?? '';
    if (joint === '+') pieces.push({ is: 'relation', relation: 'with', typed: joint });
    else if (/[=<>*]/.test(joint)) pieces.push({ is: 'other', typed: joint });
    const typed = typedAs(words.slice(at, at + length));
    const names = meaning.is === 'troop' || meaning.is === 'relation';
    const parts = PARTS.test(joint);
    // What is told apart stays so until others are named.
    if (names) apart = false;
    else apart ||= parts || (words[at - 1]?.text === 'and' && pieces.at(-1)?.is === 'troop');
    const isApart = names ? parts || !isJoined(words[at - 1], meaning, pieces.at(-1)) : apart;
    if (meaning.is !== 'filler') {
      const whose = ownerIn(words.slice(done, meaning.is === 'troop' ? at : at + length));
      pieces.push({ apart: isApart, ...(whose === undefined ? {} : { whose }), ...meaning, typed });
      done = at + length;
    }
    at += length;
  }
  return withoutEnemy(pieces);
}

/** Whether more troops are joined to those before by a word: `Kn and Ps behind`, `Kn with Ps`. */
function isJoined(before: ReadWord | undefined, { is }: Meaning, last: Piece | undefined): boolean {
  return is === 'relation' || last?.is === 'relation' || before?.text === 'and';
}

/** What parts words from those before. */
const PARTS = /[,;:.–—-]/;

interface MeaningAt {
  readonly length: number;
  readonly meaning: Meaning;
}

/** What stands here, and means one thing. */
function meaningIn(reader: WordReader, words: readonly ReadWord[], at: number, last: Piece | undefined): MeaningAt {
  const standing = standingAt(reader, words, at, last);
  if (standing !== null) return standing;
  const found = meaningAt(reader, words, at);
  // `How far can Bw shoot from`: from nobody.
  const ends = at + found.length === words.length && words[at + found.length - 1]?.text === 'from';
  if (ends && found.meaning.is === 'relation' && found.meaning.relation === 'shot at by')
    return { ...found, meaning: { is: 'asking', what: 'shoot' } };
  // `Sp x2`, but `overlapped x2`.
  const times = found.meaning.is === 'deep' && /^x\d$/.test(words[at]?.text ?? '');
  return times && last?.is !== 'troop' ? { length: 1, meaning: { is: 'other' } } : found;
}

/** What a word means by where it stands, whatever it means elsewhere. */
function standingAt(
  reader: WordReader,
  words: readonly ReadWord[],
  at: number,
  last: Piece | undefined,
): MeaningAt | null {
  const text = words[at]?.text ?? '';
  const is = (meaning: Meaning): MeaningAt => ({ length: 1, meaning });
  // `His roll 2 Bd v Kn`: a number behind his dice is theirs.
  if (last?.is === 'dice' && last.whose !== undefined && words[at]?.kind === 'number') return numberAt(words, at);
  // `Kn fights as Bd`, `Bw shoot away from Kn`: it is not that they fight each other, or shoot at those.
  if (last !== undefined && turns(last).test(text)) return is({ is: 'other' });
  if (text === 'troops' && last?.is === 'troop') return is({ is: 'filler' });
  if (text === 'enemy' && troopAt(reader, words, at + 1) !== null) return is({ is: 'other' });
  if (text === 'i' && !isGrade(words, at) && typeAt(reader, words, at + 1) !== null) return is({ is: 'other' });
  // `How superior are Kn`.
  if (words[at - 1]?.text === 'how' && text.length > 1 && gradeAt(reader, words[at], false) !== null)
    return is({ is: 'other' });
  // `Kn v El rough`, `LH rough move` name the going, `is Kn v El bad` asks for an opinion.
  if (!GOINGS.includes(text) || words.some((word) => /^(?:is|are)$/.test(word.text))) return null;
  const next = words[at + 1]?.text;
  const ofMove = /^(?:rough|difficult)$/.test(text) && /^(?:move|moves|movement|speed)$/.test(next ?? '');
  if (next !== undefined && !ofMove) return null;
  // `Kn v Sp odds bad` has them bad.
  return is(
    last?.is === 'asking' && ['odds', 'factor'].includes(last.what) ? { is: 'other' } : { is: 'going', going: text },
  );
}

/** The words that turn what stands before them into something else. */
function turns(last: Piece): RegExp {
  if (last.is === 'relation' && last.relation === 'versus') return /^(?:as|for|away|from|front)$/;
  if (last.is === 'relation' && last.relation.endsWith(' by')) return /^(?:away|front)$/;
  if (last.is !== 'asking') return /^(?!)/;
  if (last.what === 'shoot') return /^(?:away|from|front|by|of)$/;
  return last.what === 'support' || last.what === 'mitigate' ? /^(?:away|from|front|by)$/ : /^(?!)/;
}

const GOINGS = ['good', 'rough', 'difficult', 'bad'];

function meaningAt(reader: WordReader, words: readonly ReadWord[], at: number): MeaningAt {
  const troop = troopAt(reader, words, at);
  const sense = senseAt(words, at);
  if (troop !== null && troop.length >= (sense?.length ?? 0) + (troop.said && sense !== null ? 1 : 0)) return troop;
  return sense ?? numberAt(words, at) ?? { length: 1, meaning: wordAt(reader, words, at) };
}

function textOf(words: readonly ReadWord[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
}

/** The longest of the senses that begins here. */
function senseAt(words: readonly ReadWord[], at: number): MeaningAt | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const meaning = MEANINGS.get(textOf(words, at, length));
    if (meaning !== undefined && said.every(({ kind }) => kind !== 'grade')) return { length, meaning };
  }
  return null;
}

/** `12 Irr Wb (F)`, `superior knights`, `3 elements of Ps`, `Bw S`. */
function troopAt(
  reader: WordReader,
  words: readonly ReadWord[],
  from: number,
): (MeaningAt & { readonly said: boolean }) | null {
  let at = from;
  const counted =
    /^\d{1,2}$/.test(words[at]?.text ?? '') && words[at]?.kind === 'number' ? Number(words[at]?.text) : null;
  // `Kn rolled 4, Sp 3`.
  if (counted !== null && words[at + 1]?.before === ',') return null;
  if (counted !== null) at += 1;
  const elements = counted !== null && /^elements?$/.test(words[at]?.text ?? '');
  if (elements) at += words[at + 1]?.text === 'of' ? 2 : 1;
  const trainings = new Set<Training>();
  const grades = new Set<Grade>();
  for (;;) {
    const trained = trainingOf(words[at]);
    const graded = gradeBefore(reader, words, at);
    if (trained === null && graded === null) break;
    if (trained !== null) trainings.add(trained);
    if (graded !== null) grades.add(graded);
    at += 1;
  }
  const named = typeAt(reader, words, at);
  if (named === null) return null;
  at += named.length;
  // `Bd v Kn I roll 5`: who asks does.
  const speaks =
    words[at]?.kind === 'word' && /^i (?:roll|rolled|throw|threw|charged?|am|have)$/.test(textOf(words, at, 2));
  let behind = speaks ? null : gradeAt(reader, words[at], true);
  while (behind !== null) {
    grades.add(behind);
    at += 1;
    behind = words[at]?.kind === 'grade' ? gradeAt(reader, words[at], true) : null;
  }
  const isGlued = counted !== null && words[from]?.end === words[from + 1]?.start;
  const figured = isGlued && grades.size === 0 ? FIGURED[`${String(counted)}${named.type}`] : undefined;
  if (figured !== undefined) grades.add('O').add(figured);
  const troop: NamedTroop = {
    type: named.type,
    grade: onlyOf(grades),
    ...(grades.size > 1 ? { oneOf: [...grades] } : {}),
    training: onlyOf(trainings),
    count: isGlued ? null : counted,
    ...(elements ? { elements } : {}),
    ...(isGlued ? { figures: counted } : {}),
    said: named.said,
  };
  return { length: at - from, meaning: { is: 'troop', troop }, said: named.said };
}

/** Whose something is, by the word before it. */
const WHOSE: Readonly<Record<string, Whose>> = {
  i: 'mine',
  my: 'mine',
  our: 'mine',
  his: 'theirs',
  their: 'theirs',
  they: 'theirs',
};

/** Whose it is that is told in some words, and those left out before them: `my general`, `they are overlapped`. */
function ownerIn(words: readonly ReadWord[]): Whose | undefined {
  return WHOSE[words.findLast(({ text }) => Object.hasOwn(WHOSE, text))?.text ?? ''];
}

/**
 * The grade that so many figures on a base typically are, where that is not ordinary: each of both is answered. As
 * `element-basing.figures` has it.
 */
const FIGURED: Readonly<Record<string, Grade>> = { '3Bd': 'F', '3Wb': 'F', '4Kn': 'X' };

/** `3Bd` as a number and the troops that it is run together with. */
function parted(reader: WordReader, word: ReadWord): readonly ReadWord[] {
  const [, number, name] = /^([2-4])([a-z]{2,3})$/.exec(word.kind === 'word' ? word.text : '') ?? [];
  if (number === undefined || name === undefined) return [word];
  const cut = word.start + 1;
  const troops: ReadWord = { ...word, text: name, stem: name, written: word.written.slice(1), start: cut, before: '' };
  if (typeAt(reader, [troops], 0) === null) return [word];
  return [{ ...word, kind: 'number', text: number, stem: number, written: number, end: cut }, troops];
}

/** `(S/O)`, `Reg/Irr` name two: neither is told. */
function onlyOf<T>(named: ReadonlySet<T>): T | null {
  const [only = null, ...others] = named;
  return others.length === 0 ? only : null;
}

/** A grade in words before a type, or its letter where that may be no other word: `v I Kn`. */
function gradeBefore(reader: WordReader, words: readonly ReadWord[], at: number): Grade | null {
  const word = words[at];
  if (word?.kind !== 'word') return null;
  if (word.text.length > 1) return gradeAt(reader, asAlone(word), false);
  return isGrade(words, at) && typeAt(reader, words, at + 1) !== null ? 'I' : null;
}

/** Whether an `I` may be that of inferior troops: in `I Kn v Bd` or `can I Kn` it may be who asks. */
function isGrade(words: readonly ReadWord[], at: number): boolean {
  const before = words[at - 1]?.text;
  return words[at]?.written === 'I' && before !== undefined && !/^(?:can|may|could|must|do|if|how|what)$/.test(before);
}

/** What stands before a word is nothing to its grade. */
function asAlone(word: ReadWord | undefined): ReadWord | undefined {
  return word === undefined ? undefined : { ...word, before: '' };
}

function trainingOf(word: ReadWord | undefined): Training | null {
  const meaning = word === undefined ? undefined : MEANINGS.get(word.text);
  if (meaning?.is !== 'state' || meaning.field !== 'training') return null;
  return meaning.value === 'Reg' ? 'Reg' : 'Irr';
}

/** `600 paces` are a length, `2 elements` so many of them; `3rd` is the third of something. */
function numberAt(words: readonly ReadWord[], at: number): MeaningAt | null {
  const word = words[at];
  const [, digits, ordinal] = /^(\d+(?:\.5)?)(st|nd|rd|th)?$/.exec(word?.text ?? '') ?? [];
  if (word?.kind !== 'number' || digits === undefined) return null;
  const number = Number(digits);
  const unit = words[at + 1]?.text ?? '';
  if (ordinal === undefined && Number.isInteger(number) && /^elements?$/.test(unit))
    return { length: 2, meaning: { is: 'elements', count: number } };
  if (ordinal === undefined && /^(?:mm|millimetres?)$/.test(unit))
    return { length: 2, meaning: { is: 'millimetres', millimetres: number } };
  const length = /^(?:p|paces?)$/.test(unit) ? 2 : 1;
  if (ordinal === undefined && (length === 2 || word.written.endsWith('p'))) {
    const apart = /^(?:from|away)$/.test(words[at + length]?.text ?? '');
    return { length, meaning: { is: 'length', paces: number, apart } };
  }
  return { length: 1, meaning: { is: 'number', number, ordinal: ordinal !== undefined } };
}

/** A word that we cannot read: the rules may know it, and then another question is asked. */
function wordAt({ lexicon, vocabulary }: WordReader, words: readonly ReadWord[], at: number): Meaning {
  if (words[at]?.kind === 'factor') return { is: 'other' };
  // A grade that stands apart: `El range X`.
  if (words[at]?.text.length === 1) return { is: 'unread' };
  const stems = words.map(({ stem }) => stem);
  const known =
    vocabulary.has(stems[at] ?? '') || lexicon.namesAt(stems, at).length > 0 || lexicon.sayingAt(stems, at) !== null;
  return { is: known ? 'other' : 'unread' };
}

/** Words as they were typed. */
export function typedAs(words: readonly ReadWord[]): string {
  return words.map(({ mended, written }) => mended ?? written).join(' ');
}
