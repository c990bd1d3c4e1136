import { useState } from 'preact/hooks';
import { numberOfPage, readPageName } from '../../../compiler/words/index.ts';
import { keepPhoto } from '../kept/kept-books.ts';
import type { NewBook } from '../kept/model.ts';
import { keepWorks } from '../kept/works.ts';
import type { Work } from '../reading/index.ts';
import { closeCopy } from '../viewer/open-copy.ts';
import { problemInWords } from './problem-in-words.ts';
import { scalePhoto } from './scale-photo.ts';

interface Props {
  readonly works: readonly Work[];
  /** Told when a photo was kept. */
  readonly kept: () => Promise<void>;
}

/** Photos of printed pages, one by one: which page each is, a person says first. */
export function PhotoForm({ works, kept }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const [page, setPage] = useState('');
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const work = works.find(({ id }) => id === chosen) ?? works[0];
  const name = readPageName(page.toLowerCase());
  /** Whether a photo can be kept: until its books are loaded, nobody can say of which it is. */
  const open = work !== undefined && name !== null && numberOfPage(name) < 1000 && !busy;

  const keep = async (input: HTMLInputElement): Promise<void> => {
    const [photo] = input.files ?? [];
    if (!photo || !work || name === null) return;
    setBusy(true);
    say('Making it small enough to keep.');
    try {
      const { image, ...size } = await scalePhoto(photo);
      const { id } = await keepPhoto(photosOf(work), image, size, name);
      await closeCopy(id);
      const offline = await keepWorks().then(
        () => true,
        () => false,
      );
      await kept();
      say(`Page ${name} is kept${offline ? '.' : ', but the list of books is not: it is found with a signal only.'}`);
      setPage(String(numberOfPage(name) + 1));
    } catch (error) {
      say(problemInWords(photo.name, error) ?? '');
    }
    input.value = '';
    setBusy(false);
  };

  return (
    <section aria-labelledby="photos">
      <h2 class="list-title" id="photos">
        From paper
      </h2>
      <div class="book-photo abreast">
        <div class="book-field">
          <label for="photo-work">Book</label>
          <select id="photo-work" value={work?.id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {works.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div class="book-field book-number">
          <label for="photo-page">Printed page</label>
          <input
            id="photo-page"
            autocomplete="off"
            value={page}
            onInput={({ currentTarget }) => setPage(currentTarget.value.trim())}
          />
        </div>
        <label class="book-choose" aria-disabled={open ? undefined : 'true'}>
          <span>Photograph it</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={!open}
            onChange={({ currentTarget }) => void keep(currentTarget)}
          />
        </label>
        <label class="book-choose" aria-disabled={open ? undefined : 'true'}>
          <span>Choose a photo</span>
          <input
            type="file"
            accept="image/*"
            disabled={!open}
            onChange={({ currentTarget }) => void keep(currentTarget)}
          />
        </label>
      </div>
      <p class="facts">Say which page it is first; the next photo counts on.</p>
      <p role="status">{said}</p>
    </section>
  );
}

function photosOf({ id, title }: Work): NewBook {
  return {
    title: `Photos: ${title}`,
    kind: 'photos',
    since: Date.now(),
    bytes: 0,
    leaves: 0,
    password: null,
    found: null,
    correction: { work: id, pages: [] },
  };
}
