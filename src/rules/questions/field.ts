import { parseTroop, TroopError, type Troop } from '../troops/parse-troop.ts';
import { nearest, resembles } from './nearest.ts';
import { QuestionError } from './question-error.ts';

/** One field of a question: how it is read, and how `--help` describes it. */
export interface Field<T> {
  /** What it may hold, in words: `true or false`, `one of "close", "shooting"`. */
  readonly expects: string;
  readonly meaning: string;
  /** @throws {QuestionError} If the value, found at this path, is not what the field expects */
  readonly read: (value: unknown, path: string) => T;
}

type Fields = Readonly<Record<string, Field<unknown>>>;
export type Read<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

function field<T>(
  expects: string,
  meaning: string,
  fallback: T | undefined,
  accept: (value: unknown) => T | undefined,
): Field<T> {
  return {
    expects,
    meaning,
    read: (value, path) => {
      if (value === undefined && fallback !== undefined) return fallback;
      const accepted = value === undefined ? undefined : accept(value);
      if (accepted === undefined) throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      return accepted;
    },
  };
}

/** True or false; false where left out. */
export function flag(meaning: string): Field<boolean> {
  return field('true or false', meaning, false, (value) => (typeof value === 'boolean' ? value : undefined));
}

/** A whole number in a range; 0 where left out, unless it is optional: then null. */
export function count(meaning: string, least: number, most: number): Field<number> {
  return field(`a whole number from ${String(least)} to ${String(most)}`, meaning, 0, (value) =>
    wholeNumber(value, least, most),
  );
}

/** A die: 1 to 6, or null where left out. */
export function die(meaning: string): Field<number | null> {
  return field<number | null>('a whole number from 1 to 6', meaning, null, (value) =>
    value === null ? null : wholeNumber(value, 1, 6),
  );
}

/** One of a few words. */
export function choice<const W extends string>(meaning: string, words: readonly W[], fallback?: W): Field<W> {
  return withNearest(
    words,
    field(oneOf(words), meaning, fallback, (value) => words.find((word) => word === value)),
  );
}

/** One of a few words, or null where left out. */
export function choiceOrNull<const W extends string>(meaning: string, words: readonly W[]): Field<W | null> {
  const read = (value: unknown): W | null | undefined => (value === null ? null : words.find((word) => word === value));
  return withNearest(words, field<W | null>(`null or ${oneOf(words)}`, meaning, null, read));
}

/** A troop as players write it. */
export function troop(meaning: string): Field<Troop> {
  const expects = 'a troop such as "Reg Bd (O)"';
  return {
    expects,
    meaning,
    read: (value, path) => {
      if (typeof value !== 'string') throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      try {
        return parseTroop(value);
      } catch (error) {
        if (error instanceof TroopError) throw new QuestionError(path, error.message);
        throw error;
      }
    },
  };
}

/** A list; empty where left out. */
export function list<T>(meaning: string, item: Field<T>, most: number): Field<readonly T[]> {
  const expects = `a list of at most ${String(most)}, each ${item.expects}`;
  return {
    expects,
    meaning,
    read: (value, path) => {
      if (value === undefined) return [];
      if (!Array.isArray(value) || value.length > most)
        throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      return value.map((each: unknown, index) => item.read(each, `${path}[${String(index)}]`));
    },
  };
}

/** An object with fields of its own. */
export function object<F extends Fields>(meaning: string, fields: F): Field<Read<F>> {
  return { expects: 'an object', meaning, read: (value, path) => readFields(fields, value, path) };
}

/**
 * Read an object field by field, refusing what no field is named for.
 *
 * @throws {QuestionError} Naming the field, what was expected and found, and the nearest valid name or value
 */
export function readFields<F extends Fields>(fields: F, value: unknown, path: string): Read<F> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new QuestionError(path === '' ? 'question' : path, `expected an object, found ${shown(value)}`);
  }
  const given = value as Record<string, unknown>;
  const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(fields, name)) continue;
    throw new QuestionError(within(name), `unknown field${advice(name, Object.keys(fields))}`);
  }
  const entries = Object.entries(fields).map(([name, each]) => [name, each.read(given[name], within(name))]);
  return Object.fromEntries(entries) as Read<F>;
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

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function oneOf(words: readonly string[]): string {
  return `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
