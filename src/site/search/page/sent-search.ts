import { deviceKey } from '../../ground/device-key.ts';

const KEY = deviceKey('search-sent');

/** Note that a search is sent to the search page from a box of another one. */
export function noteSent(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Then one begins at the top of the page.
  }
}

/** Whether this page was opened by that: whoever works the keyboard goes on in its box, where he was. Once only. */
export function wasSent(): boolean {
  try {
    const sent = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return sent;
  } catch {
    return false;
  }
}
