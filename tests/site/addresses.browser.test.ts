import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addresses, citables, tagsOf } from './built-site.ts';

/** Every address that was ever given out: people have sent it to each other. One a line, sorted. */
const LIST = fileURLToPath(new URL('addresses.txt', import.meta.url));

const UPDATE = "npm exec -c 'vitest run --project site tests/site/addresses.browser.test.ts -u'";

/** Of what carries an id, what one cites: a clause, or the place that one left; a statement of a source; a point of a numbered list. */
function anchorsOf(page: string): readonly string[] {
  return tagsOf(page).flatMap(({ name, attributes }) => {
    const id = attributes.get('id') ?? '';
    const cited =
      name === 'article' || /\bclause\b/.test(attributes.get('class') ?? '') || /^point-\d+$|^[\w.-]+:/.test(id);
    return cited && !/^(heading|section|edition|letter|subject|book|cite):/.test(id) && id !== ''
      ? [`${page}#${id}`]
      : [];
  });
}

function sorted(all: Iterable<string>): readonly string[] {
  return [...new Set(all)].sort();
}

const pages = addresses();
const present = sorted([...pages, ...citables().map(({ url }) => url), ...pages.flatMap(anchorsOf)]);
const listed = readFileSync(LIST, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);

test('no address has vanished', () => {
  const there = new Set(present);
  expect(
    listed.filter((address) => !there.has(address)),
    'An address that was given out leads nowhere. Bring it back; if it was never published, take its line out of tests/site/addresses.txt by hand',
  ).toEqual([]);
});

test(`every address is listed; new ones are added by ${UPDATE}`, async () => {
  await expect(`${sorted([...listed, ...present]).join('\n')}\n`).toMatchFileSnapshot(LIST);
});
