import { decide } from '../../../frame/decide.ts';
import type { DbmSteps } from '../../dbm-steps.ts';
import { flag, flagOrNull, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineQuery, type Answer } from '../../../frame/questions/query.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import {
  DEFENDED,
  FRIENDS_BESIDE,
  GROUP_MOVES,
  GROUPS,
  ROOM,
  TOUCHES,
  type Contacted,
  type Conforming,
} from './contacted.ts';
import { describeContacted } from './describe-contacted.ts';
import { namedElement } from '../named-element.ts';
import { optional, word } from '../word.ts';
import { bind, judgeAll } from '../yes-or-no.ts';

const PIVOT_FIELDS = {
  element: troop('The element that is contacted.'),
  group: word('Whether it is single, in a group entirely of skirmishers, or in another group.', GROUPS, 'single'),
  contactedBy: word(
    'What of the enemy contacts it: a front edge, a front corner only, or neither.',
    TOUCHES,
    'frontEdge',
  ),
  contactor: optional(troop('The enemy element that contacts it the most.')),
  contactorAlone: flag('That element is not part of a larger group.'),
  groupMove: word('How the enemy group moved, from start to end.', GROUP_MOVES, 'straightAhead'),
  notAhead: flag("No part of the element is straight ahead of any part of that enemy's front edge."),
  alreadyInContact: flag('It was in contact with enemy already.'),
  defending: optional(word('What it defends.', DEFENDED)),
  doesNotTurn: flagOrNull(
    'Its type is one of those that never turn to a contact on the flank; see the printed rulebook, p. 21. Left out: only elephants, expendables, artillery, war wagons, baggage and naval might be.',
  ),
  recoilBlocked: flag(
    'In its new place a recoil would meet a friend that it could neither pass through nor push back far enough.',
  ),
  fleesOffTable: flag('In its new place it would leave the table if it fled from combat.'),
  space: word(
    'Whether there is space to pivot or shift; perhaps only if the enemy group is moved straight back.',
    ROOM,
    'enough',
  ),
  friendsBeside: word(
    'Other friends in edge-to-edge contact with it, even partial: skirmishers only, or others.',
    FRIENDS_BESIDE,
    'none',
  ),
};

/** Whether an element must pivot or shift, and which. */
interface PivotAnswer extends Answer {
  readonly required: boolean;
  /** Null where it does neither. */
  readonly movement: Conforming | null;
  readonly why: string;
}

/** Must an element that is contacted pivot or shift to conform? */
export const PIVOT_QUERY = defineQuery<DbmSteps, typeof PIVOT_FIELDS, Contacted, PivotAnswer>({
  summary: 'Whether an element that enemy contact must pivot or shift to face them.',
  fields: PIVOT_FIELDS,
  answers:
    'required, true or false; movement ("pivot or shift", "shift", or null if none is required); why, the reason.',
  example: { element: 'Irr Ps (O)', contactedBy: 'frontCorner', contactor: 'Reg Bd (O)' },
  question: contacted,
  describe: describeContacted,
  answer: answerOf,
});

function answerOf({ edition, steps }: DbmRules, element: Contacted): PivotAnswer {
  const {
    allowed: required,
    why,
    trail,
  } = judgeAll(bind(steps.mustConform, element), 'whether it must pivot or shift');
  const by = required ? decide(steps.conformBy, (rule) => rule(element)) : null;
  if (by === null) return { edition, required, movement: null, why, trail };
  const step = { step: 'conforms', clause: by.clause.id, label: by.value };
  return { edition, required, movement: by.value, why, trail: [...trail, step] };
}

function contacted(fields: Read<typeof PIVOT_FIELDS>): Contacted {
  const element = namedElement(fields.element);
  if (fields.group === 'skirmishers' && !element.skirmishers)
    throw new QuestionError('group', `expected another group, as ${element.name} are no skirmishers`);
  const contactor = fields.contactor === null ? null : namedElement(fields.contactor);
  if (fields.space === 'ifGroupMovesBack' && contactor === null)
    throw new QuestionError('contactor', 'expected the enemy element, as the space depends on whether it is foot');
  return { ...fields, element, contactor };
}
