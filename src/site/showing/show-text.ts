import { citedAt } from '../citation/sheet/cited-at.ts';
import { authorityOf } from './authority-of.ts';
import { plainCopy } from './plain-copy.ts';
import { rulingInPlay } from './ruling-in-play.ts';
import { showToOpponent } from './show-to-opponent.tsx';

/**
 * Turn a text of the page to the opponent: a clause, a clarification, a ruling, a discrepancy.
 *
 * @param show What was tapped: it stands after its “Cite”
 * @throws {Error} If how it is cited cannot be found, or what shows it cannot be loaded
 */
export async function showText(show: HTMLElement): Promise<void> {
  const cite = show.previousElementSibling;
  if (!(cite instanceof HTMLElement))
    throw new Error('Cannot show a text: expected its “Cite” before the button, found nothing');
  const { citation, line, url } = await citedAt(cite);
  const { game, edition, id, title, section, page, source } = citation;
  const place = cite.closest('article') ?? document;
  const verdict = id.startsWith('rulings.') ? place.querySelector('.verdict') : null;
  const text = cite.closest('.clause')?.querySelector('.rule-text');
  // Of a ruling the answer, and what the other editions have instead; of all else the words.
  const shown = verdict
    ? rulingInPlay(verdict, edition)
    : { answer: [text ?? []].flat(), edition, ofWhom: '', open: place.querySelector('.over-title.open') !== null };
  await showToOpponent({
    title,
    answer: [...shown.answer, ...localRulings(cite)].map(plainCopy),
    edition: `${game} ${shown.edition}`,
    authority: authorityOf({
      id,
      game,
      open: shown.open,
      ofWhom: shown.ofWhom,
      secondary: Boolean(cite.closest('.clause')?.querySelector('.rung.secondary')),
    }),
    source: [section + (page === null ? '' : `, printed p. ${String(page)}`), source ?? ''].filter(Boolean).join('. '),
    url,
    line,
  });
}

/** What the umpire of the event has ruled on it. */
function localRulings(cite: HTMLElement): readonly Element[] {
  return [...(cite.closest('.clause')?.querySelectorAll(':scope > .local-ruling') ?? [])];
}
