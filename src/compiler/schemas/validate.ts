import type { z } from 'zod';
import { strangeCharacters } from './characters.ts';
import { nearest } from './nearest.ts';

/** One thing wrong with an authored value, in words. */
export interface Failure {
  /** The keys that lead to it; empty for the value itself. */
  readonly path: readonly (string | number)[];
  /** What was expected and what was found: `"page": expected a whole number, found "x"`. */
  readonly text: string;
  /** The nearest valid value, as advice to the author. */
  readonly hint: string | null;
}

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failures: readonly Failure[] };

type Issue = z.core.$ZodIssue;

/**
 * Check an authored value against its schema, and say in readable text what is wrong with it. Whatever the schema, a
 * text holds only what a reader sees.
 *
 * @param schema What the value must look like
 * @param value What the author wrote
 * @returns The value as the schema gives it back, or every failure
 * @example An unknown key
 * ```ts
 * validate(noteAttributesSchema, { cite: 'dbm-3.1:s1' });
 * // failures: 'unknown "cite"' with the hint 'did you mean "cites"?', and '"cites" is missing'
 * ```
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) {
    const failures = strangeTexts(value, []);
    return failures.length > 0 ? { ok: false, failures } : { ok: true, value: result.data };
  }
  return { ok: false, failures: result.error.issues.flatMap((issue) => explain(issue, schema, value)) };
}

/** An escape may hide what nobody would write: `"\u202E"`. */
function strangeTexts(value: unknown, path: readonly (string | number)[]): Failure[] {
  if (typeof value === 'string') {
    const [strange] = strangeCharacters(value);
    const subject = path.length > 0 ? `"${name(path)}": ` : '';
    return strange === undefined
      ? []
      : [{ path, text: `${subject}expected plain text, found ${strange.name}`, hint: 'write it without.' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...strangeTexts(key, path),
    ...strangeTexts(each, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}

function explain(issue: Issue, schema: z.ZodType, value: unknown): Failure[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `unknown "${name([...path, key])}"`,
      hint: didYouMean(nearest(key, known)) ?? (known.length > 0 ? `known here: ${known.join(', ')}.` : null),
    }));
  }
  const found = valueAt(value, path);
  if (found === undefined)
    return [{ path, text: `"${name(path)}" is missing: expected ${expected(issue)}`, hint: null }];
  const subject = path.length > 0 ? `"${name(path)}": ` : '';
  const hint = issue.code === 'invalid_value' ? meant(nearest(show(found), issue.values.map(show))) : null;
  return [{ path, text: `${subject}expected ${expected(issue)}, found ${show(found)}`, hint }];
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid input') ? (typeNames[issue.expected] ?? issue.expected) : issue.message;
    case 'invalid_value':
      return issue.values.length === 1 ? show(issue.values[0]) : `one of ${issue.values.map(show).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((errors) => errors.slice(0, 1).map(expected)))].join(' or ');
    case 'too_small':
      return issue.message;
    default:
      return issue.message;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'named fields',
  record: 'named fields',
  string: 'text',
};

function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'named fields' : String(value);
}

function name(path: readonly (string | number)[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${key}` : key)).join('');
}

/** As `show` has it, quotes and all. */
function meant(candidate: string | null): string | null {
  return candidate === null ? null : `did you mean ${candidate}?`;
}

function didYouMean(candidate: string | null): string | null {
  return candidate === null ? null : `did you mean "${candidate}"?`;
}

/** Attributes hold lists as words, so a number may lead into a text. */
function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, key) => {
    if (typeof found === 'string') return found.split(/\s+/).filter((word) => word !== '')[Number(key)];
    if (typeof found !== 'object' || found === null) return undefined;
    return (found as Record<string | number, unknown>)[key]; // any object can be asked for any key
  }, value);
}

function keysAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  let here: unknown = schema;
  for (const key of path) {
    const { shape, element } = definition(here);
    here = typeof key === 'number' ? element : shape?.[key];
  }
  return Object.keys(definition(here).shape ?? {});
}

/** Looks through `.optional()` and `.default()` to the fields or the elements below. */
function definition(schema: unknown): { shape?: Record<string, unknown>; element?: unknown } {
  const { def } = schema as { def: { innerType?: unknown; shape?: Record<string, unknown>; element?: unknown } }; // what every zod schema carries
  return def.innerType === undefined ? def : definition(def.innerType);
}
