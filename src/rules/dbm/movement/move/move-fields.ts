import { choice, choiceOrNull, count, flag, flagOrNull, list } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { measureOf } from '../../../frame/questions/measure.ts';
import { spelledOtherwise } from '../../../frame/questions/spelled-otherwise.ts';
import { MOVE_GOINGS, MOVE_TARGETS, STARTING_CONTACTS } from './move-question.ts';
import { objectOrNull, oneOrMore } from '../optional-fields.ts';

/** The going of the army lists. */
const GOING_ABBREVIATIONS = { GGo: 'good', RGo: 'rough', DGo: 'difficult', Rd: 'road' } as const;

/** An enemy who is not said to be another is the one of startsIn. */
const TARGET_SPELLINGS = {
  flank: 'flankOfThatEnemy',
  'flank of enemy': 'flankOfThatEnemy',
  'flank of the enemy': 'flankOfThatEnemy',
  front: 'frontOfThatEnemy',
  'front of enemy': 'frontOfThatEnemy',
  rear: 'rearOfThatEnemy',
  'rear of enemy': 'rearOfThatEnemy',
} as const;

/** The fields of a wheel to the other side. */
export const EARLIER_WHEEL_FIELDS = {
  outside: troop('The element that was on the outside of that wheel, in the same going.'),
  paces: measureOf('paces', 'How far that element moved in it.'),
};

/** The fields of a path. */
export const PATH_FIELDS = {
  straight: measureOf('paces', 'Its length as if the obstacle were not there.'),
  wayRound: measureOf('paces', 'Its length round the obstacle.'),
  cornersThatDeviate: count('Corners of the element that have to leave a straight path.', 0, 4),
};

/** The fields of a move question. */
export const MOVE_FIELDS = {
  troop: troop('The element that moves. Mounted infantry are told only as they move on foot.'),
  going: oneOrMore(
    'The going that it is in; good where left out. More than one: which counts is answered as far as we have the text. Of a move that leads from one going into another we have nothing.',
    spelledOtherwise(GOING_ABBREVIATIONS, choice('Going.', MOVE_GOINGS, 'good')),
    4,
  ),
  water: flag(
    'It moves on water. Naval always do; of land troops in rivers we have no text. Which waters are good or difficult going we have no text of: "going" tells.',
  ),
  mobile: flagOrNull('Whether this baggage can move. Left out: it can.'),
  startsIn: list(
    'Its contacts with one enemy element at the start of its move.',
    choice('Contact.', STARTING_CONTACTS),
    2,
  ),
  movesInto: spelledOtherwise(
    TARGET_SPELLINGS,
    choiceOrNull('What its front edge moves into contact with. "That enemy" is the one of startsIn.', MOVE_TARGETS),
  ),
  wheeledBefore: objectOrNull(
    'A group that wheels in opposite directions in one move: its first wheel.',
    EARLIER_WHEEL_FIELDS,
  ),
  path: objectOrNull('A way past other elements, terrain or the front of enemy, to be measured.', PATH_FIELDS),
};
