import type { Rulebook } from '../../rulebook/index.ts';

/** Addresses are from the site's root, with a slash at the end. */
export function sectionAddress(edition: string, section: string): string {
  return `/${edition}/${section}/`;
}

/** `/3.4/rear-support/#rear-support.spears` */
export function clauseAddress(edition: string, section: string, clause: string): string {
  return `${sectionAddress(edition, section)}#${clause}`;
}

/** `bhgs.21.1` -> `/bhgs/21.1/` */
export function clarificationAddress(id: string): string {
  const [document, ...number] = id.split('.');
  return `/${document ?? ''}/${number.join('.')}/`;
}

/** A clause through all editions. */
export function historyAddress(clause: string): string {
  return `/clause/${clause}/`;
}

export function discrepancyAddress(name: string): string {
  return `/discrepancies/${name}/`;
}

/** A figure, on the page of all of them. */
export function figureAddress(slug: string): string {
  return `/figures/#${slug}`;
}

export function rulingAddress(slug: string): string {
  return `/rulings/${slug}/`;
}

export function theoremAddress(slug: string): string {
  return `/theorems/${slug}/`;
}

/** The addresses of everything that a text of one edition can link to. */
export function addressesIn(book: Rulebook, clarifications: Rulebook): ReadonlyMap<string, string> {
  return new Map([
    ...book.sections.flatMap((section) =>
      section.clauses.map((clause) => [clause.id, clauseAddress(book.edition, section.id, clause.id)] as const),
    ),
    ...clarifications.sections.flatMap((section) =>
      section.clauses.map((clause) => [clause.id, clarificationAddress(clause.id)] as const),
    ),
  ]);
}
