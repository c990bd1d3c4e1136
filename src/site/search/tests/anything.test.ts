import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '../engine/words/analyse-text.ts';
import { excerptOf } from '../engine/excerpt/excerpt.ts';
import { createLexicon, readLexicon } from '../engine/words/lexicon.ts';
import { lengthOfPart, shapeOfParts, PASSAGE_KINDS, type Part } from '../engine/query/shape.ts';
import { tokenOf } from '../engine/words/token.ts';
import { searchOf, SOURCE } from './build.ts';

const search = searchOf([
  { id: 'kn', title: 'Knights (X)', text: 'Knights (X) count as (S). +1 in rough going.' },
  { id: 'old', title: 'Blades', text: 'Blades recoil.', editions: ['3.1'] },
  { id: 'ask', title: 'May bowmen shoot?', text: 'Yes.', kind: 'ruling', answer: 'Yes' },
]);
/** Anything at all, and what looks nearly like a query. */
const anything = fc.oneof(
  fc.string({ maxLength: 1000, unit: 'binary' }),
  fc.string({ maxLength: 1000, unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'Kn(X)',
        'bw s',
        '+1',
        '(',
        ')',
        '3.3',
        'p24',
        '4/80',
        'dba',
        'elephnat',
        'bhgs',
        '17.6',
        '·',
        "'",
        '\n',
      ),
      {
        maxLength: 150,
      },
    )
    .map((parts) => parts.join(' ').slice(0, 1000)),
);

test('any string has an answer', async () => {
  await fc.assert(
    fc.asyncProperty(
      anything,
      fc.constantFrom('3.4', '3.0', 'dba', 'no such edition', null),
      async (query, edition) => {
        const { hits, whole } = await search(query, edition);
        expect(whole).toBeLessThanOrEqual(hits.length);
        for (const hit of hits) expect(hit.excerpt().runs.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});

test('an excerpt is made of the words of the text', () => {
  const lexicon = createLexicon(readLexicon(SOURCE));
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.array(fc.constantFrom('kn', 'bd', 'shoot', '+1')), (text, terms) => {
      const { runs } = excerptOf(
        text,
        analyseText(text, lexicon).occurrences,
        new Map(terms.map((term, wanted) => [term, { wanted, worth: 1 }])),
      );
      for (const { text: run, marked } of runs) if (marked) expect(text).toContain(run);
    }),
  );
});

test('a record is divided as its parts are', () => {
  const anyPart = fc.tuple(
    fc.nat(PASSAGE_KINDS.length - 1),
    fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(anyPart), (all) => {
      const parts = all.map(([kind, each]): Part => [kind, ...each]);
      const passages = all.flatMap(([kind, each]) => each.map((size) => [kind, size]));
      const { kinds, sizes, lengths, passageOf } = shapeOfParts([...parts.keys()], parts);
      expect([...kinds].map((kind, index) => [kind, sizes[index]])).toEqual(passages);
      expect([...passageOf]).toEqual(
        passages.flatMap(([, size], passage) => Array.from({ length: size ?? 0 }, () => passage)),
      );
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(passageOf.length);
      expect(parts.reduce((sum, part) => sum + lengthOfPart(part), 0)).toBe(passageOf.length);
    }),
  );
});

test('every term has a word of its own in the index, and none begins another', () => {
  const words = Array.from({ length: 17_576 }, (_, index) => tokenOf(index));
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(words.map(({ length }) => length)).size).toBe(1);
  expect(() => tokenOf(17_576)).toThrow(RangeError);
});
