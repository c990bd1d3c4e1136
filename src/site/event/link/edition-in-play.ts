import { currentEvent } from './current-event.ts';
import type { EventSheet } from './event-sheet.ts';
import { chosenEdition } from './kept-play.ts';

/** What this device plays, where that is not just the newest edition. */
export interface InPlay {
  readonly edition: string;
  /** The event that plays it; null where somebody chose the edition on this device. */
  readonly event: EventSheet | null;
}

/** The edition in play: that of the event while there is one, else the chosen one; null where it is the newest. */
export function editionInPlay(): InPlay | null {
  const event = currentEvent();
  if (event !== null) return { edition: event.edition, event };
  const edition = chosenEdition();
  return edition === null ? null : { edition, event };
}

/** Who plays it: `Your event plays 3.3.` */
export function playsInWords({ edition, event }: InPlay): string {
  return `${event === null ? 'You play' : 'Your event plays'} ${edition}.`;
}
