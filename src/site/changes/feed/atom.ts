import type { FeedEntry } from './feed-entries.ts';

/** What a feed says of itself. */
export interface Feed {
  readonly title: string;
  readonly subtitle: string;
  /** Its own address, and that of the site. */
  readonly self: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
  /** The address of an entry, as a link of the feed gives it. */
  readonly addressOf: (url: string) => string;
}

/**
 * Write an Atom feed.
 *
 * @param feed What stands in it; at least one entry
 * @returns The document: the same for the same feed
 */
export async function atomFeed({ title, subtitle, self, home, entries, addressOf }: Feed): Promise<string> {
  const updated = entries.map(({ date }) => timeOf(date)).toSorted();
  const written = await Promise.all(
    entries.map(async ({ name, title: what, date, url, summary, authors }) =>
      [
        '  <entry>',
        `    <id>${await idOf(name)}</id>`,
        `    <title>${escape(what)}</title>`,
        `    <updated>${timeOf(date)}</updated>`,
        ...(authors === undefined ? [] : [`    <author><name>${escape(authors)}</name></author>`]),
        `    <link rel="alternate" type="text/html" href="${escape(addressOf(url))}"/>`,
        `    <summary>${escape(summary)}</summary>`,
        '  </entry>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <id>${await idOf('feed')}</id>`,
    `  <title>${escape(title)}</title>`,
    `  <subtitle>${escape(subtitle)}</subtitle>`,
    `  <updated>${updated.at(-1) ?? timeOf('')}</updated>`,
    '  <author><name>Legal Contact</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(home)}"/>`,
    ...written,
    '</feed>',
    '',
  ].join('\n');
}

/** The beginning of a day, a month or a year, as Atom writes a time; that of 1970 where none is known. */
function timeOf(date: string): string {
  const [year = '1970', month = '01', day = '01'] = date === '' ? [] : date.split('-');
  return `${year}-${month}-${day}T00:00:00Z`;
}

/** An id that is the same wherever the site stands: a UUID made of a name. */
async function idOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`legal-contact/${name}`));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80; // version 8: made as its maker likes
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // the variant of RFC 9562
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
