import { z } from 'zod';
import { citesSchema, clauseIdSchema, pageSchema, pattern, textSchema } from '../ids.ts';

const onePatch = {
  cites: citesSchema,
  /** Which comes first, where two patches of one edition touch the same clause. */
  order: z.int('a whole number').optional(),
};

const sectionIdSchema = pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a section id, like "rear-support"');

/** What the opening tag of each patch of an amendment may say. */
export const patchAttributesSchemas = {
  Replace: z.strictObject({
    ...onePatch,
    clause: clauseIdSchema,
    title: textSchema.optional(),
    place: textSchema.optional(),
    page: pageSchema.optional(),
    held: z.boolean().optional(),
    figures: z.boolean().optional(),
  }),
  ReplaceText: z.strictObject({
    ...onePatch,
    clause: clauseIdSchema,
    from: pattern(/./s, 'the wording to replace'),
    to: z.string('the new wording'),
  }),
  SetCell: z.strictObject({
    ...onePatch,
    clause: clauseIdSchema,
    row: textSchema,
    column: textSchema,
    from: textSchema,
    to: textSchema,
  }),
  Insert: z.strictObject({
    ...onePatch,
    after: clauseIdSchema.optional(),
    before: clauseIdSchema.optional(),
    section: sectionIdSchema.optional(),
    afterSection: sectionIdSchema.optional(),
  }),
  Delete: z.strictObject({
    ...onePatch,
    clause: clauseIdSchema,
    expects: textSchema.optional(),
  }),
} as const;

/** What the opening tag of a `<Section>` in an `<Insert afterSection>` may say. */
export const sectionAttributesSchema = z.strictObject({
  id: sectionIdSchema,
  title: textSchema,
  page: pageSchema.optional(),
  sheet: z.boolean().default(false),
});

export type PatchAttributes<Kind extends keyof typeof patchAttributesSchemas> = z.infer<
  (typeof patchAttributesSchemas)[Kind]
>;
