import { partOfPage } from '../ground/part-of-page.ts';

/**
 * Put the code of a rule in the place of the link to it, unfolded.
 *
 * @param link Leads to the code on the page of its clause
 * @throws {Error} If that cannot be had
 */
export async function unfoldCode(link: HTMLAnchorElement): Promise<void> {
  const fold = await partOfPage(link.pathname, `#${CSS.escape(link.hash.slice(1))}`);
  fold.removeAttribute('id');
  fold.setAttribute('open', '');
  link.replaceWith(fold);
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
