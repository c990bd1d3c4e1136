import { z } from 'zod';
import { clauseIdSchema, pattern, textSchema } from '../ids.ts';
import { siteAddressSchema } from '../links.ts';

const changeSchema = z.strictObject({
  /** Its name in the feed, fixed for life. */
  id: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case words, like "play-sheets"'),
  /** The day on which readers got it. */
  date: pattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/, 'a day in quotes, like "2026-11-20"'),
  title: textSchema,
  /** What changed, in a sentence or two for readers whose copy is older. */
  what: textSchema,
  /** Where it is read, from the root of the site. */
  url: siteAddressSchema,
  /** The clauses, clarifications, rulings and discrepancies that it concerns; none where it concerns everything. */
  ids: z.array(clauseIdSchema).default([]),
});

/** `changes.yaml`: what changed in the content, newest first. The date of the first is the date of the content. */
export const contentChangesSchema = z.array(changeSchema).min(1, 'at least one change');

export type ContentChange = z.infer<typeof changeSchema>;
