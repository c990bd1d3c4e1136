import { z } from 'zod';
import { clauseIdSchema, pattern, statementIdSchema, textSchema } from '../ids.ts';
import { heldEditionsSchema } from './held-editions.ts';

/** The front matter of a page on one disagreement between the sources. */
export const discrepancyFrontMatterSchema = z.strictObject({
  id: pattern(/^disc:[A-Za-z0-9._-]+$/, 'the id of a discrepancy, like "disc:warband-save"'),
  title: textSchema,
  kind: textSchema,
  cites: z.array(statementIdSchema).min(1, 'at least one id of a source statement'),
  /** The clauses that it bears on. Those that its text links need not be named. */
  clauses: z.array(clauseIdSchema),
  /** The reading that we follow, edition by edition. */
  readings: z.array(z.strictObject({ editions: heldEditionsSchema, reading: textSchema })),
  status: z.enum(['settled', 'open']),
});

export type DiscrepancyFrontMatter = z.infer<typeof discrepancyFrontMatterSchema>;
