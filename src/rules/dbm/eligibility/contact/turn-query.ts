import { flag } from '../../../frame/questions/field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { SUPPORTS } from '../moving/movement-cases.ts';
import { word } from '../word.ts';
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
  },
  example: { inColumn: true, byWideGroup: true },
  asks: ({ single }) =>
    `Does ${single ? 'a single element' : 'an element'} that is contacted on flank or rear turn to face`,
  circumstances: (hit) => [
    hit.inColumn ? 'in a column' : null,
    hit.byWideGroup ? 'by a group more than 1 element wide' : null,
    { none: null, eligible: 'when it could give rear support', giving: 'when it gives rear support' }[hit.support],
    hit.legalContact ? 'legally' : null,
    hit.inNarrowGap ? 'in a gap too narrow to turn' : null,
  ],
  about: 'whether it turns to face',
  rules: ({ steps }, hit) => bind(steps.mustTurn, hit),
});
