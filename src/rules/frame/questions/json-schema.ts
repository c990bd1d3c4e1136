import { QuestionError } from './question-error.ts';

/** A JSON Schema, or a part of one, of draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What of a field its schema is made of. */
interface Described {
  readonly meaning: string;
  readonly schema: () => JsonSchema;
  readonly read: (value: unknown, path: string) => unknown;
}

/** The schema of an object with these fields and no others: what may be left out may be null too, where the field takes it. */
export function objectSchema(fields: Readonly<Record<string, Described>>): JsonSchema {
  const named = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      named.map(([name, field]) => {
        const schema = field.schema();
        return [
          name,
          { description: field.meaning, ...(reads(field, null) ? { anyOf: [schema, { type: 'null' }] } : schema) },
        ];
      }),
    ),
    required: named.flatMap(([name, field]) => (reads(field, undefined) ? [] : [name])),
    additionalProperties: false,
  };
}

function reads({ read }: Described, value: unknown): boolean {
  try {
    read(value, '');
    return true;
  } catch (error) {
    if (error instanceof QuestionError) return false;
    throw error;
  }
}
