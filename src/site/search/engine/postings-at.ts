import type { SearchData, SearchRecord } from './model.ts';
import { lengthOfPart } from './query/shape.ts';
import type { Postings } from './ranking/rank.ts';

/** A record that has a part. */
interface Holder {
  readonly record: number;
  /** How far from a place in the text of the index the same is in the record. */
  readonly by: number;
}

/**
 * Make what tells which records have what stands at some places of the text of the index, and where among their terms.
 *
 * @returns Takes places in order
 */
export function createPostingsAt({
  parts,
  records,
}: Pick<SearchData, 'parts'> & { readonly records: readonly Pick<SearchRecord, 'parts'>[] }): (
  places: readonly number[],
) => Postings {
  const lengths = parts.map(lengthOfPart);
  let end = 0;
  const ends = lengths.map((length) => (end += length));
  const holders = parts.map((): Holder[] => []);
  records.forEach((each, record) => {
    let reached = 0;
    for (const part of each.parts) {
      reached += lengths[part] ?? 0;
      holders[part]?.push({ record, by: reached - (ends[part] ?? 0) });
    }
  });
  return (places) => {
    const postings = new Map<number, number[]>();
    let part = 0;
    for (const place of places) {
      while (place >= (ends[part] ?? Infinity)) part += 1;
      for (const { record, by } of holders[part] ?? []) {
        const known = postings.get(record);
        if (known === undefined) postings.set(record, [place + by]);
        else known.push(place + by);
      }
    }
    // What a record has in common with an earlier one stands before all that only it has.
    for (const own of postings.values()) own.sort((one, other) => one - other);
    return postings;
  };
}
