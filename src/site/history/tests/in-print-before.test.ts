import { expect, test } from 'vitest';
import { inPrintBefore } from '../in-print-before.ts';

const silent = { notes: [] };
const telling = { notes: [{ text: 'It holds in the edition before too.', citations: [] }] };

test.each([
  ['words that come to be held', { heldBefore: false, held: true, changes: [silent] }, true],
  ['an amendment that tells of the time before', { heldBefore: false, held: true, changes: [silent, telling] }, false],
  ['words that were held before', { heldBefore: true, held: true, changes: [silent] }, false],
  ['words that are not held', { heldBefore: false, held: false, changes: [silent] }, false],
])('%s', (_, came, said) => {
  expect(inPrintBefore(came)).toBe(said);
});
