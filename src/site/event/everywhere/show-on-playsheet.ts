import type { EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';
import { line, made, OF_EVENT, theirs } from './elements.ts';

/** A play sheet is made from the clauses alone: it says what the event plays, and where its local rulings stand. */
export function showOnPlaySheet(sheet: EventSheet): void {
  const intro = document.querySelector('.playsheet-intro .facts');
  if (intro === null) return;
  const { name, edition } = sheet;
  const event = made('a', '', 'the event sheet');
  event.href = address('/event/');
  const said = line('warning', theirs(name), ` plays DBM ${edition}. ${rulingsInWords(sheet)} `, 'See ', event, '.');
  said.setAttribute(OF_EVENT, '');
  intro.after(said);
  // The pages are full: what is printed stands in a line that is there.
  for (const title of document.querySelectorAll('.playsheet-title')) {
    const printed = made('span', 'playsheet-event');
    printed.setAttribute(OF_EVENT, '');
    // A long name is cut off at its end: what matters stands before it.
    printed.append(` The event plays DBM ${edition}; ${inFewWords(sheet)}: `, theirs(name));
    title.append(printed);
  }
}

function rulingsInWords({ rulings }: EventSheet): string {
  if (rulings.length === 0) return 'It has no local rulings.';
  return `${rulings.length === 1 ? 'Its local ruling is' : `Its ${String(rulings.length)} local rulings are`} not on this sheet, nor in its print.`;
}

function inFewWords({ rulings }: EventSheet): string {
  if (rulings.length === 0) return 'no local rulings';
  return `${String(rulings.length)} local ${rulings.length === 1 ? 'ruling' : 'rulings'}, see the event sheet`;
}
