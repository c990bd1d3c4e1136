import { partOfPage } from '../../ground/part-of-page.ts';
import { layOver } from '../../parts/lay-over.ts';
import { TermNote } from './TermNote.tsx';
import styles from './term-note.css?url';

/**
 * Say what a term means, where the finger is.
 *
 * @param link The term, which leads to its place in the glossary
 * @throws {Error} If its page cannot be had, or something else lies over the page
 */
export async function showTerm(link: HTMLAnchorElement): Promise<void> {
  if (link.closest('dialog')) throw new Error('A note cannot stand on what lies over the page');
  const page = `${link.pathname}${link.hash.slice(1)}/`;
  const article = await partOfPage(page, 'article');
  const said = (selector: string): Element | null => article.querySelector(selector);
  const note = {
    term: said('h1')?.textContent ?? '',
    abbreviations: said('.abbreviations')?.textContent ?? null,
    meaning: said('.rule-text')?.innerHTML ?? '',
    page,
  };
  await layOver([styles], (closed) => <TermNote note={note} under={link} closed={closed} />);
}
