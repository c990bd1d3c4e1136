import type { Field, JsonSchema } from './field.ts';
import { QuestionError } from './question-error.ts';

/** The schema of an object with these fields and no others: what may be left out may be null too, or false, where the field takes it. */
export function objectSchema(fields: Readonly<Record<string, Field<unknown>>>): JsonSchema {
  const named = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      named.map(([name, field]) => {
        const schema = field.schema(objectSchema);
        const others = [
          ...(reads(field, null) ? [{ type: 'null' }] : []),
          ...(schema.type !== 'boolean' && reads(field, false) ? [{ const: false }] : []),
        ];
        return [name, { description: field.meaning, ...(others.length > 0 ? { anyOf: [schema, ...others] } : schema) }];
      }),
    ),
    required: named.flatMap(([name, field]) => (reads(field, undefined) ? [] : [name])),
    additionalProperties: false,
  };
}

function reads({ read }: Field<unknown>, value: unknown): boolean {
  try {
    read(value, '');
    return true;
  } catch (error) {
    if (error instanceof QuestionError) return false;
    throw error;
  }
}
