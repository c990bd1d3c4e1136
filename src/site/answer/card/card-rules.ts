import type { EditionRules } from '../../tools/calculator/state/editions-of-rules.ts';
import { answerQuestion, type Answered } from '../asking/index.ts';
import type { Question, Values } from '../understanding/index.ts';

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

/** An edition of DBM, as a card asks it. */
export function ofEdition({ edition, rules, urlOf }: EditionRules): CardRules {
  return {
    game: 'DBM',
    edition,
    name: edition,
    clauses: rules.clauses,
    urlOf,
    readAt: null,
    answer: (question, chosen) => answerQuestion(rules, question, chosen),
  };
}
