import { z } from 'zod';
import { clauseIdSchema, pattern, statementIdSchema, textSchema } from '../ids.ts';

/** What the meaning of a term says that no document defines, so that a reader sees it wherever the meaning stands. */
const UNDEFINED = 'The documents we have do not define this.';

const termSchema = z
  .strictObject({
    /** Its address, fixed for life: `/glossary/#rear-support`. */
    slug: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case words, like "rear-support"'),
    term: textSchema,
    /** As players write it: `ZOC`, `Kn`; or the rules: `half or less`. */
    abbreviations: z.array(textSchema).default([]),
    /** One to three sentences; may link to clauses of the newest edition. */
    meaning: textSchema,
    /** False where the documents use the term and never define it. */
    defined: z.boolean(),
    cites: z.array(statementIdSchema).min(1, 'at least one id of a source statement'),
    clauses: z.array(clauseIdSchema).default([]),
    /** Whether its first use in a section leads to the glossary. */
    link: z.boolean(),
    /** Whether that may be its plural; false where this reads as a verb: `the front edge contacts it`. */
    plural: z.boolean().default(true),
  })
  .refine(({ defined, meaning }) => defined || meaning.includes(UNDEFINED), {
    path: ['meaning'],
    error: `a meaning with the words "${UNDEFINED}", as it is not defined`,
  });

/** `glossary.yaml`: the abbreviations and terms of art. */
export const glossarySchema = z.strictObject({ terms: z.array(termSchema).min(1, 'at least one term') });

export type GlossaryTerm = z.infer<typeof termSchema>;
