import type { SearchRecord } from '../model.ts';
import type { Wanted } from '../query/understand-query.ts';

/** A record with what it does not have of what was asked for. */
export interface Arranged {
  readonly record: SearchRecord;
  readonly missing: readonly Wanted[];
}

const MOST = 30;

/**
 * Put what was found in order: what the query names by its address, then the best. Wording that has been replaced
 * comes after the one in force.
 *
 * @param byScore What matches, best first
 * @param named What the query names
 * @param newest The edition in force
 */
export function arrange(
  byScore: readonly Arranged[],
  named: readonly SearchRecord[],
  newest: string,
): readonly Arranged[] {
  const found = [
    ...named.map((record) => ({ record, missing: [] })),
    ...byScore.filter(({ record }) => !named.includes(record)),
  ];
  return inForceFirst(found, newest).slice(0, MOST);
}

/** Wording of a clause that has been replaced comes right behind the wording in force, if that was found too. */
function inForceFirst(found: readonly Arranged[], newest: string): readonly Arranged[] {
  const isInForce = ({ record }: Arranged): boolean => record.editions.includes(newest);
  const older = Map.groupBy(
    found.filter((each) => !isInForce(each)),
    ({ record }) => idOf(record),
  );
  const inForce = new Set(found.filter(isInForce).map(({ record }) => idOf(record)));
  return found.flatMap((each) => {
    const id = idOf(each.record);
    if (isInForce(each)) return [each, ...((id !== null && older.get(id)) || [])];
    return id !== null && inForce.has(id) ? [] : [each];
  });
}

/** Of a clause, which may be found in several wordings. */
function idOf({ kind, addresses: [id] }: SearchRecord): string | null {
  return kind === 'clause' ? (id ?? null) : null;
}
