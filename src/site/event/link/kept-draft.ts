import { keyOfDraft } from './kept-play.ts';

/** Under this name it is kept that the sheet of the draft was made: it is no longer what someone is at. */
export const keyOfDraftMade = (): string => `${keyOfDraft()}-made`;

/** Whether the sheet of an event is being made, and is not done yet. */
export function isMakingSheet(): boolean {
  try {
    return localStorage.getItem(keyOfDraft()) !== null && localStorage.getItem(keyOfDraftMade()) === null;
  } catch {
    return false;
  }
}
