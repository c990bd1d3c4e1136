import type { Training } from '../../../../rules/index.ts';
import type { ReadWord, WordReader } from '../../../search/engine/index.ts';
import type { Meaning, NamedTroop, Piece } from './piece.ts';
import { MEANINGS, MOST_WORDS } from './senses.ts';
import { gradeAt, typeAt } from './troop-at.ts';

/** Cut a query into pieces, each of which means one thing; what may be left out is left out. */
export function readPieces(reader: WordReader, words: readonly ReadWord[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const { length, meaning } = standingAt(reader, words, at, pieces.at(-1)) ?? meaningAt(reader, words, at);
    const joint = words[at]?.before ?? '';
    if (joint === '+') pieces.push({ is: 'relation', relation: 'with', typed: joint });
    else if (/[=<>]/.test(joint)) pieces.push({ is: 'other', typed: joint });
    if (meaning.is !== 'filler') pieces.push({ ...meaning, typed: typedAs(words.slice(at, at + length)) });
    at += length;
  }
  return pieces;
}

interface MeaningAt {
  readonly length: number;
  readonly meaning: Meaning;
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
  // `Kn fights as Bd`, `Wb fighting in front of Bd`: it is not that they fight each other.
  if (last?.is === 'relation' && last.relation === 'versus' && /^(?:as|for|away|from|front)$/.test(text))
    return is({ is: 'other' });
  if (text === 'troops' && last?.is === 'troop') return is({ is: 'filler' });
  if (text === 'enemy' && troopAt(reader, words, at + 1) !== null) return is({ is: 'filler' });
  // `Kn v El rough` names the going, `is Kn v El bad` asks for an opinion.
  if (!GOINGS.includes(text) || at < words.length - 1 || words.some((word) => /^(?:is|are)$/.test(word.text)))
    return null;
  return is({ is: 'going', going: text });
}

const GOINGS = ['good', 'rough', 'difficult', 'bad'];

function meaningAt(reader: WordReader, words: readonly ReadWord[], at: number): MeaningAt {
  const troop = troopAt(reader, words, at);
  const sense = senseAt(words, at);
  if (troop !== null && troop.length >= (sense?.length ?? 0) + (troop.said && sense !== null ? 1 : 0)) return troop;
  return sense ?? numberAt(words, at) ?? { length: 1, meaning: wordAt(reader, words, at) };
}

/** The longest of the senses that begins here. */
function senseAt(words: readonly ReadWord[], at: number): MeaningAt | null {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const meaning = MEANINGS.get(said.map(({ text }) => text).join(' '));
    if (meaning !== undefined && said.every(({ kind }) => kind !== 'grade')) return { length, meaning };
  }
  return null;
}

/** `12 Irr Wb (F)`, `superior knights`, `Bw S`. */
function troopAt(
  reader: WordReader,
  words: readonly ReadWord[],
  from: number,
): (MeaningAt & { readonly said: boolean }) | null {
  let at = from;
  const counted =
    /^\d{1,2}$/.test(words[at]?.text ?? '') && words[at]?.kind === 'number' ? Number(words[at]?.text) : null;
  if (counted !== null) at += 1;
  let training: Training | null = null;
  let grade = null;
  for (;;) {
    const trained = trainingOf(words[at]);
    const graded =
      words[at]?.kind === 'word' && (words[at]?.text.length ?? 0) > 1
        ? gradeAt(reader, asAlone(words[at]), false)
        : null;
    if (trained === null && graded === null) break;
    training ??= trained;
    grade ??= graded;
    at += 1;
  }
  const named = typeAt(reader, words, at);
  if (named === null) return null;
  at += named.length;
  const behind = gradeAt(reader, words[at], true);
  if (behind !== null) {
    at += 1;
    // `(S/O)` names two grades: none is told.
    const several = words[at]?.kind === 'grade';
    while (words[at]?.kind === 'grade') at += 1;
    grade = several ? null : behind;
  }
  const troop: NamedTroop = { type: named.type, grade, training, count: counted, said: named.said };
  return { length: at - from, meaning: { is: 'troop', troop }, said: named.said };
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

/** `600 paces` are a length; `3rd` is the third of something. */
function numberAt(words: readonly ReadWord[], at: number): MeaningAt | null {
  const word = words[at];
  const [, digits, ordinal] = /^(\d+(?:\.5)?)(st|nd|rd|th)?$/.exec(word?.text ?? '') ?? [];
  if (word?.kind !== 'number' || digits === undefined) return null;
  const number = Number(digits);
  const length = /^(?:p|paces?)$/.test(words[at + 1]?.text ?? '') ? 2 : 1;
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

function typedAs(words: readonly ReadWord[]): string {
  return words.map(({ mended, written }) => mended ?? written).join(' ');
}
