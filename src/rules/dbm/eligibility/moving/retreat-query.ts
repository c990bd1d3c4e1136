import { flag, flagOrNull } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { namedElement } from '../named-element.ts';
import { bind } from '../yes-or-no.ts';

/** Must an element of a demoralised command flee in spontaneous retreat? */
export const RETREAT_QUERY = defineYesOrNo({
  summary: 'Whether an element of a demoralised command must flee in spontaneous retreat.',
  fields: {
    element: troop('The element, whose command is demoralised.'),
    mobile: flagOrNull('Whether it can move at all. Left out: it can.'),
    inCircuit: flag('It is within the circuit of a fortification.'),
    enemyInCircuit: flag('Enemy have entered that.'),
    inTower: flag('It is in a tower.'),
    frontEdgeInContact: flag('Its front edge is in contact with enemy.'),
    namedBefore: flag(
      'It is one of those of whom the sentences before this rule speak, which are in print only: p. 25, Demoralised commands, para 2.',
    ),
  },
  example: { element: 'Irr Wb (O)', inCircuit: true },
  asks: ({ element }) => `Must ${formatTroop(element)} of a demoralised command flee`,
  circumstances: (about) => [
    about.mobile === null ? null : about.mobile ? 'mobile' : 'not mobile',
    about.inCircuit ? `within a fortification that enemy have ${about.enemyInCircuit ? '' : 'not '}entered` : null,
    about.inTower ? 'in a tower' : null,
    about.frontEdgeInContact ? 'the front edge in contact with enemy' : null,
    about.namedBefore ? 'spoken of before' : null,
  ],
  about: 'whether it must flee',
  rules: ({ steps }, { element, ...about }) => bind(steps.mustRetreat, { ...about, element: namedElement(element) }),
});
