import type { WordReader } from '../../search/engine/index.ts';
import { openCopies, type CopyHit, type FindInCopies } from './find-in-copies.ts';

let opened: Promise<FindInCopies> | undefined;

/**
 * Show what the books of this device have of a query, under what the site has.
 *
 * @param section Where: hidden if there is nothing
 * @param query What was typed
 * @param isWanted Whether nothing else has been typed since
 * @param openReader Opens what reads the queries of the site
 * @throws {Error} If the books of this device cannot be read
 */
export async function showInCopies(
  section: HTMLElement,
  query: string,
  isWanted: () => boolean,
  openReader: () => Promise<WordReader>,
): Promise<void> {
  opened ??= openReader().then(openCopies);
  const find = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  if (!isWanted()) return;
  const hits = find(query);
  section.hidden = hits.length === 0;
  section.querySelector('ol')?.replaceChildren(...hits.map((hit) => itemOf(hit)));
}

function itemOf(hit: CopyHit): HTMLLIElement {
  const { book, reading, passage, excerpt } = hit;
  const item = document.createElement('li');
  item.dataset.result = 'copy';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = `Your copy, p. ${passage.found.page.number}`;
  button.addEventListener('click', () => {
    open(hit).catch(() => {
      button.textContent = 'Your copy could not be opened: try again, with a signal';
    });
  });
  const where = document.createElement('p');
  where.className = 'facts';
  where.textContent = [passage.title, reading.work.title || book.title].filter((each) => each !== '').join(' · ');
  const words = document.createElement('p');
  for (const { text, marked } of excerpt) {
    if (!marked) words.append(text);
    else words.append(Object.assign(document.createElement('mark'), { textContent: text }));
  }
  item.append(button, where, words);
  return item;
}

async function open({ book, reading, passage }: CopyHit): Promise<void> {
  const [{ openCopy }, { showCopy }] = await Promise.all([
    import('../viewer/open-copy.ts'),
    import('../viewer/show-copy.tsx'),
  ]);
  await showCopy(await openCopy(book), reading, passage.found);
}
