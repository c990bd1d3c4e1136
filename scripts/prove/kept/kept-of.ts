/** What is kept of something, by edition or pair of them, each with a digest of all that it follows from; nothing where its file was written by hand. */
type ByEdition<Kept> = Readonly<Record<string, Kept | null>>;

/**
 * What is kept that follows from the same: of the edition itself, or else of another whose rules of it are the same, as
 * those of a new edition are wherever it changes nothing.
 *
 * @param kept All that is kept, in the order in which it counts
 * @param edition The edition, or pair of them
 * @param of A digest of what it would follow from now
 */
export function keptOf<Kept extends { readonly of: string }>(
  kept: readonly (ByEdition<Kept> | null | undefined)[],
  edition: string,
  of: string,
): Kept | undefined {
  const own = kept.flatMap((each) => each?.[edition] ?? []);
  return [...own, ...kept.flatMap((each) => Object.values(each ?? {}))].find((each) => each?.of === of) ?? undefined;
}
