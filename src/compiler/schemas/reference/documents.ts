import { z } from 'zod';
import { documentIdSchema, pattern, textSchema } from '../ids.ts';
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
  url: outsideAddressSchema.optional(),
});

/** `sources/documents.yaml`: every document we restate. */
export const documentsSchema = z.array(documentSchema);

export type SourceDocument = z.infer<typeof documentSchema>;
