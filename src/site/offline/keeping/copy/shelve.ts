import type { KeptFile } from '../model.ts';

/** So that one page is read fast, and all of them are counted fast. */
const SHELF = 256 * 1024;

/** A stretch of neighbouring files that is stored as one. */
export interface Shelf {
  /** Where it begins in the unpacked bundle. */
  readonly start: number;
  readonly bytes: number;
  readonly files: readonly ShelvedFile[];
}

/** A file, and where it stands on its shelf. */
export interface ShelvedFile {
  readonly path: string;
  readonly hash: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Divide the files of a copy into shelves. A device that stores a thousand files one by one takes seconds to write
 * them, and a tenth of a second to see whether all are there; as some dozens it takes next to nothing.
 *
 * @param files In the order in which they stand in the unpacked bundle
 */
export function shelve(files: readonly KeptFile[]): readonly Shelf[] {
  const shelves: { start: number; bytes: number; files: ShelvedFile[] }[] = [];
  let at = 0;
  for (const [path, bytes, hash] of files) {
    let shelf = shelves.at(-1);
    if (shelf === undefined || shelf.bytes + bytes > SHELF) {
      shelf = { start: at, bytes: 0, files: [] };
      shelves.push(shelf);
    }
    shelf.files.push({ path, hash, start: shelf.bytes, end: shelf.bytes + bytes });
    shelf.bytes += bytes;
    at += bytes;
  }
  return shelves;
}
