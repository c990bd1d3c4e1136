import type { EventSheet } from './event-sheet.ts';

/** Under this name the event is kept on the device. */
const KEY = 'legal-contact:event';

const listeners = new Set<() => void>();

/** Whether the device plays at an event: until it is left, nothing may change what the site answers. */
export function isPinned(): boolean {
  return keptEvent() !== null;
}

/**
 * Play at an event from now on.
 *
 * @returns False where the browser keeps nothing, as in some private windows
 */
export function pinEvent(sheet: EventSheet): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
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
 * Be told when an event is pinned or left, here or in another tab.
 *
 * @returns Call it to be told no more
 */
export function whenEventChanges(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', inOtherTab);
  };
}

/** What is kept of an event, as it is kept; null where nothing is. */
export function keptEvent(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keep nothing of an event any more, and tell nobody. */
export function forgetEvent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What cannot be kept is not there.
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
