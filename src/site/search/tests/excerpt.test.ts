import { expect, test } from 'vitest';
import { analyseText } from '../engine/words/analyse-text.ts';
import { excerptOf } from '../engine/ranking/excerpt.ts';
import { createLexicon } from '../engine/words/lexicon.ts';
import { SOURCE } from './build.ts';

const lexicon = createLexicon(SOURCE);
const excerpt = (text: string, ...terms: readonly string[]): string =>
  excerptOf(
    text,
    analyseText(text, lexicon).occurrences,
    new Map(terms.map((term, wanted) => [term, { wanted, worth: 1 }])),
  )
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join('');
const LIST = [
  'Something about dice, at some length, so that it is not part of what is shown. It goes on and on, for more than a line of a phone, and further.',
  'These can shoot:',
  '• bowmen;',
  '• artillery;',
  '• elephants (X).',
  'The shooter must be within range.',
  '',
  'We read bowmen and bowmen and bowmen of the play sheet.',
].join('\n');

test('the words that were asked for are marked, names and grades whole', () => {
  expect(excerpt('Knights (S) and light horse recoil.', 'kn(s)', 'lh', '=recoil')).toBe(
    'Knights [(S)] and [light horse] [recoil].',
  );
});

test('an item of a list stands behind the line that introduces it', () => {
  expect(excerpt(LIST, 'artilleri')).toContain('These can shoot:\n…\n• [artillery];');
});

test('the text comes before a remark on it', () => {
  expect(excerpt(LIST, 'bw')).toContain('• [bowmen];');
});

test('what is left out is shown', () => {
  expect(excerpt(LIST, 'rang')).toMatch(/^… .*\[range\]\. …$/s);
});

test('the sentence with most of what was asked for is the one', () => {
  const filler = 'Another sentence that says nothing of it, but is long enough to fill the space there is. '.repeat(4);
  const text = `Blades are foot. ${filler}Blades in rough going recoil. ${filler}`;
  expect(excerpt(text, 'bd', '=rough-going', '=recoil')).toContain('[Blades] in [rough going] [recoil].');
});

test('nothing comes of nothing', () => {
  expect(excerpt('', 'bd')).toBe('');
  expect(excerpt('Blades.', 'kn')).toBe('Blades.');
});
