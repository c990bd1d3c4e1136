import type { Lexicon } from './lexicon.ts';
import { readTokens, type Token } from './read-tokens.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was typed, with words that are nowhere written as those that were meant. */
export interface Repaired {
  readonly text: string;
  /** By where it stands in the text, what was typed in the place of a word. */
  readonly typed: ReadonlyMap<number, string>;
  /** By where it stands in the text, the words that a word may be the beginning of. */
  readonly begun: ReadonlyMap<number, readonly string[]>;
  /** Where a word stands in the place of its comparative, `clear` for `clearer`: a text that answers may do without. */
  readonly compared: ReadonlySet<number>;
}

/** At most so many words are looked for among those spelt alike: it takes time. */
const MOST_SLIPS = 8;
/** No word is as long. */
const LONGEST = 30;
const SHORTEST_PART = 4;

/**
 * Write the words that are nowhere as those that were probably meant: a type with its grade (`KnX`), two words in one
 * (`flankmarch`), the beginning of a word (`Byz`), a slip.
 *
 * @param typing Whether the last word may still be being typed
 */
export function repairWords(query: string, lexicon: Lexicon, vocabulary: Vocabulary, typing: boolean): Repaired {
  const tokens = readTokens(query);
  const known = knownTokens(tokens, lexicon, vocabulary);
  const typed = new Map<number, string>();
  const begun = new Map<number, readonly string[]>();
  const compared = new Set<number>();
  let text = '';
  let after = 0;
  let slips = 0;
  for (const [index, token] of tokens.entries()) {
    text += query.slice(after, token.start);
    after = token.end;
    const written = query.slice(token.start, token.end);
    const word = token.text;
    if (known.has(index) || word.length > LONGEST) {
      text += token.start === tokens[index - 1]?.start ? '' : written;
      continue;
    }
    const graded = glued(written, lexicon);
    if (graded !== null) {
      text += graded;
      continue;
    }
    const plain = plainForm(word, vocabulary);
    if (plain !== null) {
      compared.add(text.length);
      text += plain;
      continue;
    }
    const last = typing && index === tokens.length - 1;
    const beginning = word.length >= (last ? 2 : 3) ? vocabulary.startingWith(word) : [];
    const [only, ...more] = new Set(beginning.map(stem));
    // Who has gone on to the next word has more likely made a slip than left off.
    const near = (only === undefined || !last) && slips++ < MOST_SLIPS ? vocabulary.closeTo(word) : [];
    const before = stem(tokens[index - 1]?.text ?? '');
    const isNamed = (each: string): boolean => (lexicon.namesAt([before, stem(each)], 0)[0]?.length ?? 0) > 1;
    // Of two that are as near, the one that makes a name of the word before is meant: `horse holders`, and not `holes`.
    const meant = only === undefined ? (near.find(isNamed) ?? near[0]) : beginning[0];
    if (more.length > 0) {
      begun.set(text.length, [...near, ...beginning]);
      text += written;
    } else if (meant === undefined) text += halves(word, lexicon, vocabulary) ?? written;
    else {
      if (!last || only === undefined) typed.set(text.length, written);
      text += meant;
    }
  }
  return { text: text + query.slice(after), typed, begun, compared };
}

/** The tokens that need no repair: numbers, and words that are somewhere, alone or in a name (`war band`). */
function knownTokens(tokens: readonly Token[], lexicon: Lexicon, vocabulary: Vocabulary): ReadonlySet<number> {
  const stems = tokens.map(({ kind, text }) => (kind === 'word' ? stem(text) : text));
  const known = new Set<number>();
  tokens.forEach(({ kind, text }, at) => {
    const word = stems[at] ?? '';
    if (kind !== 'word' || STOP_WORDS.has(text) || vocabulary.has(word) || lexicon.knows(word)) known.add(at);
    const [name] = lexicon.namesAt(stems, at);
    for (let part = 0; part < (name?.length ?? 0); part++) known.add(at + part);
  });
  return known;
}

/** `KnX` is `Kn(X)`; `Kns` are several. */
function glued(written: string, lexicon: Lexicon): string | null {
  const [type, letter] = [written.slice(0, -1), written.slice(-1)];
  const [name] = lexicon.namesAt([type.toLowerCase()], 0);
  if (name === undefined || !lexicon.isType(name.term) || type.length > 3) return null;
  if (letter === 's') return type;
  return lexicon.grades.includes(letter.toLowerCase()) ? `${type}(${letter})` : null;
}

/** The word of the index whose comparative or superlative this is: no slip in another form of it, as `cleared` would be. */
function plainForm(word: string, vocabulary: Vocabulary): string | null {
  const [, start = ''] = /^([a-z]{3,})(?:er|est)$/u.exec(word) ?? [];
  if (start === '') return null;
  const forms = [start, `${start}e`, start.replace(/i$/u, 'y'), start.replace(/([^aeiou])\1$/u, '$1')];
  return forms.find((each) => vocabulary.isWord(each)) ?? null;
}

/** The two words that were typed as one. */
function halves(word: string, lexicon: Lexicon, vocabulary: Vocabulary): string | null {
  const known = (part: string): boolean => vocabulary.frequency(stem(part)) > 2 || lexicon.knows(stem(part));
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (known(one) && known(other)) return `${one} ${other}`;
  }
  return null;
}
