import type { Going } from '../combat/question.ts';
import type { Synonyms } from './word.ts';

/** The kinds of going, and how else people write them. */
export const GOING_WORDS = {
  good: ['GGo', 'good going'],
  rough: ['RGo', 'rough going'],
  difficult: ['DGo', 'difficult going'],
  road: [],
} as const satisfies Synonyms<Going>;
