import { z } from 'zod';
import { OCCASIONS, SUBJECTS } from '../../schemas/index.ts';
import { INSERTED_PAGE } from '../../words/index.ts';
import { TROOP_TYPES, type TroopType } from '../../../rules/index.ts';

/**
 * What programs may rely on, field by field: the types of `model.ts` are made of these, and the JSON Schemas under
 * `/api/schemas/` too, so that code, data and documentation cannot disagree.
 */

/** An object that has these fields and no others. */
function record<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape).readonly();
}

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).readonly();
}

const page = z
  .union([z.int().positive(), z.string().regex(INSERTED_PAGE)])
  .nullable()
  .describe(
    'Printed page of the rulebook: its number, or a text such as `39a` where it was put in behind a page; null where it is not known.',
  );
const place = z.string().nullable().describe('Place on that page, in words; null where it is not known.');
const held = z
  .boolean()
  .describe('False where the wording is in print only: the text then says what the clause is about, not what it says.');
const digest = z
  .string()
  .regex(/^[0-9a-f]{12}$/)
  .describe('First twelve hex digits of the SHA-256 of the text: two people with the same digest read the same words.');
const edition = z.string().min(1).describe('An edition, as a string. In the second game, `dba`.');
const clauseId = z.string().min(1).describe('Id of a clause, for life: `rear-support.spears`.');
const siteUrl = z.string().regex(/^\//);
const clauseUrl = siteUrl.describe(
  'Address of the clause in its edition, from the root of the site: `/<edition>/rear-support/#rear-support.spears`.',
);

export const citationSchema = record({
  id: z.string().describe('Id of a source statement: `bhgs:17.6`.'),
  document: z.string().describe('Id of the document that makes it: `bhgs`.'),
  documentTitle: z.string().describe('How the document is called: `BHGS`.'),
  standing: z.enum(['official', 'organiser', 'secondary']).describe('Who stands behind the document.'),
  where: z.string().describe('Where it stands in print: `p. 22, Rear Support Factors, 3rd bullet`.'),
  dated: z.string().optional().describe('The day that it bears, where its document is of another: `2018-10-27`.'),
}).meta({ id: 'Citation', description: 'A statement of a source, and where it stands in print.' });

export const noteSchema = record({ text: z.string(), citations: list(citationSchema) }).meta({
  id: 'Note',
  description: 'Why something was changed, with its own source.',
});

export const changeSchema = record({
  edition,
  kind: z
    .enum(['Replace', 'ReplaceText', 'SetCell', 'Insert', 'Delete'])
    .describe('The patch: a new body, new words, a new figure, a new clause, or a clause that goes.'),
  citations: list(citationSchema).describe('The instructions of the amendment sheet that the patch restates.'),
  notes: list(noteSchema),
}).meta({ id: 'Change', description: 'What the amendment of one edition did to a clause.' });

const figureSchema = z
  .union([z.number(), z.enum(['none', 'not held'])])
  .meta({ id: 'Figure', description: 'A figure of a table; `none` for a dash, `not held` where it is in print only.' });

const blockSchema = z
  .discriminatedUnion('kind', [
    record({ kind: z.enum(['paragraph', 'note']), text: z.string() }),
    record({
      kind: z.literal('item'),
      depth: z.int().nonnegative().describe('How deep the list stands in others; 0 for the outermost.'),
      marker: z.string().describe('`•`, or the number of the item: `2.`.'),
      text: z.string(),
    }),
    record({
      kind: z.literal('row'),
      heading: z.boolean(),
      cells: list(z.string()),
    }),
  ])
  .meta({ id: 'Block', description: 'A piece of the text as a reader sees it, free of markup.' });

export const stepSchema = record({
  step: z.string().describe('The step of the procedure that counted: `rear`.'),
  side: z.enum(['a', 'b']).optional().describe('In combat: whose step it is.'),
  amount: z.number().optional(),
  clause: clauseId,
  label: z.string(),
  secondary: z.literal(true).optional().describe('The figure rests on a secondary source only.'),
}).meta({ id: 'Step', description: 'One step of a computed answer.' });

export const exampleSchema = record({
  code: z.string().describe('The line of code, without its expectation.'),
  question: z
    .string()
    .describe(
      'The situation in words: `Irr Sp (O), ranks behind: Irr Sp (O), against Irr Kn (F)`; empty where the line asks no question of the rules.',
    ),
  result: z.string().describe('What it comes to.'),
  notHeld: z
    .boolean()
    .describe('True where this edition cannot answer, as that rests on wording that is not held, or does not say.'),
  trail: list(stepSchema).describe('How the rules came to it.'),
  onTable: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'The question about a position that it asks, as the query table takes it; left out where it asks another.',
    ),
}).meta({ id: 'Example', description: 'A worked example, run in this edition.' });

/** Whether a secondary source tells a clause. */
const told = {
  secondary: z
    .boolean()
    .describe(
      'True where nothing that it cites is official, adopted, or of a play sheet: a secondary source tells it; of a table, all of it but its officialCells. False where its wording is not held.',
    ),
  officialCells: list(record({ row: z.string(), column: z.string() }))
    .optional()
    .describe(
      'Of a table that a secondary source tells: the cells that something official set. Left out where there are none.',
    ),
};

export const clauseSchema = record({
  id: clauseId,
  title: z.string(),
  section: z.string().describe('Id of its section.'),
  page,
  place,
  held,
  url: clauseUrl,
  citations: list(citationSchema),
  ...told,
  blocks: list(blockSchema).describe('The text.'),
  figures: record({
    columns: list(z.string()),
    rows: list(
      record({
        key: z.string().describe('The abbreviation of the row, `Bd`, or its label.'),
        label: z.string(),
        figures: list(figureSchema),
      }),
    ),
  })
    .nullable()
    .describe('The table that the code of the clause reads; null where it has none.'),
  short: record({
    text: z.string().describe('Markdown of a line, without links.'),
    adds: record({ step: z.string(), amount: z.number() })
      .nullable()
      .describe('What its rule adds, as its examples ran; null where it adds nothing.'),
  })
    .nullable()
    .describe('What the play sheet says of it; null where it has no line there, or speaks for itself as a table.'),
  digest,
  since: edition.describe('The edition that last changed its text; the base edition if none did.'),
  changes: list(changeSchema).describe('Every patch that touched it, oldest first.'),
  clarifications: list(z.string()).describe('Ids of the clarifications in force that interpret it.'),
  discrepancies: list(z.string()).describe('Names of the disagreements of the sources that bear on it.'),
  rulings: list(z.string()).describe('Slugs of the rulings that rest on it and answer in this edition.'),
  theorems: list(z.string()).describe('Slugs of the theorems that rest on it and are claimed in this edition.'),
  rule: z.string().nullable().describe('The code under the clause; null where it has none.'),
  steps: list(z.string()).describe('The steps of a procedure that this code contributes to: `rearSupport`.'),
  examples: list(exampleSchema),
}).meta({ id: 'Clause', description: 'The smallest thing an umpire cites.' });

export const sectionSchema = record({
  id: z.string(),
  title: z.string(),
  page,
  url: siteUrl.describe('Address from the root of the site: `/<edition>/rear-support/`.'),
  sheet: z.boolean().describe('Whether all of it stands on the play sheet.'),
  clauses: list(clauseId).describe('Ids of its clauses, in printed order.'),
}).meta({ id: 'Section', description: 'A printed section.' });

export const rulebookSchema = record({
  edition,
  sections: list(sectionSchema).describe('In printed order.'),
  clauses: z.record(z.string(), clauseSchema).readonly().describe('By id.'),
}).meta({ description: 'A whole edition, or the second game.' });

export const citableSchema = record({
  id: z
    .string()
    .describe('Id of the thing, for life. It is the key together with `kind`: a ruling and a term may share one.'),
  citedAs: z
    .string()
    .optional()
    .describe('As citation lines name it, where that is not its id: `rulings.<slug>`, `discrepancies.<name>`.'),
  kind: z.enum(['clause', 'clarification', 'guideline', 'erratum', 'ruling', 'discrepancy', 'glossary', 'dba']),
  edition: edition.optional().describe('Of a clause: its edition.'),
  url: z
    .string()
    .regex(/^\/.*#.+$/)
    .describe('Its address from the root of the site, with the anchor of its element.'),
  title: z.string(),
  cites: list(z.string()).describe('Ids of the source statements that it rests on.'),
  digest,
}).meta({ id: 'Citable', description: 'Something that can be cited.' });

const citablesSchema = list(citableSchema).meta({ description: 'Everything that can be cited.' });

/** How a clause stands in one of two editions that are compared. */
const standingSchema = record({
  title: z.string(),
  page,
  place,
  held,
  url: clauseUrl,
  ...told,
  digest,
  blocks: list(blockSchema).describe('The text; empty where both editions have the same words.'),
}).meta({ id: 'Standing', description: 'A clause as one of the two editions has it.' });

const clauseChangeSchema = record({
  id: clauseId,
  kind: z
    .enum(['added', 'removed', 'reworded', 'recoded', 'moved', 'renumbered'])
    .describe(
      'Recoded: the same words over other code. Renumbered: only its printed page or place. The first that fits.',
    ),
  section: z.string().describe('Id of its section, in the newer edition if it stands there.'),
  before: standingSchema.nullable().describe('In the older edition; null for a clause that came in since.'),
  after: standingSchema.nullable().describe('In the newer edition; null for a clause that went.'),
  figures: list(record({ row: z.string(), column: z.string(), from: z.string(), to: z.string() })).describe(
    'The cells of its table that have another figure.',
  ),
  troops: list(z.enum(Object.keys(TROOP_TYPES) as [TroopType, ...TroopType[]])).describe(
    'The troop types that it names before or after, by abbreviation.',
  ),
  by: list(changeSchema).describe('What changed it: every patch of the editions between, oldest first.'),
}).meta({ id: 'ClauseChange', description: 'How a clause differs between the two editions.' });

export const biteSchema = record({
  when: z.enum(OCCASIONS).describe('When it bites: at the table, setting up, or choosing an army.'),
  subject: z
    .enum(SUBJECTS)
    .nullable()
    .describe('What of the table it is about: null where it bites setting up, or choosing an army.'),
  says: z.string().describe('What is so in the newer edition: a line of Markdown, what it is about in strong words.'),
  was: z
    .string()
    .nullable()
    .describe('What was so in the older one; null where the line says it, or we do not have it.'),
  since: edition.describe('The edition that made it so.'),
  clauses: list(clauseId).describe('The clauses that it stands for, the chief one first: each is among the changes.'),
}).meta({ id: 'Bite', description: 'A line of what will bite who comes from the older edition.' });

export const changesSchema = record({
  from: edition.describe('The older edition.'),
  to: edition.describe('The newer edition.'),
  notes: list(z.string()).describe('What is to be said of the older edition.'),
  bites: list(biteSchema).describe(
    'What will bite who comes from the older edition: by what it is about, and of that in order of importance.',
  ),
  changes: list(clauseChangeSchema).describe(
    'In the order of the newer edition; a clause that went stands behind the one that it followed.',
  ),
}).meta({ description: 'What changed between two editions.' });

const tally = z.record(z.string(), z.int().nonnegative()).readonly();

const spaceSchema = record({
  name: z.string().describe('Its name: `pips-halts`.'),
  title: z.string(),
  holds: z.string().describe('What it holds, in plain words.'),
  notVaried: z.string().describe('What is the same in all of it.'),
  query: z.string().describe('The query that answers its situations: `combat`, `pips`.'),
  situations: z.int().positive(),
}).meta({ id: 'Space', description: 'Situations of which all combinations are tried.' });

const countSchema = record({
  space: z.string().describe('Name of the space.'),
  edition,
  situations: z.int().positive(),
  open: z.int().nonnegative().describe('How many the texts of the edition do not decide in full.'),
  unasked: z.int().nonnegative().describe('How many are no question, such as knights who are mounted infantry.'),
  rows: z.int().positive().describe('How many different texts its situations come to.'),
  throws: record({ a: tally, b: tally })
    .nullable()
    .describe('Of combats: how each side ends, over the 36 throws of every situation that is decided. Else null.'),
  says: z
    .record(z.string(), tally)
    .nullable()
    .describe('Of other questions: how often each thing that an answer says occurs, by its name. Null of combats.'),
  parts: list(z.string().regex(/^[0-9a-f]{8}$/)).describe(
    'Digests of the sixteen parts of the space: of part n, the situations from n sixteenths of all, rounded down.',
  ),
}).meta({ id: 'Count', description: 'What a space comes to in one edition.' });

export const countsSchema = record({ spaces: list(spaceSchema), counts: list(countSchema) }).meta({
  description: 'What every space comes to in every edition, for another program to test itself by.',
});

const matrixFileSchema = record({
  address: siteUrl.describe('Where it is: that of an older edition, where that says the same to all of the space.'),
  bytes: z.int().positive().describe('Its size as it is packed, with gzip.'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}).meta({ id: 'MatrixFile', description: 'Every situation of a space with what it comes to, a line each.' });

export const matrixSchema = record({
  files: list(
    record({
      space: z.string().describe('Name of the space.'),
      edition,
      situations: z.int().positive().describe('How many lines the file has.'),
      file: matrixFileSchema.nullable().describe('Null where this site has no such file.'),
    }).meta({ id: 'MatrixOf', description: 'Whether the matrix of a space in an edition is on this site.' }),
  ).describe('Of every space and every edition.'),
}).meta({ description: 'Which files with every situation of a space are on this site.' });

const index = z.int().nonnegative().describe('Which situation of the space, from 0.');
const asked = z.record(z.string(), z.unknown()).readonly().describe('The question, as the command takes it.');

export const matrixLineSchema = z
  .union([
    record({
      index,
      asked,
      throws: z
        .string()
        .regex(/^[a-y]{36}$/)
        .describe(
          'A letter for each throw, the die of side a first: from `a`, five times the fate of side a and that of side b.',
        ),
    }),
    record({
      index,
      asked,
      says: z
        .record(z.string(), z.union([z.number(), z.boolean(), z.null()]))
        .readonly()
        .nullable()
        .describe('What counts of the answer; null where the texts do not answer.'),
    }),
    record({ index, asked, unasked: z.literal(true).describe('It is no question.') }),
  ])
  .meta({ description: 'A line of a file of the matrix: a situation, and what it comes to.' });

/** The documents that are served to programs, by the name of their schema. */
export const API_SCHEMAS = {
  clauses: citablesSchema,
  rulebook: rulebookSchema,
  changes: changesSchema,
  counts: countsSchema,
  matrix: matrixSchema,
} as const;
