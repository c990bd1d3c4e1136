import type { PublishedClause, PublishedDocument, PublishedEdition } from '../../compiler/publish/index.ts';

/**
 * Whether the words that are held of a printed rulebook come from documents alone that were issued after it: then they are
 * as these show them, not as they were first printed. A document without a year is later, as nobody knows it to be as old.
 *
 * @param edition The printed rulebook
 * @param clause As it has it
 * @param documents All of them
 */
export function isKnownFromLater(
  edition: Pick<PublishedEdition, 'date'>,
  { held, citations }: Pick<PublishedClause, 'held'> & { readonly citations: readonly { readonly document: string }[] },
  documents: readonly Pick<PublishedDocument, 'id' | 'date'>[],
): boolean {
  const printed = yearOf(edition.date);
  return (
    held && citations.every(({ document }) => yearOf(documents.find(({ id }) => id === document)?.date ?? '') > printed)
  );
}

function yearOf(date: string): number {
  return Number(/\d{4}/u.exec(date)?.[0] ?? Infinity);
}
