import { citedAt } from './cited-at.ts';
import { ruledOn } from './ruled-on.ts';
import { saidInPlay } from './said-in-play.ts';
import { showCitation } from './show-citation.tsx';

/**
 * Show how to cite a text: its link, its citation line, a code to scan.
 *
 * @param cite Its “Cite”: the fold with the line and the link in it, or a link to where they stand
 * @throws {Error} If the line cannot be found there, or what shows it cannot be loaded
 */
export async function citeText(cite: HTMLElement): Promise<void> {
  const { citation, line, url } = await citedAt(cite);
  const verdict = citation.id.startsWith('rulings.') ? document.querySelector('main .verdict') : null;
  const { answer, absent, besides } = saidInPlay(citation, verdict);
  const said = [line, answer, absent, ...besides].filter((each) => each !== null);
  await showCitation({ title: citation.title, line: said.join(' '), url, about: ruledOn(citation) });
}
