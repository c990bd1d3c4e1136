import type { JsonSchema } from './json-schema.ts';

/** A field of a JSON object, as a person reads of it. */
export interface SchemaField {
  readonly name: string;
  readonly type: string;
  /** Name of the part that its type is made of; null where it is made of none. */
  readonly part: string | null;
  /** Whether no object goes without it. */
  readonly always: boolean;
  readonly about: string;
}

/** The fields of an object; of one that comes in several forms, those of all. */
export function fieldsOf(schema: JsonSchema): readonly SchemaField[] {
  const forms = schema.oneOf ?? [schema];
  const fields = forms.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]) => ({
      name,
      type: typeInWords(field),
      part: partOf(field),
      always: required.includes(name),
      about: field.description ?? '',
    })),
  );
  return [...Map.groupBy(fields, ({ name }) => name)].map(([name, alike]) => ({
    name,
    type: [...new Set(alike.map(({ type }) => type))].join(' or '),
    part: alike.find(({ part }) => part !== null)?.part ?? null,
    always: alike.length === forms.length && alike.every(({ always }) => always),
    about: alike.find(({ about }) => about !== '')?.about ?? '',
  }));
}

/** `list of Block`, `whole number or null`, `"a" or "b"`. */
function typeInWords(schema: JsonSchema): string {
  const { type, anyOf, enum: values, const: value, $ref: ref, items, additionalProperties } = schema;
  if (ref !== undefined) return nameOf(ref);
  if (anyOf !== undefined) return anyOf.map(typeInWords).join(' or ');
  if (value !== undefined) return JSON.stringify(value);
  if (values !== undefined) return values.map((each) => JSON.stringify(each)).join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'anything' : typeInWords(items)}`;
  if (type === 'object')
    return typeof additionalProperties === 'object'
      ? `${typeInWords(additionalProperties)} by name`
      : objectInWords(schema);
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return types.map((each) => IN_WORDS[each] ?? each).join(' or ');
}

const IN_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

function objectInWords({ properties = {} }: JsonSchema): string {
  return `{ ${Object.entries(properties)
    .map(([name, field]) => `${name}: ${typeInWords(field)}`)
    .join(', ')} }`;
}

function partOf(schema: JsonSchema): string | null {
  const inner = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties].filter(
    (each): each is JsonSchema => typeof each === 'object',
  );
  return schema.$ref === undefined ? (inner.map(partOf).find((part) => part !== null) ?? null) : nameOf(schema.$ref);
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
