import { readCitation } from '../line/index.ts';
import { showCitation } from './show-citation.tsx';

/**
 * Show how to cite a text: its link, its citation line, a code to scan.
 *
 * @param cite Its “Cite”: the fold with the line and the link in it, or a link to where they stand
 * @throws {Error} If the line cannot be found there, or what shows it cannot be loaded
 */
export async function citeText(cite: HTMLElement): Promise<void> {
  const place = cite instanceof HTMLAnchorElement ? await placeAt(cite) : cite;
  const line = place?.querySelector('.citation-line')?.textContent ?? '';
  const address = place?.querySelector('a')?.getAttribute('href') ?? '';
  const read = readCitation(line);
  if (!read.ok) throw new Error(`Cannot cite: expected a citation line, found "${line}"`);
  await showCitation({ title: read.citation.title, line, url: new URL(address, location.href).href });
}

/** Where a link leads to, be it on this page or on another. */
async function placeAt({ href, pathname, hash }: HTMLAnchorElement): Promise<Element | null> {
  const id = decodeURIComponent(hash.slice(1));
  if (pathname === location.pathname) return document.getElementById(id);
  const response = await fetch(href);
  return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id);
}
