import {
  choiceOrNull,
  count,
  flag,
  flagOrNull,
  object,
  paces,
  type Field,
  type Read,
} from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { dbaTroop, oneOrMore } from '../fields.ts';
import { DBA_PLACES } from '../going.ts';
import type { DbaTroop } from '../troops/parse-troop.ts';
import { BEYOND } from './steps.ts';

/** The fields of one type among what moves. */
export const DBA_MOVED_FIELDS = {
  troop: dbaTroop('Its troops.'),
  count: count('How many elements.', 1, 12, 1),
  general: flag("The general's element."),
};

interface Moved {
  readonly troop: DbaTroop;
  readonly count: number;
  readonly general: boolean;
}

const A_MOVER: Field<Moved> = {
  expects: 'a troop such as "Blades", or an object',
  meaning: 'Elements that move.',
  schema: (ofFields) => ({ anyOf: [DBA_MOVED_FIELDS.troop.schema(ofFields), ofFields(DBA_MOVED_FIELDS)] }),
  read: (value, path) =>
    typeof value === 'object' && value !== null
      ? object('Elements.', DBA_MOVED_FIELDS).read(value, path)
      : { troop: DBA_MOVED_FIELDS.troop.read(value, path), count: 1, general: false },
};

/** The fields of a question about PIPs. */
export const DBA_PIP_FIELDS = {
  elements: oneOrMore('What moves: the element, or those of the group.', A_MOVER, 12),
  firstBound: flag("It is their side's first bound."),
  dismounts: flag('The move includes dismounting.'),
  throughBua: flagOrNull(
    "It includes movement into, out of or through a BUA. Left out: it does if it starts in one, or moves a general's element that is in one. Say false of a move that stays inside.",
  ),
  distanceToGeneral: paces(
    "From the general's element to the nearest part of what moves, where it starts. Left out: 0, and the answer says so where it rests on that.",
  ),
  startsIn: choiceOrNull('Where all of it starts.', DBA_PLACES),
  startsBeyond: choiceOrNull('What all of it starts beyond, seen from the general.', BEYOND),
  generalLost: flag('The general has been lost.'),
  generalIn: choiceOrNull("Where the general's element is.", DBA_PLACES),
};

export type DbaPipQuestion = Read<typeof DBA_PIP_FIELDS>;

/**
 * A question about PIPs whose fields go together.
 *
 * @throws {QuestionError} If they do not: a general who moves and is lost, or far from himself
 */
export function dbaPipQuestion(question: DbaPipQuestion): DbaPipQuestion {
  const { elements, generalLost, generalIn, distanceToGeneral } = question;
  const general = elements.some((each) => each.general);
  if (general && generalLost)
    throw new QuestionError('generalLost', "expected false where the general's element moves, found true");
  if (general && (distanceToGeneral ?? 0) > 0)
    throw new QuestionError('distanceToGeneral', "expected 0 where the general's element moves");
  if (generalLost && generalIn !== null)
    throw new QuestionError('generalIn', 'expected null where the general has been lost');
  return question;
}
