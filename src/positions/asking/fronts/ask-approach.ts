import type { DbmRules } from '../../../rules/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import type { Asking, Ruled } from '../reading/asking.ts';
import { askInFront } from './ask-in-front.ts';

/**
 * What refuses a move into contact as it leads in front of enemy: a contact may be permitted, and the way to it not. What is
 * left open there stays with the question about that alone.
 *
 * @throws {QuestionError} If a field that is told is none
 */
export function askApproach(rules: DbmRules, asking: Asking): readonly Ruled[] {
  return askInFront(rules, { ...asking, target: null }).filter(({ ruling }) => ruling.verdict === 'no');
}

askApproach.query = askInFront.query;

askApproach.none = askContact.none;
