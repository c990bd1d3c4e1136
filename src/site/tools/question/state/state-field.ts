import { formatTroop, parseTroop, TroopError, type Troop } from '../../../../rules/index.ts';

/**
 * One value that a calculator asks for, and how it stands in the address of the page. Its functions are methods, so
 * that a field of any type is a field of an unknown one.
 */
export interface StateField<T> {
  /** What it is where the address does not tell it. */
  readonly initial: T;
  /** @throws {UnreadableError} If the text is not one that {@link write} gives */
  read(text: string): T;
  write(value: T): string;
}

export type StateFields = Readonly<Record<string, StateField<unknown>>>;

/** The values of all the fields of a calculator. */
export type State<F extends StateFields> = { readonly [K in keyof F]: F[K] extends StateField<infer T> ? T : never };

/** Whether a value is other than where nothing is told. */
export function isTold<T>(field: StateField<T>, value: T): boolean {
  return field.write(value) !== field.write(field.initial);
}

/** What is wrong with a value in an address: what was expected. */
export class UnreadableError extends Error {
  /** What of it could be read all the same; undefined where nothing could. */
  readonly kept: unknown;

  constructor(expected: string, kept?: unknown) {
    super(expected);
    this.kept = kept;
  }
}

/** Yes or no; no where it is left out. */
export function flag(): StateField<boolean> {
  return {
    initial: false,
    read: (text) => {
      if (text === '1') return true;
      if (text === '0') return false;
      throw new UnreadableError('expected 1 for yes, or 0 for no');
    },
    write: (value) => (value ? '1' : '0'),
  };
}

/** A whole number in a range. */
export function wholeNumber(least: number, most: number, initial = least): StateField<number> {
  return {
    initial,
    read: (text) => {
      const value = Number(text);
      if (/^\d+$/.test(text) && value >= least && value <= most) return value;
      throw new UnreadableError(`expected a whole number from ${String(least)} to ${String(most)}`);
    },
    write: (value) => String(value),
  };
}

/** A whole number in a range, or null where it is not known. */
export function numberOrNull(least: number, most: number): StateField<number | null> {
  return orNull(wholeNumber(least, most));
}

/** A die: null where it is not thrown. */
export function die(): StateField<number | null> {
  return numberOrNull(1, 6);
}

/** One of a few words. */
export function oneOf<const W extends string>(words: readonly W[], initial: NoInfer<W>): StateField<W> {
  return {
    initial,
    read: (text) => {
      const word = words.find((each) => each === text);
      if (word !== undefined) return word;
      throw new UnreadableError(`expected one of ${words.join(', ')}`);
    },
    write: (value) => value,
  };
}

/** One of a few words, or null where none is chosen. */
export function oneOfOrNull<const W extends string>(words: readonly [W, ...W[]]): StateField<W | null> {
  return orNull(oneOf(words, words[0]));
}

/** A troop as players write it; null where none is chosen. */
export function troop(): StateField<Troop | null> {
  return orNull({ initial: { type: 'Bd', grade: 'O', training: null }, read: readTroop, write: formatTroop });
}

/** Troops one behind the other, front to back. */
export function troops(most: number): StateField<readonly Troop[]> {
  return {
    initial: [],
    read: (text) => {
      const written = text === '' ? [] : text.split(',');
      const found = written.slice(0, most).map(readTroop);
      if (written.length > most) throw new UnreadableError(`expected at most ${String(most)} troops`, found);
      return found;
    },
    write: (value) => value.map(formatTroop).join(','),
  };
}

/** A program that finds links in a text may leave out the last bracket. */
function readTroop(text: string): Troop {
  try {
    return parseTroop(/\([^)]*$/.test(text) ? `${text})` : text);
  } catch (error) {
    throw error instanceof TroopError ? new UnreadableError(error.message) : error;
  }
}

function orNull<T>(field: StateField<T>): StateField<T | null> {
  return {
    initial: null,
    read: (text) => (text === '' ? null : field.read(text)),
    write: (value) => (value === null ? '' : field.write(value)),
  };
}
