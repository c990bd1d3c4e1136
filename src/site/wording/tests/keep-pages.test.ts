import { expect, test } from 'vitest';
import { keepPages } from '../keep-pages.ts';

test.each([
  ['see your rulebook, p. 24', 'see your rulebook, p.\u{A0}24'],
  ['pp. 18, 21 and 24', 'pp.\u{A0}18, 21 and 24'],
  ['<p>Printed p. 24</p>', '<p>Printed p.\u{A0}24</p>'],
  ['step. 2 of the trap. 3', 'step. 2 of the trap. 3'],
  ['p. n', 'p. n'],
])('%s', (words, kept) => {
  expect(keepPages(words)).toBe(kept);
});

test.each([
  '<a title="see p. 24">',
  '<a title="a > b, see p. 24">',
  '<p class="citation-line">printed p. 24</p>',
  '<code>p. 24</code>',
  '<script>const p. 24</script>',
  '<title>p. 24</title>',
])('left alone: %s', (html) => {
  expect(keepPages(html)).toBe(html);
});
