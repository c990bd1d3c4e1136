import {
  choice,
  choiceOrNull,
  count,
  countOrNull,
  flag,
  flagOrNull,
  list,
  object,
  paces,
} from '../../frame/questions/field.ts';
import { troop } from '../troops/troop-field.ts';
import { general } from '../troops/general.ts';
import { spelledOtherwise } from '../../frame/questions/spelled-otherwise.ts';
import { ACTIONS, COURSES, FORMATIONS, GENERAL_STATES, POSITIONS, SLIGHT_DEVIATIONS, STOPS } from './question.ts';

/** The fields of elements that are alike. */
export const PIP_ELEMENT_FIELDS = {
  troop: troop('Their troops, with Reg or Irr where the cost depends on it.'),
  count: countOrNull('How many; 1 where left out.', 1, 999),
  general: general('The general whose element it is.'),
  withGeneral: flag('Double based with the general.'),
  mountedInfantry: flag('Infantry on their mounts.'),
  fullMove: flagOrNull('They make their full move; as fullMove of the question where left out.'),
};

/** The fields of a question about PIPs. */
export const PIP_FIELDS = {
  action: choice('A tactical move, a march move, or a halt.', ACTIONS),
  elements: list('Those that move or halt together, of one command.', object('An element.', PIP_ELEMENT_FIELDS), 40, 1),
  group: flagOrNull('They are a group; where left out, if they are several.'),
  formation: choiceOrNull(
    'A group 1 element wide is a column. Where left out: column along a road or river bank, otherwise line.',
    FORMATIONS,
  ),
  marchNumber: countOrNull('Which march of the bound it is; the first where left out.', 1, 99),
  distanceToGeneral: paces("From their nearest point to that of the general's element; near where left out."),
  generalInSight: flag('They, or the general, have the other in sight.'),
  generalState: spelledOtherwise(
    { 'front edge contact': 'inFrontEdgeContact', 'straggling off-table': 'straggling' },
    choice("The state of the general's element.", GENERAL_STATES, 'normal'),
  ),
  generalModifierAlreadyUsed: flag('The general has applied his modifier this bound.'),
  generalHasMovedThisGame: flagOrNull('The general has moved during the game; false where left out.'),
  deviates: flag('Any element deviates from straight ahead.'),
  deviatesOnly: choiceOrNull(
    'No element deviates but by following another in a column, or by a slide of up to half an element to line up with enemy to whose nearest edge they are already parallel.',
    SLIGHT_DEVIATIONS,
  ),
  fullMove: flagOrNull('All make their full move; true where left out, unless something stops them.'),
  contactsEnemy: flag('Any element contacts enemy.'),
  legalContact: flagOrNull('The contact is legal contact; true where left out of a move that contacts enemy.'),
  stopsImmediatelyOnContact: flagOrNull(
    'They stop as soon as any element contacts enemy; true where left out of a move straight ahead.',
  ),
  startsInContact: flag('A single element moves from a contact with enemy to front or flank contact.'),
  stoppedBy: choiceOrNull('What ends the move before its full distance.', STOPS),
  unawareOfMounted: flag('The movers were not aware of the mounted whom bows may not contact.'),
  along: choiceOrNull('What they move along.', COURSES),
  onLand: flagOrNull('They move on land; true where left out, unless all are naval.'),
  mountsOrDismounts: flag('The move is used to mount or dismount. Each element is then paid for by itself.'),
  psiloiBehindCavalryTheySupport: flag('All psiloi among them are behind cavalry whom they can support.'),
  haltPreventsSpontaneous: flag('The halt is to prevent spontaneous advance or retreat.'),
  position: choice('The going that all of them occupy.', POSITIONS, 'good'),
  defendingFortification: flag('All of them defend fortifications.'),
  defendingRiverEdge: flag('All of them defend a river edge.'),
  uphillOfNearestKnownEnemy: flag('All are uphill of the nearest enemy of whom they are aware.'),
  doubleBase: flag('The two elements share a double base, and move by themselves.'),
  crossesItsRear: flag('The double base moves backwards, part of it crossing the line of its initial rear.'),
  resultingElements: count('Single or double based foot elements that a dismounting double base becomes.', 0, 2),
};
