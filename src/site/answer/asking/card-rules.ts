import type { Question, Values } from '../understanding/index.ts';
import type { Answered } from './answer-question.ts';

/** The titles of clauses, by their ids. */
export type Titled = ReadonlyMap<string, { readonly title: string }>;

/** The rules that a card answers by, of either game. */
export interface CardRules {
  readonly game: 'DBM' | 'DBA';
  /** As it is searched: `3.4`, `dba`. */
  readonly edition: string;
  /** As it is told: `3.4`, `DBA 2.2`. */
  readonly name: string;
  readonly clauses: Titled;
  readonly urlOf: (clause: string) => string;
  /** Where the rules on a question stand, for who has no calculator of it; null where there is one. */
  readonly readAt: ((question: Question) => string) | null;
  /** @param chosen What was chosen of that which the question does not tell, by its name */
  readonly answer: (question: Question, chosen: Values) => Answered;
}
