import { holdEnd } from './event-end.ts';
import { checkSheet, type EventSheet } from './event-sheet.ts';
import { keptEvent } from './kept-play.ts';
import { forgetEvent, type PinnedEvent } from './pinned-event.ts';

/** The event that this device plays at, if any. What is kept and cannot be read is no event, and is forgotten. */
export function currentEvent(): EventSheet | null {
  return readPinned()?.sheet ?? null;
}

/** The event for which the copy on this device stays as it is just now; null where none holds it, or no longer. */
export function holdingEvent(): EventSheet | null {
  const pinned = readPinned();
  return pinned !== null && Date.now() < holdEnd(pinned) ? pinned.sheet : null;
}

/** What the umpire of the current event has ruled on any of these clauses and clarifications. */
export function localRulingsOn(ids: readonly string[]): EventSheet['rulings'] {
  return currentEvent()?.rulings.filter(({ about }) => ids.includes(about)) ?? [];
}

function readPinned(): PinnedEvent | null {
  const text = keptEvent();
  if (text === null) return null;
  try {
    const pinned = JSON.parse(text) as PinnedEvent; // as `pinEvent` wrote it; the check below sees to the rest
    const { sheet, since } = pinned;
    if (Number.isFinite(since) && checkSheet(sheet, [sheet.edition]).length === 0) return pinned;
  } catch {
    // It is not as `pinEvent` wrote it.
  }
  forgetEvent();
  return null;
}
