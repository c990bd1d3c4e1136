import type { DbmRules } from '../../../rules/index.ts';
import { askContact, askContacts } from '../contact/ask-contact.ts';
import type { Asking, Ruled } from '../reading/asking.ts';
import { askInFront } from './ask-in-front.ts';
import { restOf, toldOf } from './told-of.ts';

/**
 * May a move end in its contacts, though the way to them may lead in front of other enemy? A contact may be permitted, and the
 * way to it not: that is told where it refuses the move.
 *
 * @throws {QuestionError} If a field that is told is none
 */
export function askApproach(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { told } = asking;
  const contacts = askContacts(rules, { ...asking, told: restOf(askInFront.query, told, askContact.query) });
  if (contacts.length === 0) return [];
  const spontaneous = told.move === 'spontaneous';
  const fronts = askInFront(rules, {
    ...asking,
    told: { spontaneous, ...toldOf(askInFront.query, told) },
    target: null,
  });
  return [...contacts, ...fronts.filter(({ ruling }) => ruling.verdict === 'no')];
}

askApproach.query = askInFront.query;

askApproach.none = askContact.none;
