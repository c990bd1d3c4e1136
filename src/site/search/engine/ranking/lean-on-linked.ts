/** How many records, by their numbers, each record is linked to: those that it interprets, and those that interpret it. */
export type Links = ReadonlyMap<number, readonly number[]>;

/**
 * Link what interprets something and what it interprets, both ways.
 *
 * @param records All records: `interprets` has the numbers of those that each interprets
 */
export function linksOf(records: readonly { readonly interprets: readonly number[] }[]): Links {
  const links = new Map<number, number[]>();
  const link = (from: number, to: number): void => {
    const known = links.get(from);
    if (known === undefined) links.set(from, [to]);
    else known.push(to);
  };
  for (const [number, { interprets }] of records.entries())
    for (const other of interprets) {
      link(number, other);
      link(other, number);
    }
  return links;
}

/**
 * Let a record gain by what it is linked to: a clause whose ruling says what was asked is likely to be asked about.
 *
 * @param ranked What was found, with its number
 * @param share How much of the best score of what it is linked to a record gains
 */
export function leanOnLinked<Scored extends { readonly number: number; readonly score: number }>(
  ranked: readonly Scored[],
  links: Links,
  share: number,
): readonly Scored[] {
  const scores = new Map(ranked.map(({ number, score }) => [number, score]));
  return ranked.map((each) => {
    const best = Math.max(0, ...(links.get(each.number) ?? []).map((number) => scores.get(number) ?? 0));
    return { ...each, score: each.score + share * best };
  });
}
