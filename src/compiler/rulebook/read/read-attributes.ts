import type { z } from 'zod';
import { validate } from '../../schemas/index.ts';
import { placeAt, type Element } from './elements.ts';
import type { Problem } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

/** What is being read, where its problems go, and the heading that places name. */
export interface Reading {
  readonly source: SourceText;
  readonly heading: string;
  readonly problems: Problem[];
}

/**
 * Check the attributes of a tag.
 *
 * @param element The element
 * @param schema What its attributes must look like
 * @param subject What a problem cannot read: `clause "move.wheel"`
 * @param reading Where problems are reported
 * @returns The attributes, or null if there were problems
 */
export function readAttributes<Schema extends z.ZodType>(
  element: Element,
  schema: Schema,
  subject: string,
  { source, heading, problems }: Reading,
): z.output<Schema> | null {
  const written = Object.fromEntries([...element.attributes].map(([name, { value }]) => [name, value]));
  const validated = validate(schema, written);
  if (validated.ok) return validated.value;
  for (const { path, text, hint } of validated.failures) {
    const attribute = element.attributes.get(String(path[0]));
    const place = placeAt(source, attribute?.start ?? element.start, heading);
    problems.push({ headline: `Cannot read ${subject}: ${text}`, places: [place], hint: hint ?? undefined });
  }
  return null;
}
