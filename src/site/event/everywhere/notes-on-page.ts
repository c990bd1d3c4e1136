import { isOver, type EventSheet } from '../link/index.ts';
import { dateInWords } from '../../wording/date-in-words.ts';
import { collectionAt } from './collections-at-event.ts';
import { line } from './elements.ts';

/** What is to be told of this page: that it is not in force at the event, or that the event is over. Of editions tells the bar above. */
export function notesOn(sheet: EventSheet): readonly HTMLElement[] {
  const notes: HTMLElement[] = [];
  const collection = collectionAt(location.pathname);
  if (collection !== null && !collection.isInForce(sheet))
    notes.push(line('event-note', `${sentenceCase(collection.title)} are not in force at your event.`));
  if (sheet.until !== null && isOver(sheet)) notes.push(line('event-note', `It ended on ${dateInWords(sheet.until)}.`));
  return notes;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
