import { GRADES, parseTroop, TroopError, TROOP_TYPES, type Grade, type TroopType } from '../../../../rules/index.ts';
import type { ReadWord, WordReader } from '../../../search/engine/index.ts';

/** A type of troops in a query, and how many words name it. */
export interface TypeAt {
  readonly type: TroopType;
  readonly length: number;
  /** It is what people say, and no name of theirs: they may say it of something else. */
  readonly said: boolean;
}

const TYPES = new Map(Object.keys(TROOP_TYPES).map((type) => [type.toLowerCase(), type as TroopType])); // a record's keys

/** The troops that are named at a word: by the rules' own name, as players write it, or as people say. */
export function typeAt({ lexicon }: WordReader, words: readonly ReadWord[], at: number): TypeAt | null {
  if (words[at]?.kind !== 'word') return null;
  const stems = words.map(({ stem }) => stem);
  for (const { term, length } of lexicon.namesAt(stems, at)) {
    const type = TYPES.get(term);
    if (type !== undefined) return { type, length, said: false };
    if (length > 1) return null; // a longer name that begins like one
  }
  const written = typeWritten(words[at].text);
  if (written !== null) return { type: written, length: 1, said: false };
  const said = lexicon.sayingAt(stems, at);
  const means = new Set(said?.means.map(([term = '']) => term));
  const [only = ''] = means;
  const type = means.size === 1 ? TYPES.get(only) : undefined;
  if (said !== null && type !== undefined) return { type, length: said.length, said: true };
  const meant = MEANT.get(words[at].text);
  return meant === undefined ? null : { type: meant, length: 1, said: true };
}

/** What players mean by a word that the rules could have for more. */
const MEANT: ReadonlyMap<string, TroopType> = new Map([['cav', 'Cv']]);

/** The grade that stands right behind a type, or before it in words. */
export function gradeAt({ lexicon }: WordReader, word: ReadWord | undefined, letters: boolean): Grade | null {
  if (word === undefined) return null;
  if (word.kind === 'grade') return gradeOf(word.text);
  if (word.kind !== 'word' || word.before !== '') return null;
  return gradeOf(letters && word.text.length === 1 ? word.text : (lexicon.gradeOf(word.text) ?? ''));
}

function gradeOf(letter: string): Grade | null {
  return GRADES.find((grade) => grade.toLowerCase() === letter) ?? null;
}

/** A type by one of the ways in which players write it: `aux`, `wbd`. */
function typeWritten(word: string): TroopType | null {
  for (const written of [word, `${word} (O)`]) {
    try {
      return parseTroop(written).type;
    } catch (error) {
      if (!(error instanceof TroopError)) throw error;
    }
  }
  return null;
}
