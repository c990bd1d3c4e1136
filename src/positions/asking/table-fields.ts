import {
  choice,
  list,
  QuestionError,
  readFields,
  shown,
  textField,
  textOrNull,
  type Field,
  type Read,
} from '../../rules/index.ts';
import { MATTERS } from './matters.ts';
import type { Decided } from './reading/reading.ts';

/** The longest that a position may be, in letters: 200 elements have less. */
const LONGEST_POSITION = 40_000;

const POSITION_TEXT = { type: 'string', maxLength: LONGEST_POSITION };

/** A position as text: its lines, or one text with line feeds. */
const positionField: Field<string> = {
  expects: 'a text with a line an element, or piece of terrain, or a list of these lines',
  meaning: 'Who stands where.',
  longest: LONGEST_POSITION,
  schema: () => ({ anyOf: [POSITION_TEXT, { type: 'array', items: POSITION_TEXT }] }),
  read: (value, path) => {
    const lines: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (lines.every((line) => typeof line === 'string')) return lines.join('\n');
    throw new QuestionError(path, `expected ${positionField.expects}, found ${shown(value)}`);
  },
};

/** Fields of the query that is asked. */
const told: Field<Decided> = {
  expects: 'an object',
  meaning: 'Fields of the query that is asked which the position cannot show, such as {"move": "spontaneous"}.',
  schema: () => ({ type: 'object' }),
  read: (value, path) => {
    if (value === undefined || value === null) return {};
    if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
    throw new QuestionError(path, `expected an object with fields of the query, found ${shown(value)}`);
  },
};

/** The fields of a question about a position. */
export const TABLE_FIELDS = {
  ask: choice('What is asked.', MATTERS, 'contact'),
  position: positionField,
  mover: textField('The name of the element that moves, or acts.'),
  to: textOrNull('Where the mover ends.'),
  target: textOrNull('The element that it is about.'),
  between: list(
    'For gap: the names of the two elements at its sides, or of terrain that bars, such as "wood".',
    textField('A name.'),
    2,
  ),
  with: list(
    'Names of others in its group, who move with it and keep their places beside it.',
    textField('A name.'),
    40,
  ),
  ends: list(
    'Where others end who do not keep their places beside it. For form-column, each as "B behind A"; for contact, who moves at the same time, with those who move with it, as "B, C front on X front".',
    textField('A name and a place.'),
    40,
  ),
  tell: told,
};

/**
 * The fields of a question about a position, read, but not held against each other.
 *
 * @throws {QuestionError} If one of them is not as it should be
 */
export function readTableFields(written: unknown): Read<typeof TABLE_FIELDS> {
  return readFields(TABLE_FIELDS, written, '');
}
