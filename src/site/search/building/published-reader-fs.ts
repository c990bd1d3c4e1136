import { readFileSync } from 'node:fs';
import type { PublishedEdition } from '../../../compiler/publish/index.ts';

/** Reads what the compiler wrote, by its name: `3.4/rulebook`. */
export type PublishedReader = (name: string) => unknown;

/**
 * Read what the compiler wrote into a folder.
 *
 * @param folder The folder `generated`
 */
export function readerOf(folder: string): PublishedReader {
  return (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as unknown;
}

/** The editions of DBM, oldest first. */
export function editionsOf(read: PublishedReader): readonly string[] {
  return (read('editions') as readonly PublishedEdition[]).map(({ id }) => id);
}
