import { deviceKey } from '../../../ground/device-key.ts';

/** A search that was made on this device. */
export interface RecentSearch {
  readonly query: string;
  /** `3.4`, `dba` or `all`. */
  readonly edition: string;
}

const KEY = deviceKey('searches');
const MOST = 6;

/** The last searches on this device, the latest first: none where the browser keeps nothing. */
export function recentSearches(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remember a search, as the latest; a longer one takes the place of those that it began as. */
export function rememberSearch(search: RecentSearch): void {
  const query = search.query.trim();
  if (query.length < 2) return;
  keep([
    { ...search, query },
    ...recentSearches().filter((each) => !query.toLowerCase().startsWith(each.query.toLowerCase())),
  ]);
}

/** Forget one search, or all. */
export function forgetSearch(search?: RecentSearch): void {
  keep(search === undefined ? [] : recentSearches().filter(({ query }) => query !== search.query));
}

function keep(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // A private window, or a full store: then they are not remembered.
  }
}

function isSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    typeof value.query === 'string' &&
    'edition' in value &&
    typeof value.edition === 'string'
  );
}
