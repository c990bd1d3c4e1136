import { readCitation } from '../../citation/line/index.ts';
import { ruledOn } from '../../citation/sheet/ruled-on.ts';
import { address } from '../../ground/address.ts';
import { loadStyles } from '../../ground/load-styles.ts';
import { isMakingSheet, isPinned } from '../link/index.ts';
import { made } from './elements.ts';
import styles from './offer-rulings.css?url';

/** Marks what was added to a page because somebody makes rulings. */
const OFFERED = 'data-offers-ruling';

/**
 * Who plays at an event, or makes the sheet of one, rules where a text is read: beside its “Cite” stands the way to a local
 * ruling on it. Where nobody does, what was offered goes.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function offerRulings(): Promise<void> {
  const wanted = isPinned() || isMakingSheet();
  if (wanted) await loadStyles(styles);
  for (const offered of document.querySelectorAll(`[${OFFERED}]`)) offered.remove();
  if (!wanted) return;
  for (const show of document.querySelectorAll('.cite + button')) {
    const cite = show.previousElementSibling;
    const about = cite && subjectOf(cite);
    if (!about) continue;
    const link = made('a', 'rule-on target unprinted', 'Add a local ruling');
    link.setAttribute(OFFERED, '');
    link.href = `${address('/event/')}?about=${encodeURIComponent(about)}`;
    // In a list of links each stands without the text that it is of.
    const title = show.closest('.clause, article')?.querySelector('h1, h2, h3')?.textContent.trim();
    if (title) link.ariaLabel = `${link.textContent}: ${title}`;
    show.after(link);
  }
}

/** What is cited there, as a local ruling names it: of a clause the link says it, of all else the line in the fold. */
function subjectOf(cite: Element): string | null {
  if (cite instanceof HTMLAnchorElement) return /\/clause\/([^/]+)\/$/u.exec(cite.pathname)?.[1] ?? null;
  const read = readCitation(cite.querySelector('.citation-line')?.textContent ?? '');
  return read.ok ? ruledOn(read.citation) : null;
}
