import { readFields, readValue, type Field, type Read } from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { shown } from '../../frame/questions/shown.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** An object with fields of its own, or null where left out. */
export function objectOrNull<F extends Fields>(meaning: string, fields: F): Field<Read<F> | null> {
  const read = (value: unknown, path: string): Read<F> | null =>
    value === undefined || value === null ? null : readFields(fields, value, path);
  return { expects: 'an object', meaning, schema: (ofFields) => ofFields(fields), read };
}

/** One of what an item reads, or a list of several: always read as a list. */
export function oneOrMore<T>(meaning: string, item: Field<T>, most: number): Field<readonly T[]> {
  const expects = `${item.expects}, or a list of up to ${String(most)} such`;
  return {
    expects,
    meaning,
    schema: (ofFields) => {
      const items = item.schema(ofFields);
      return { anyOf: [items, { type: 'array', items, minItems: 1, maxItems: most }] };
    },
    read: (value, path) => {
      if (!Array.isArray(value)) return [readValue(item, value, path)];
      if (value.length === 0 || value.length > most) {
        throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      }
      return value.map((each: unknown, index) => readValue(item, each, `${path}[${String(index)}]`));
    },
  };
}
