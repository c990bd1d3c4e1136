import { initialState } from './address.ts';
import { UnreadableError, type State, type StateField, type StateFields } from './state-field.ts';

/** How lines of the same cells are written. */
export interface LineForm<C extends StateFields> {
  readonly most: number;
  /** Its named groups are the cells; a cell that is not found is as it is where nothing is told. */
  readonly pattern: RegExp;
  /** What is expected, such as `a count and a troop: 6 Irr Wb (O)`. */
  readonly expected: string;
  /** A line of the texts of its cells, as {@link pattern} reads it. */
  readonly written: (texts: { readonly [K in keyof C]: string }) => string;
}

/**
 * Lines of the same cells, written one after the other as a person would: `6 Irr Wb (O),4 Irr Kn (F)`. Of those that
 * cannot be read it is told what is wrong; the others are kept.
 */
export function lines<C extends StateFields>(cells: C, form: LineForm<C>): StateField<readonly State<C>[]> {
  const { most, pattern, expected, written } = form;
  const readLine = (text: string): State<C> => {
    const found = pattern.exec(text);
    if (found === null) throw new UnreadableError(`expected ${expected}, found "${text}"`);
    const told = Object.entries(found.groups ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return {
      ...initialState(cells),
      ...Object.fromEntries(told.map(([name, part]) => [name, cells[name]?.read(part)])),
    };
  };
  return {
    initial: [],
    read: (text) => {
      const parts = text === '' ? [] : text.split(',').map((part) => part.trim());
      const wrong = parts.length > most ? [`expected at most ${String(most)} lines`] : [];
      const found = parts.slice(0, most).flatMap((part, index) => {
        try {
          return [readLine(part)];
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
          wrong.push(`line ${String(index + 1)}: ${error.message}`);
          return [];
        }
      });
      if (wrong.length > 0) throw new UnreadableError(wrong.join('; '), found);
      return found;
    },
    write: (value) =>
      value
        .map((line) => {
          const texts = Object.entries(cells).map(([name, cell]) => [name, cell.write(line[name])]);
          return written(Object.fromEntries(texts) as { readonly [K in keyof C]: string });
        })
        .join(','),
  };
}
