import { TEXT, type Field } from './field.ts';
import { QuestionError } from './question-error.ts';
import { shown } from './shown.ts';

/** What is wrong with a troop as written: the sentence that a person is shown. */
export class TroopError extends Error {}

/** More letters than any troop is written with: a pattern may give up on what is far longer. */
const LONGEST = 1000;

/**
 * The words of a troop as it was written, with single blanks between them.
 *
 * @throws {TroopError} If it is far longer than any troop
 */
export function wordsOfTroop(written: string): string {
  const words = written.trim();
  if (words.length > LONGEST)
    throw new TroopError(`expected a troop of at most ${String(LONGEST)} letters, found ${shown(words)}`);
  return words.replaceAll(/\s+/g, ' ');
}

/**
 * A troop as players of a game write it.
 *
 * @param example A troop of the game: `Reg Bd (O)`
 * @param parse Reads one; throws a {@link TroopError} where there is no such troop
 */
export function troopField<T>(example: string, meaning: string, parse: (written: string) => T): Field<T> {
  const expects = `a troop such as "${example}"`;
  return {
    expects,
    meaning,
    schema: () => ({ ...TEXT, examples: [example] }),
    read: (value, path) => {
      if (typeof value !== 'string') throw new QuestionError(path, `expected ${expects}, found ${shown(value)}`);
      try {
        return parse(value);
      } catch (error) {
        if (error instanceof TroopError) throw new QuestionError(path, error.message);
        throw error;
      }
    },
  };
}
