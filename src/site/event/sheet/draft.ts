import { isMakingSheet, keyOfDraft, keyOfDraftMade, type EventSheet } from '../link/index.ts';

// A sheet that is being made is kept until it is done: a telephone may drop a page that is not looked at.

/** Keep a sheet as far as it is made. */
export function keepDraft(sheet: EventSheet): void {
  try {
    localStorage.setItem(keyOfDraft(), JSON.stringify(sheet));
    localStorage.removeItem(keyOfDraftMade());
  } catch {
    // It is on the page all the same.
  }
}

/** The sheet that was being made, if any. */
export function keptDraft(): EventSheet | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfDraft()) ?? 'null');
    return isSheet(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Its sheet is made: whoever adds to a sheet from now on does not mean this one, unless no event is played. */
export function draftIsMade(): void {
  try {
    if (localStorage.getItem(keyOfDraft()) !== null) localStorage.setItem(keyOfDraftMade(), '1');
  } catch {
    // It is on the page all the same.
  }
}

/** The sheet that is being made, and is not done yet. */
export function unfinishedDraft(): EventSheet | null {
  return isMakingSheet() ? keptDraft() : null;
}

/** Start afresh. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(keyOfDraft());
    localStorage.removeItem(keyOfDraftMade());
  } catch {
    // Nothing was kept.
  }
}

/** Whether something has all that a sheet has, however wrong: what has not would stop the page each time. */
function isSheet(value: unknown): value is EventSheet {
  if (typeof value !== 'object' || value === null) return false;
  const { rulings, points, until, ...others } = value as { readonly [name in keyof EventSheet]?: unknown };
  return (
    Array.isArray(rulings) &&
    rulings.every(isRuling) &&
    (points === null || typeof points === 'number') &&
    (until === null || typeof until === 'string') &&
    [others.name, others.edition, others.lists, others.content].every((each) => typeof each === 'string') &&
    [others.bhgs, others.fairPlay, others.errata].every((each) => typeof each === 'boolean')
  );
}

function isRuling(value: unknown): boolean {
  const { about, text } = { about: null, text: null, ...(value as object | null) };
  return typeof about === 'string' && typeof text === 'string';
}
