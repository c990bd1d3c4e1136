import type { Postings } from './rank.ts';
import { kindAt, type PassageKind, type Shape } from '../query/shape.ts';
import type { Wanted } from '../query/understand-query.ts';

/** How a record stands to the grades that were asked for. */
export interface Grading {
  /** It is about another grade: its title names one, and nothing in it names the one that was asked for. No answer. */
  readonly ofAnother: boolean;
  /** What was asked for with a grade, where its text names other grades only: it may answer, but does not say so. */
  readonly lacking: readonly Wanted[];
}

const TITLE: ReadonlySet<PassageKind> = new Set(['title', 'question']);
/** What people ask for is no part of it: somebody asked for that grade, and found what is said of another. */
const READ: ReadonlySet<PassageKind> = new Set(['title', 'question', 'context', 'text', 'note']);

/** Compare the grades of troop types that a record names with those that were asked for. */
export function compareGrades(
  record: number,
  wanted: readonly Wanted[],
  grades: readonly string[],
  postings: ReadonlyMap<string, Postings>,
  shape: Shape,
): Grading {
  const placesOf = (term: string): readonly number[] => postings.get(term)?.get(record) ?? [];
  const names = (term: string, fields: ReadonlySet<PassageKind>): boolean =>
    placesOf(term).some((place) => fields.has(kindAt(shape, place)));
  const unnamed = wanted.filter(({ grade }) => grade !== null && !names(grade.term, READ));
  const namesOther = ({ grade }: Wanted, fields: ReadonlySet<PassageKind>): boolean =>
    grade !== null &&
    grades
      .map((letter) => `${grade.type}(${letter})`)
      .filter((term) => !wanted.some((each) => each.grade?.term === term))
      .some((term) => names(term, fields));
  return {
    ofAnother: unnamed.some((each) => namesOther(each, TITLE)),
    lacking: unnamed.filter((each) => namesOther(each, READ)),
  };
}
