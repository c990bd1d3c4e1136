/**
 * What a page of a printed book is called: by its number; or, where it was put in behind a page when the book was
 * numbered already, by that number and a letter, `39a`. A page that has no letter is a number always.
 */
export type PageName = number | string;

/** The name of a page as it is written, within a text. */
export const PAGE_NAME = /\d+[a-z]?/;
/** A name that only an inserted page can have. */
export const INSERTED_PAGE = /^[1-9]\d*[a-z]$/;

const WHOLE = new RegExp(`^(?:${PAGE_NAME.source})$`);

/**
 * Read the name of a page: `39` -> 39, `39a` -> `39a`.
 *
 * @returns Null for whatever is no name of a page: `0`, `39A`, `a`, nothing
 */
export function readPageName(text: string): PageName | null {
  if (!WHOLE.test(text)) return null;
  if (INSERTED_PAGE.test(text)) return text;
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** The number in the name of a page, which several may share: 39 of `39a`. */
export function numberOfPage(page: PageName): number {
  return typeof page === 'number' ? page : Number.parseInt(page, 10);
}

/** Compare two pages by where they stand in their book, for a sort: 39, 39a, 39b, 40. */
export function comparePages(one: PageName, other: PageName): number {
  const apart = numberOfPage(one) - numberOfPage(other);
  const [first, second] = [String(one), String(other)];
  return apart !== 0 || first === second ? apart : first < second ? -1 : 1;
}
