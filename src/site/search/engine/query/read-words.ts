import type { SearchData } from '../model.ts';
import { createLexicon, type Lexicon } from '../words/lexicon.ts';
import { readTokens, type Token } from '../words/read-tokens.ts';
import { repairWords } from '../words/repair-words.ts';
import { stem } from '../words/stem.ts';
import { createVocabulary, type Vocabulary } from '../words/vocabulary.ts';
import { readRequest, type Request } from './read-request.ts';

/** A word of a query, with its slip mended. */
export interface ReadWord extends Token {
  /** As names and sayings have it. */
  readonly stem: string;
  /** As it stands in the query, its slip mended. */
  readonly written: string;
  /** As it was typed, where it was taken for another word: `elefants`. */
  readonly mended: string | null;
}

/** What reads queries word by word, as the search does. */
export interface WordReader {
  /** The editions of DBM, oldest first. */
  readonly editions: readonly string[];
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  /** The words of a query, the last of which may still be being typed. */
  readonly read: (query: string) => readonly ReadWord[];
  /** What a query asks for besides its words. */
  readonly request: (query: string) => Request;
}

/** Make what reads queries with the vocabulary of an index. */
export function createWordReader({
  editions,
  years = [],
  lexicon: source,
  terms,
  frequencies,
  words,
}: Pick<SearchData, 'editions' | 'years' | 'lexicon' | 'terms' | 'frequencies' | 'words'>): WordReader {
  const lexicon = createLexicon(source);
  const vocabulary = createVocabulary(new Map(terms.map((term, index) => [term, frequencies[index] ?? 0])), words);
  return {
    editions,
    lexicon,
    vocabulary,
    read: (query) => {
      const { text, typed } = repairWords(query, lexicon, vocabulary, /[\p{L}\p{N}]$/u.test(query));
      return readTokens(text).map((token) => ({
        ...token,
        stem: token.kind === 'word' ? stem(token.text) : token.text,
        written: text.slice(token.start, token.end),
        mended: typed.get(token.start) ?? null,
      }));
    },
    request: (query) => readRequest(query, editions, years),
  };
}
