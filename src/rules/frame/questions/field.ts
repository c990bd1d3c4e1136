import { nearest, resembles } from './nearest.ts';
import { QuestionError } from './question-error.ts';
import { shortened, shown } from './shown.ts';
import { squeezed, wordMeant } from './word-meant.ts';

/** A JSON Schema, or a part of one, of draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One field of a question: how it is read, and how `--help` and its JSON Schema describe it. */
export interface Field<T> {
  /** What it may hold, in words: `true or false`, `one of "close", "shooting"`. */
  readonly expects: string;
  readonly meaning: string;
  /** How many letters a text may have, where that is more than a name of a troop or of a thing. */
  readonly longest?: number;
  /** What it holds where it is told, as it is best written. What {@link read} also takes, such as other spellings, is left out. */
  readonly schema: (ofFields: SchemaOfFields) => JsonSchema;
  /** @throws {QuestionError} If the value, found at this path, is not what the field expects */
  readonly read: (value: unknown, path: string) => T;
}

/** What makes the schema of an object with fields. It is handed in: who asks questions has no need of it. */
type SchemaOfFields = (fields: Readonly<Record<string, Field<unknown>>>) => JsonSchema;

/** How many letters a text of a question may have: no name of a troop or of a thing has nearly as many. */
const LONGEST_TEXT = 200;

const BOOLEAN: JsonSchema = { type: 'boolean' };
const AMOUNT: JsonSchema = { type: 'number', minimum: 0 };

/** What any text of a question is. */
export const TEXT: JsonSchema = { type: 'string', maxLength: LONGEST_TEXT };

type Fields = Readonly<Record<string, Field<unknown>>>;
export type Read<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

function field<T>(
  expects: string,
  meaning: string,
  schema: JsonSchema,
  fallback: T | undefined,
  accept: (value: unknown) => T | undefined,
): Field<T> {
  return {
    expects,
    meaning,
    schema: () => schema,
    read: (value, path) => {
      if (isLeftOut(value) && fallback !== undefined) return fallback;
      const accepted = value === undefined ? undefined : accept(value);
      if (accepted === undefined) throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      return accepted;
    },
  };
}

/** True or false; false where left out. */
export function flag(meaning: string): Field<boolean> {
  return field('true or false', meaning, BOOLEAN, false, (value) => (typeof value === 'boolean' ? value : undefined));
}

/** True or false, or null where left out: the asker does not know, or it does not matter. */
export function flagOrNull(meaning: string): Field<boolean | null> {
  return field<boolean | null>('true or false', meaning, BOOLEAN, null, (value) =>
    typeof value === 'boolean' ? value : undefined,
  );
}

/** A whole number in a range; `fallback`, which is 0 unless given, where left out. */
export function count(meaning: string, least: number, most: number, fallback = 0): Field<number> {
  return field(inWords(least, most), meaning, integer(least, most), fallback, (value) =>
    wholeNumber(value, least, most),
  );
}

/** A whole number in a range, or null where left out. */
export function countOrNull(meaning: string, least: number, most: number): Field<number | null> {
  return field<number | null>(inWords(least, most), meaning, integer(least, most), null, (value) =>
    wholeNumber(value, least, most),
  );
}

/** A distance in paces, or null where left out. */
export function paces(meaning: string): Field<number | null> {
  return field<number | null>('a number of paces, 0 or more', meaning, AMOUNT, null, amount);
}

/** A number of 0 or more, halves allowed, such as element equivalents; null where left out. */
export function halves(meaning: string): Field<number | null> {
  return field<number | null>(
    'a number of 0 or more, in halves',
    meaning,
    { ...AMOUNT, multipleOf: 0.5 },
    null,
    (value) => {
      const given = amount(value);
      return given !== undefined && Number.isInteger(given * 2) ? given : undefined;
    },
  );
}

/** Words; they must be told. */
export function textField(meaning: string): Field<string> {
  return field<string>('text', meaning, TEXT, undefined, (value) => (typeof value === 'string' ? value : undefined));
}

/** Words, or null where left out. */
export function textOrNull(meaning: string): Field<string | null> {
  return field<string | null>('text', meaning, TEXT, null, (value) => (typeof value === 'string' ? value : undefined));
}

/** A die: 1 to 6, or null where left out. */
export function die(meaning: string): Field<number | null> {
  return countOrNull(meaning, 1, 6);
}

/** One of a few words, in whatever letters. */
export function choice<const W extends string>(meaning: string, words: readonly W[], fallback?: W): Field<W> {
  return withNearest(
    words,
    field(oneOf(words), meaning, { enum: words }, fallback, (value) => wordMeant(words, value)),
  );
}

/** One of a few words, in whatever letters, or null where left out, as by `false` or "none". */
export function choiceOrNull<const W extends string>(meaning: string, words: readonly W[]): Field<W | null> {
  const read = (value: unknown): W | null | undefined => (isNone(value) ? null : wordMeant(words, value));
  return withNearest(words, field<W | null>(`null or ${oneOf(words)}`, meaning, { enum: words }, null, read));
}

/** A list, or its only item by itself; empty where left out, unless there must be one or more. */
export function list<T>(meaning: string, item: Field<T>, most: number, least = 0): Field<readonly T[]> {
  const size = least === 0 ? `at most ${String(most)}` : `${String(least)} to ${String(most)}`;
  const expects = `a list of ${size}, each ${item.expects}`;
  return {
    expects,
    meaning,
    schema: (ofFields) => ({ type: 'array', items: item.schema(ofFields), minItems: least, maxItems: most }),
    read: (value, path) => {
      if (isLeftOut(value) && least === 0) return [];
      if (typeof value === 'string' || isObject(value)) return [readValue(item, value, path)];
      if (!Array.isArray(value) || value.length > most || value.length < least)
        throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      return value.map((each: unknown, index) => readValue(item, each, `${path}[${String(index)}]`));
    },
  };
}

/** An object with fields of its own. */
export function object<F extends Fields>(meaning: string, fields: F): Field<Read<F>> {
  return {
    expects: 'an object',
    meaning,
    schema: (ofFields) => ofFields(fields),
    read: (value, path) => readFields(fields, value, path),
  };
}

/**
 * Read an object field by field, refusing what no field is named for.
 *
 * @throws {QuestionError} Naming the field, what was expected and found, and the nearest valid name or value
 */
export function readFields<F extends Fields>(fields: F, given: unknown, path: string): Read<F> {
  if (!isObject(given)) {
    throw new QuestionError(path === '' ? 'question' : path, `expected an object, found ${shown(given)}`);
  }
  const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(fields, name)) continue;
    throw new QuestionError(within(shortened(name)), `unknown field${advice(shortened(name), Object.keys(fields))}`);
  }
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- `noUncheckedIndexedAccess` is said of F, too.
    if (field !== undefined) read[name] = readValue(field, given[name], within(name));
  }
  return read as Read<F>; // every field of F has been read
}

/**
 * Read a value as a field does: whatever it may hold, no text is longer than any that could be meant.
 *
 * @throws {QuestionError} If it is longer, or not what the field expects
 */
export function readValue<T>(field: Field<T>, value: unknown, path: string): T {
  const { longest = LONGEST_TEXT } = field;
  if (typeof value === 'string' && value.length > longest)
    throw new QuestionError(
      path,
      `expected at most ${String(longest)} letters, found ${String(value.length)}: ${shown(value)}`,
    );
  return field.read(value, path);
}

/** The field that was most likely meant, or all there are where none is at all alike. */
function advice(name: string, known: readonly string[]): string {
  const close = nearest(name, known);
  return resembles(name, close) ? `, did you mean ${JSON.stringify(close)}?` : `: expected one of ${known.join(', ')}`;
}

function withNearest<T>(words: readonly string[], read: Field<T>): Field<T> {
  return {
    ...read,
    read: (value, path) => {
      try {
        return read.read(value, path);
      } catch (error) {
        if (!(error instanceof QuestionError) || typeof value !== 'string') throw error;
        const close = nearest(value, words);
        throw resembles(value, close)
          ? new QuestionError(
              path,
              `unknown value ${shown(value)}, did you mean ${JSON.stringify(close)}? (${read.expects})`,
            )
          : error;
      }
    },
  };
}

function isLeftOut(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isNone(value: unknown): boolean {
  return value === false || (typeof value === 'string' && squeezed(value) === 'none');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function inWords(least: number, most: number): string {
  return `a whole number from ${String(least)} to ${String(most)}`;
}

function integer(minimum: number, maximum: number): JsonSchema {
  return { type: 'integer', minimum, maximum };
}

function oneOf(words: readonly string[]): string {
  return `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`;
}
