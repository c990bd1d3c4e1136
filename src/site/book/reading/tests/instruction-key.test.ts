import { describe, expect, test } from 'vitest';
import { keyOfLocator, readInstruction } from '../sheets/instruction-key.ts';

describe('an instruction, and our words of where it stands, come to the same', () => {
  test.each([
    ['Para 1. Last 3 sentences. Replace with:', 'para 1, last 3 sentences'],
    ['Para 1. 4th and 5th sentences. Replace with:', 'para 1, 4th and 5th sentences'],
    ['1st & 2nd sentences. Replace with', '1st and 2nd sentences'],
    ['Add to fourth paragraph: "Invented words."', '4th paragraph, add'],
    ['Last +1. Replace with:', 'last +1'],
    ['3rd −2. Replace with:', '3rd -2'],
    ['(b). Replace with:', '(b)'],
    ['Kettles and pans. Last bullet. Replace with:', 'Kettles and pans, last bullet'],
    ['Regular Kettles: change cost for S to 8', 'Regular Kettles line'],
    ['Para 4. Insert the following after "…of the teapot.":', 'para 4, after the words on the teapot'],
    ['Insert new sentence after 2nd sentence.', 'new sentence after 2nd sentence'],
    ['2nd bullet. Delete whole bullet. (Replaced elsewhere).', '2nd bullet'],
    ['Para 2. Delete "Invented words.", substitute:', 'para 2 (numbered 1)'],
    [
      'Para 1 (Bk 1, 3) or Para 1 and Para 2 (Bk 2). Delete "words" twice.',
      'para 1 (Books 1, 3) or paras 1 and 2 (Book 2)',
    ],
  ])('%s', (line, locator) => {
    expect(readInstruction(line, '')?.key).toBe(keyOfLocator(locator).key);
  });

  test('of two that change something else they do not', () => {
    const [first, second] = ['Para 2. 3rd sentence. Replace with:', 'Para 3. 2nd sentence. Replace with:'];
    expect(readInstruction(first, '')?.key).not.toBe(readInstruction(second, '')?.key);
  });
});

test.each([
  'Invented words, none of which changes anything.',
  'Para 2 of the book says so.',
  '2nd rank kettles are replaced by pans.',
  '"Replace with: is quoted here."',
  'Page 12',
])('%s is no instruction', (line) => {
  expect(readInstruction(line, 'Replace with:')).toBeNull();
});

test('one goes on in the next line', () => {
  expect(readInstruction('First page of text.', 'Delete "invented words".')).toMatchObject({ key: 'page:1', lines: 2 });
  expect(readInstruction('Add new section before TEAPOTS AND', 'KETTLES.')).toMatchObject({
    before: 'TEAPOTS AND KETTLES',
    lines: 2,
  });
});
