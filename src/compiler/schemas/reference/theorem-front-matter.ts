import { z } from 'zod';
import { clauseIdSchema, statementIdSchema, textSchema } from '../ids.ts';
import { heldEditionsSchema } from './held-editions.ts';

/** The front matter of a theorem. */
export const theoremFrontMatterSchema = z.strictObject({
  /** What is claimed, as a sentence. */
  statement: textSchema,
  /** Of what subject: `Dice`, `Grades`. */
  subject: textSchema,
  /** The name of the space that it is claimed over. */
  space: textSchema,
  /** The editions in which it is claimed. */
  editions: heldEditionsSchema,
  /** Where it does not hold all the same: in which editions, how often exactly, and what these are. */
  exceptions: z
    .array(z.strictObject({ editions: heldEditionsSchema, count: z.int().positive(), what: textSchema }))
    .default([]),
  /** The clauses that it rests on, the chief one first. Those that its text links need not be named. */
  clauses: z.array(clauseIdSchema).min(1, 'at least one clause id'),
  cites: z.array(statementIdSchema).default([]),
});

export type TheoremFrontMatter = z.infer<typeof theoremFrontMatterSchema>;
