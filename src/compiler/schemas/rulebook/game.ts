import { z } from 'zod';
import { documentIdSchema, textSchema } from '../ids.ts';

/** `game.yaml` of a game that has one edition. */
export const gameSchema = z.strictObject({
  title: textSchema,
  /** Its one edition, as a question names it. */
  edition: textSchema,
  authors: textSchema,
  /** What we hold of it, for readers. */
  status: textSchema,
  standing: z.enum(['official', 'organiser', 'secondary']),
  /** Id of the document that it restates, in `sources/documents.yaml`. */
  document: documentIdSchema,
});

export type Game = z.infer<typeof gameSchema>;
