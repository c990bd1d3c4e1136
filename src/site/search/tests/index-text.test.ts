import { expect, test } from 'vitest';
import { indexText } from '../engine/index-text.ts';
import { createLexicon, readLexicon } from '../engine/words/lexicon.ts';
import { SOURCE } from './build.ts';

const LEXICON = createLexicon(readLexicon(SOURCE));
const ASKED = 3;
const TEXT = 5;

test('ways of asking stand in order of length, whatever order they were written in: sizes that are alike pack smaller', () => {
  const asked = ['gully cocked dice', 'kettle', 'dice gully', 'cocked'].map(
    (text) => ({ kind: 'asked', text }) as const,
  );
  const [part] = indexText(asked, LEXICON);
  expect(part?.division).toEqual([ASKED, 1, 1, 2, 3]);
  expect(indexText(asked.toReversed(), LEXICON)).toEqual([part]);
});

test('sentences of a text stay in its order', () => {
  const text = ['gully cocked dice', 'kettle'].map((each) => ({ kind: 'text', text: each }) as const);
  expect(indexText(text, LEXICON).map(({ division }) => division)).toEqual([[TEXT, 3, 1]]);
});
