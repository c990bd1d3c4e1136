import { deviceKey } from '../../ground/device-key.ts';
import { checkSheet, type EventSheet } from '../link/index.ts';

/** A sheet that is being made is kept until it is done: a telephone may drop a page that is not looked at. */
const KEY = deviceKey('event-draft');

/** Keep a sheet as far as it is made. */
export function keepDraft(sheet: EventSheet): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // It is on the page all the same.
  }
}

/** The sheet that was being made, if any. */
export function keptDraft(): EventSheet | null {
  try {
    const sheet = JSON.parse(localStorage.getItem(KEY) ?? 'null') as EventSheet | null; // as `keepDraft` wrote it
    if (sheet === null) return null;
    checkSheet(sheet, []); // what is no sheet at all cannot even be checked
    return sheet;
  } catch {
    return null;
  }
}

/** Start afresh. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
