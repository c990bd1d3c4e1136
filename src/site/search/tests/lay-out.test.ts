import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexPart } from '../engine/index-text.ts';
import { layOut } from '../engine/lay-out.ts';
import { createPostingsAt } from '../engine/postings-at.ts';

const PART = fc.array(fc.constantFrom('kn', 'bd', 'recoil'), { minLength: 1, maxLength: 4 });
const RECORDS = fc.array(fc.array(PART, { maxLength: 5 }));

const partOf = (terms: readonly string[]): IndexPart => ({ terms, division: [5, terms.length] });

test('what records have in common is laid out once', () => {
  const [title, other, asked, text] = [['kn'], ['bd'], ['recoil', 'kn'], ['kn', 'recoil']].map(partOf);
  if (!title || !other || !asked || !text) throw new Error('expected four parts');
  expect(layOut([[title, asked, text], [], [other, asked, text]])).toEqual({
    text: ['kn', 'recoil', 'kn', 'kn', 'recoil', 'bd'],
    parts: [
      [5, 1],
      [5, 2],
      [5, 2],
      [5, 1],
    ],
    used: [[0, 1, 2], [], [3, 1, 2]],
  });
});

test('what is divided otherwise is not the same', () => {
  const terms = ['kn', 'bd'];
  const { parts } = layOut([[{ terms, division: [3, 2] }], [{ terms, division: [3, 1, 1] }]]);
  expect(parts).toEqual([
    [3, 2],
    [3, 1, 1],
  ]);
});

test('every record has its terms at the same places as before it was laid out', () => {
  fc.assert(
    fc.property(RECORDS, (records) => {
      const { text, parts, used } = layOut(records.map((own) => own.map(partOf)));
      const postingsAt = createPostingsAt({ parts, records: used.map((own) => ({ parts: own })) });
      for (const term of ['kn', 'bd', 'recoil']) {
        const laid = postingsAt([...text.keys()].filter((place) => text[place] === term));
        const own = records.flatMap((each, record) => {
          const places = each.flat().flatMap((word, place) => (word === term ? [place] : []));
          return places.length === 0 ? [] : [[record, places] as const];
        });
        expect([...laid].toSorted(([one], [other]) => one - other)).toEqual(own);
      }
    }),
  );
});
