import { UnreadableError, type StateField } from './state-field.ts';

/** Some of a few words, in the order in which they are listed here. */
export function setOf<const W extends string>(words: readonly W[]): StateField<readonly W[]> {
  return {
    initial: [],
    read: (text) => {
      const told = text === '' ? [] : text.split(',').map((each) => each.trim());
      const unknown = told.find((each) => !words.some((word) => word === each));
      if (unknown !== undefined) throw new UnreadableError(`expected some of ${words.join(', ')}, found "${unknown}"`);
      return words.filter((word) => told.includes(word));
    },
    write: (value) => value.join(','),
  };
}
