import type { PublishedCitation, PublishedClause, PublishedEdition } from '../../../compiler/publish/index.ts';
import { AS_AMENDED_BY } from '../line/index.ts';

type Edition = Pick<PublishedEdition, 'id' | 'title' | 'document'>;

/**
 * Where a clause stands in print: its first source, on which it rests most, and behind it the sheets that have changed
 * its words since. Who looks it up finds there what the clause says.
 *
 * `DBM 3.1 sheet, p. 23, para 6, as amended by DBM 3.3 amendments, p. 23, 4 Spears`
 *
 * @param editions All of them, oldest first
 * @returns Null where it cites nothing
 */
export function sourceOfClause(
  { citations: [first], changes }: Pick<PublishedClause, 'citations' | 'changes'>,
  editions: readonly Edition[],
): string | null {
  if (first === undefined) return null;
  // What bears the name of an edition has what that edition changed, as its play sheet has.
  const own = editions.findLastIndex(
    ({ title, document }) => document === first.document || first.documentTitle.startsWith(`${title} `),
  );
  const amending = editions.slice(own + 1).flatMap(({ id, document }) => {
    const cited = changes
      .filter(({ edition, kind, citations }) => edition === id && kind !== 'Insert' && !restsOnReading(citations))
      .flatMap(({ citations }) => citations.filter((each) => each.document === document));
    const [line, ...lines] = cited;
    return line === undefined ? [] : [placeOf(line, lines)];
  });
  const source = `${first.documentTitle}, ${first.where}`;
  return amending.length === 0 ? source : `${source}${AS_AMENDED_BY}${amending.join('; ')}`;
}

/** Whether it is our reading that is told of, and a sheet cited only as what is read so. */
function restsOnReading([chief]: readonly PublishedCitation[]): boolean {
  return chief?.id.startsWith('disc:') === true;
}

/** Where a sheet changes something: its very line, or the page where that is in several. */
function placeOf({ documentTitle, where }: PublishedCitation, others: readonly PublishedCitation[]): string {
  const page = /^pp?\. [^,]+/u.exec(where)?.[0];
  const several = others.some((each) => each.where !== where);
  return `${documentTitle}, ${several ? (page ?? where) : where}`;
}
