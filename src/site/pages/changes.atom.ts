import type { APIRoute } from 'astro';
import { address } from '../ground/address.ts';
import { atomFeed } from '../changes/feed/atom.ts';
import { feedEntries } from '../changes/feed/feed-entries.ts';

/** What changed, for feed readers. A link is absolute where the build knows its site, and else from the server's root. */
export const GET: APIRoute = async ({ site }) => {
  const addressOf = (url: string): string => (site === undefined ? address(url) : new URL(address(url), site).href);
  const feed = await atomFeed({
    title: 'Legal Contact: changes of the content',
    subtitle: 'New editions of DBM, what their sheets amend, clarifications, and what was added here.',
    self: addressOf('/changes.atom'),
    home: addressOf('/'),
    entries: feedEntries(),
    addressOf,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
};
