import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses, fileOf } from '../../../../tests/site/built-site.ts';
import { keepPages } from '../keep-pages.ts';

test('no page ends a line between what says that it is a page, and its number', () => {
  const pages = addresses().map((url) => readFileSync(fileOf(url), 'utf8'));
  expect(pages.filter((html) => /\bp\.\u{A0}\d/u.test(html)).length).toBeGreaterThan(500);
  expect(addresses().filter((_, index) => keepPages(pages[index]!) !== pages[index])).toEqual([]);
});
