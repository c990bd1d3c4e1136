import { COMBAT_SIDE_FIELDS } from '../../combat/fields.ts';
import type { CombatQuestion, CombatSide } from '../../combat/question.ts';
import { checkCombatQuestion } from '../../combat/fields.ts';
import { countOrNull, flag, list, readFields, type Field, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import type { Place } from '../place.ts';

const { going, rankGoing, weapon, rankWeapons, doubleBased, listRequiresDoubleBase } = COMBAT_SIDE_FIELDS;
const { listPermitsMixedGrade, listPermitsPsiloiSupport, chariot, fortified, movedIntoContact } = COMBAT_SIDE_FIELDS;

/** The circumstances of the side that is supported, as a combat has them. */
const SIDE = {
  going,
  rankGoing,
  weapon,
  rankWeapons,
  doubleBased,
  listRequiresDoubleBase,
  listPermitsMixedGrade,
  listPermitsPsiloiSupport,
  chariot,
  fortified,
  movedIntoContact,
};

/** The opponent: a troop, or one side of a combat. */
const OPPONENT: Field<CombatSide> = {
  expects: 'a troop such as "Reg Bd (O)", or an object with the fields of one side of a combat',
  meaning: 'The enemy element to its front, or that it shoots at or is shot at by.',
  schema: (ofFields) => ({ anyOf: [COMBAT_SIDE_FIELDS.troop.schema(ofFields), ofFields(COMBAT_SIDE_FIELDS)] }),
  read: (value, path) => readFields(COMBAT_SIDE_FIELDS, typeof value === 'string' ? { troop: value } : value, path),
};

/** The fields of a question about rear support. */
export const SUPPORT_FIELDS = {
  front: troop('The front element.'),
  ranks: list('The ranks behind it, front to back.', troop('A rank.'), 7, 1),
  rank: countOrNull('Which rank is asked about: 2 for the second. Left out: the last.', 2, 8),
  enemy: OPPONENT,
  shotAt: flag('The enemy shoots at the front element: distant shooting, not close combat.'),
  ...SIDE,
  otherCommand: flag('The rank asked about is of another command.'),
  outOfLine: flag('It is not lined up with the front element.'),
  facesAnotherWay: flag('It does not face as the front element does.'),
  apart: flag('It is not contiguous with the front element, or with a rank between.'),
};

/** A question about rear support: the combat, and the rank. */
export interface SupportQuestion {
  /** Side a is the supported. */
  readonly combat: CombatQuestion;
  /** The place of the rank among those behind: 0 for the second rank. */
  readonly index: number;
  readonly place: Place;
}

/**
 * Check that the fields go together.
 *
 * @throws {QuestionError} If there is no such rank, or more is told of ranks than there are
 */
export function supportQuestion(fields: Read<typeof SUPPORT_FIELDS>): SupportQuestion {
  const { front, ranks, rank, enemy, shotAt, otherCommand, outOfLine, facesAnotherWay, apart, ...circumstances } =
    fields;
  const index = (rank ?? ranks.length + 1) - 2;
  if (index >= ranks.length)
    throw new QuestionError(
      'rank',
      `expected at most ${String(ranks.length + 1)}, the last rank told of, found ${String(rank)}`,
    );
  const supported = {
    ...readFields(COMBAT_SIDE_FIELDS, { troop: 'Hd (O)' }, ''),
    ...circumstances,
    troop: front,
    ranks,
  };
  const combat = checkCombatQuestion({
    mode: shotAt ? 'shooting' : 'close',
    bound: 'a',
    a: supported,
    b: { ...enemy, die: null, shooting: shotAt },
  });
  return { combat, index, place: { otherCommand, outOfLine, facesAnotherWay, apart } };
}
