import { hasBook, isPinned } from '../event/link/index.ts';

/**
 * What most readers never ask for. The script of every page loads it by way of this module, and so need not name all
 * the files that it takes.
 */

/** Answer under a search box from now on. */
export async function answerUnder(box: HTMLInputElement): Promise<void> {
  const { answerUnder: answer } = await import('../search/page/search-panel.ts');
  answer(box);
}

/**
 * Show what was asked for: how to cite a text, the text to the opponent, which edition to play, what a term means, the
 * code of a rule.
 *
 * @param asked What was tapped
 * @throws {Error} If it cannot be loaded, and can be had without
 */
export async function showAsked(asked: HTMLElement): Promise<void> {
  if (asked.matches('.cite')) {
    const { citeText } = await import('../citation/sheet/cite-text.ts');
    await citeText(asked);
  } else if (asked.matches('.term')) {
    const { showTerm } = await import('../glossary/note/show-term.tsx');
    await showTerm(asked as HTMLAnchorElement);
  } else if (asked.matches('.rule-code')) {
    const { unfoldCode } = await import('../clause/unfold-code.ts');
    await unfoldCode(asked as HTMLAnchorElement);
  } else if (asked.matches('.in-play')) {
    const { showChoice } = await import('../inplay/show-choice.tsx');
    await showChoice(asked.dataset.editions?.split(' ') ?? []);
  } else {
    try {
      const { showText } = await import('../showing/show-text.ts');
      await showText(asked);
    } catch {
      asked.ariaLabel = null;
      asked.textContent = 'Show: try again';
    }
  }
}

let atEvent = false;
let besideBook = false;

/**
 * Show what the device has: the edition that it plays, and the event, or that it was left; a book of the reader's own.
 */
export async function showKept(): Promise<void> {
  if (hasBook()) void showBook().catch(console.warn);
  atEvent ||= isPinned();
  const { showInPlay } = await import('../inplay/show-in-play.ts');
  showInPlay();
  const { offerRulings } = await import('../event/everywhere/offer-rulings.ts');
  await offerRulings();
  if (!atEvent) return;
  const { showEvent } = await import('../event/everywhere/show-event.ts');
  await showEvent();
}

async function showBook(): Promise<void> {
  if (besideBook) return;
  besideBook = true;
  const { showBeside } = await import('../book/beside/show-beside.ts');
  await showBeside();
}

/** Note, once it is left, what is looked at. */
export async function noteWhenLeft(): Promise<void> {
  const { noteWhenLeft: note } = await import('../home/note-when-left.ts');
  note();
}
