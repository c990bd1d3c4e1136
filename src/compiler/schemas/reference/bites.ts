import { z } from 'zod';
import { clauseIdSchema, editionIdSchema, pattern } from '../ids.ts';

/** The most that a line may have, its marks left out: three rows of a phone. */
const LONGEST = 140;

/** When a line bites: in the game; before it, with terrain and deployment; at home, with what an army may have and costs. */
export const OCCASIONS = ['table', 'setup', 'army'] as const;

/** What a line of the table is about, in the order of a bound. */
export const SUBJECTS = ['moving', 'shooting', 'ranks', 'factors', 'beaten', 'losses'] as const;

const editionsSchema = z.array(editionIdSchema).min(1, 'at least one edition');

const wordsSchema = pattern(/^[^*_`[\]]+$/, 'words without markup');

const biteSchema = z
  .strictObject({
    /** The edition that made it so. */
    since: editionIdSchema,
    /** What is so. */
    says: pattern(/^\*\*[^*_`[\]]+\*\*[^*_`[\]]*$/, 'words that begin with what they are about, like "**Warband** …"'),
    /** What was so in every edition that one comes from. */
    was: wordsSchema.optional(),
    /** What it stands for, the chief clause first. */
    clauses: z.array(clauseIdSchema).min(1, 'at least one clause'),
    /** From which editions one comes who is told; left out, from any before it. */
    from: editionsSchema.optional(),
    /** To which editions; left out, to any that has it. */
    to: editionsSchema.optional(),
  })
  .refine(({ says, was = '' }) => `${says} ${was}`.replaceAll('**', '').length <= LONGEST, {
    path: ['says'],
    message: `${String(LONGEST)} characters at most, together with what was`,
  });

const bitesOfSchema = z.array(biteSchema).default([]);

/** `bites.yaml`: what will bite who comes from an older edition. Of each subject what happens in every game stands first. */
export const bitesSchema = z.strictObject({
  /** What is to be said of editions that one comes from. */
  notes: z.array(z.strictObject({ from: editionsSchema, says: wordsSchema })).default([]),
  table: z
    .strictObject({
      moving: bitesOfSchema,
      shooting: bitesOfSchema,
      ranks: bitesOfSchema,
      factors: bitesOfSchema,
      beaten: bitesOfSchema,
      losses: bitesOfSchema,
    } satisfies Record<(typeof SUBJECTS)[number], typeof bitesOfSchema>)
    .prefault({}),
  setup: bitesOfSchema,
  army: bitesOfSchema,
});

export type Bites = z.infer<typeof bitesSchema>;
export type Bite = z.infer<typeof biteSchema>;
