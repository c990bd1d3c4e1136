import type { PublishedCitation, PublishedDocument } from '../../compiler/publish/index.ts';

/** A document that was written for one edition and is applied in others. */
export type AppliedDocument = PublishedDocument & { readonly writtenFor: NonNullable<PublishedDocument['writtenFor']> };

/** Our own list of disagreements: what cites it besides a document rests on that document alone. */
const OWN_LIST = 'disc';

/**
 * What is cited of documents that were written for one edition and are applied in others.
 *
 * @param citations What a text cites
 * @param documents Every document
 * @returns Those documents, in their order, and whether nothing else is cited
 */
export function leansOn(
  citations: readonly PublishedCitation[],
  documents: readonly PublishedDocument[],
): { readonly documents: readonly AppliedDocument[]; readonly alone: boolean } {
  const cited = new Set(citations.map(({ document }) => document));
  const applied = documents.filter(isApplied).filter(({ id }) => cited.has(id));
  const known = new Set([OWN_LIST, ...applied.map(({ id }) => id)]);
  return { documents: applied, alone: applied.length > 0 && [...cited].every((id) => known.has(id)) };
}

function isApplied(document: PublishedDocument): document is AppliedDocument {
  return document.writtenFor !== null;
}
