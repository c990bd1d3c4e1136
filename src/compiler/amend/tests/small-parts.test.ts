import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestIncreasing } from '../compare/longest-increasing.ts';
import { nearestWording } from '../plan/nearest-wording.ts';
import { quote } from '../quote.ts';
import { removeBlock } from '../parse/remove-block.ts';

describe('removeBlock', () => {
  const cut = (text: string) => {
    const start = text.indexOf('<');
    const range = removeBlock(text, start, text.lastIndexOf('>') + 1);
    return text.slice(0, range.start) + text.slice(range.end);
  };
  test.each([
    ['with the blank line before it', 'a\n\n<x>\n\nb\n', 'a\n\nb\n'],
    ['with only one of several', 'a\n\n\n<x>\n\n\nb\n', 'a\n\n\n\nb\n'],
    ['with the blank line behind it where none is before it', 'a\n<x>\n\nb\n', 'a\nb\n'],
    ['alone where no line beside it is blank', 'a\n<x>\nb\n', 'a\nb\n'],
    ['with all its lines', 'a\n\n<x\n\ny>\n\nb\n', 'a\n\nb\n'],
    ['with its indent, and white space behind it', 'a\n\n  <x> \t\n\nb\n', 'a\n\nb\n'],
    ['at the end of the text', 'a\n\n<x>\n', 'a\n'],
    ['at the end of a text without a last line end', 'a\n\n<x>', 'a\n'],
    ['at the beginning of the text', '<x>\n\nb\n', 'b\n'],
    ['at the beginning, behind a blank line', '\n<x>\nb\n', 'b\n'],
    ['from a text that is nothing else', '<x>', ''],
    ['not with words before it', 'a\n\nb <x>\n\nc\n', 'a\n\nb \n\nc\n'],
    ['not with words behind it', 'a\n\n<x> b\n\nc\n', 'a\n\n b\n\nc\n'],
  ])('cuts an element %s', (_how, text, expected) => {
    expect(cut(text)).toBe(expected);
  });
});

describe('nearestWording', () => {
  const text = 'A wheel costs half its move.\nA turn costs a third of its move, no more.';
  test.each([
    ['a wheel costs half its moves', 'A wheel costs half its move.'],
    ['costs third of its move', 'costs a third of its move,'],
    ['costs a a third of its move', 'costs a third of its move,'],
    ['its move. A turn', 'its move.\nA turn'],
    ['whel', 'wheel'],
    ['more', 'more.'],
    ['zebra', null],
    ['', null],
    ['wholly other words that stand nowhere', null],
  ])('%j is nearest to %j', (wording, expected) => {
    expect(nearestWording(wording, text)).toBe(expected);
  });

  test('the first of equals', () => {
    expect(nearestWording('one tvo', 'one two, one two')).toBe('one two');
    expect(nearestWording('cat', 'bat hat')).toBe('bat');
  });

  test('as near as half its letters, no further', () => {
    expect(nearestWording('abcd', 'abxx')).toBe(null);
    expect(nearestWording('abcde', 'abcxx')).toBe('abcxx');
  });
});

describe('longestIncreasing', () => {
  const ofNumbers = (numbers: readonly number[]) => longestIncreasing(numbers, (number) => number);
  test.each([
    [[], []],
    [[1], [1]],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [[3, 2, 1], [1]],
    [
      [2, 3, 4, 1],
      [2, 3, 4],
    ],
    [
      [3, 1, 4, 2, 5],
      [1, 2, 5],
    ],
  ])('of %j it is %j', (numbers, expected) => {
    expect(ofNumbers(numbers)).toEqual(expected);
  });

  test('no longer run rises', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 9 }), (numbers) => {
        const run = ofNumbers(numbers);
        expect(run).toEqual(run.toSorted((one, other) => one - other));
        let at = -1;
        for (const number of run) {
          expect(numbers.indexOf(number)).toBeGreaterThan(at);
          at = numbers.indexOf(number);
        }
        const lengths: number[] = [];
        numbers.forEach((number, index) => {
          lengths.push(
            1 + Math.max(0, ...lengths.filter((_length, before) => (numbers[before] ?? 0) < number && before < index)),
          );
        });
        expect(run).toHaveLength(Math.max(0, ...lengths));
      }),
    );
  });
});

test('quote puts a wording on one line', () => {
  expect(quote('a "b"\nc')).toBe(String.raw`"a "b"\nc"`);
});
