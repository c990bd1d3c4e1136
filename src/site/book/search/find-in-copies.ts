import { searchTexts, type TextHit, type WordReader } from '../../search/engine/index.ts';
import { keptBooks } from '../kept/kept-books.ts';
import type { KeptBook } from '../kept/model.ts';
import { readKept } from '../kept/read-kept.ts';
import { passagesOf, type BookReading, type CopyPassage } from '../reading/index.ts';

/** Something that was found in a book of this device. */
export interface CopyHit {
  readonly book: KeptBook;
  readonly reading: BookReading;
  readonly passage: CopyPassage;
  readonly excerpt: TextHit['excerpt'];
}

/** Finds in the books of this device what was typed, best first. */
export type FindInCopies = (query: string) => readonly CopyHit[];

/** How many of each book are told. */
const MOST = 5;

/**
 * Make what searches the books of this device that have text, as the site searches itself.
 *
 * @param reader What reads the queries of the site
 * @throws {Error} If the books cannot be read
 */
export async function openCopies(reader: WordReader): Promise<FindInCopies> {
  const searches: FindInCopies[] = [];
  // One after the other: each takes the memory of a book.
  for (const book of await keptBooks()) {
    const reading = await readKept(book);
    const passages = passagesOf(reading);
    if (passages.length === 0) continue;
    const search = searchTexts(passages, reader);
    searches.push((query) =>
      search(query)
        .slice(0, MOST)
        .flatMap(({ index, excerpt }) => {
          const passage = passages[index];
          return passage ? [{ book, reading, passage, excerpt }] : [];
        }),
    );
  }
  return (query) => searches.flatMap((search) => search(query));
}
