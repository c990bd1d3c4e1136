import { z } from 'zod';
import { documentIdSchema, statementIdSchema, textSchema } from '../ids.ts';

const disagreementSchema = z.strictObject({
  id: statementIdSchema,
  kind: textSchema,
  /** Statement ids, or words where one side is not in the ledger. */
  between: z.array(textSchema).min(1, 'at least one side'),
  what: textSchema,
  bears_on: textSchema,
  suggested_reading: textSchema,
  external_evidence: textSchema.optional(),
});

/** `sources/discrepancies.json`: where documents disagree with each other or with themselves. */
export const disagreementsSchema = z.strictObject({
  doc: documentIdSchema,
  title: textSchema,
  date: textSchema,
  authors: textSchema,
  items: z.array(disagreementSchema),
  consolidated_check: z.array(z.strictObject({ where: textSchema, difference: textSchema, explained_by: textSchema })),
});

export type Disagreement = z.infer<typeof disagreementSchema>;
export type Disagreements = z.infer<typeof disagreementsSchema>;
