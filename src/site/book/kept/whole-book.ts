import type { Correction } from '../reading/index.ts';
import type { KeptBook } from './model.ts';

/** What a book is called whose title was lost. */
const UNNAMED = 'A copy whose record is damaged';

/**
 * A book as it was kept, with something plain in the place of whatever is not there, or is something else: it is listed
 * then, and can be removed, and the others beside it are read.
 *
 * @param kept A record of the store of books; all that is sure of it is its id
 */
export function wholeBook(kept: { readonly id: number } & Readonly<Record<string, unknown>>): KeptBook {
  const { id, title, kind, since, bytes, leaves, password, found, correction } = kept;
  return {
    id,
    title: typeof title === 'string' ? title : UNNAMED,
    kind: kind === 'photos' ? kind : 'pdf',
    since: countIn(since),
    bytes: countIn(bytes),
    leaves: countIn(leaves),
    password: typeof password === 'string' ? password : null,
    found: foundIn(found),
    correction: correctionIn(correction),
  };
}

function countIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : 0;
}

function foundIn(value: unknown): KeptBook['found'] {
  const { work, also, sure, why } = fieldsOf(value);
  if (typeof work !== 'string' || typeof why !== 'string') return null;
  const others = Array.isArray(also) ? { also: also.filter((each) => typeof each === 'string') } : {};
  return { work, ...others, sure: sure === true, why };
}

function correctionIn(value: unknown): Correction {
  const { pages, twoToALeaf, work } = fieldsOf(value);
  return {
    ...(Array.isArray(pages) && { pages: pages.filter(isPage) }),
    ...(typeof twoToALeaf === 'boolean' && { twoToALeaf }),
    ...(typeof work === 'string' && { work }),
  };
}

function isPage(value: unknown): value is NonNullable<Correction['pages']>[number] {
  const { leaf, page } = fieldsOf(value);
  return typeof leaf === 'number' && (typeof page === 'number' || typeof page === 'string');
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return { ...(value as object | null | undefined) };
}
