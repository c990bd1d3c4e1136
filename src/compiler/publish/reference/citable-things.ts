import { clarificationAddress, clauseAddress, discrepancyAddress, rulingAddress } from '../files/addresses.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedThing } from '../model.ts';

/** A clarification is called after the document that it was issued in. */
const KINDS: Readonly<Record<string, PublishedThing['kind']>> = {
  bhgs: 'clarification',
  'fair-play': 'guideline',
  lists: 'erratum',
};

/** The id that a ruling is cited by. */
function rulingId(slug: string): string {
  return `rulings.${slug}`;
}

/** The id that a discrepancy is cited by. */
function discrepancyId(name: string): string {
  return `discrepancies.${name}`;
}

/** Everything that can be cited, by the id that it is cited by; a clause as the newest edition that has it. */
export function citableThings(content: Content): ReadonlyMap<string, PublishedThing> {
  const { editions, dba, clarifications, rulings, discrepancies } = content;
  const books = [...editions.map(({ book }) => book), ...(dba === null ? [] : [dba.book])];
  const things: readonly PublishedThing[] = [
    ...books.flatMap(({ edition, sections }) =>
      sections.flatMap((section) =>
        section.clauses.map(({ id, title }): PublishedThing => {
          const kind = edition === dba?.book.edition ? 'dba' : 'clause';
          return { id, kind, title, url: clauseAddress(edition, section.id, id) };
        }),
      ),
    ),
    ...clarifications.flatMap(({ clauses }) =>
      clauses.map(({ id, title }): PublishedThing => {
        const kind = KINDS[id.split('.')[0] ?? ''] ?? 'clarification';
        return { id, kind, title, url: clarificationAddress(id) };
      }),
    ),
    ...rulings.map(({ slug, question }): PublishedThing => ({
      id: rulingId(slug),
      kind: 'ruling',
      title: question,
      url: rulingAddress(slug),
    })),
    ...discrepancies.map(({ name, title }): PublishedThing => ({
      id: discrepancyId(name),
      kind: 'discrepancy',
      title,
      url: discrepancyAddress(name),
    })),
  ];
  return new Map(things.map((thing) => [thing.id, thing]));
}
