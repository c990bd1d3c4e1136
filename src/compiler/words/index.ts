export type { Block } from './block.ts';
export { DIGEST_LENGTH, digestText } from './digest-text.ts';
export { wordsOfDiscrepancy, wordsOfRuling } from './words-of.ts';
