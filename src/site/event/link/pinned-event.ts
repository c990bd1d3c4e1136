import type { EventSheet } from './event-sheet.ts';
import { keyOfEdition, keyOfEvent, tellAll } from './kept-play.ts';

/** The event that a device plays at, as it is kept. */
export interface PinnedEvent {
  readonly sheet: EventSheet;
  /** When a person chose to play by it, in milliseconds. */
  readonly since: number;
}

/**
 * Play at an event from now on.
 *
 * @returns False where the browser keeps nothing, as in some private windows
 */
export function pinEvent(sheet: EventSheet): boolean {
  const pinned: PinnedEvent = { sheet, since: Date.now() };
  try {
    localStorage.setItem(keyOfEvent(), JSON.stringify(pinned));
  } catch {
    return false;
  }
  tellAll();
  return true;
}

/** Leave the event; without one, nothing happens. */
export function leaveEvent(): void {
  forgetEvent();
  tellAll();
}

/**
 * Play an edition from now on, wherever no event says otherwise.
 *
 * @param edition Null to play the newest, whichever that is
 * @returns False where the browser keeps nothing, as in some private windows
 */
export function chooseEdition(edition: string | null): boolean {
  try {
    if (edition === null) localStorage.removeItem(keyOfEdition());
    else localStorage.setItem(keyOfEdition(), edition);
  } catch {
    return false;
  }
  tellAll();
  return true;
}

/** Keep nothing of an event any more, and tell nobody. */
export function forgetEvent(): void {
  try {
    localStorage.removeItem(keyOfEvent());
  } catch {
    // What cannot be kept is not there.
  }
}
