import type { SearchRecord } from '../model.ts';

const MOST_NAMED = 8;
/** No page counts more paragraphs, bullets or sentences. */
const MOST_COUNTED = 40;

/** What is meant of what has an address. */
export interface AskedOf {
  /** A part of it, which the rest of the query tells, and not all that stands there. */
  readonly within: boolean;
  /** Whether the rest of the query says what is asked of it, in so many words that these decide. */
  readonly told: boolean;
  /** Whether it holds: what stands in its place comes first. */
  readonly holds: boolean;
}

const ALL: AskedOf = { within: false, told: false, holds: false };

/**
 * Find what a query names by its address. What the edition that is searched does not have is found all the same, and
 * behind it what stands there in its place.
 *
 * @param addresses What the query may lead straight to
 * @param records Everything that there is
 * @param isSearched Whether the edition that is searched has a record
 * @param placeOf How well a record matches the rest of the query: its place
 * @param asks What is meant of what has that address
 */
export function findNamed(
  addresses: readonly string[],
  records: readonly SearchRecord[],
  isSearched: (record: SearchRecord) => boolean,
  placeOf: (record: SearchRecord) => number,
  asks: AskedOf = ALL,
): readonly SearchRecord[] {
  const exact = namedBy(addresses, records, isSearched, placeOf, asks);
  // A number that does not exist leads to its neighbours.
  const sections = addresses.flatMap((address) => /^(?:bhgs|fp) \d+(?=\.)/.exec(address)?.[0] ?? []);
  const named = exact.length > 0 ? exact : namedBy(sections, records, isSearched, placeOf, asks);
  return [...new Set(named)].slice(0, MOST_NAMED);
}

function namedBy(
  addresses: readonly string[],
  records: readonly SearchRecord[],
  isSearched: (record: SearchRecord) => boolean,
  placeOf: (record: SearchRecord) => number,
  asks: AskedOf,
): readonly SearchRecord[] {
  return addresses.flatMap((address) => {
    const all = byAddress(records).get(lastOf(address, byAddress(records), isSearched)) ?? [];
    const here = all.filter(isSearched).toSorted(
      // What was done, and why, comes before what it came to, what has a name before what that means, and a paragraph
      // before its bullets, but where one is meant.
      (one, other) =>
        Number(other.kind === 'change') - Number(one.kind === 'change') ||
        Number(one.kind === 'term') - Number(other.kind === 'term') ||
        (asks.told ? 0 : Number(isWithin(one, address)) - Number(isWithin(other, address))) * (asks.within ? -1 : 1) ||
        placeOf(one) - placeOf(other),
    );
    if (here.length > 0) return here.slice(0, MOST_NAMED);
    const newest = all.filter(({ kind }) => kind !== 'dba').at(-1);
    if (newest === undefined) return [];
    // The same clause in the words of the edition that is searched is what stands there.
    const [id] = newest.addresses;
    const own = newest.kind !== 'clause' ? [] : records.filter((each) => each.addresses[0] === id && isSearched(each));
    if (own.length > 0) return own;
    const instead = insteadOf(newest, records, isSearched);
    return asks.holds ? [...instead, newest] : [newest, ...instead];
  });
}

/** The address itself, but for the last of several that are only counted the one with the greatest number. */
function lastOf(
  address: string,
  all: ReadonlyMap<string, readonly SearchRecord[]>,
  isSearched: (record: SearchRecord) => boolean,
): string {
  if (!address.endsWith('last') || all.has(address)) return address;
  const start = address.slice(0, -'last'.length);
  const isThere = (place: string): boolean => all.get(place)?.some(isSearched) === true;
  const [last] = Array.from({ length: MOST_COUNTED }, (_, from) => `${start}${MOST_COUNTED - from}`).filter(isThere);
  return last ?? address;
}

const known = new WeakMap<readonly SearchRecord[], ReadonlyMap<string, readonly SearchRecord[]>>();

/** The records that each address leads to, worked out once. */
function byAddress(records: readonly SearchRecord[]): ReadonlyMap<string, readonly SearchRecord[]> {
  const found = known.get(records) ?? groupByAddress(records);
  known.set(records, found);
  return found;
}

function groupByAddress(records: readonly SearchRecord[]): ReadonlyMap<string, readonly SearchRecord[]> {
  const each = records.flatMap((record) => [...new Set(record.addresses)].map((address) => ({ address, record })));
  const groups = Map.groupBy(each, ({ address }) => address);
  return new Map([...groups].map(([address, led]) => [address, led.map(({ record }) => record)]));
}

/** Whether a record stands within a place in print, and does not take up all of it. */
function isWithin({ addresses }: SearchRecord, place: string): boolean {
  return addresses.some((address) => address.startsWith(`${place} `));
}

/** What stands in the place of a record where it does not hold. */
export function insteadOf(
  { instead }: SearchRecord,
  records: readonly SearchRecord[],
  isSearched: (record: SearchRecord) => boolean,
): readonly SearchRecord[] {
  return instead.flatMap((id) => records.find((record) => record.addresses[0] === id && isSearched(record)) ?? []);
}
