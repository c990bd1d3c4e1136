import type { PublishedClarification } from '../publish/index.ts';
import { clarifications } from './published.ts';

/** Clarifications that were issued together: each collection has its own addresses. */
export interface Collection {
  /** The folder of its pages, from the site's root. */
  readonly url: string;
  /** How one of them is cited, before its number. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export const bhgs: Collection = {
  url: '/bhgs/',
  name: 'BHGS',
  title: 'BHGS clarifications',
  about: 'Agreed interpretations. Each stands under the clauses that it interprets as well.',
};

export const fairPlay: Collection = {
  url: '/fair-play/',
  name: 'Fair play',
  title: 'Guidelines for fair play',
  about: 'How the organisers ask players to play. Each stands under the clauses that it bears on as well.',
};

const collections = [bhgs, fairPlay];

/** The clarifications of a collection, in order. */
export function clarificationsOf({ url }: Collection): readonly PublishedClarification[] {
  return Object.values(clarifications.clarifications).filter((clarification) => clarification.url.startsWith(url));
}

/** How a clarification is cited: `BHGS 17.6`. */
export function citedAs({ url, number, document }: PublishedClarification): string {
  const collection = collections.find((candidate) => url.startsWith(candidate.url));
  return `${collection?.name ?? document} ${number}`;
}
