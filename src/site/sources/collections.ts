import type { PublishedClarification } from '../../compiler/publish/index.ts';
import { RUNGS, type Rung } from '../authority/rungs.ts';
import { clarifications } from '../ground/published.ts';

/** Clarifications that were issued together: each collection has its own addresses. */
export interface Collection {
  /** The folder of its pages, from the site's root. */
  readonly url: string;
  /** How one of them is cited, before its number. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Whose answer one of them is. */
  readonly rung: Rung;
  /** What one of them is to programs. */
  readonly kind: 'clarification' | 'guideline' | 'erratum';
}

export const bhgs: Collection = {
  url: '/bhgs/',
  name: 'BHGS',
  title: 'BHGS clarifications',
  about: 'Agreed interpretations. Each stands under the clauses that it interprets as well.',
  rung: 'bhgs',
  kind: 'clarification',
};

export const fairPlay: Collection = {
  url: '/fair-play/',
  name: 'Fair play',
  title: 'Guidelines for fair play',
  about: 'How the organisers ask players to play. Each stands under the clauses that it bears on as well.',
  rung: 'fair-play',
  kind: 'guideline',
};

export const listErrata: Collection = {
  url: '/lists/',
  name: 'List errata',
  title: 'Army list errata',
  about: 'Corrections to the army list books, by book and army.',
  rung: 'rule',
  kind: 'erratum',
};

/** The nearer to the rules first. */
export const collections: readonly Collection[] = [bhgs, fairPlay, listErrata];

/** The clarifications of a collection, in order. */
export function clarificationsOf({ url }: Collection): readonly PublishedClarification[] {
  return Object.values(clarifications.clarifications).filter((clarification) => clarification.url.startsWith(url));
}

/** The collection that a clarification was issued in. */
export function collectionOf({ id, url }: PublishedClarification): Collection {
  const collection = collections.find((candidate) => url.startsWith(candidate.url));
  if (!collection) throw new Error(`Cannot show clarification "${id}": no collection has pages at "${url}"`);
  return collection;
}

/** Whose answer a clarification is, and which: `BHGS clarification 17.6`. */
export function badgeOf(clarification: PublishedClarification): { readonly rung: Rung; readonly words: string } {
  const { rung } = collectionOf(clarification);
  return { rung, words: rung === 'rule' ? citedAs(clarification) : `${RUNGS[rung]} ${clarification.number}` };
}

/** How a clarification is cited: `BHGS 17.6`. */
export function citedAs(clarification: PublishedClarification): string {
  const { name } = collectionOf(clarification);
  const { number } = clarification;
  // An erratum has a place in a book, and its title says which; it has no number that anyone would cite.
  return /^\d/.test(number) ? `${name} ${number}` : name;
}
