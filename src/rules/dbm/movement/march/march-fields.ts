import {
  choice,
  count,
  countOrNull,
  flag,
  flagOrNull,
  list,
  object,
  paces,
  type Field,
} from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { general, GENERALS } from '../../troops/general.ts';
import { spelledOtherwise } from '../../../frame/questions/spelled-otherwise.ts';
import { EARLIER_MOVES, MARCH_MATTERS, type AskedEnemy, type MarchQuestion } from './march-question.ts';

const MOVE_SPELLINGS = {
  move: 'tactical',
  'tactical move': 'tactical',
  'march move': 'march',
  'spontaneous advance': 'spontaneous',
  'spontaneous move': 'spontaneous',
} as const;

const named = general("One of them is the general's element.");

/** Whether it is a general's element: which general does not matter. */
const generalsElement: Field<boolean> = {
  ...named,
  expects: `true, false or one of ${GENERALS.map((each) => JSON.stringify(each)).join(', ')}`,
  schema: (ofFields) => ({ anyOf: [{ type: 'boolean' }, named.schema(ofFields)] }),
  read: (value, path) => value === true || named.read(value, path) !== null,
};

/** The fields of one of the movers. */
export const MARCHER_FIELDS = {
  troop: troop('Troops of one kind.'),
  count: count('Elements of them; 1 where left out.', 1, 99, 1),
  general: generalsElement,
  doubleBasedWithGeneral: flag('Double based with the general.'),
  mountedInfantry: flag('Infantry on their mounts.'),
};

/** The fields of one of the known enemy. */
export const ENEMY_FIELDS = {
  troop: troop('Troops of one kind.'),
  count: count('Elements of them; double bases counted once each; 1 where left out.', 1, 99, 1),
  inGroup: flag('They are part of a group.'),
  doubleBased: flag('They are on double bases.'),
  distance: paces('How far they are from the movers. Left out: 200 paces or less.'),
};

/** The fields of a march question. */
export const MARCH_FIELDS = {
  question: choice(
    'What is asked: may a march move start here; may it go closer to known enemy than 200 paces; may it go on to 50; may the movers make a tactical move, or a march move, after what they did earlier.',
    MARCH_MATTERS,
  ),
  movers: list('The element or group that is to move.', object('Elements of one kind.', MARCHER_FIELDS), 40, 1),
  frontRank: countOrNull('Elements in the front rank of the movers, even if it is not level.', 1, 99),
  nearestKnownEnemy: paces(
    'Paces to the nearest known enemy at the start of the move. Ambushers not yet on the table are not known. Left out: none are near; where enemyWithin200p tells of enemy, they are closer than 200 paces, but no closer than 50.',
  ),
  enemyWithin200p: list(
    'Known enemy within 200 paces of the movers: now, or at the point to which they would march.',
    object('Elements of one kind.', ENEMY_FIELDS),
    40,
  ),
  straightAhead: flagOrNull('Whether the march move is entirely straight ahead. Left out: it is to be.'),
  includesWheel: flag('The march move includes a wheel.'),
  earlierThisBound: list(
    'What the movers did before in this bound, in order. Left out: nothing; with tacticalMoveAfter and marchAfter: a march move.',
    spelledOtherwise(MOVE_SPELLINGS, choice('A move.', EARLIER_MOVES)),
    20,
  ),
};

/** The question of its fields. */
export function marchQuestion(fields: MarchQuestion): MarchQuestion {
  const { question, enemyWithin200p, earlierThisBound } = fields;
  const after = question === 'tacticalMoveAfter' || question === 'marchAfter';
  const nearest = fields.nearestKnownEnemy ?? nearestOf(enemyWithin200p);
  return {
    ...fields,
    nearestKnownEnemy: nearest ?? (question === 'start' && enemyWithin200p.length === 0 ? Infinity : null),
    earlierThisBound: after && earlierThisBound.length === 0 ? ['march'] : earlierThisBound,
  };
}

/** The shortest of their distances; null unless each has one. */
function nearestOf(enemy: readonly AskedEnemy[]): number | null {
  const distances = enemy.flatMap(({ distance }) => (distance === null ? [] : [distance]));
  return distances.length > 0 && distances.length === enemy.length ? Math.min(...distances) : null;
}
