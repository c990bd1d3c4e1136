/** The nearest edition that has a section which another has not, and what is said of that. */
export interface Elsewhere {
  readonly edition: string;
  readonly words: string;
}

/**
 * Which edition has a section, where one asks for it in an edition that has not.
 *
 * @param asked The edition that is asked for it: `3.0`
 * @param having The editions that have it, oldest first
 * @returns Null where none has it, or no edition is asked
 */
export function elsewhereThan(asked: string, having: readonly string[]): Elsewhere | null {
  if (!/^\d+\.\d+$/.test(asked)) return null;
  const number = (edition: string): number => Number(edition);
  const later = having.find((each) => number(each) > number(asked));
  const edition = later ?? having.findLast((each) => number(each) < number(asked));
  if (edition === undefined || having.includes(asked)) return null;
  const began = having.every((each) => number(each) > number(asked));
  return {
    edition,
    words: `${asked} does not have this section${began ? `: ${edition} added it` : ''}.`,
  };
}
