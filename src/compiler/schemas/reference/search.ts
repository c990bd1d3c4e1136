import { z } from 'zod';
import { textSchema } from '../ids.ts';

const phrases = z.array(textSchema).min(1, 'at least one phrase');

/** `search/sayings.yaml`: what people say, and the words of the rules that they may mean by it. */
export const sayingsSchema = z.strictObject({
  sayings: z.array(
    z.strictObject({
      said: phrases,
      /** Names of the glossary, or words of the rules. */
      means: phrases,
      /** Whether its own words say nothing: `after they win` asks for a pursuit, and not for every text with a win in it. */
      instead: z.literal(true).optional(),
    }),
  ),
});

/** `search/asked/<name>.yaml`: by id of what answers, the ways in which people ask for it. */
export const askedSchema = z.record(textSchema, phrases);

export type Saying = z.infer<typeof sayingsSchema>['sayings'][number];
