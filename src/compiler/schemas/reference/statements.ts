import { z } from 'zod';
import { documentIdSchema, pageSchema, statementIdSchema, textSchema } from '../ids.ts';

/** One statement of a document: where it stands, what it is about, in our own words. */
const statementSchema = z.strictObject({
  id: statementIdSchema,
  page: pageSchema.nullable(),
  section: textSchema,
  locator: textSchema,
  /** What the statement does to the text before it: `replace`, `append`, `note` … */
  op: textSchema,
  topic: textSchema,
  /** The day that the statement bears, where its document is of another. */
  dated: z.iso.date().optional(),
  /** The figures it gives, by the names the ledger uses. */
  values: z.record(z.string(), z.json()),
  executable: z.enum(['yes', 'no', 'partly']),
  points: z.array(textSchema).optional(),
  note: textSchema.optional(),
  /** Whether the statement was read through character recognition, or how. */
  ocr: z.union([z.boolean(), textSchema]).optional(),
  ocr_note: textSchema.optional(),
  page_basis: textSchema.optional(),
  pages: z.array(pageSchema).optional(),
  book: z.int().positive().optional(),
  book_basis: textSchema.optional(),
});

/** A file of `sources/`: one document, statement by statement. */
export const statementsSchema = z.strictObject({
  doc: documentIdSchema,
  title: textSchema,
  date: textSchema,
  authors: textSchema,
  items: z.array(statementSchema),
});

export type Statement = z.infer<typeof statementSchema>;
export type Statements = z.infer<typeof statementsSchema>;
