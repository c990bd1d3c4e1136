import { describe, expect, test } from 'vitest';
import { createWordReader, readLexicon, searchTexts } from '../engine/index.ts';
import { SOURCE } from './build.ts';

const reader = createWordReader({
  editions: ['3.4'],
  lexicon: readLexicon(SOURCE),
  terms: [],
  frequencies: [],
  words: [],
});
const TEXTS = [
  {
    title: 'Recoiling',
    text: 'A kettle is pushed by bowmen. Elephants recoil through lanterns. Nothing else matters.',
  },
  { title: 'Bowmen', text: 'Each marble is carried by hand.' },
  { title: 'Gardens', text: 'Knights (S) ride round gardens. A garden has a gate.' },
  { title: 'Gardens', text: 'The gate of a garden is wide enough for one kettle.' },
];
const search = searchTexts(TEXTS, reader);
const found = (query: string): readonly number[] => search(query).map(({ index }) => index);

describe('texts that are in no index', () => {
  test.each([
    ['abbreviations', 'el recoil', [0]],
    ['sayings', 'archers', [0]],
    ['stems', 'rides', [2]],
    ['words that only these texts have', 'lantern', [0]],
    ['words with a slip', 'marbel', [1]],
    ['a word that is still being typed', 'lant', [0]],
    ['a word of the title, with one of the text', 'bowmen marble', [1]],
    ['a grade', 'Kn(S)', [2]],
  ])('are found by %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('what has less of other things comes first', () => {
    expect(found('kettle')).toEqual([3, 0]);
  });

  test.each(['', 'the', 'zebra', 'zebra garden', 'x'.repeat(1000)])('"%s" finds nothing', (query) => {
    expect(found(query)).toEqual([]);
  });

  test('the sentence that answers is shown, its words marked', () => {
    const [hit] = searchTexts(
      [{ title: '', text: `${'Nothing here is said of it at all. '.repeat(12)}Elephants recoil through lanterns.` }],
      reader,
    )('el lanterns');
    expect(hit?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Elephants', 'lanterns']);
    expect(hit?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(260);
  });
});
