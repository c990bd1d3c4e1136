import styles from './event.css?url';
import { currentEvent, leaveEvent, type EventSheet } from '../link/index.ts';
import { loadStyles } from '../../ground/load-styles.ts';
import { OF_EVENT } from './elements.ts';
import { barOf, leftBar } from './event-bar.ts';
import { holdCopy } from './hold-copy.ts';
import { notesOn } from './notes-on-page.ts';
import { showOnPlaySheet } from './show-on-playsheet.ts';
import { markClarifications, markLeaning, showRulings } from './show-rulings.ts';

/** What stands on every page while the device plays at an event: its name, what is otherwise there, and its rulings. */

/** The event that was left on this page: that can be taken back. */
let left: EventSheet | null = null;

/**
 * Show the event that the device plays at; take away what was shown of another one, or of one that was left. The copy
 * on the device stays as it is until it is left.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function showEvent(): Promise<void> {
  holdCopy();
  await loadStyles(styles);
  show();
  // A page that is left open says that the event is over when one comes back to it.
  document.addEventListener('visibilitychange', showAnew);
}

function showAnew(): void {
  const sheet = currentEvent();
  if (!document.hidden && sheet !== null && notesOn(sheet).length !== barNotes()) show();
}

/** How much the bar tells of the page as it stands. */
function barNotes(): number {
  return document.querySelectorAll('.event-bar > .event-note').length;
}

function show(): void {
  for (const shown of document.querySelectorAll(`[${OF_EVENT}]`)) shown.remove();
  for (const clarification of document.querySelectorAll('.not-at-event'))
    clarification.classList.remove('not-at-event');
  const sheet = currentEvent();
  document.documentElement.classList.toggle('at-event', sheet !== null);
  if (sheet === null) {
    if (left !== null) document.body.append(leftBar(left));
    return;
  }
  left = null;
  showRulings(sheet);
  markClarifications(sheet);
  markLeaning(sheet);
  showOnPlaySheet(sheet);
  // What does not hold at the event is heard before the text that it is about.
  document.querySelector('main')?.before(
    barOf(sheet, () => {
      left = sheet;
      leaveEvent();
    }),
  );
}
