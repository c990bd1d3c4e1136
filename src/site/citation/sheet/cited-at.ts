import { readFragment } from '../../ground/fragment.ts';
import { readCitation, type Citation } from '../line/index.ts';

/** A citation as it stands on a page. */
export interface CitedAt {
  readonly citation: Citation;
  readonly line: string;
  /** Where what is cited stands, from `https://` on. */
  readonly url: string;
}

/**
 * Find how a text is cited.
 *
 * @param cite Its “Cite”: the fold with the line and the link in it, or a link to where they stand
 * @throws {Error} If the line cannot be found there
 */
export async function citedAt(cite: HTMLElement): Promise<CitedAt> {
  const place = cite instanceof HTMLAnchorElement ? await placeAt(cite) : cite;
  const line = place?.querySelector('.citation-line')?.textContent ?? '';
  const address = place?.querySelector('a')?.getAttribute('href') ?? '';
  const read = readCitation(line);
  if (!read.ok) throw new Error(`Cannot cite: expected a citation line, found "${line}"`);
  return { citation: read.citation, line, url: new URL(address, location.href).href };
}

/** Where a link leads to, be it on this page or on another. */
async function placeAt({ href, pathname, hash }: HTMLAnchorElement): Promise<Element | null> {
  const id = readFragment(hash);
  if (pathname === location.pathname) return document.getElementById(id);
  const response = await fetch(href);
  return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id);
}
