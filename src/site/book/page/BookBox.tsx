import { useEffect, useState } from 'preact/hooks';
import { comparePages, numberOfPage, type PageName } from '../../../compiler/words/index.ts';
import { correctBook, removeBook, removePhoto, turnBook } from '../kept/kept-books.ts';
import type { KeptBook } from '../kept/model.ts';
import { readKept, workOf } from '../kept/read-kept.ts';
import type { BookReading, Work } from '../reading/index.ts';
import { closeCopy, openCopy } from '../viewer/open-copy.ts';
import { showCopy } from '../viewer/show-copy.tsx';
import { numberingInWords } from './numbering-in-words.ts';

interface Props {
  readonly book: KeptBook;
  readonly works: readonly Work[];
  /** Told when it was changed or removed. */
  readonly changed: () => Promise<void>;
}

/** A book of this device: what it was found to be, and how, which a person can correct. */
export function BookBox({ book, works, changed }: Props) {
  const [reading, show] = useState<BookReading | null>(null);
  const [said, say] = useState('');
  useEffect(() => {
    readKept(book).then(show, () => say('What was read of this book is damaged. Remove it, and open it again.'));
  }, [book]);

  const correct = async (correction: Parameters<typeof correctBook>[1]): Promise<void> => {
    await correctBook(book.id, correction);
    await changed();
  };
  const look = async (): Promise<void> => {
    say('');
    try {
      await showCopy(await openCopy(book), reading ?? (await readKept(book)), null);
    } catch {
      say('It could not be opened: what reads it could not be loaded, or the file is damaged.');
    }
  };
  const remove = async (): Promise<void> => {
    if (!confirm(`Remove “${book.title}” from this device? The file that it came from stays where it is.`)) return;
    await closeCopy(book.id);
    await removeBook(book.id);
    await changed();
  };

  const removePage = async (leaf: number, page: PageName): Promise<void> => {
    if (!confirm(`Remove the photo of p. ${page} from this device?`)) return;
    await closeCopy(book.id);
    await removePhoto(book.id, leaf);
    await changed();
  };

  const turn = async (): Promise<void> => {
    await closeCopy(book.id);
    await turnBook(book.id);
    await changed();
  };

  const [firstPage] = reading?.numbering.pages ?? [];
  const work = workOf(book);
  const name = `book-${book.id}`;
  /** The first leaf that has a number is that of another page: counted from what was said last, however quickly. */
  const count = (by: number): void =>
    void correct(({ pages: [first] = [] }) => {
      const { leaf, page } = first ?? { leaf: firstPage?.leaf ?? 1, page: firstPage?.number ?? 1 };
      return { pages: [{ leaf, page: Math.max(1, numberOfPage(page) + by) }] };
    });

  return (
    <article class="book-kept" aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{book.title}</h3>
      <p class="facts">
        {sizeInWords(book.bytes)} on this device, {book.leaves} {book.kind === 'pdf' ? 'page' : 'photo'}
        {book.leaves === 1 ? '' : 's'}
      </p>
      <div class="book-field">
        <label for={`${name}-work`}>It is</label>
        <select
          id={`${name}-work`}
          value={work ?? ''}
          onChange={({ currentTarget }) => void correct({ work: currentTarget.value })}
        >
          {work === null && <option value="">not known: choose</option>}
          {works.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <p class="facts">{foundInWords(book)}</p>
      </div>
      {reading !== null && book.kind === 'pdf' && (
        <div class="book-field">
          <p id={`${name}-pages`}>{numberingInWords(reading)}</p>
          <p class="buttons" role="group" aria-labelledby={`${name}-pages`}>
            <button type="button" aria-label="Count one page less" onClick={() => count(-1)}>
              −1
            </button>
            <button type="button" aria-label="Count one page more" onClick={() => count(1)}>
              +1
            </button>
            <label class="book-two">
              <input
                type="checkbox"
                checked={reading.numbering.twoToALeaf}
                onChange={({ currentTarget }) => void correct({ twoToALeaf: currentTarget.checked })}
              />
              Two printed pages on each sheet
            </label>
          </p>
          {reading.leaves.every(({ runs }) => runs.length === 0) && (
            <>
              <p class="facts">
                It is a scan without letters: pages are shown as they are, and nothing on them can be found or marked.
              </p>
              <p class="buttons">
                <button type="button" onClick={() => void turn()}>
                  Turn its pages by a quarter
                </button>
              </p>
            </>
          )}
        </div>
      )}
      {book.kind === 'photos' && (
        <details class="book-photos">
          <summary>Its pages</summary>
          <ul>
            {(book.correction.pages ?? [])
              .toSorted((one, other) => comparePages(one.page, other.page))
              .map(({ leaf, page }) => (
                <li key={leaf}>
                  <span>p. {page}</span>
                  <button
                    type="button"
                    aria-label={`Remove the photo of p. ${page}`}
                    onClick={() => void removePage(leaf, page)}
                  >
                    Remove
                  </button>
                </li>
              ))}
          </ul>
        </details>
      )}
      <p class="buttons">
        <button type="button" class="primary" onClick={() => void look()}>
          Look at it
        </button>
        <button type="button" onClick={() => void remove()}>
          Remove
        </button>
      </p>
      <p role="status">{said}</p>
    </article>
  );
}

function foundInWords({ correction, found }: KeptBook): string {
  if (correction.work !== undefined) return 'As you said.';
  if (found === null)
    return 'Nothing on it says which book it is. Until you say so, it does not stand beside any clause.';
  return `${found.why}${found.sure ? '' : ' Look whether that is right.'}`;
}

function sizeInWords(bytes: number): string {
  return bytes < 1e5
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}
