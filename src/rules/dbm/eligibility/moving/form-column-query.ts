import type { DbmRules, DbmSteps } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { flag, flagOrNull, list, paces, type Read } from '../../../frame/questions/field.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import { UnprovidedError } from '../../../frame/rule-errors.ts';
import type { Judged } from '../../../frame/verdict.ts';
import { goingInWords } from '../../combat/going-in-words.ts';
import { plainMoveOf } from '../../movement/move/move.ts';
import { MOVE_FIELDS } from '../../movement/move/move-fields.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import { troop } from '../../troops/troop-field.ts';
import { namedElement } from '../named-element.ts';
import { sentence } from '../sentence.ts';
import { takenOf, type Takes } from '../taken.ts';
import { word } from '../word.ts';
import { bind, judgeAll, YES_OR_NO_TAKEN, yesOrNo, type YesOrNo } from '../yes-or-no.ts';
import { ENDS_IN_COLUMN, GROUP_TURNS, MANOEUVRES } from './change-of-formation.ts';

const FORM_COLUMN_FIELDS = {
  manoeuvre: word(
    'What the group does. column: one that is wider than 1 element forms a column 1 element wide. expand: such a column expands.',
    MANOEUVRES,
    'column',
  ),
  turn: word('When the group turns 180° as a group in the same move.', GROUP_TURNS, 'none'),
  element: troop('The element of the group that is asked about.'),
  others: list('The troops of the others in its group.', troop('Troops.'), 40),
  ends: word(
    'How it ends. front: it leads the column. directlyBehind: it is in the column, directly behind the element before it. inContact: it is not in the column, and in corner and edge contact with the group. kinked: it is behind another at one corner alone. apart: none of these.',
    ENDS_IN_COLUMN,
    'directlyBehind',
  ),
  moved: paces('How far it moves. Left out: no further than it may.'),
  going: { ...MOVE_FIELDS.going, meaning: 'The going that it moves in; good where left out.' },
  wholeColumn: flag('All elements of the group end in the column.'),
  sideways: flag('The front element goes to a side, other than by wheeling.'),
  couldFollow: flagOrNull('It does not follow directly behind, though its move is enough for that.'),
  furtherForward: flagOrNull('It slides further forward than its contact with the group needs.'),
  notAligned: flag('The manoeuvre includes a wheel, and who slides does not end aligned with the front of the column.'),
  behindRear: flag(
    'It ends even partly behind the line of its original rear edge, as that was after an initial turn of the group.',
  ),
  endsInDifficult: flag('It ends in difficult going.'),
  byWheeling: flagOrNull('Of expendables: every element of the group that moves can do so by wheeling.'),
};

type Question = Read<typeof FORM_COLUMN_FIELDS>;

/** May an element of a group end so, as the group forms a column? */
export const FORM_COLUMN_QUERY = defineQuery<DbmSteps, typeof FORM_COLUMN_FIELDS, Question, YesOrNo>({
  summary: 'Whether an element may end so, as its group forms a column, or expands from one.',
  fields: FORM_COLUMN_FIELDS,
  answers: YES_OR_NO_TAKEN,
  example: { element: 'Reg Bd (O)', others: ['Reg Bd (O)', 'Reg Bd (O)'], ends: 'directlyBehind', moved: 85 },
  question,
  describe,
  answer,
});

/**
 * Check that the fields go together.
 *
 * @throws {QuestionError} If all of the group ends in the column, but not the element
 */
function question(fields: Question): Question {
  const { ends, wholeColumn } = fields;
  if (wholeColumn && !MAY_BE_WHOLE[ends])
    throw new QuestionError('wholeColumn', `expected false where it ends ${JSON.stringify(ends)}, found true`);
  return fields;
}

/** Whether all of the group may end in the column, where one of them ends so. */
const MAY_BE_WHOLE: Readonly<Record<keyof typeof ENDS_IN_COLUMN, boolean>> = {
  front: true,
  directlyBehind: true,
  inContact: false,
  kinked: true,
  apart: false,
};

/** What is not told, and counts as not so. */
const TAKES: Takes<Question> = {
  couldFollow: 'it is taken that its move is not enough to follow directly behind',
  furtherForward: 'it is taken to slide no further forward than its contact needs',
};

/** @throws {UnprovidedError} If it turns on whether expendables move by wheeling, and that is not told */
function answer(rules: DbmRules, asked: Question): YesOrNo {
  const judged = judgedOf(rules, asked);
  if (asked.byWheeling === null && judged.allowed && !judgedOf(rules, { ...asked, byWheeling: false }).allowed)
    throw new UnprovidedError('it is not told whether every element that moves can do so by wheeling ("byWheeling")');
  const taken = takenOf(asked, TAKES, (each) => judgedOf(rules, each));
  const { trail, ...found } = yesOrNo(rules, judged);
  return { ...found, ...(taken.length === 0 ? {} : { taken }), trail };
}

function judgedOf(rules: DbmRules, { element, others, going, ...asked }: Question): Judged {
  // How far it may go is told of where a clause asked for it.
  let counted: readonly TrailStep[] = [];
  const normalMove = (): number => {
    const most = plainMoveOf(rules, { troop: element, goings: going });
    counted = most.trail;
    return most.maxPaces ?? 0;
  };
  const about = {
    ...asked,
    couldFollow: asked.couldFollow ?? false,
    furtherForward: asked.furtherForward ?? false,
    byWheeling: asked.byWheeling ?? true,
    element: namedElement(element),
    group: [element, ...others].map((each) => namedElement(each)),
    normalMove,
  };
  const judged = judgeAll(bind(rules.steps.mayFormColumn, about), 'whether a group may change its formation so');
  return { ...judged, trail: [...judged.trail, ...counted] };
}

function describe({ manoeuvre, turn, element, others, ends, going, ...about }: Question): string {
  const name = formatTroop(element);
  const behind = about.behindRear ? 'partly behind the line of its original rear edge' : null;
  const turns = { none: '', before: ' after a turn of 180° as a group', after: ' and then turn 180° as a group' }[turn];
  if (manoeuvre === 'expand') {
    const troops = [...new Set([element, ...others].map(formatTroop))].join(', ');
    return `May a column of ${troops} expand${turns}${sentence([behind])}?`;
  }
  const group = [...new Set(others.map(formatTroop))].filter((each) => each !== name);
  return `May ${name} ${ENDS_WORDS[ends]} as its group ${turn === 'after' ? 'is to form a column' : 'forms a column'}${turns}${sentence(
    [
      group.length === 0 ? null : `with ${group.join(', ')} in the group`,
      about.moved === null ? null : `moving ${String(about.moved)} paces`,
      goingInWords(going),
      about.wholeColumn ? 'all of it ending in the column' : null,
      about.sideways ? 'going to a side other than by wheeling' : null,
      about.couldFollow ? 'though it could follow directly behind' : null,
      about.furtherForward ? 'further forward than contact needs' : null,
      about.notAligned ? 'not aligned with the front of the column after a wheel' : null,
      behind,
      about.endsInDifficult ? 'ending in difficult going' : null,
      about.byWheeling === null ? null : `${about.byWheeling ? 'all' : 'not all'} able to move by wheeling`,
    ],
  )}?`;
}

const ENDS_WORDS: Readonly<Record<keyof typeof ENDS_IN_COLUMN, string>> = {
  front: 'lead',
  directlyBehind: 'follow directly behind',
  inContact: 'close up without getting into the column',
  kinked: 'end behind another at one corner alone',
  apart: 'end out of contact',
};
