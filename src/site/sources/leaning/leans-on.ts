/** What of a document tells on what, below the rules in force, rests what rests on it. */
interface Told {
  readonly id: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
  readonly playSheet: boolean;
  /** The edition that it was written for, where it is applied in others. */
  readonly writtenFor: object | null;
}

/** A document that was written for one edition and is applied in others. */
type Applied<Document extends Told> = Document & { readonly writtenFor: NonNullable<Document['writtenFor']> };

/** On what, below the rules in force, something rests. */
export interface Leaning<Document extends Told> {
  /** Documents that were written for one edition and are applied in others, in their order: they hold where they are in use. */
  readonly documents: readonly Applied<Document>[];
  /** Whether it rests on these alone. */
  readonly alone: boolean;
  /** Whether it rests on secondary sources; null where it does not. A play sheet, which sums up the printed rules, is none. */
  readonly secondary: 'alone' | 'in part' | null;
}

/** Our own list of disagreements: what cites it besides a document rests on that document alone. */
const OWN_LIST = 'disc';

/**
 * On what, below the rules in force, something rests.
 *
 * @param rests The statements that it rests on
 * @param documents Every document
 */
export function leansOn<Document extends Told>(
  rests: readonly { readonly document: string }[],
  documents: readonly Document[],
): Leaning<Document> {
  const cited = new Set(rests.map(({ document }) => document));
  cited.delete(OWN_LIST);
  const named = documents.filter(({ id }) => cited.has(id));
  const applied = named.filter(isApplied);
  const secondary = named.filter(({ standing, playSheet }) => standing === 'secondary' && !playSheet);
  const isAll = (some: readonly unknown[]): boolean => some.length > 0 && some.length === cited.size;
  return {
    documents: applied,
    alone: isAll(applied),
    secondary: secondary.length === 0 ? null : isAll(secondary) ? 'alone' : 'in part',
  };
}

/**
 * Whose reading an answer of ours is, below the rules in force: ` of the BHGS clarifications`, `, in part by a secondary
 * source`. Nothing, where it is one of the rules.
 *
 * @param nameOf How a document is called
 */
export function ofWhom<Document extends Told>(
  { documents, alone, secondary }: Leaning<Document>,
  nameOf: (document: Document) => string,
): string {
  const names = documents.map(nameOf).join(' and ');
  const of = names === '' ? '' : `${alone ? '' : ', in part'} of ${names}`;
  const by = secondary === null ? '' : `, ${secondary === 'alone' ? '' : 'in part '}by a secondary source`;
  return of + by;
}

function isApplied<Document extends Told>(document: Document): document is Applied<Document> {
  return document.writtenFor !== null;
}
