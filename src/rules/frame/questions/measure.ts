import type { Field } from './field.ts';
import { QuestionError } from './question-error.ts';
import { shown } from './shown.ts';

/** How much of a unit, 0 or more, parts of one included; it must be told. */
export function measureOf(unit: 'paces' | 'element widths', meaning: string): Field<number> {
  const expects = `a number of ${unit}, 0 or more`;
  return {
    expects,
    meaning,
    schema: () => ({ type: 'number', minimum: 0 }),
    read: (value, path) => {
      if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
      throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
    },
  };
}
