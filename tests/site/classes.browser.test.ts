import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { addresses, fileOf, tagsOf } from './built-site.ts';
import { classesOf } from './look/classes-of.ts';
import { HOOKS } from './look/hooks.ts';

/** The styles of a page, as the set of classes that have a rule in one of its sheets. */
const styled = new Map<string, ReadonlySet<string>>();

function styledBy(sheet: string): ReadonlySet<string> {
  const known = styled.get(sheet) ?? classesOf(readFileSync(sheet, 'utf8'));
  styled.set(sheet, known);
  return known;
}

/** The classes of all pages; of those that have no rule on a page, the pages. */
const used = new Set<string>();
const bare = new Map<string, string[]>();

beforeAll(() => {
  for (const address of addresses()) {
    const tags = tagsOf(address);
    const sheets = tags
      .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')
      .map(({ attributes }) => styledBy(fileOf(attributes.get('href') ?? '')));
    const ofPage = new Set(tags.flatMap(({ attributes }) => attributes.get('class')?.match(/\S+/g) ?? []));
    for (const name of ofPage) {
      used.add(name);
      if (!sheets.some((sheet) => sheet.has(name))) bare.set(name, [...(bare.get(name) ?? []), address]);
    }
  }
});

test('every class on a page has a rule in a sheet that the page loads, or is named as a hook', () => {
  const found = [...bare].filter(([name]) => !HOOKS.has(name));
  expect(found.map(([name, [page = '', ...others]]) => `.${name} on ${page} and ${others.length} others`)).toEqual([]);
});

test('a hook is the class of something', () => {
  expect([...HOOKS].filter((name) => !used.has(name))).toEqual([]);
});

test.each([
  ['.a{color:red}.b .c:hover,#d.e>f{margin:.5em}', ['a', 'b', 'c', 'e']],
  ['@media (width<40rem){.a:not(.b){inset:1.5em .2em}.c{background:url(x.png)}}', ['a', 'b', 'c']],
  ['.a{&.b{color:red}.c &{margin:0 .1em;color:blue}}', ['a', 'b', 'c']],
  ['.a::after{content:".b{"}/* .c */@font-face{src:url(font.woff2)}', ['a']],
])('the classes of %s', (sheet, classes) => {
  expect([...classesOf(sheet)]).toEqual(classes);
});
