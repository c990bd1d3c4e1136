import { loadStyles } from '../../ground/load-styles.ts';
import styles from './beside.css?url';
import { cutOut } from './cut-out.ts';
import { findBeside, type Beside } from './find-beside.ts';
import { textsOnPage, type TextOnPage } from './texts-on-page.ts';

/**
 * Show, beside every text of the page that stands in a book of this device, where it does; and in the box of a text
 * that we do not hold, that place itself.
 *
 * @throws {Error} If the books of this device cannot be read
 */
export async function showBeside(): Promise<void> {
  const texts = textsOnPage();
  if (texts.length === 0) return;
  const { edition = '' } = document.documentElement.dataset;
  const [beside] = await Promise.all([
    findBeside(
      texts.map(({ id }) => id),
      edition,
    ),
    loadStyles(styles),
  ]);
  let shown = '';
  for (const text of texts) {
    const all = beside.get(text.id) ?? [];
    for (const each of all) offer(text, each, all.length > 1);
    const [first] = all;
    if (!text.stub || !first) continue;
    // Neighbours that are not found on a page show that page once.
    const what = pictureOf(first);
    if (what !== shown) text.entry.querySelector('.rule-text')?.append(cutOut(first, () => open(first)));
    shown = what;
  }
}

/** Leads to the place, over the text or beside it. */
function offer({ entry }: TextOnPage, beside: Beside, several: boolean): void {
  const { book, reading, found } = beside;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain book-here';
  const page = `p. ${found.page.number} of your copy`;
  button.textContent = several ? `${page}: ${reading.work.title || book.title}` : page;
  button.addEventListener('click', () => {
    open(beside).catch(() => {
      button.textContent = 'Your copy could not be opened: try again, with a signal';
    });
  });
  if (entry.matches('.folded')) entry.append(button);
  else (entry.querySelector('.rule-text') ?? entry.lastElementChild ?? entry).after(button);
}

async function open({ book, reading, found }: Beside): Promise<void> {
  const [{ openCopy }, { showCopy }] = await Promise.all([
    import('../viewer/open-copy.ts'),
    import('../viewer/show-copy.tsx'),
  ]);
  await showCopy(await openCopy(book), reading, found);
}

function pictureOf({ book, found: { page, boxes, sure, section } }: Beside): string {
  return JSON.stringify([book.id, page.number, sure ? boxes : section]);
}
