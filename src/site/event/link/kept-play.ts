/** Under such names things are kept on the device; other sites of the same origin keep things too. */
const keyOf = (what: string): string => `legal-contact ${import.meta.env.BASE_URL.replace(/\/?$/, '/')} ${what}`;
/** Under this name the event is kept. */
export const keyOfEvent = (): string => keyOf('event');
/** Under this name the chosen edition is kept. */
export const keyOfEdition = (): string => keyOf('edition');
/** Under this name it is kept that the device has a rulebook of the reader's own. */
export const keyOfBook = (): string => keyOf('book');
/** Under this name the sheet of an event is kept that is being made. */
export const keyOfDraft = (): string => keyOf('event-draft');

const listeners = new Set<() => void>();

/** Whether the device has anything that pages show: an event, or the sheet of one, a chosen edition, a book of the reader's own. */
export function keepsAny(): boolean {
  return [keyOfEvent, keyOfEdition, keyOfBook, keyOfDraft].some((keyOf) => kept(keyOf()));
}

/** Whether the device has a book of the reader's own. */
export function hasBook(): boolean {
  return kept(keyOfBook()) !== null;
}

/** Whether the device plays at an event: until it is left, nothing may change what the site answers. */
export function isPinned(): boolean {
  return keptEvent() !== null;
}

/** The edition that somebody chose on this device, such as `3.3`; null where the newest is played. */
export function chosenEdition(): string | null {
  return kept(keyOfEdition());
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

/** Tell all who want to know of a change. */
export function tellAll(): void {
  for (const listener of listeners) listener();
}
