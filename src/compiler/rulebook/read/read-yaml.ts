import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { validate } from '../../schemas/index.ts';
import { notTooDeep } from '../allowed/nested.ts';
import { refuseStrangeCharacters } from '../allowed/plain-source.ts';
import { placeAt } from './elements.ts';
import { RulebookError, type Problem } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

/** What JavaScript says where something goes deeper than it has room for. */
const STACK_IS_FULL = 'Maximum call stack size exceeded';

/**
 * Read YAML (or JSON, which is YAML) and check it against its schema.
 *
 * @param source The text: a file, or the front matter of one
 * @param schema What it must hold
 * @param subject What a problem cannot read: `the front matter`
 * @returns What the schema makes of it
 * @throws {RulebookError} If it is malformed or does not fit the schema; every failure at its own line
 */
export function readYaml<Schema extends z.ZodType>(
  source: SourceText,
  schema: Schema,
  subject: string,
): z.output<Schema> {
  refuseStrangeCharacters(source, subject);
  return notTooDeep(source, () => read(source, schema, subject));
}

function read<Schema extends z.ZodType>(source: SourceText, schema: Schema, subject: string): z.output<Schema> {
  const asJson = fromJson(source.text);
  const quick = asJson === undefined ? null : validate(schema, asJson);
  if (quick?.ok === true) return quick.value;
  const document = parseDocument(source.text, { lineCounter: new LineCounter(), prettyErrors: false });
  const report = (offset: number, what: string, hint?: string | null): Problem => ({
    headline: `Cannot read ${subject}: ${what}`,
    places: [placeAt(source, Math.min(offset, source.length), subject)],
    hint: hint ?? undefined,
  });
  // It tells that its own room is at an end as a mistake in what it reads.
  const overflow = document.errors.find(({ message }) => message === STACK_IS_FULL);
  if (overflow !== undefined) throw new RangeError(overflow.message);
  if (document.errors.length > 0) {
    throw new RulebookError(document.errors.map((error) => report(error.pos[0], error.message)));
  }
  const aliases: Problem[] = [];
  visit(document, {
    Alias: (_, { source: name, range }) => {
      aliases.push(report(range?.[0] ?? 0, `"*${name}" repeats what stands elsewhere`, 'write it out.'));
    },
  });
  if (aliases.length > 0) throw new RulebookError(aliases.slice(0, 1));
  const validated = validate(schema, document.toJS());
  if (validated.ok) return validated.value;
  throw new RulebookError(
    validated.failures.map(({ path, text, hint }) => report(offsetAt(document.contents, path), text, hint)),
  );
}

/** Offset of the key or the item that a path leads to, or of the last one on the way that is there. */
function offsetAt(contents: unknown, path: readonly (string | number)[]): number {
  let node = contents;
  let offset = rangeStart(node);
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key));
      if (pair === undefined) return offset;
      offset = rangeStart(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = rangeStart(node);
    } else return offset;
  }
  return offset;
}

function rangeStart(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** The value of a JSON text, read a hundred times as fast as YAML; undefined for other YAML, and for what needs positions. */
function fromJson(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
