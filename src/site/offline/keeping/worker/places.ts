import { recordCacheOf } from '../record-cache.ts';

/** Where a worker keeps what it keeps. Other sites of the same origin have caches too: every name holds our base. */
export interface Places {
  /** `/`, or `/dbm/` on a sub-path. */
  readonly base: string;
  readonly origin: string;
  /** The cache that holds the record of what is kept. */
  readonly recordCache: string;
  readonly record: string;
  /** The cache of what is kept beside every copy. */
  readonly asideCache: string;
  /** What the server announces. */
  readonly release: string;
  readonly items: string;
  /** A part of a release: its manifest, or a piece of its bundle. Both are named by their SHA-256. */
  readonly part: (hash: string) => string;
  /** Where a copy has its manifest a second time; nothing stands there on the server. */
  readonly spare: string;
  /** Says of a copy that it was proven. */
  readonly proof: string;
  /** Where a shelf of a copy is stored; nothing stands there on the server. */
  readonly shelf: (index: number) => string;
  readonly copyCache: (id: string) => string;
  /** The release of a cache of ours that holds a copy. */
  readonly copyOf: (cache: string) => string | undefined;
}

/**
 * Name every place by the scope of a worker.
 *
 * @param scope The address under which the site stands: `https://example.org/dbm/`
 */
export function placesIn(scope: string): Places {
  const { origin, pathname: base } = new URL(scope);
  const copies = `legal-contact ${base} copy `;
  const at = (path: string): string => `${origin}${base}offline/${path}`;
  return {
    base,
    origin,
    recordCache: recordCacheOf(base),
    record: at('record.json'),
    asideCache: `legal-contact ${base} aside`,
    release: at('release.json'),
    items: at('items.json'),
    part: (hash) => at(`parts/${hash}.bin`),
    spare: at('manifest.bin'),
    proof: at('proof.json'),
    shelf: (index) => at(`shelf/${String(index)}`),
    copyCache: (id) => copies + id,
    copyOf: (cache) => (cache.startsWith(copies) ? cache.slice(copies.length) : undefined),
  };
}
