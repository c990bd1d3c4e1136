import { formatTroop, parseTroop, TroopError, WORKS } from '../../../../rules/index.ts';
import { MOST_OWN_PRICE, type OwnPrice } from '../army/army.ts';
import { LineError } from './line-error.ts';

/**
 * Read what the reader's own book says that something costs: `Own price: Bge 2`, `Own price: Irr Exp 5.5`.
 *
 * @param text The line without its note
 * @returns Null where it is no such line
 * @throws {LineError} If it is one, and cannot be read
 */
export function readOwnPrice(text: string): OwnPrice | null {
  const rest = /^own price:\s*(.*?)\s*$/i.exec(text)?.[1];
  if (rest === undefined) return null;
  const [, of = '', figure = ''] = /^(.+?)\s+([\d.]+)$/.exec(rest) ?? [];
  const each = Number(figure);
  if (of === '' || !Number.isInteger(each * 2) || each > MOST_OWN_PRICE)
    throw new LineError(
      `expected troops and what one costs, in halves up to ${String(MOST_OWN_PRICE)}, as in "Own price: Bge 2", found ${JSON.stringify(rest)}`,
    );
  return { name: nameOf(of), each };
}

function nameOf(written: string): string {
  const works = WORKS.find((each) => each.toLowerCase() === written.toLowerCase());
  if (works !== undefined) return works;
  try {
    return formatTroop(parseTroop(written));
  } catch (error) {
    if (error instanceof TroopError) throw new LineError(error.message);
    throw error;
  }
}
