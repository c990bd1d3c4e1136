import type { Values } from '../understanding/index.ts';

/** What is chosen of an answer stands behind the query in the address: it is there on Back, and goes with a link. */

/** @returns What the address says was chosen of the answer to this query; nothing where it is of another */
export function readChosen(query: string, { search, hash }: Pick<Location, 'search' | 'hash'>): Values {
  if (new URLSearchParams(search).get('q')?.trim() !== query) return {};
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

/** @returns How an address ends that says so; empty where nothing was chosen */
export function writeChosen(chosen: Values): string {
  const told = new URLSearchParams(chosen).toString();
  return told === '' ? '' : `#${told}`;
}
