import { olderEdition } from '../authority/older-edition.ts';
import { citedAt } from '../citation/sheet/cited-at.ts';
import { saidInPlay } from '../citation/sheet/said-in-play.ts';
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
  // Where it stands under the title of a page, all of the page is about it; of a ruling it is the verdict.
  const around = cite.closest('.clause') ?? (verdict ? null : place);
  const text = around?.querySelector('.rule-text');
  // Of a ruling the answer, and what the other editions have instead; of all else the words.
  const shown = verdict
    ? rulingInPlay(verdict, edition)
    : {
        answer: [text ?? []].flat(),
        edition,
        ofWhom: '',
        open: place.querySelector('.over-title.open') !== null,
      };
  const { answer, absent, besides } = saidInPlay(citation, verdict);
  const leaning = verdict ? [...verdict.querySelectorAll('.event-note')] : [];
  const unsaid = leaning.filter((note) => !shown.answer.includes(note));
  const authority = authorityOf({
    id,
    game,
    open: shown.open,
    older: document.documentElement.dataset.game === undefined ? olderEdition(shown.edition) : null,
    ofWhom: shown.ofWhom,
    secondary: Boolean(around?.querySelector('.rung.secondary')),
  });
  await showToOpponent({
    title,
    answer: [...notice(absent), ...shown.answer, ...unsaid, ...localRulings(text?.parentElement)].map(plainCopy),
    edition: `${game} ${shown.edition}`,
    authority: absent === null ? authority : `${authority}. ${absent}`,
    source: [section + (page === null ? '' : `, printed p. ${String(page)}`), source ?? ''].filter(Boolean).join('. '),
    url,
    // Who reads it elsewhere reads first what holds there where it was sent.
    line: [answer, line, absent, ...besides].filter((each) => each !== null).join('\n'),
  });
}

/** Who sits opposite reads it before the text that it is about. */
function notice(text: string | null): readonly Element[] {
  if (text === null) return [];
  const told = document.createElement('p');
  told.className = 'event-note';
  told.textContent = text;
  return [told];
}

/** What the umpire of the event has ruled on it. */
function localRulings(around: Element | null | undefined): readonly Element[] {
  return [...(around?.querySelectorAll(':scope > .local-ruling') ?? [])];
}
