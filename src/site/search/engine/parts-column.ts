import type { SearchData } from './model.ts';

/** Stands before the number of a part that an earlier record has told of. */
const AGAIN = '=';

/** Which parts of the text of the index there are, and which each record uses. */
interface UsedParts extends Pick<SearchData, 'parts'> {
  readonly used: readonly (readonly number[])[];
}

/**
 * Write the parts of each record as a short text: `0.3 =4 5.12`. The first record that uses a part tells how it is
 * divided, another its number.
 *
 * @param parts All parts, in the order in which the records use them first
 */
export function writeParts(parts: SearchData['parts'], used: UsedParts['used']): readonly string[] {
  let told = 0;
  return used.map((own) => own.map((part) => (part === told ? parts[told++] : `${AGAIN}${String(part)}`)).join(' '));
}

/** Read what `writeParts` wrote. */
export function readParts(column: readonly string[]): UsedParts {
  const parts: string[] = [];
  const used = column.map((own) =>
    own
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => (part.startsWith(AGAIN) ? Number(part.slice(1)) : parts.push(part) - 1)),
  );
  return { parts, used };
}
