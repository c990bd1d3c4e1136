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

const NONE: Grading = { ofAnother: false, lacking: [] };

/** Make what compares the grades of troop types that a record names with those that were asked for. */
export function compareGrades(
  wanted: readonly Wanted[],
  grades: readonly string[],
  postings: ReadonlyMap<string, Postings>,
): (record: number, shapeOf: (record: number) => Shape) => Grading {
  const graded = wanted.flatMap((each) => (each.grade === null ? [] : [{ each, ...each.grade }]));
  if (graded.length === 0) return () => NONE;
  const asked = new Set(graded.map(({ term }) => term));
  const othersOf = (type: string): readonly string[] =>
    grades.map((letter) => `${type}(${letter})`).filter((term) => !asked.has(term));
  return (record, shapeOf) => {
    const names = (term: string, fields: ReadonlySet<PassageKind>): boolean =>
      postings
        .get(term)
        ?.get(record)
        ?.some((place) => fields.has(kindAt(shapeOf(record), place))) ?? false;
    const unnamed = graded.filter(({ term }) => !names(term, READ));
    const namesOther = (type: string, fields: ReadonlySet<PassageKind>): boolean =>
      othersOf(type).some((term) => names(term, fields));
    return {
      ofAnother: unnamed.some(({ type }) => namesOther(type, TITLE)),
      lacking: unnamed.filter(({ type }) => namesOther(type, READ)).map(({ each }) => each),
    };
  };
}
