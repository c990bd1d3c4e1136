/** The mark of an edition that stands for all after it too. */
const ON = '+';

/** Something that holds in editions. */
export interface Carried {
  /** The editions in which it holds although it does not name them: those after its last, as `3.4+` says. */
  readonly carried: readonly string[];
  /** Whether it names an edition that is not there: in which it holds is not known then. */
  readonly isElsewhere: boolean;
}

/** What the editions that a page names come to. */
export interface HeldEditions extends Pick<Carried, 'carried'> {
  readonly editions: readonly string[];
  /** Those that it names, and that are not there. */
  readonly unknown: readonly string[];
}

/** The editions that a page may name. */
export interface KnownEditions {
  /** Those of the rulebook, oldest first. */
  readonly chain: readonly string[];
  /** Those of other games. */
  readonly others: readonly string[];
}

/**
 * Tell in which editions something holds.
 *
 * @param named As the page names them, the last perhaps with all after it: `['3.3', '3.4+']`
 * @param known The editions that there are; null where that could not be read: none is unknown then
 */
export function heldIn(named: readonly string[], known: KnownEditions | null): HeldEditions {
  const last = named.at(-1) ?? '';
  const bare = named.map((edition) => edition.replace(ON, ''));
  if (known === null) return { editions: bare, carried: [], unknown: [] };
  const { chain, others } = known;
  const carried = last.endsWith(ON) ? chain.slice(chain.indexOf(last.replace(ON, '')) + 1) : [];
  // After that of another game there comes none.
  const isThere = (edition: string): boolean => chain.includes(edition.replace(ON, '')) || others.includes(edition);
  const unknown = named.filter((edition) => !isThere(edition));
  return unknown.length > 0
    ? { editions: bare, carried: [], unknown }
    : { editions: [...bare, ...carried], carried, unknown };
}
