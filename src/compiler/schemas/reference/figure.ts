import { z } from 'zod';
import { clauseIdSchema, editionIdSchema, statementIdSchema, textSchema } from '../ids.ts';

/** A length in base widths. */
const length = z.number('a length in base widths').positive('a length above 0, in base widths');

/** Base widths from the left and from the top. */
const point = z.tuple([z.number(), z.number()], 'a point: [base widths from the left, base widths from the top]');

const path = z.array(point).min(2, 'at least two points');

/** Words, and where they stand; left out, near the middle of what they name. */
const words = { label: textSchema.optional(), labelAt: point.optional() };

const elementSchema = z.strictObject({
  label: textSchema.optional(),
  /** As players write it: `Pk`. */
  troop: textSchema.optional(),
  /** Of its centre. */
  x: z.number(),
  y: z.number(),
  /** Degrees clockwise; 0 faces the top. */
  facing: z.number().default(0),
  depth: length,
  /** `friend2`: friends of `own` who play another part. */
  kind: z.enum(['own', 'enemy', 'friend2']),
  /** A place that it had before, or would have after. */
  ghost: z.boolean().default(false),
  destroyed: z.boolean().default(false),
});

const arrowSchema = z.strictObject({ points: path, barred: z.boolean().default(false), ...words });

const lineSchema = z.strictObject({ points: path, style: z.enum(['solid', 'dashed']), ...words });

const areaSchema = z.strictObject({
  /** Of its left top corner. */
  x: z.number(),
  y: z.number(),
  width: length,
  height: length,
  kind: z.enum(['zone', 'blocked']),
  style: z.enum(['solid', 'dashed', 'none']),
  /** The radius of its two upper corners. */
  round: z.number().nonnegative().default(0),
  ...words,
});

const distanceSchema = z.strictObject({ from: point, to: point, label: textSchema, labelAt: point.optional() });

const drawingSchema = z.strictObject({
  width: length,
  height: length,
  areas: z.array(areaSchema).default([]),
  lines: z.array(lineSchema).default([]),
  elements: z.array(elementSchema).min(1, 'at least one element'),
  arrows: z.array(arrowSchema).default([]),
  distances: z.array(distanceSchema).default([]),
});

const combatSchema = z.strictObject({
  scores: z.tuple([z.int(), z.int()]).optional(),
  outcomes: z.tuple([textSchema, textSchema]).optional(),
  fates: z.tuple([textSchema, textSchema]).optional(),
  /** The names of all who are destroyed. */
  lost: z.array(textSchema).optional(),
});

/** What the figure says of elements as it draws them: a question about the position, and the answer. */
const askSchema = z.strictObject({
  ask: z.enum(['contact', 'shoot', 'march', 'in-front', 'flee', 'combat']),
  mover: textSchema,
  with: z.array(textSchema).default([]),
  to: textSchema.optional(),
  target: textSchema.optional(),
  tell: z.record(z.string(), z.json()).default({}),
  /** The labels of those who stand there; all where it is left out. */
  only: z.array(textSchema).optional(),
  verdict: z.enum(['yes', 'no', 'not told', 'not held']),
  /** Fields of what the rules are asked that the position must show: `{ a: { flankContacts: 1 } }`. */
  shows: z.record(z.string(), z.json()).default({}),
  /** What comes of a combat, with the dice that are told; of its two elements that of the mover's side first. */
  combat: combatSchema.optional(),
});

const positionSchema = z.strictObject({
  /** What a label, or a troop as it is drawn, stands for, where the drawing leaves its grade open. */
  troops: z.record(textSchema, textSchema).default({}),
  asks: z.array(askSchema).min(1, 'at least one question'),
});

/** A figure: what is drawn, in base widths, and the same in words. */
export const figureSchema = z.strictObject({
  title: textSchema,
  /** What the picture shows, complete for someone who cannot see it. */
  alt: textSchema,
  /** What the picture says, and what in it is our own choice. */
  caption: textSchema,
  cites: z.array(statementIdSchema).min(1, 'at least one id of a source statement'),
  /** The clauses and clarifications that it is shown under. */
  clauses: z.array(clauseIdSchema).min(1, 'at least one clause id'),
  /** The first edition whose text it draws. */
  from: editionIdSchema,
  drawing: drawingSchema,
  /** What it says that can be computed from where its elements stand. */
  position: positionSchema.optional(),
});

export type DrawnFigure = z.infer<typeof figureSchema>;
export type Drawing = DrawnFigure['drawing'];
export type DrawnElement = Drawing['elements'][number];
