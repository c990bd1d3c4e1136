import { pinEvent, type EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';
import { button, line, made, OF_EVENT, row, theirs } from './elements.ts';
import { notesOn } from './notes-on-page.ts';

/**
 * The bar of an event: its name, its edition, and one tap to leave it.
 *
 * @param leave Told when it is tapped
 */
export function barOf(sheet: EventSheet, leave: () => void): HTMLElement {
  const bar = emptyBar();
  const name = made('a', 'event-name');
  name.append(theirs(sheet.name));
  name.href = address('/event/');
  const notes = notesOn(sheet);
  bar.classList.toggle('not-here', notes.length > 0);
  bar.append(...notes, row(line('', name, contentsOf(sheet.edition)), button('Leave', leave)));
  return bar;
}

function contentsOf(edition: string): HTMLElement {
  const link = made('a', '', edition);
  link.href = address(`/${edition}/`);
  const plays = made('span', 'event-edition', 'plays ');
  plays.append(link);
  return plays;
}

/** Leaving is one tap; so is taking it back. */
export function leftBar(sheet: EventSheet): HTMLElement {
  const bar = emptyBar();
  const words = made('span', '');
  words.append('You have left ', theirs(sheet.name), '.');
  const told = line('', words);
  told.setAttribute('role', 'status');
  bar.append(
    row(
      told,
      button('Take it back', () => void pinEvent(sheet)),
    ),
  );
  return bar;
}

function emptyBar(): HTMLElement {
  const bar = made('aside', 'event-bar');
  bar.setAttribute('aria-label', 'Event');
  bar.setAttribute(OF_EVENT, '');
  return bar;
}
