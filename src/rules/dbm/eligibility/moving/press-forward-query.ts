import type { DbmSteps } from '../../dbm-steps.ts';
import { count, flag, list, object, type Field, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import { EARLIER_MOVES, type GroupThatPresses } from './group-that-presses.ts';
import { namedElement } from '../named-element.ts';
import { sentence } from '../sentence.ts';
import { word } from '../word.ts';
import { bind, judgeAll, YES_OR_NO, yesOrNo, type YesOrNo } from '../yes-or-no.ts';

const MEMBER_FIELDS = {
  troop: troop('The troops.'),
  rank: count('The rank in which they are, from the front.', 1, 8, 1),
  general: flag("A general's element."),
  withGeneral: flag('They share a double base with the general.'),
};

/** Members; a troop alone stands for one in the front rank. */
const MEMBER: Field<Read<typeof MEMBER_FIELDS>> = (() => {
  const read = object('Troops of the group.', MEMBER_FIELDS);
  return {
    ...read,
    schema: (ofFields) => ({ anyOf: [MEMBER_FIELDS.troop.schema(ofFields), read.schema(ofFields)] }),
    read: (value, path) => read.read(typeof value === 'string' ? { troop: value } : value, path),
  };
})();

const PRESS_FORWARD_FIELDS = {
  question: word(
    'May it press forward, or must it.',
    { may: ['may press forward', 'can'], must: ['must press forward', 'has to'] },
    'may',
  ),
  elements: list('The kinds of troops in the group, each an object or a troop.', MEMBER, 40, 1),
  single: flag('It is a single element, not a group.'),
  demoralised: flag('It is demoralised.'),
  opponentsFled: flag('It made all of its frontal close combat opponents flee.'),
  enemyBound: flag("It is the enemy's bound."),
  pursues: flag('It pursues some of them.'),
  combatsLeft: flag('Combats of the bound are still to be resolved.'),
  earlierMove: word('The tactical move that its elements made earlier in the bound.', EARLIER_MOVES, 'none'),
  notStraightAhead: flag('The move would not be straight ahead.'),
  acrossFortifications: flag('The move would cross fortifications.'),
  partOfGroup: flag('It is part of a larger group, the rest of which stays.'),
  leavesRanks: flag('Ranks that are contiguous and lined up with it would stay.'),
  severalCommands: flag('It has troops of several commands.'),
  anotherRankDoes: flag('Another rank of it presses forward.'),
};

type Question = GroupThatPresses & { readonly question: 'may' | 'must' };

/** May or must a group press forward? */
export const PRESS_FORWARD_QUERY = defineQuery<DbmSteps, typeof PRESS_FORWARD_FIELDS, Question, YesOrNo>({
  summary: 'Whether a group may press forward after its opponents fled, or must.',
  fields: PRESS_FORWARD_FIELDS,
  parts: { elements: MEMBER_FIELDS },
  answers: `${YES_OR_NO} Of question must: allowed is whether it must.`,
  example: {
    elements: ['Reg Sp (O)', { troop: 'Irr Ps (O)', rank: 2 }],
    opponentsFled: true,
    earlierMove: 'straightAhead',
  },
  question: ({ elements, ...fields }) => ({
    ...fields,
    members: elements.map(({ troop: of, ...member }) => Object.assign(namedElement(of), member)),
  }),
  describe,
  answer: (rules, group) => {
    const { mayPressForward, mustPressForward } = rules.steps;
    const may = bind(mayPressForward, group);
    const asked = group.question === 'may' ? may : [...bind(mustPressForward, group), ...may];
    return yesOrNo(rules, judgeAll(asked, `whether it ${group.question} press forward`));
  },
});

function describe({ question, members, earlierMove, ...group }: Question): string {
  const words = members.map(({ name, rank, general, withGeneral }) => {
    const role = general ? ' (general)' : withGeneral ? ' (with the general)' : '';
    return rank === 1 ? `${name}${role}` : `${name}${role} in rank ${String(rank)}`;
  });
  const verb = question === 'may' ? 'May' : 'Must';
  return `${verb} ${group.single ? 'a single element' : 'a group'} of ${words.join(', ')} press forward${sentence([
    group.opponentsFled ? 'all its opponents having fled' : 'not all its opponents having fled',
    group.enemyBound ? "in the enemy's bound" : null,
    group.demoralised ? 'demoralised' : null,
    group.pursues ? 'pursuing' : null,
    group.combatsLeft ? 'combats being left' : null,
    {
      none: null,
      straightAhead: 'having moved straight ahead',
      straightAheadWithShift: 'having moved straight ahead with a shift',
      other: 'having moved otherwise than straight ahead',
    }[earlierMove],
    group.notStraightAhead ? 'otherwise than straight ahead' : null,
    group.acrossFortifications ? 'across fortifications' : null,
    group.partOfGroup ? 'as part of a larger group' : null,
    group.leavesRanks ? 'leaving ranks behind' : null,
    group.severalCommands ? 'of several commands' : null,
    group.anotherRankDoes ? 'as another rank does' : null,
  ])}?`;
}
