import { readFileSync } from 'node:fs';
import type { PublishedEdition } from '../../../compiler/publish/index.ts';

/** Reads what the compiler wrote, by its name: `3.4/rulebook`. */
export type PublishedReader = (name: string) => unknown;

/**
 * Read what the compiler wrote into a folder: each file once.
 *
 * @param folder The folder `generated`
 */
export function readerOf(folder: string): PublishedReader {
  const known = new Map<string, unknown>();
  return (name) => {
    if (!known.has(name)) known.set(name, JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')));
    return known.get(name);
  };
}

/** The editions of DBM, oldest first. */
export function editionsOf(read: PublishedReader): readonly string[] {
  return (read('editions') as readonly PublishedEdition[]).map(({ id }) => id);
}

/** The year of each edition, from which it was played. */
export function yearsOf(read: PublishedReader): readonly number[] {
  return (read('editions') as readonly PublishedEdition[]).map(({ date }) => Number(/\d{4}/.exec(date)?.[0]));
}
