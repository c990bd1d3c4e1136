import { z } from 'zod';
import { stepSchema } from './api-schemas.ts';

const point = z.strictObject({ x: z.number(), y: z.number() }).describe('In paces, y away from one’s own edge.');

const open = z.enum(['too close', 'not told']);
const verdict = z
  .enum(['yes', 'no', 'too close', 'not told', 'not held'])
  .describe(
    '`too close`: hands cannot tell, and the answer turns on it. `not told`: it turns on what the position does not show. `not held`: on wording that we do not hold.',
  );

const factShape = {
  fact: z.string().describe('What is so or not, in words.'),
  answer: z.enum(['yes', 'no', 'too close']),
  paces: z.number().nullable().describe('By how much it is so, negative where it is not; null for what is stated.'),
  millimetres: z.number().nullable().describe('The same on the table, in the scale of the position.'),
  witness: z
    .strictObject({ points: z.array(point), line: z.tuple([point, point]).optional() })
    .nullable()
    .describe('What it was measured between: points, and the line that counted.'),
};

/** The fields of another query, as it takes them: its own schema tells them. */
const fieldsOfQuery = z.record(z.string(), z.unknown()).describe('The question that the query was asked.');

/** What the query table answers. */
export const tableAnswerSchema = z
  .strictObject({
    edition: z.string(),
    verdict,
    why: z.string(),
    code: z.string().describe('The position in few letters: the field `position` takes it too.'),
    rulings: z.array(
      z.strictObject({
        about: z.string().describe('About which elements.'),
        query: z.string().describe('The query that was asked.'),
        fields: fieldsOfQuery,
        verdict,
        why: z.string(),
        turnsOn: z
          .array(z.strictObject({ field: z.string(), open, values: z.array(z.unknown()) }))
          .describe('The open fields that the answer turns on.'),
        facts: z.array(z.strictObject(factShape)),
        answer: z
          .record(z.string(), z.unknown())
          .nullable()
          .optional()
          .describe('Of a combat: what the query combat answers; null where that is not held.'),
        aftermath: z
          .array(
            z.strictObject({
              ...factShape,
              of: z.string().describe('The element whose outcome it is.'),
              if: z.enum(['recoil', 'destroyed', 'flee']),
              whose: z
                .string()
                .nullable()
                .describe('The other element that it befalls, or meets; null where there is none.'),
              verdict: verdict.nullable().describe('What the clause says of it; null where its text is not code.'),
              clause: z.string(),
              why: z.string(),
              ends: z
                .strictObject({ x: z.number(), y: z.number(), facing: z.number() })
                .nullable()
                .describe(
                  'Where it would stand after a full recoil, or the path of a flee move; null for everything else.',
                ),
            }),
          )
          .optional()
          .describe('Of a combat, or a flee move: what it would lead to.'),
        way: z
          .string()
          .optional()
          .describe('Of a flee move: the least change of direction, in words; left out where there is none.'),
      }),
    ),
    combat: z
      .strictObject({
        fighters: z.tuple([z.string(), z.string()]).describe('The names of the two, that of the mover’s side first.'),
        scores: z.array(z.int()),
        outcomes: z.array(z.string()),
        fates: z.array(z.string()).describe('What becomes of each in the end, or why that cannot be said.'),
        lost: z
          .array(z.string())
          .describe('The names of all who are destroyed, or one with why that cannot be said: `G: not held`.'),
        losses: z
          .array(
            z.strictObject({
              of: z.string(),
              verdict: verdict.exclude(['no']).describe('Whether it is destroyed, or why that cannot be said.'),
              recoilOf: z.string().nullable().describe('The name of the element whose recoil it turns on.'),
              unless: z.string().nullable().describe('What alone would spare it, in words.'),
            }),
          )
          .describe('The same as data.'),
        recoil: z.array(z.string()).describe('What is so as one recoils, in words.'),
      })
      .nullable()
      .optional()
      .describe(
        'Of a combat: what came of it; all but the names is empty without both dice. Null where that cannot be said, or there are several.',
      ),
    nearest: z
      .array(
        z.strictObject({
          of: z
            .string()
            .optional()
            .describe(
              'The name of who would end there, where that is another than the mover: one who moves at the same time.',
            ),
          to: z.string(),
          paces: z.number(),
          millimetres: z.number(),
          reach: z
            .literal('not measured')
            .optional()
            .describe('Only where it is not measured that the move reaches so far.'),
        }),
      )
      .describe('Where the move may end instead, the nearest first.'),
    nearestBeyondMove: z
      .literal(true)
      .optional()
      .describe('Only where none is told, as the move surely does not reach those that there are.'),
    trail: z.array(stepSchema),
  })
  .meta({ description: 'What the rules say about elements as they stand on the table.' });
