import { flag, flagOrNull } from '../../../frame/questions/field.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { SUPPORTS } from '../moving/movement-cases.ts';
import { namedElement } from '../named-element.ts';
import { optional, word } from '../word.ts';
import { bind } from '../yes-or-no.ts';

/** Does an element turn to face enemy on its flank or rear? */
export const TURN_QUERY = defineYesOrNo({
  summary: 'Whether an element that is contacted on flank or rear turns to face.',
  fields: {
    inColumn: flag('It is in a column, or another deep formation.'),
    byWideGroup: flag('A group more than 1 element wide contacts it.'),
    support: word(
      'Rear support to an element whose front edge is in legal contact: that it gives, could give, or neither.',
      SUPPORTS,
      'none',
    ),
    single: flag('It is a single element.'),
    legalContact: flag('The contact is legal contact.'),
    inNarrowGap: flag('It is in a gap less than an element width, so that it cannot turn.'),
    element: optional(troop('The element that is contacted. Left out: taken to be of a type that turns.')),
    doesNotTurn: flagOrNull(
      'Its type is one of those that never turn to a contact on the flank; see the printed rulebook, p. 21. Left out: only elephants, expendables, artillery, war wagons, baggage and naval might be.',
    ),
  },
  example: { inColumn: true, byWideGroup: true },
  asks: ({ single, element }) => {
    const named = element === null ? '' : `, ${formatTroop(element)},`;
    return `Does ${single ? 'a single element' : 'an element'}${named} that is contacted on flank or rear turn to face`;
  },
  circumstances: (hit) => [
    hit.inColumn ? 'in a column' : null,
    hit.byWideGroup ? 'by a group more than 1 element wide' : null,
    { none: null, eligible: 'when it could give rear support', giving: 'when it gives rear support' }[hit.support],
    hit.legalContact ? 'legally' : null,
    hit.inNarrowGap ? 'in a gap too narrow to turn' : null,
    hit.doesNotTurn === true ? 'of a type that does not turn' : null,
  ],
  about: 'whether it turns to face',
  rules: ({ steps }, hit) =>
    bind(steps.mustTurn, { ...hit, element: hit.element === null ? null : namedElement(hit.element) }),
  takes: { doesNotTurn: 'its type is taken to turn to a contact on the flank' },
  check: ({ single, inColumn }) => {
    if (single && inColumn) throw new QuestionError('single', 'expected false, as a single element is in no column');
  },
});
