import { z } from 'zod';
import { documentIdSchema, editionIdSchema, pattern, textSchema } from '../ids.ts';
import { outsideAddressSchema } from '../links.ts';

const documentSchema = z.strictObject({
  id: documentIdSchema,
  /** The file of its statements, where we hold them. */
  file: pattern(/^[a-z0-9.-]+\.json$/, 'the name of a JSON file beside documents.yaml').optional(),
  /** Its name in a citation: `DBM 3.1 sheet`. */
  short: textSchema,
  title: textSchema,
  /** As exact as the document gives it, or in words where it gives several. */
  date: textSchema,
  authors: textSchema,
  standing: z.enum(['official', 'organiser', 'secondary']),
  /** Whether it is a play sheet: it sums up the printed rules, and says what is in force. */
  playSheet: z.literal(true).optional(),
  /** Where it was written for one edition of the rules and we apply it in others: which, and the discrepancy that says why. */
  writtenFor: z
    .strictObject({ edition: editionIdSchema, discrepancy: pattern(/^[A-Za-z0-9._-]+$/, 'the name of a discrepancy') })
    .optional(),
  url: outsideAddressSchema.optional(),
});

/** `sources/documents.yaml`: every document we restate. */
export const documentsSchema = z.array(documentSchema);

export type SourceDocument = z.infer<typeof documentSchema>;
