import { FORTIFICATIONS, GOINGS, WEAPONS, type CombatQuestion, type CombatSide } from './question.ts';
import {
  choice,
  choiceOrNull,
  count,
  die,
  flag,
  flagOrNull,
  list,
  object,
  readFields,
} from '../../frame/questions/field.ts';
import { oneOrMore } from '../movement/optional-fields.ts';
import { troop } from '../troops/troop-field.ts';
import { checkSides } from '../../frame/combat/check-sides.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';

/** The fields of one side of a combat. */
export const COMBAT_SIDE_FIELDS = {
  troop: troop('The front element.'),
  ranks: list(
    'The ranks behind it, front to back: of its command, lined up, facing as it does and contiguous.',
    troop('A rank.'),
    7,
  ),
  die: die('Its die. Leave it out on both sides for the odds.'),
  general: flag("A general's element."),
  going: oneOrMore(
    'The going that the front element is in. More than one: which counts is answered as far as it is held.',
    choice('Going.', GOINGS, 'good'),
    4,
  ),
  rankGoing: list(
    'The same of each rank behind; good where left out.',
    oneOrMore('Going.', choice('Going.', GOINGS), 4),
    7,
  ),
  overlaps: count('Flanks that an enemy overlaps.', 0, 2),
  flankContacts: count('Enemy elements whose front edge is in contact with its flank.', 0, 4),
  rearContacts: count('Enemy elements whose front edge is in contact with its rear.', 0, 4),
  flankedByFootInBadGoing: flag(
    'Enemy foot in rough or difficult going are among those that contact its flank or rear.',
  ),
  acrossCorner: flag(
    'One of the enemy in contact with its flank attacks the next section of the fortification that it defends, across a corner.',
  ),
  shooting: flag('It shoots. In mode "shooting" at least one side must.'),
  aiders: count('Second and third elements that aid its shooting.', 0, 2),
  weapon: choiceOrNull('Its missile weapon.', WEAPONS),
  rankWeapons: list('The missile weapon of each rank behind.', choiceOrNull('Weapon.', WEAPONS), 7),
  doubleBased: flag('The front element shares a double element base with the first rank behind it.'),
  listRequiresDoubleBase: flag('Its army list expressly requires it to be mounted on a double element base.'),
  listPermitsMixedGrade: flag('Its army list expressly allows rear support by another grade of its type.'),
  listPermitsPsiloiSupport: flag('Its army list expressly permits psiloi to support it.'),
  movedIntoContact: flag("It moved into contact with this enemy's front this bound."),
  upslope: flag('It is upslope of this enemy.'),
  onRaisedTower: flag('It is on a raised tower of permanent fortifications.'),
  fortified: choiceOrNull('The fortifications that it defends: temporary or permanent.', FORTIFICATIONS),
  attackingFortification: flag('It attacks across fortifications.'),
  defendingBank: flag('It defends a river bank, other than at a ford or bridge of a road.'),
  crossingRiver: flag('It is crossing a river that is not paltry, other than by a ford or bridge of a road.'),
  inWood: flag('It is in a wood, orchard, or olive or palm grove.'),
  disadvantagedByWeather: flag('Weather disadvantages it.'),
  demoralised: flag('Its command is demoralised.'),
  chariot: flag('Any of its ranks is of chariots.'),
  mobile: flagOrNull('Whether this baggage can move. Left out: it can.'),
  unladen: flag('A naval element that carries no troops.'),
};

/** The fields of a combat question. */
export const COMBAT_FIELDS = {
  mode: choice('Close combat, or distant shooting.', ['close', 'shooting']),
  bound: choice('Whose bound it is.', ['a', 'b'], 'a'),
  a: object('One side.', COMBAT_SIDE_FIELDS),
  b: object('The other side.', COMBAT_SIDE_FIELDS),
};

/**
 * Check that the fields of a combat question go together.
 *
 * @throws {QuestionError} If they do not: one die only, nobody who shoots, more ranks told of than there are
 */
export function checkCombatQuestion(question: CombatQuestion): CombatQuestion {
  const { mode, a, b } = question;
  checkSides(mode, a, b);
  checkSide('a', a);
  checkSide('b', b);
  return question;
}

/**
 * Read a combat question from JSON.
 *
 * @throws {QuestionError} If it is not well formed
 */
export function parseCombatQuestion(value: unknown): CombatQuestion {
  return checkCombatQuestion(readFields(COMBAT_FIELDS, value, ''));
}

function checkSide(name: 'a' | 'b', side: CombatSide): void {
  for (const list of ['rankGoing', 'rankWeapons'] as const) {
    if (side[list].length > side.ranks.length) {
      throw new QuestionError(
        `${name}.${list}`,
        `expected at most one for each of the ${String(side.ranks.length)} ranks behind, found ${String(side[list].length)}`,
      );
    }
  }
}
