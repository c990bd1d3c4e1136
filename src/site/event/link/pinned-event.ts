import type { EventSheet } from './event-sheet.ts';

/** Under these names the event and the edition are kept on the device; other sites of the same origin keep things too. */
const keyOf = (what: string): string => `legal-contact ${import.meta.env.BASE_URL.replace(/\/?$/, '/')} ${what}`;
const keyOfEvent = (): string => keyOf('event');
const keyOfEdition = (): string => keyOf('edition');

/** The event that a device plays at, as it is kept. */
export interface PinnedEvent {
  readonly sheet: EventSheet;
  /** When a person chose to play by it, in milliseconds. */
  readonly since: number;
}

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

/** The edition that somebody chose on this device, such as `3.3`; null where the newest is played. */
export function chosenEdition(): string | null {
  return kept(keyOfEdition());
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

/**
 * Be told when an event is pinned or left, or another edition chosen, here or in another tab.
 *
 * @returns Call it to be told no more
 */
export function whenPlayChanges(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent): void => {
    if (key?.startsWith(keyOf('e')) ?? true) listener();
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
  return kept(keyOfEvent());
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep nothing of an event any more, and tell nobody. */
export function forgetEvent(): void {
  try {
    localStorage.removeItem(keyOfEvent());
  } catch {
    // What cannot be kept is not there.
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
