import { z } from 'zod';
import { documentIdSchema, editionIdSchema, pageSchema, textSchema } from '../ids.ts';

/** The front matter of a file of clauses. */
export const sectionFrontMatterSchema = z.strictObject({
  title: textSchema,
  page: pageSchema.nullable().default(null),
  /** Sections stand in this order; a fraction puts one between two others. */
  order: z.number(),
  /** For clarifications: the first and the last edition that the file holds in. */
  from: editionIdSchema.optional(),
  until: editionIdSchema.optional(),
  /** Id of the document that the file restates, where it restates one. */
  source: documentIdSchema.optional(),
  /** Whether all of it stands on the play sheet, so that every clause needs its short form. */
  sheet: z.boolean().default(false),
});

export type SectionFrontMatter = z.infer<typeof sectionFrontMatterSchema>;
