import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { PublishedRulings } from '../../src/compiler/publish/index.ts';
import { DBM_WITH_TABLE, MATTERS } from '../../src/positions/index.ts';
import { DBA, objectSchema, QuestionError, type AnyGame, type JsonSchema } from '../../src/rules/index.ts';
import { STARTS } from '../../src/site/tools/table/index.ts';
import { editions, readGenerated } from './ask.ts';
import { askTable } from './positions/ask-table.ts';

function validatorOf(name: string): ValidateFunction {
  return new Ajv2020({ strict: true, allErrors: true }).compile(readGenerated(`schemas/${name}.json`) as object);
}

function problemsOf(validate: ValidateFunction, document: unknown): readonly string[] {
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}

const games: readonly (readonly [AnyGame, string])[] = [
  [DBM_WITH_TABLE, ''],
  [DBA, 'dba/'],
];
const queries = games.flatMap(([game, folder]) =>
  Object.entries(game.queries).map(([name, query]) => [`questions/${folder}${name}`, query] as const),
);

describe.each(queries)('%s', (schema, { example, fields, pose }) => {
  const fits = validatorOf(schema);

  test('the example of the help fits, a field of another name does not', () => {
    expect(problemsOf(fits, example)).toEqual([]);
    expect(problemsOf(fits, { ...example, nosuch: 1 })).toEqual([': must NOT have additional properties']);
    expect(() => pose({ ...example, nosuch: 1 })).toThrow(QuestionError);
  });

  test('what must be told is what must be told', () => {
    for (const name of Object.keys(example)) {
      const { [name]: dropped, ...rest } = example as Record<string, unknown>;
      const missing = problemsOf(fits, rest).length > 0;
      expect({ name, dropped, missing }).toEqual({ name, dropped, missing: refuses(fields, name, undefined) });
    }
  });

  const samples = Object.entries(fields).flatMap(([name, field]) =>
    taken(field.schema(objectSchema)).map((value) => [name, value] as const),
  );
  test.runIf(samples.length > 0).each(samples)('"%s" takes %j, and the schema says so', (name, value) => {
    expect(refuses(fields, name, value)).toBe(false);
    const complaints = problemsOf(fits, { ...example, [name]: value });
    expect(complaints).toEqual([]);
  });

  test.each(Object.keys(fields))('"%s" takes false where the schema does', (name) => {
    const complaints = problemsOf(fits, { ...example, [name]: false });
    expect([name, complaints.length > 0]).toEqual([name, refuses(fields, name, false)]);
  });

  const wrong = Object.entries(fields).flatMap(([name, field]) =>
    refused(field.schema(objectSchema)).map((value) => [name, value] as const),
  );
  test.runIf(wrong.length > 0).each(wrong)('"%s" refuses %j, and so does the schema', (name, value) => {
    expect(refuses(fields, name, value)).toBe(true);
    expect(problemsOf(fits, { ...example, [name]: value })).not.toEqual([]);
  });
});

/** Values that a field takes, by its schema alone: every word, both ends of a range. */
function taken({ type, enum: words, minimum, maximum, anyOf }: JsonSchema): readonly unknown[] {
  if (Array.isArray(words)) return words;
  if (Array.isArray(anyOf)) return anyOf.flatMap((each) => taken(each as JsonSchema));
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [minimum, maximum];
  return type === 'number' ? [minimum] : [];
}

/** Values that it does not take, by its schema: just beyond a range, or a value of another type. */
function refused({ type, enum: words, minimum, maximum, anyOf }: JsonSchema): readonly unknown[] {
  if (anyOf !== undefined) return [];
  if (Array.isArray(words)) return [typeof words[0] === 'string' ? 'no such word' : -1];
  if (type === 'boolean') return ['perhaps', 2];
  if (type === 'integer') return [Number(minimum) - 1, Number(maximum) + 1, Number(minimum) + 0.5];
  if (type === 'number') return [Number(minimum) - 1];
  return type === 'string' ? [{}] : [];
}

function refuses(fields: AnyGame['queries'][string]['fields'], name: string, value: unknown): boolean {
  try {
    fields[name]!.read(value, name);
    return false;
  } catch (error) {
    if (error instanceof QuestionError) return true;
    throw error;
  }
}

const rulings = readGenerated('rulings.json') as PublishedRulings;
const positions = Object.values(rulings).flatMap(({ slug, examples, editions }) =>
  examples.flatMap(({ onTable, code }) =>
    onTable === undefined ? [] : [[slug, code, onTable, editions.at(-1) ?? ''] as const],
  ),
);

test.each(positions)('%s: %s: the question and its answer fit their schemas', (_slug, _code, question, edition) => {
  expect(problemsOf(validatorOf('questions/table'), question)).toEqual([]);
  expect(problemsOf(validatorOf('answers/table'), JSON.parse(JSON.stringify(askTable(edition, question))))).toEqual([]);
});

/** What a table begins with, and the same asked about fleeing, and about the way in front of enemy. */
const begun = STARTS.flatMap(({ question }): readonly Readonly<Record<string, unknown>>[] => {
  const begins = question as Readonly<Record<string, unknown>>; // as the query takes it
  const { position, mover, with: others, to } = begins;
  return [begins, { ask: 'flee', position, mover }, { ask: 'in-front', position, mover, with: others, to }];
});

test('what a table begins with has answers of every matter, and each fits its schema', () => {
  const validate = validatorOf('answers/table');
  const answered = begun.flatMap((question) => {
    const answer = answerTo(question);
    if (answer === null || answer.rulings.length === 0) return [];
    expect([question, problemsOf(validate, JSON.parse(JSON.stringify(answer)))]).toEqual([question, []]);
    return [question.ask];
  });
  expect(new Set(answered)).toEqual(new Set(MATTERS));
});

/** Null where it cannot be asked so: a move in front of enemy needs an end. */
function answerTo(question: Readonly<Record<string, unknown>>): ReturnType<typeof askTable> | null {
  try {
    return askTable(editions.at(-1) ?? '', question);
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}
