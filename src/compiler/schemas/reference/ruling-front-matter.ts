import { z } from 'zod';
import { clauseIdSchema, statementIdSchema, textSchema } from '../ids.ts';
import { heldEditionsSchema } from './held-editions.ts';

/** The front matter of a worked ruling. */
export const rulingFrontMatterSchema = z.strictObject({
  /** As a player asks it. */
  question: textSchema,
  /** A few words: `No`, `2 PIPs`, `It recoils`. */
  answer: textSchema,
  /** Open where the sources cannot answer. */
  status: z.enum(['settled', 'open']),
  /** The editions in which the answer holds. */
  editions: heldEditionsSchema,
  /** What is answered in other editions. */
  differs: z
    .array(
      z.strictObject({
        editions: heldEditionsSchema,
        answer: textSchema,
        /** Open where the sources answer nothing there. */
        status: z.enum(['settled', 'open']).default('settled'),
      }),
    )
    .default([]),
  /** The clauses and clarifications that it rests on, the chief one first. Those that its text links need not be named. */
  clauses: z.array(clauseIdSchema).min(1, 'at least one clause id'),
  cites: z.array(statementIdSchema).min(1, 'at least one id of a source statement'),
  /**
   * Those of them that the answer stands or falls with, the chief one first, where these are not all: others give a range
   * or a price that it is applied with, or agree.
   */
  rests: z.array(statementIdSchema).min(1, 'at least one id that is cited').optional(),
});

export type RulingFrontMatter = z.infer<typeof rulingFrontMatterSchema>;
