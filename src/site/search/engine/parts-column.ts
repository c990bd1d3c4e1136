import type { SearchData } from './model.ts';
import type { Part } from './query/shape.ts';

/** Which parts of the text of the index there are, and which each record uses, by their numbers. */
interface UsedParts extends Pick<SearchData, 'parts'> {
  readonly used: readonly (readonly number[])[];
}

/** Of each record its parts: the first that uses one tells how it is divided, another only its number. */
export type PartsColumn = readonly (readonly (Part | number)[])[];

/**
 * Write the parts of each record.
 *
 * @param parts All parts, in the order in which the records use them first
 */
export function writeParts({ parts, used }: UsedParts): PartsColumn {
  let told = 0;
  return used.map((own) =>
    own.map((number) => {
      const part = number === told ? parts[number] : undefined;
      if (part !== undefined) told += 1;
      return part ?? number;
    }),
  );
}

/** Read what `writeParts` wrote. */
export function readParts(column: PartsColumn): UsedParts {
  const parts: Part[] = [];
  const used = column.map((own) => own.map((each) => (typeof each === 'number' ? each : parts.push(each) - 1)));
  return { parts, used };
}
