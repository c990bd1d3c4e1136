import type { IndexPart } from './index-text.ts';
import type { SearchData } from './model.ts';
import type { Part } from './query/shape.ts';

/** The one text that the index is of, and what is whose in it. */
export interface Layout extends Pick<SearchData, 'parts'> {
  /** The terms, part after part. */
  readonly text: readonly string[];
  /** Of each record, the numbers of the parts that it is found by, in order. */
  readonly used: readonly (readonly number[])[];
}

/**
 * Lay out what all records are found by as one text. What several have, such as the ways of asking for a clause in each
 * of its wordings, stands in it once.
 *
 * @param records The parts of each record
 */
export function layOut(records: readonly (readonly IndexPart[])[]): Layout {
  const numbers = new Map<string, number>();
  const text: string[] = [];
  const parts: Part[] = [];
  const add = ({ terms, division }: IndexPart): number => {
    text.push(...terms);
    return parts.push(division) - 1;
  };
  const used = records.map((own) =>
    own.map((part) => {
      const key = [...part.division, ...part.terms].join(' ');
      const number = numbers.get(key) ?? add(part);
      numbers.set(key, number);
      return number;
    }),
  );
  return { text, parts, used };
}
