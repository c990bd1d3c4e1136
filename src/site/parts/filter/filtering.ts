import { createVocabulary, fold, stem, STOP_WORDS } from '../../search/engine/index.ts';
import { troopNames } from '../../wording/troop-names.ts';

const names = Object.entries(troopNames).map(
  ([type, name]) =>
    [new RegExp(`\\b${type}\\b`), new RegExp(`\\b${name.replace(/s$/, 's?')}\\b`, 'i'), `${type} ${name}`] as const,
);
const WORD = /[\p{L}\p{N}]+/gu;

/** What something is found by when a list is narrowed down. */
export interface Findable {
  /** As the search spells it: small letters, no accents, British. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** What a text is found by: its words in any form, and troops by name and abbreviation, whichever it has. */
export function foundBy(text: string): Findable {
  const troops = names.filter(([type, name]) => type.test(text) || name.test(text)).map(([, , both]) => both);
  const folded = fold([text, ...troops].join(' '));
  return { text: folded, stems: new Set((folded.match(WORD) ?? []).map(stem)) };
}

/** The words that a person typed, as {@link foundBy} spells them; without those that say nothing, if there are others. */
export function wordsOf(typed: string): readonly string[] {
  const words = fold(typed)
    .split(/\s+/)
    .map((word) => word.replace(/[?!.,;:]+$/, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether something has a word that was typed: in part, as while it is typed, or in another form. */
export function has({ text, stems }: Findable, word: string): boolean {
  return text.includes(word) || stems.has(stem(word));
}

/** A word that was typed, and the words of a list that are taken for it: others than itself only where the list has it nowhere. */
export interface Taken {
  readonly typed: string;
  readonly words: readonly string[];
}

/** Take each word for one that the list has: itself, or one that is spelt nearly so. */
export function takeWords(typed: readonly string[], list: readonly Findable[]): readonly Taken[] {
  let near: ((word: string) => readonly string[]) | undefined;
  return typed.map((word) => {
    if (list.some((each) => has(each, word))) return { typed: word, words: [word] };
    near ??= nearIn(list);
    return { typed: word, words: near(word) };
  });
}

/**
 * What each item of a list is found by: its name; where no name has what was typed and a whole text has, its text.
 *
 * @param names Of each item
 * @param texts Of each item; asked for only when no name has it
 */
export function namesOrTexts(
  typed: readonly string[],
  names: readonly Findable[],
  texts: () => readonly Findable[],
): readonly Findable[] {
  const among = (list: readonly Findable[]): boolean => list.some((each) => typed.every((word) => has(each, word)));
  if (among(names)) return names;
  const whole = texts();
  return among(whole) ? whole : names;
}

function nearIn(list: readonly Findable[]): (word: string) => readonly string[] {
  const frequencies = new Map<string, number>();
  for (const { stems } of list) for (const each of stems) frequencies.set(each, (frequencies.get(each) ?? 0) + 1);
  const words = new Set(list.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []));
  const { closeTo } = createVocabulary(frequencies, [...words]);
  // A slip in a word that says nothing: the list has nothing by it.
  return (word) => closeTo(word).filter((each) => words.has(each));
}
