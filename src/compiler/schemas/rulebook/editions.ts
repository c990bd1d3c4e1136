import { z } from 'zod';
import { dateSchema, documentIdSchema, editionIdSchema, pattern, textSchema } from '../ids.ts';

/** When an edition was used whose sheet has no date of its own. */
const usedSchema = pattern(/^used [0-9]{4}-[0-9]{2}$/, 'a season, like "used 2014-15"');

const editionSchema = z.strictObject({
  id: editionIdSchema,
  title: textSchema,
  date: dateSchema.or(usedSchema),
  authors: textSchema,
  /** What the edition is today, in a few words for readers. */
  status: textSchema,
  standing: z.enum(['official', 'organiser']),
  /** Id of the document that it restates, in `sources/documents.yaml`. */
  document: documentIdSchema.optional(),
});

/** `editions.yaml`: the chain of editions of one game, oldest first. */
export const editionsSchema = z.strictObject({
  game: textSchema,
  editions: z.array(editionSchema).min(1, 'at least one edition'),
});

export type Edition = z.infer<typeof editionSchema>;
export type Editions = z.infer<typeof editionsSchema>;
