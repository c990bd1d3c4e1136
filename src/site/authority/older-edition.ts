/**
 * An edition of the rulebook, where it is not the newest that this copy has; null where it is. The bar under the thumb
 * names them all.
 */
export function olderEdition(edition: string): string | null {
  const bar = document.querySelector<HTMLElement>('.thumb-bar .in-play');
  const newest = bar?.dataset.editions?.split(' ').at(-1) ?? edition;
  return edition === newest ? null : edition;
}
