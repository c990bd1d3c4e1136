import { keptBooks } from '../kept/kept-books.ts';
import type { KeptBook } from '../kept/model.ts';
import { readKept, worksOf } from '../kept/read-kept.ts';
import { loadWorks } from '../kept/works.ts';
import { locate, type BookReading, type Found, type Work } from '../reading/index.ts';

/** Where a text stands in a book of this device. */
export interface Beside {
  readonly book: KeptBook;
  readonly reading: BookReading;
  readonly found: Found;
}

/**
 * Find texts in the books of this device; of a rulebook that is there in several editions, in the one that is read, or
 * the nearest after it.
 *
 * @param ids What the texts are called
 * @param edition The edition of the page
 * @returns By the id of the text, its places: the rulebook first
 */
export async function findBeside(
  ids: readonly string[],
  edition: string,
): Promise<ReadonlyMap<string, readonly Beside[]>> {
  const [books, works] = await Promise.all([keptBooks(), loadWorks()]);
  const known = books.flatMap((book) => {
    const its = worksOf(book);
    return works
      .filter((work) => its.includes(work.id) && !isLater(work, edition) && ids.some((id) => id in work.places))
      .map((work) => ({ book, work }));
  });
  // One after the other: each takes the memory of a book.
  const read: { readonly book: KeptBook; readonly reading: BookReading }[] = [];
  for (const { book, work } of known.sort((one, other) => distance(one, edition) - distance(other, edition)))
    read.push({ book, reading: await readKept(book, work.id) });
  return new Map(
    ids.map((id) => [
      id,
      oneRulebook(
        read.flatMap(({ book, reading }): readonly Beside[] => {
          const place = reading.work.places[id];
          const found = place ? locate(reading, place) : null;
          return found ? [{ book, reading, found }] : [];
        }),
      ),
    ]),
  );
}

const RULEBOOK = 'rulebook-';

/** How far a work is from the edition that is read: rulebooks first, the same edition before all others. */
function distance({ work }: { readonly work: { readonly id: string } }, edition: string): number {
  if (!work.id.startsWith(RULEBOOK)) return 1000;
  return Math.abs(Number(work.id.slice(RULEBOOK.length)) - Number(edition));
}

/** Whether a sheet changes what this edition does not know yet. */
function isLater({ id, amends }: Work, edition: string): boolean {
  return amends === true && edition !== '' && Number(id.replace(/^.*-/u, '')) > Number(edition);
}

/** A page is offered once, of the nearest rulebook that has it; sheets beside it. */
function oneRulebook(all: readonly Beside[]): readonly Beside[] {
  const rulebook = all.find(({ reading }) => reading.work.id.startsWith(RULEBOOK));
  return all.filter((each) => each === rulebook || !each.reading.work.id.startsWith(RULEBOOK));
}
