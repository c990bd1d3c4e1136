import { expect, test } from 'vitest';
import { glossarySchema, validate } from '../index.ts';

const term = { slug: 'zoc', term: 'Zone', cites: ['doc:1'], link: true };

test('a term that no document defines must say so in its meaning', () => {
  const silent = validate(glossarySchema, {
    terms: [{ ...term, defined: false, meaning: 'Ground before an element.' }],
  });
  expect(silent.ok ? [] : silent.failures.map(({ text }) => text)).toEqual([
    '"terms[0].meaning": expected a meaning with the words "The documents we have do not define this.", as it is not defined, found "Ground before an element."',
  ]);
  const candid = { ...term, defined: false, meaning: 'Ground. The documents we have do not define this.' };
  expect(validate(glossarySchema, { terms: [candid] }).ok).toBe(true);
  expect(validate(glossarySchema, { terms: [{ ...term, defined: true, meaning: 'Ground.' }] }).ok).toBe(true);
});
