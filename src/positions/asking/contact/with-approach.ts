import type { DbmRules } from '../../../rules/index.ts';
import { restOf, toldOf } from '../reading/told-of.ts';
import type { Asker, Asking, Ruled } from '../reading/asking.ts';
import { mayPassFronts } from './may-pass-fronts.ts';

/**
 * Who asks of a contact, and of the way to it too where that may lead in front of enemy. That is asked once, whoever may touch
 * by hand.
 *
 * @param contact Asks of the contact alone
 */
export function withApproach(contact: Asker): Asker {
  const both = (rules: DbmRules, asking: Asking): readonly Ruled[] => {
    const { told } = asking;
    const { move = 'tactical' } = told;
    const own = contact.query?.fields ?? {};
    // What is told of the way may be, wherever it leads.
    const isTold = Object.keys(told).some((field) => !Object.hasOwn(own, field));
    const isAsked = (move === 'tactical' || move === 'spontaneous') && (isTold || mayPassFronts(asking));
    if (!isAsked) return contact(rules, asking);
    const approach = asking.askerOf('approach');
    const ofTheWay = approach.query?.fields ?? {};
    const contacts = contact(rules, { ...asking, told: restOf(ofTheWay, told, own) });
    if (contacts.length === 0) return [];
    const spontaneous = move === 'spontaneous';
    return [...contacts, ...approach(rules, { ...asking, told: { spontaneous, ...toldOf(ofTheWay, told) } })];
  };
  return Object.assign(both, contact);
}
