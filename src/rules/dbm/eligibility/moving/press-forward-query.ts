import type { DbmRules, DbmSteps } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { count, flag, list, object, paces, type Field, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import type { Troop } from '../../troops/parse-troop.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import { NotHeldError, UnprovidedError } from '../../../frame/rule-errors.ts';
import { goingInWords } from '../../combat/going-in-words.ts';
import { plainMoveOf } from '../../movement/move/move.ts';
import { MOVE_FIELDS } from '../../movement/move/move-fields.ts';
import { EARLIER_MOVES, PASSED_ENEMY, type GroupThatPresses } from './group-that-presses.ts';
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
  moved: paces('How far it moves. Left out: no further than it may.'),
  going: { ...MOVE_FIELDS.going, meaning: 'The going that it moves in; good where left out.' },
  passesEnemy: word(
    'Whether it would go on past enemy who are not skirmishers, after it contacts them: fresh ones, or others, such as those who fled from it.',
    PASSED_ENEMY,
    'none',
  ),
  contactNotPermitted: flag('It would end in a contact with enemy that a tactical move may not end in.'),
  acrossFortifications: flag('The move would cross fortifications.'),
  partOfGroup: flag('It is part of a larger group, the rest of which stays.'),
  leavesRanks: flag('Ranks that are contiguous and lined up with it would stay.'),
  severalCommands: flag('It has troops of several commands.'),
  anotherRankDoes: flag('Another rank of it presses forward.'),
};

type Question = Omit<GroupThatPresses, 'fullMove'> & {
  readonly question: 'may' | 'must';
  readonly troops: readonly Troop[];
  readonly going: Parameters<typeof plainMoveOf>[1]['goings'];
};

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
    troops: elements.map((each) => each.troop),
    members: elements.map(({ troop: of, ...member }) => Object.assign(namedElement(of), member)),
  }),
  describe,
  answer: (rules, { troops, going, ...asked }) => {
    const { mayPressForward, mustPressForward } = rules.steps;
    // How far the slowest may go is told of where a clause asked for it.
    let counted: readonly TrailStep[] = [];
    const group: GroupThatPresses = {
      ...asked,
      fullMove: () => {
        const slowest = slowestOf(rules, troops, going);
        counted = slowest?.trail ?? [];
        return slowest?.maxPaces ?? null;
      },
    };
    const may = bind(mayPressForward, group);
    const steps = asked.question === 'may' ? may : [...bind(mustPressForward, group), ...may];
    const judged = judgeAll(steps, `whether it ${asked.question} press forward`);
    return yesOrNo(rules, { ...judged, trail: [...judged.trail, ...counted] });
  },
});

/** The move of the slowest of some troops; null where that of one of them is not held. */
function slowestOf(
  rules: DbmRules,
  troops: readonly Troop[],
  goings: Question['going'],
): ReturnType<typeof plainMoveOf> | null {
  try {
    const [slowest] = troops
      .map((each) => plainMoveOf(rules, { troop: each, goings }))
      .toSorted((one, other) => (one.maxPaces ?? 0) - (other.maxPaces ?? 0));
    return slowest ?? null;
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return null;
    throw error;
  }
}

function describe({ question, members, earlierMove, going, ...group }: Question): string {
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
    group.moved === null ? null : `moving ${String(group.moved)} paces`,
    goingInWords(going),
    { none: null, fresh: 'going on past fresh enemy', others: 'going on past enemy who fled from it' }[
      group.passesEnemy
    ],
    group.contactNotPermitted ? 'into a contact that is not permitted' : null,
    group.acrossFortifications ? 'across fortifications' : null,
    group.partOfGroup ? 'as part of a larger group' : null,
    group.leavesRanks ? 'leaving ranks behind' : null,
    group.severalCommands ? 'of several commands' : null,
    group.anotherRankDoes ? 'as another rank does' : null,
  ])}?`;
}
