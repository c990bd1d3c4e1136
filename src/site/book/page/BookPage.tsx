import { useEffect, useRef, useState } from 'preact/hooks';
import { loadStyles } from '../../ground/load-styles.ts';
import { keptBooks } from '../kept/kept-books.ts';
import type { KeptBook } from '../kept/model.ts';
import { loadWorks } from '../kept/works.ts';
import { loadCode } from '../pdf/load-code.ts';
import type { Work } from '../reading/index.ts';
import viewerStyles from '../viewer/viewer.css?url';
import { AskPassword } from './AskPassword.tsx';
import { BookBox } from './BookBox.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import { readFiles, type Progress } from './reading-job.ts';

interface Question {
  readonly name: string;
  readonly wrong: boolean;
  readonly answer: (password: string | null) => void;
}

const UNLOADED = 'The list of books could not be loaded: open this page again once there is a signal.';

/** The books of this device, and how one gets there. */
export function BookPage() {
  const [books, showBooks] = useState<readonly KeptBook[] | null>(null);
  const [works, showWorks] = useState<readonly Work[]>([]);
  const [progress, tell] = useState<Progress | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const [said, say] = useState<readonly string[]>([]);
  const [ready, setReady] = useState(false);
  const reading = useRef<AbortController>(null);

  const refresh = async (): Promise<void> => showBooks(await keptBooks());
  useEffect(() => {
    refresh().catch(() => {
      showBooks([]);
      say(['This browser keeps nothing for this site, as in a private window: a book cannot be kept here.']);
    });
    loadWorks().then(showWorks, () => say([UNLOADED]));
  }, []);

  const read = async (input: HTMLInputElement): Promise<void> => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length === 0) return;
    reading.current?.abort();
    const givenUp = new AbortController();
    reading.current = givenUp;
    say([]);
    const problems = await readFiles(files, {
      tell,
      givenUp: givenUp.signal,
      askPassword: (name, wrong) =>
        new Promise((resolve) => {
          ask({
            name,
            wrong,
            answer: (password) => {
              ask(null);
              resolve(password);
            },
          });
        }),
    });
    say(problems);
    await refresh();
  };
  /** What reads a PDF, and shows it, is loaded as one reaches for it: once it is chosen, nothing is asked of the network. */
  const prepare = (): void => {
    Promise.all([loadCode(), loadStyles(viewerStyles)]).then(
      () => setReady(true),
      () => undefined,
    );
  };

  return (
    <>
      <section class="box book-open" aria-label="Open your copy" data-ready={ready ? '' : undefined}>
        {question ? (
          <AskPassword
            key={String(question.wrong)}
            name={question.name}
            wrong={question.wrong}
            answered={question.answer}
          />
        ) : progress ? (
          <>
            <p role="status" class="book-progress">
              {progress.page === null ? `Opening “${progress.name}”.` : `Reading “${progress.name}”.`}
            </p>
            <progress
              aria-label="How much of the book is read"
              {...(progress.page !== null && { value: progress.page - 1, max: progress.pages ?? 1 })}
            />
            <p class="facts">
              {progress.page !== null && `Page ${progress.page} of ${progress.pages ?? 0}. `}Until all of it is read,
              nothing is kept.
            </p>
            <p class="buttons">
              <button type="button" onClick={() => reading.current?.abort()}>
                Stop
              </button>
            </p>
          </>
        ) : (
          <>
            <label class="book-choose" onPointerEnter={prepare} onFocusCapture={prepare} onClick={prepare}>
              <span>Choose a PDF</span>
              <input
                type="file"
                accept="application/pdf,.pdf"
                multiple
                onChange={({ currentTarget }) => void read(currentTarget)}
              />
            </label>
            <p class="facts">The rulebook, or an amendment sheet; several at once if you like.</p>
          </>
        )}
      </section>
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence} class="warning book-said">
            {sentence}
          </p>
        ))}
      </div>
      {books !== null && books.length > 0 && (
        <section aria-labelledby="kept-books">
          <h2 class="list-title" id="kept-books">
            On this device
          </h2>
          {books.map((book) => (
            <BookBox key={book.id} book={book} works={works} changed={refresh} />
          ))}
        </section>
      )}
      <PhotoForm works={works} kept={refresh} />
    </>
  );
}
