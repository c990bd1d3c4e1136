import { deviceKey } from '../ground/device-key.ts';

/** A page that was read on this device. */
export interface LookedAt {
  /** Where it is on this server, with the place on it. */
  readonly url: string;
  readonly title: string;
}

const KEY = deviceKey('looked at');
const MOST = 4;
/** An address from the root of the site: a browser takes a backslash for a slash, and leaves out tabs and ends of lines. */
const ON_THE_SITE = /^\/(?![/\\])[^\s\\]*$/u;

/** What was looked at last on this device, the latest first: nothing where the browser keeps nothing. */
export function lookedAt(): readonly LookedAt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLookedAt) : [];
  } catch {
    return [];
  }
}

/** Note a page, as the latest: in the place of what was noted of it before. */
export function noteLookedAt(page: LookedAt): void {
  const others = lookedAt().filter(({ url }) => pathOf(url) !== pathOf(page.url));
  keep([page, ...others].slice(0, MOST));
}

/** Forget all of it. */
export function forgetLookedAt(): void {
  keep([]);
}

function keep(pages: readonly LookedAt[]): void {
  try {
    if (pages.length > 0) localStorage.setItem(KEY, JSON.stringify(pages));
    else localStorage.removeItem(KEY);
  } catch {
    // A private window, or a full store: then nothing is noted.
  }
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/u, '');
}

function isLookedAt(value: unknown): value is LookedAt {
  const { url, title } = { url: null, title: null, ...(value as object | null) };
  // What another page of this origin wrote there leads nowhere else.
  return typeof url === 'string' && ON_THE_SITE.test(url) && typeof title === 'string';
}
