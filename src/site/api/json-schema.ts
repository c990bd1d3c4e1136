/** A JSON Schema, as far as its page reads it. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/**
 * What documents are made of, each part once, though several have it.
 *
 * @param documents Their schemas
 * @returns By name, in the order of the alphabet
 */
export function partsOf(documents: readonly JsonSchema[]): readonly (readonly [name: string, part: JsonSchema])[] {
  return [...new Map(documents.flatMap(({ $defs }) => Object.entries($defs ?? {})))].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
}

/** The name of the part that a document is a list of; null where it is no list of parts. */
export function listedIn({ items }: JsonSchema): string | null {
  return items?.$ref?.replace(/^.*\//u, '') ?? null;
}
