import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { atomFeed } from '../feed/atom.ts';
import type { FeedEntry } from '../feed/feed-entries.ts';
import type { PublishedComparison, PublishedContent } from '../../../compiler/publish/index.ts';
import { editions, readGenerated } from '../../../../tests/content/ask.ts';
import { addresses, ROOT, tagsOf } from '../../../../tests/site/built-site.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';

const ATOM = 'http://www.w3.org/2005/Atom';

const site = servedSite();

/** An entry, or the head of a feed, as a feed reader sees it. */
interface Read {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly summary: string;
  readonly authors: readonly string[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

/** Parse a feed as XML does: an error, where it is not well-formed. */
async function parse(xml: string): Promise<{ error: string; head: Read; entries: readonly Read[] }> {
  const page = await site.browser.newPage();
  try {
    return await page.evaluate(
      ([text = '', namespace = '']) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        const error = document.querySelector('parsererror')?.textContent ?? '';
        const children = (parent: Element | undefined, name: string): Element[] =>
          [...(parent?.children ?? [])].filter((child) => child.localName === name && child.namespaceURI === namespace);
        const read = (parent: Element | undefined) => {
          const text = (name: string): string => children(parent, name)[0]?.textContent ?? '';
          return {
            id: text('id'),
            title: text('title'),
            updated: text('updated'),
            summary: text('summary'),
            authors: children(parent, 'author').map((author) => children(author, 'name')[0]?.textContent ?? ''),
            links: children(parent, 'link').map((link) => ({
              rel: link.getAttribute('rel') ?? '',
              href: link.getAttribute('href') ?? '',
            })),
          };
        };
        const feed = document.documentElement;
        return { error, head: read(feed), entries: children(feed, 'entry').map(read) };
      },
      [xml, ATOM],
    );
  } finally {
    await page.close();
  }
}

const written = readFileSync(`${ROOT}/changes.atom`, 'utf8');

describe('the feed of changes', () => {
  let feed: Awaited<ReturnType<typeof parse>>;

  beforeAll(async () => {
    feed = await parse(written);
  });

  test('is well-formed, and has what Atom asks of a feed and of each entry', () => {
    const { error, head, entries } = feed;
    expect(error).toBe('');
    for (const { id, title, updated } of [head, ...entries]) {
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(title).not.toBe('');
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(new Date(updated).toISOString().slice(0, 19)).toBe(updated.slice(0, 19));
    }
    expect(head.authors).toHaveLength(1);
    expect(head.links).toContainEqual({ rel: 'self', href: '/changes.atom' });
    expect(new Set([head, ...entries].map(({ id }) => id)).size).toBe(entries.length + 1);
    for (const { links, summary } of entries) {
      expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
      expect(summary).not.toBe('');
    }
  });

  test('tells of every edition, every amended section, every clarification that has a date, and our own changes', () => {
    const { entries } = feed;
    const titles = entries.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(editions.map((edition) => `DBM ${edition}`)));
    const steps = (readGenerated('comparisons.json') as readonly PublishedComparison[]).filter(
      ({ from, to }) => editions.indexOf(to) === editions.indexOf(from) + 1,
    );
    for (const { from, to, changes } of steps) {
      for (const section of new Set(changes.map((change) => change.section)))
        expect(entries.flatMap(({ links }) => links.map(({ href }) => href))).toContain(
          `/changes/${from}-${to}/#section:${section}`,
        );
    }
    expect(titles).toEqual(
      expect.arrayContaining(['BHGS Clarifications for DBM v3.2', 'BHGS Guidelines for Fair Play']),
    );
    const { changes } = readGenerated('content.json') as PublishedContent;
    expect(titles).toEqual(expect.arrayContaining(changes.map(({ title }) => title)));
  });

  test('is newest first, and as new as its newest entry', () => {
    const { head, entries } = feed;
    const dates = entries.map(({ updated }) => updated);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(head.updated).toBe(dates[0]);
    const { date } = readGenerated('content.json') as PublishedContent;
    expect(head.updated.slice(0, 10)).toBe(date);
  });

  test('leads to pages of the site', () => {
    const { entries } = feed;
    const pages = new Set(addresses());
    const anchors = new Map<string, ReadonlySet<string | undefined>>();
    const anchorsOf = (page: string): ReadonlySet<string | undefined> => {
      const known = anchors.get(page) ?? new Set(tagsOf(page).map(({ attributes }) => attributes.get('id')));
      anchors.set(page, known);
      return known;
    };
    const dead = entries
      .flatMap(({ links }) => links.map(({ href }) => new URL(href, 'http://site')))
      .filter(({ pathname, hash }) => {
        if (!pages.has(pathname)) return true;
        return hash !== '' && !anchorsOf(pathname).has(hash.slice(1));
      });
    expect(dead).toEqual([]);
  });

  test('is found from every page, and served as a feed', async () => {
    const without = addresses().filter(
      (page) =>
        !tagsOf(page).some(
          ({ name, attributes }) =>
            name === 'link' &&
            attributes.get('rel') === 'alternate' &&
            attributes.get('type') === 'application/atom+xml' &&
            attributes.get('href') === '/changes.atom',
        ),
    );
    expect(without).toEqual([]);
    const answer = await fetch(`${site.origin}/changes.atom`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('a feed of anything', () => {
  const entry = (name: string, title = 'T'): FeedEntry => ({ name, title, date: '2014', url: '/a/', summary: 'S' });
  const feedOf = (entries: readonly FeedEntry[]): Promise<string> =>
    atomFeed({ title: 'F', subtitle: 'S', self: '/f', home: '/', entries, addressOf: (url) => url });

  test('keeps words that are markup to XML', async () => {
    const title = `<b>5 & "6"</b> ]]> 'x'`;
    const { error, entries } = await parse(await feedOf([entry('one', title)]));
    expect([error, entries[0]?.title]).toEqual(['', title]);
  });

  test('gives an entry the same id whatever else changes, and another the next', async () => {
    const idsOf = async (...entries: FeedEntry[]): Promise<readonly string[]> =>
      (await parse(await feedOf(entries))).entries.map(({ id }) => id);
    const [alone] = await idsOf(entry('one'));
    const [other, retitled] = await idsOf(entry('two'), entry('one', 'Another title'));
    expect(retitled).toBe(alone);
    expect(other).not.toBe(alone);
  });

  test('takes a year for its beginning', async () => {
    const { entries } = await parse(await feedOf([entry('one')]));
    expect(entries[0]?.updated).toBe('2014-01-01T00:00:00Z');
  });
});
