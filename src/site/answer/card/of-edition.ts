import type { EditionRules } from '../../tools/calculator/state/editions-of-rules.ts';
import { answerQuestion, type CardRules } from '../asking/index.ts';

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
