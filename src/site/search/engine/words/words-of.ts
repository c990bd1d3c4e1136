import type { LexiconSource } from './lexicon.ts';
import { readTokens } from './read-tokens.ts';

const SHORTEST = 3;

/** Every word of some texts, and of the names and sayings, in order: what a word that is typed wrong may mean. */
export function wordsOf(texts: readonly string[], { names, sayings }: LexiconSource): readonly string[] {
  const all = [...texts, ...names.map(({ words }) => words), ...sayings.flatMap(({ said }) => said)];
  const words = all.flatMap((text) =>
    readTokens(text).flatMap(({ kind, text: word }) => (kind === 'word' && word.length >= SHORTEST ? [word] : [])),
  );
  return [...new Set(words)].toSorted();
}
