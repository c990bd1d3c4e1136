import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { optional, word } from '../word.ts';

const COLOURS = { darkRed: ['crimson', 'ox blood'], blue: [] } as const;

describe('a word with synonyms', () => {
  const field = word('A colour.', COLOURS, 'blue');

  test.each([
    ['darkRed', 'darkRed'],
    ['dark-red', 'darkRed'],
    ['DARK RED', 'darkRed'],
    ['Crimson', 'darkRed'],
    ['ox_blood', 'darkRed'],
    ['blue', 'blue'],
  ])('%s is read as %s', (written, read) => {
    expect(field.read(written, 'colour')).toBe(read);
  });

  test.each([undefined, null])('%s is the fallback', (written) => {
    expect(field.read(written, 'colour')).toBe('blue');
  });

  test('is asked for where there is no fallback', () => {
    expect(() => word('A colour.', COLOURS).read(undefined, 'colour')).toThrow(
      '"colour": expected one of "darkRed", "blue", found nothing',
    );
  });

  test.each<[unknown, string]>([
    ['blu', 'unknown value "blu", did you mean "blue"?'],
    ['yellowish', 'expected one of "darkRed", "blue", found "yellowish"'],
    [3, 'expected one of "darkRed", "blue", found 3'],
  ])('refuses %j, naming its words only', (written, message) => {
    expect(() => field.read(written, 'colour')).toThrow(QuestionError);
    expect(() => field.read(written, 'colour')).toThrow(message);
  });
});

describe('an optional field', () => {
  const field = optional(word('A colour.', COLOURS));

  test('is null where left out, and else what the field reads', () => {
    expect([undefined, null, 'crimson'].map((written) => field.read(written, 'colour'))).toEqual([
      null,
      null,
      'darkRed',
    ]);
    expect(field.expects).toBe('null or one of "darkRed", "blue"');
    expect(() => field.read('', 'colour')).toThrow(QuestionError);
  });
});
