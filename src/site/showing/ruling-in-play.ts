import { editionInPlay, playsInWords } from '../event/link/index.ts';

/** What a ruling answers, as it is turned to the opponent. */
export interface RulingShown {
  readonly answer: readonly Element[];
  /** Of which editions, as it is cited: `3.2-3.4`. */
  readonly edition: string;
  /** Whether the sources do not settle it. */
  readonly open: boolean;
  /** Whose reading it is, below the rules in force; of what another edition has it is not told. */
  readonly ofWhom: string;
}

/**
 * What a ruling answers in the edition in play, and below it what it does in the others.
 *
 * @param verdict Its answer, as it stands on the page
 * @param edition The editions that this is for, as they are cited
 */
export function rulingInPlay(verdict: Element, edition: string): RulingShown {
  const answer = [...verdict.querySelectorAll('.answer, .elsewhere, .event-note')];
  const play = editionInPlay();
  const open = verdict.matches('.open');
  const ofWhom = verdict.getAttribute('data-of-whom') ?? '';
  const holds = verdict.getAttribute('data-editions')?.split(' ') ?? [];
  if (play === null || holds.includes(play.edition)) return { answer, edition, open, ofWhom };
  const list = verdict.querySelector('.elsewhere')?.cloneNode(true) as Element | undefined; // a copy of an element is one
  const own = list?.querySelector(`[data-holds~="${play.edition}"]`);
  if (!list || !own)
    return {
      answer: [said('holds', `${playsInWords(play)} This does not hold there.`), ...answer],
      edition,
      open,
      ofWhom,
    };
  const words = own.querySelector('dd')?.textContent.trim() ?? '';
  const here = document.createElement('div');
  here.append(element('dt', `In ${edition.replace('-', ' to ')}`), element('dd', wordsOf(verdict)));
  own.replaceWith(here);
  return {
    answer: [said('answer', words), list],
    edition: play.edition,
    open: /^not settled/i.test(words),
    ofWhom: '',
  };
}

/** What it answers where it holds; where nothing is settled it may answer nothing more. */
function wordsOf(verdict: Element): string {
  const open = verdict.querySelector('.rung.open')?.textContent.trim();
  const answer = verdict.querySelector('.answer')?.textContent.trim();
  return [open, answer].filter(Boolean).join('. ');
}

function said(name: string, text: string): Element {
  const paragraph = element('p', text.trim());
  paragraph.className = name;
  return paragraph;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
