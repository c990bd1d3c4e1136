import { z } from 'zod';
import { INSERTED_PAGE } from '../words/index.ts';

/** A clause id: kebab-case segments joined by dots, `rear-support.spears`. */
export const clauseIdSchema = pattern(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/,
  'kebab-case words joined by dots, like "rear-support.spears"',
);

/** The id of a source statement: its document, a colon, its own name, `dbm-3.2:p22-rear-support`. */
export const statementIdSchema = pattern(
  /^[a-z][a-z0-9.-]*:[A-Za-z0-9._-]+$/,
  'the id of a source statement, like "ps31:rear-support-spears"',
);

/** The id of a document, `dbm-3.1`. */
export const documentIdSchema = pattern(/^[a-z][a-z0-9.-]*$/, 'the id of a document, like "ps31"');

/** An edition is a string, never a number: `3.10` is not `3.1`. */
export const editionIdSchema = pattern(/^[0-9]+(\.[0-9]+)*$/, 'an edition in quotes, like "2.2"');

/** Ids of source statements separated by spaces, as an attribute holds them; at least one. */
export const citesSchema = z
  .string('ids separated by spaces')
  .transform(words)
  .pipe(z.array(statementIdSchema).min(1, 'at least one id of a source statement'));

/** Ids of clauses separated by spaces, as an attribute holds them. */
export const clauseIdsSchema = z
  .string('ids separated by spaces')
  .transform(words)
  .pipe(z.array(clauseIdSchema).min(1, 'at least one clause id'));

/** A date as exact as the document gives it: `2011-03-06`, `2011-03` or `2011`. */
export const dateSchema = pattern(
  /^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$/,
  'a date, like "2011-03-06", "2011-03" or "2011"',
);

/** Text that says something. */
export const textSchema = pattern(/\S/, 'some text');

const PAGE = 'a page, like 39 or "39a"';
/** A printed page: its number, or, for one that was put in behind it, that number and a letter. */
export const pageSchema = z.union([z.int(PAGE).positive(PAGE), pattern(INSERTED_PAGE, PAGE)], PAGE);

/** Text of a certain form; the description completes "expected …". */
export function pattern(form: RegExp, description: string) {
  return z.string(description).regex(form, description);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
