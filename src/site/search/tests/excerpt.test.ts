import { describe, expect, test } from 'vitest';
import { analyseText } from '../engine/words/analyse-text.ts';
import { excerptOf, type Excerpt } from '../engine/excerpt/excerpt.ts';
import { createLexicon, readLexicon } from '../engine/words/lexicon.ts';
import { SOURCE } from './build.ts';

const lexicon = createLexicon(readLexicon(SOURCE));
const ask = (text: string, ...terms: readonly string[]): Excerpt =>
  excerptOf(
    text,
    analyseText(text, lexicon).occurrences,
    new Map(terms.map((term, wanted) => [term, { wanted, worth: 1 }])),
  );
const excerpt = (text: string, ...terms: readonly string[]): string =>
  ask(text, ...terms)
    .runs.map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join('');
const FILLER = 'Here a sentence of another subject follows, and is long enough to fill the space. '.repeat(6);
const LIST = [
  `Something about dice. ${FILLER}`,
  'These can shoot:',
  '• bowmen;',
  '• artillery;',
  '• elephants (X).',
  'The shooter must be within range.',
  '',
  'We read bowmen and bowmen and bowmen of the play sheet.',
].join('\n');
const TABLE = [
  `Something about dice. ${FILLER}`,
  'Army points for each element.',
  '◦ Elephants: 20',
  '◦ Blades: 7',
  '◦ Bowmen: 5',
].join('\n');
const LESS = `Warband with less are destroyed:\n• by knights;\n• by elephants.\nWarband in four ranks recoil instead.\n${FILLER}`;

test('the words that were asked for are marked, names and grades whole', () => {
  expect(excerpt('Knights (S) and light horse recoil.', 'kn(s)', 'lh', '=recoil')).toBe(
    'Knights [(S)] and [light horse] [recoil].',
  );
});

test('a short rule stands whole, and nothing is left out', () => {
  const text = 'Warband are destroyed by elephants. Those in four ranks recoil instead. If in woods, not.';
  expect(excerpt(text, 'el')).toBe(text.replace('elephants', '[elephants]'));
  expect(ask(text, 'el').leftOut).toBeNull();
});

describe('of a long rule', () => {
  test('a list stands whole, behind the line that introduces it', () => {
    expect(excerpt(LIST, 'artilleri')).toContain('These can shoot:\n• bowmen;\n• [artillery];\n• elephants (X).');
  });

  test('what takes back what was found stands with it', () => {
    expect(excerpt(LESS, 'el')).toContain('• by [elephants].\nWarband in four ranks recoil instead.');
    expect(excerpt(`${FILLER}\nBlades recoil. They do not if in woods.`, 'bd')).toContain('They do not if in woods.');
  });

  test('what only has a sense behind another sentence stands behind it', () => {
    expect(excerpt(`${FILLER}\nBlades are destroyed by knights. If not, they recoil.`, '=recoil')).toContain(
      'Blades are destroyed by knights. If not, they [recoil].',
    );
  });

  test('that something is left out is said, and whether it may be an exception', () => {
    expect(excerpt(LIST, 'rang')).toMatch(/^… .*\[range\]\. …$/s);
    expect(ask(LIST, 'rang').leftOut).toBe('more');
    expect(ask(`Blades recoil.\n${FILLER}\nKnights never do.`, 'bd').leftOut).toBe('exception');
  });

  test('the text comes before a remark on it', () => {
    expect(excerpt(LIST, 'bw')).toContain('• [bowmen];');
  });

  test('the sentence with most of what was asked for is the one', () => {
    const text = `Blades are foot. ${FILLER}\nBlades in rough going recoil.\n${FILLER}`;
    expect(excerpt(text, 'bd', '=rough-going', '=recoil')).toContain('[Blades] in [rough going] [recoil].');
  });
});

test('of a table the row is enough, behind the line that introduces it', () => {
  const found = excerpt(TABLE, 'bd', '7');
  expect(found).toContain('Army points for each element.\n…\n◦ [Blades]: [7]');
  expect(found).not.toContain('Elephants');
});

test('rows that are left out change nothing in the one that is shown', () => {
  expect(ask(TABLE.replace(/^.*\n/, ''), 'bd').leftOut).toBeNull();
});

test('a remark that answers stands below the rule', () => {
  expect(excerpt('Blades recoil.\n\nThe play sheet leaves out knights.', 'kn')).toBe(
    'Blades recoil.\nThe play sheet leaves out [knights].',
  );
});

test('nothing comes of nothing', () => {
  expect(excerpt('', 'bd')).toBe('');
  expect(excerpt('Blades.', 'kn')).toBe('Blades.');
});
