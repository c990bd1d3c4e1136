import { readTokens } from './read-tokens.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The stems of words, without those that say nothing. */
export function contentStemsOf(words: string): readonly string[] {
  return readTokens(words)
    .filter(({ text }) => text.length > 2 && !STOP_WORDS.has(text))
    .map(({ kind, text }) => (kind === 'word' ? stem(text) : text));
}
