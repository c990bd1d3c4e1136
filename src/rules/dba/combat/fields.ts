import { choice, choiceOrNull, count, die, flag, list, object, type Read } from '../../frame/questions/field.ts';
import { checkSides } from '../../frame/combat/check-sides.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { dbaGoing, dbaTroop, dbaTroopOrNone } from '../fields.ts';
import { DBA_GOINGS } from '../going.ts';
import { isInBua, OBSTACLES, type DbaCombatQuestion, type DbaSide } from './question.ts';

/** The fields of one side of a combat. */
export const DBA_SIDE_FIELDS = {
  troop: dbaTroop('The element that fights.'),
  die: die('Its die. Leave it out on both sides for the odds.'),
  ranks: list(
    'What is lined up directly behind it, facing as it does. Of several, only the first counts; a second leaves no space behind that.',
    dbaTroop('An element.'),
    3,
  ),
  going: dbaGoing(
    'Where it stands; all of it in bad going if a part is, on a road there too. Features other than "good" and "bad" count as the terrain rules say.',
    DBA_GOINGS,
  ),
  rankGoing: list('The same of each element behind it; good where left out.', dbaGoing('Going.', DBA_GOINGS), 3),
  psiloiBehindNeighbour: flag(
    'Psiloi are lined up directly behind a friend of its type that it touches, side edge to side edge and front corner to front corner.',
  ),
  general: flag("The general's element."),
  overlaps: count('Enemy elements that overlap it.', 0, 2),
  flankContacts: count('Enemy elements whose front edge is in contact with its flank, corner to corner.', 0, 4),
  rearContacts: count('Enemy elements whose full front edge is in contact with its rear.', 0, 4),
  touchedOnFlankOrRear: flag(
    'Enemy have a front edge in contact with its flank or rear in a way that those two do not count. It costs no factor, but destroys the element if it recoils.',
  ),
  uphill: flag('It is uphill of its opponent.'),
  defendingBank: flag('Off-road, it defends the bank of a river that is not paltry.'),
  garrisonsBua: flag('It is the garrison of a BUA. BUA denizens always are in one.'),
  inBua: flag('It is in a BUA, if not as its garrison. Say of its enemy whether they attack the BUA.'),
  inCamp: flag('It occupies the camp of its own side. Say so of camp followers as well.'),
  inEnemyCamp: flag('It is in the camp of the enemy. Say of those whether they attack the camp.'),
  attackingBua: flag(
    'It attacks a BUA. In close combat with BUA denizens or a garrison, it always does. It occupies it only if the enemy whom it destroys are told to be in one.',
  ),
  attackingCamp: flag(
    'It attacks a camp. In close combat with enemy in their own camp, it always does. It occupies it only if the enemy whom it destroys are told to be in one.',
  ),
  movedIntoContact: flag("It moved into contact with its opponent's front edge in this bound."),
  shooting: flag('It shoots. In mode "shooting" at least one side must.'),
  aiders: count('Second and third elements that aid its shooting.', 0, 2),
  shotInRear: flag('It is shot at wholly on its rear edge.'),
  recoilMeets: choiceOrNull('What it meets if it recoils, or as it begins to flee, friends aside.', OBSTACLES),
  friendsMet: dbaTroopOrNone(
    'Friends that it meets if it recoils, or as it begins to flee. Left out: the first of ranks, if there is one.',
  ),
  friendsFacing: choice(
    'Whether friends told in friendsMet face in exactly the same direction.',
    ['same', 'other'],
    'same',
  ),
  spaceBehindFriends: flag('There is clear space for it immediately behind the first friends that it meets.'),
  pursuitBlocked: flag(
    'A pursuit would take it off the battlefield, or into bad going that is neither marsh nor rough.',
  ),
};

/** The fields of a combat question. */
export const DBA_COMBAT_FIELDS = {
  mode: choiceOrNull('Close combat, or shooting. Left out, it is shooting if a side shoots, else close combat.', [
    'close',
    'shooting',
  ]),
  bound: choice('Whose bound it is. It makes no difference to a combat of DBA.', ['a', 'b'], 'a'),
  a: object('One side.', DBA_SIDE_FIELDS),
  b: object('The other side.', DBA_SIDE_FIELDS),
};

/**
 * A combat question whose fields go together.
 *
 * @throws {QuestionError} If they do not: one die only, nobody who shoots, both sides uphill, an element in two places
 */
export function dbaCombatQuestion({ mode, a, b }: Read<typeof DBA_COMBAT_FIELDS>): DbaCombatQuestion {
  checkSides(mode, a, b);
  if (a.uphill && b.uphill)
    throw new QuestionError('b.uphill', 'expected one side at most to be uphill of the other, found both');
  for (const [name, side] of Object.entries({ a, b })) {
    refuseTwoPlaces(name, side);
    if (side.rankGoing.length > side.ranks.length) {
      throw new QuestionError(
        `${name}.rankGoing`,
        `expected at most one for each of the ${String(side.ranks.length)} elements behind, found ${String(side.rankGoing.length)}`,
      );
    }
  }
  return { mode: mode ?? (a.shooting || b.shooting ? 'shooting' : 'close'), a, b };
}

function refuseTwoPlaces(name: string, side: DbaSide): void {
  const { inCamp, inEnemyCamp } = side;
  if (isInBua(side) && (inCamp || inEnemyCamp))
    throw new QuestionError(
      `${name}.${inCamp ? 'inCamp' : 'inEnemyCamp'}`,
      'expected false for an element in a BUA, found true',
    );
  if (inCamp && inEnemyCamp)
    throw new QuestionError(`${name}.inEnemyCamp`, 'expected false for an element in its own camp, found true');
}
