import { z } from 'zod';
import { citesSchema, clauseIdSchema, clauseIdsSchema, editionIdSchema, pageSchema, textSchema } from '../ids.ts';

/** What the opening tag of a `<Clause>` may say. */
export const clauseAttributesSchema = z.strictObject({
  id: clauseIdSchema,
  title: textSchema,
  page: pageSchema.optional(),
  place: textSchema.optional(),
  cites: citesSchema,
  held: z.boolean().default(true),
  figures: z.boolean().default(false),
  interprets: clauseIdsSchema.default([]),
  from: editionIdSchema.optional(),
  until: editionIdSchema.optional(),
  /** For an erratum: the army list that it corrects, `2/28 Early Armenian`. */
  army: textSchema.optional(),
});

/** What the opening tag of a `<Note>` may say. */
export const noteAttributesSchema = z.strictObject({ cites: citesSchema });

export type ClauseAttributes = z.infer<typeof clauseAttributesSchema>;
