import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../index.ts';
import { DBA_QUERIES } from '../queries.ts';

type Name = keyof typeof DBA_QUERIES;
type Asked = Readonly<Record<string, unknown>>;

const sides = (a: Asked = {}, b: Asked = {}) => ({ a: { troop: 'Blades', ...a }, b: { troop: 'Warband', ...b } });

describe('a question that is not well formed', () => {
  test.each<readonly [Name, Asked, string]>([
    ['combat', { a: { troop: 'Blades' } }, '"b": expected an object, found nothing'],
    ['combat', sides({ troop: 7 }), '"a.troop": expected a troop such as "Blades", found 7'],
    ['combat', sides({ troop: undefined }), '"a.troop": expected a troop such as "Blades", found nothing'],
    ['combat', sides({ troop: 'Blaids' }), '"a.troop": unknown troop "Blaids", did you mean "Blades"?'],
    ['combat', sides({ overlap: 1 }), '"a.overlap": unknown field, did you mean "overlaps"?'],
    ['combat', sides({ overlaps: 3 }), '"a.overlaps": expected a whole number from 0 to 2, found 3'],
    [
      'combat',
      sides({ die: 4 }),
      '"b.die": expected a die as the other side has one: give both dice, or neither for the odds',
    ],
    [
      'combat',
      sides({}, { die: 4 }),
      '"a.die": expected a die as the other side has one: give both dice, or neither for the odds',
    ],
    [
      'combat',
      { mode: 'shooting', ...sides() },
      '"a.shooting": expected at least one side to shoot in mode "shooting", found neither',
    ],
    [
      'combat',
      sides({ uphill: true }, { uphill: true }),
      '"b.uphill": expected one side at most to be uphill of the other, found both',
    ],
    ...[
      { garrisonsBua: true, inCamp: true },
      { inBua: true, inCamp: true },
      { troop: 'BUA denizens', inCamp: true },
    ].map((b): [Name, Asked, string] => [
      'combat',
      sides({}, b),
      '"b.inCamp": expected false for an element in a BUA, found true',
    ]),
    [
      'combat',
      sides({ garrisonsBua: true, inEnemyCamp: true }),
      '"a.inEnemyCamp": expected false for an element in a BUA, found true',
    ],
    [
      'combat',
      sides({ inCamp: true, inEnemyCamp: true }),
      '"a.inEnemyCamp": expected false for an element in its own camp, found true',
    ],
    [
      'combat',
      sides({}, { rankGoing: ['bad'] }),
      '"b.rankGoing": expected at most one for each of the 0 elements behind, found 1',
    ],
    ['combat', sides({ ranks: ['Blades', 'Bludes'] }), '"a.ranks[1]": unknown troop "Bludes", did you mean "Blades"?'],
    [
      'combat',
      sides({ friendsMet: 'Elefants' }),
      '"a.friendsMet": unknown troop "Elefants", did you mean "Elephants"?',
    ],
    [
      'combat',
      sides({ going: 'dumes' }),
      '"a.going": unknown value "dumes", did you mean "dunes"? (one of "good", "bad", "gentle hill", "steep hill", "woods", "marsh", "rough", "dunes", "oasis")',
    ],
    [
      'move',
      { troop: 'Blades', going: [] },
      '"going": expected a list of 1 to 5, each one of "good", "bad", "gentle hill", "steep hill", "woods", "marsh", "rough", "dunes", "oasis", "road", found []',
    ],
    [
      'move',
      { troop: 'Blades', dismountsAs: 'Bows' },
      '"dismountsAs": expected mounted troops to dismount, found Blades',
    ],
    [
      'move',
      { troop: 'Knights', dismountsAs: 'Cavalry' },
      '"dismountsAs": expected foot such as "Blades", found Cavalry',
    ],
    ['second-move', { troop: 'Psiloi', moveNumber: 1 }, '"moveNumber": expected a whole number from 2 to 9, found 1'],
    ['second-move', { troop: [] }, '"troop": expected a list of 1 to 12, each a troop such as "Blades", found []'],
    ['pips', {}, '"elements": expected a troop such as "Blades", found nothing'],
    [
      'pips',
      { elements: ['Blades', { troop: 'Blads' }] },
      '"elements[1].troop": unknown troop "Blads", did you mean "Blades"?',
    ],
    [
      'pips',
      { elements: { troop: 'Knights', general: true }, generalLost: true },
      '"generalLost": expected false where the general\'s element moves, found true',
    ],
    [
      'pips',
      { elements: { troop: 'Knights', general: true }, distanceToGeneral: 1 },
      '"distanceToGeneral": expected 0 where the general\'s element moves',
    ],
    [
      'pips',
      { elements: 'Blades', generalLost: true, generalIn: 'camp' },
      '"generalIn": expected null where the general has been lost',
    ],
    [
      'pips',
      { elements: 'Blades', generalIn: 'wood' },
      '"generalIn": unknown value "wood", did you mean "woods"? (null or one of "BUA", "camp", "woods", "oasis", "dunes", "marsh", "rough", "steep hill", "gentle hill")',
    ],
  ])('%s %j', (name, asked, message) => {
    expect(() => DBA_QUERIES[name].pose(asked)).toThrow(QuestionError);
    expect(() => DBA_QUERIES[name].pose(asked)).toThrow(message);
  });

  test('a general may move with distance 0', () => {
    const asked = { elements: { troop: 'Knights', general: true }, distanceToGeneral: 0 };
    expect(DBA_QUERIES.pips.pose(asked).words()).toBe(
      "What it costs to move Knights (the general's element), 0 paces from the general",
    );
  });
});

describe('a question in words', () => {
  const words = (a: Asked) =>
    DBA_QUERIES.combat
      .pose(sides(a))
      .words()
      .replace(' against Warband', '')
      .replace('Shooting: ', '')
      .replace(' and Warband', '');

  test.each<readonly [Asked, string]>([
    [{}, 'Blades'],
    [{ troop: '2cm' }, 'Light Horse (2Cm)'],
    [{ ranks: ['Blades'] }, 'Blades (with Blades behind)'],
    [
      { ranks: ['Pikes', 'Psiloi'], rankGoing: ['bad', 'oasis'] },
      'Blades (with Pikes in bad going, Psiloi in an oasis behind)',
    ],
    [{ going: 'bad' }, 'Blades (in bad going)'],
    [{ going: 'Wood' }, 'Blades (in woods)'],
    [{ going: 'Steep Hills' }, 'Blades (on a steep hill)'],
    [{ psiloiBehindNeighbour: true }, 'Blades (with Psiloi behind a neighbour)'],
    [{ general: true, uphill: true }, "Blades (the general's element; uphill)"],
    [{ defendingBank: true }, 'Blades (defending a river bank)'],
    [{ garrisonsBua: true, inBua: true }, 'Blades (garrison of a BUA; in a BUA)'],
    [{ inCamp: true }, 'Blades (in its own camp)'],
    [{ inEnemyCamp: true }, 'Blades (in the camp of the enemy)'],
    [{ attackingBua: true, attackingCamp: true }, 'Blades (attacking a BUA; attacking a camp)'],
    [{ movedIntoContact: true }, 'Blades (having moved into contact this bound)'],
    [
      { overlaps: 1, flankContacts: 2, rearContacts: 3 },
      'Blades (1 enemy overlapping it; 2 enemy on its flank; 3 enemy on its rear)',
    ],
    [{ touchedOnFlankOrRear: true }, 'Blades (touched on its flank or rear)'],
    [{ shooting: true, aiders: 2 }, 'Blades (shooting; 2 aiding its shooting)'],
    [{ shotInRear: true, pursuitBlocked: true }, 'Blades (shot at on its rear edge; unable to pursue)'],
    [{ recoilMeets: 'enemy' }, 'Blades (where a recoil meets enemy)'],
    [{ friendsMet: 'Spears' }, 'Blades (where a recoil meets Spears facing the same way)'],
    [
      { friendsMet: 'Spears', friendsFacing: 'other', spaceBehindFriends: true },
      'Blades (where a recoil meets Spears facing another way, with space behind)',
    ],
    [{ friendsMet: 'None' }, 'Blades (where a recoil meets no friends)'],
    [
      { ranks: ['Psiloi'], spaceBehindFriends: true },
      'Blades (with Psiloi behind; where a recoil meets Psiloi facing the same way, with space behind)',
    ],
  ])('of a side: %j', (side, expected) => {
    expect(words(side)).toBe(expected);
  });

  test.each<readonly [Name, Asked, string]>([
    ['combat', sides(), 'Blades against Warband'],
    ['combat', sides({ die: 4 }, { die: 2 }), 'Blades against Warband; dice 4 and 2'],
    ['combat', sides({ troop: 'Bows', shooting: true }), 'Shooting: Bows (shooting) and Warband'],
    ['combat', { mode: 'close', ...sides({ troop: 'Bows', shooting: true }) }, 'Bows (shooting) against Warband'],
    ['move', { troop: 'Knights' }, 'How far Knights move through good going'],
    [
      'move',
      { troop: 'Knights', going: ['road', 'Wood', 'bad'] },
      'How far Knights move through road, woods, bad going',
    ],
    [
      'move',
      { troop: 'Knights', river: true, dismountsAs: 'Blades' },
      'How far Knights move through good going, front edge in a river, dismounting as Blades',
    ],
    ['second-move', { troop: 'Psiloi' }, 'Whether Psiloi may make a second move'],
    [
      'second-move',
      {
        troop: ['Psiloi', 'LH'],
        moveNumber: 3,
        dismounted: true,
        firstBound: true,
        startsNearEnemy: true,
        goesNearEnemy: true,
        endsIn: 'overlap',
        roadColumn: true,
        contactsEnemy: true,
      },
      "Whether Psiloi and Light Horse may make move 3 of a bound, having dismounted, in their side's first bound, starting near enemy, going near enemy, ending in overlap, in column along a road, contacting enemy",
    ],
    ['pips', { elements: 'Blades' }, 'What it costs to move Blades'],
    [
      'pips',
      {
        elements: [{ troop: 'Blades', count: 3 }, 'Psiloi'],
        firstBound: true,
        dismounts: true,
        throughBua: true,
        distanceToGeneral: 700,
        startsIn: 'woods',
        startsBeyond: 'hill crest',
        generalIn: 'camp',
      },
      'What it costs to move Blades × 3 and Psiloi, in the first bound, dismounting, into, out of or through a BUA, 700 paces from the general, starting in: woods, starting beyond: hill crest, the general in: camp',
    ],
    [
      'pips',
      { elements: 'Blades', startsIn: 'BUA', throughBua: false },
      'What it costs to move Blades, not into, out of or through a BUA, starting in: BUA',
    ],
    ['pips', { elements: 'Blades', generalLost: true }, 'What it costs to move Blades, the general lost'],
  ])('%s %j', (name, asked, expected) => {
    expect(DBA_QUERIES[name].pose(asked).words()).toBe(expected);
  });
});
