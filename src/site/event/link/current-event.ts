import { checkSheet, type EventSheet } from './event-sheet.ts';
import { forgetEvent, keptEvent } from './pinned-event.ts';

/** The event that this device plays at, if any. What is kept and cannot be read is no event, and is forgotten. */
export function currentEvent(): EventSheet | null {
  const text = keptEvent();
  if (text === null) return null;
  try {
    const sheet = JSON.parse(text) as EventSheet; // as `pinEvent` wrote it; the check below sees to the rest
    if (checkSheet(sheet, [sheet.edition]).length === 0) return sheet;
  } catch {
    // It is not as `pinEvent` wrote it.
  }
  forgetEvent();
  return null;
}

/** What the umpire of the current event has ruled on any of these clauses and clarifications. */
export function localRulingsOn(ids: readonly string[]): EventSheet['rulings'] {
  return currentEvent()?.rulings.filter(({ about }) => ids.includes(about)) ?? [];
}
