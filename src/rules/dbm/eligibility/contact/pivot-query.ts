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
import { takenToBe, type Supposed } from '../taken.ts';
import { optional, word } from '../word.ts';
import { bind, judgeAll } from '../yes-or-no.ts';

const PIVOT_FIELDS = {
  element: troop('The element that is contacted.'),
  group: optional(
    word('Whether it is single, in a group entirely of skirmishers, or in another group. Left out: single.', GROUPS),
  ),
  contactedBy: optional(
    word(
      'What of the enemy contacts it: a front edge, a front corner only, or neither. Left out: a front edge.',
      TOUCHES,
    ),
  ),
  contactor: optional(troop('The enemy element that contacts it the most.')),
  contactorAlone: flagOrNull('That element is not part of a larger group. Left out: it is.'),
  groupMove: optional(
    word('How the enemy group moved, from start to end. Left out: entirely straight ahead.', GROUP_MOVES),
  ),
  notAhead: flagOrNull(
    "No part of the element is straight ahead of any part of that enemy's front edge. Left out: some of it is.",
  ),
  alreadyInContact: flag('It was in contact with enemy already.'),
  defending: optional(word('What it defends.', DEFENDED)),
  doesNotTurn: flagOrNull(
    'Its type is one of those that never turn to a contact on the flank; see the printed rulebook, p. 21. Left out: only elephants, expendables, artillery, war wagons, baggage and naval might be.',
  ),
  recoilBlocked: flag(
    'In its new place a recoil would meet a friend that it could neither pass through nor push back far enough.',
  ),
  fleesOffTable: flag('In its new place it would leave the table if it fled from combat.'),
  space: optional(
    word(
      'Whether there is space to pivot or shift; perhaps only if the enemy group is moved straight back. Left out: enough.',
      ROOM,
    ),
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
  /** What the question does not tell, and the answer rests on; left out where it rests on nothing such. */
  readonly taken?: readonly string[];
}

/** An element that enemy contact, and what of that is not told. */
interface Asked extends Contacted {
  readonly supposed: readonly Supposed<Contacted>[];
}

/** Must an element that is contacted pivot or shift to conform? */
export const PIVOT_QUERY = defineQuery<DbmSteps, typeof PIVOT_FIELDS, Asked, PivotAnswer>({
  summary: 'Whether an element that enemy contact must pivot or shift to face them.',
  fields: PIVOT_FIELDS,
  answers:
    'required, true or false; movement ("pivot or shift", "shift", or null if none is required); why, the reason. taken: what the question does not tell, and the answer rests on.',
  example: { element: 'Irr Ps (O)', contactedBy: 'frontCorner', contactor: 'Reg Bd (O)' },
  question: contacted,
  describe: describeContacted,
  answer: answerOf,
});

function answerOf({ edition, steps }: DbmRules, { supposed, ...element }: Asked): PivotAnswer {
  const judge = (each: Contacted) => judgeAll(bind(steps.mustConform, each), 'whether it must pivot or shift');
  const { allowed: required, why, trail } = judge(element);
  const found = takenToBe(element, supposed, judge);
  const taken = found.length === 0 ? {} : { taken: found };
  const by = required ? decide(steps.conformBy, (rule) => rule(element)) : null;
  if (by === null) return { edition, required, movement: null, why, ...taken, trail };
  const step = { step: 'conforms', clause: by.clause.id, label: by.value };
  return { edition, required, movement: by.value, why, ...taken, trail: [...trail, step] };
}

/** What counts where it is not told. */
const TAKEN = {
  group: 'single',
  contactedBy: 'frontEdge',
  contactorAlone: false,
  groupMove: 'straightAhead',
  notAhead: false,
  space: 'enough',
} as const satisfies Partial<Contacted>;

const SUPPOSED: readonly (Supposed<Contacted> & { readonly field: keyof typeof TAKEN })[] = [
  { field: 'group', words: 'it is taken to be a single element', otherwise: { group: 'other' } },
  { field: 'contactedBy', words: 'a front edge is taken to contact it', otherwise: { contactedBy: 'other' } },
  {
    field: 'contactorAlone',
    words: 'who contacts it is taken to be part of a larger group',
    otherwise: { contactorAlone: true },
  },
  {
    field: 'groupMove',
    words: 'that group is taken to have moved entirely straight ahead',
    otherwise: { groupMove: 'other' },
  },
  { field: 'notAhead', words: 'it is taken to lie straight ahead, at least partly', otherwise: { notAhead: true } },
  { field: 'space', words: 'it is taken to have space enough', otherwise: { space: 'tooLittle' } },
];

function contacted(fields: Read<typeof PIVOT_FIELDS>): Asked {
  const element = namedElement(fields.element);
  if (fields.group === 'skirmishers' && !element.skirmishers)
    throw new QuestionError('group', `expected another group, as ${element.name} are no skirmishers`);
  const contactor = fields.contactor === null ? null : namedElement(fields.contactor);
  if (fields.space === 'ifGroupMovesBack' && contactor === null)
    throw new QuestionError('contactor', 'expected the enemy element, as the space depends on whether it is foot');
  return {
    ...fields,
    group: fields.group ?? TAKEN.group,
    contactedBy: fields.contactedBy ?? TAKEN.contactedBy,
    contactorAlone: fields.contactorAlone ?? TAKEN.contactorAlone,
    groupMove: fields.groupMove ?? TAKEN.groupMove,
    notAhead: fields.notAhead ?? TAKEN.notAhead,
    space: fields.space ?? TAKEN.space,
    element,
    contactor,
    supposed: SUPPOSED.filter(({ field }) => fields[field] === null),
  };
}
