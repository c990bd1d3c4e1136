import { z } from 'zod';
import { statementIdSchema, textSchema } from '../ids.ts';

/** The front matter of an amendment file. */
export const amendmentFrontMatterSchema = z.strictObject({
  title: textSchema,
  /** Statements that bear on the file as a whole. */
  cites: z.array(statementIdSchema).default([]),
});

export type AmendmentFrontMatter = z.infer<typeof amendmentFrontMatterSchema>;
