import { UsageError } from './load-games.ts';

/** What is noticed of a JSON text while it is read. */
interface Noticing {
  /** Given to `JSON.parse`, which gives it every value, those within another before that one. */
  readonly read: (this: unknown, key: string, value: unknown, written?: { readonly source?: string }) => unknown;
  /**
   * @param read What was read
   * @throws {UsageError} If a number in it is too large, with its path
   */
  readonly refuse: (read: unknown) => unknown;
}

/** A number of the text, as it is written there, and where it stands, as far as that is known. */
interface Large {
  readonly written: string;
  readonly path: string;
  /** What holds all of the path. */
  readonly within: unknown;
}

/** Notice the first number that none can hold: it would be read as endless, which JSON has no word for, and told as nothing. */
export function noticeTooLarge(): Noticing {
  let large: Large | null = null;
  return {
    read(key, value, written) {
      if (large === null) {
        if (typeof value === 'number' && !Number.isFinite(value))
          large = { written: written?.source?.slice(0, 40) ?? String(value), path: keyed(this, key, ''), within: this };
      } else if (value === large.within) large = { ...large, path: keyed(this, key, large.path), within: this };
      return value;
    },
    refuse: (read) => {
      if (large === null) return read;
      // The last key is that of the text itself, which has none.
      const path = large.path.replace(/^\./u, '');
      const where = path === '' ? '' : `${JSON.stringify(path)}: `;
      throw new UsageError(`${where}expected a number that can be held, found ${large.written}`);
    },
  };
}

/** A path, with what leads to it from what holds it: `.elements[0].count`. */
function keyed(holder: unknown, key: string, path: string): string {
  if (Array.isArray(holder)) return `[${key}]${path}`;
  return key === '' ? path : `.${key}${path}`;
}
