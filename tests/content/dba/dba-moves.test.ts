import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DBA_TROOP_TYPES } from '../../../src/rules/dba/troops/troop-types.ts';
import { dba } from './ask-dba.ts';

// What the DBA 2.2 play sheet prints, typed a second time, each row by its id in the ledger of statements.

const TYPES: readonly string[] = Object.keys(DBA_TROOP_TYPES);
const MOUNTED = ['Elephants', 'Knights', 'Cavalry', 'Light Horse', 'Camelry', 'Scythed Chariots'];

describe('tactical move distances', () => {
  type Row = readonly [id: string, troop: string, going: string | readonly string[], paces: number | null];
  const foot = ['Spears', 'Pikes', 'Blades', 'Warband', 'Bows', 'Hordes', 'Artillery', 'War Wagons'];
  const light = ['Auxilia', 'Psiloi'];
  const movers = [...MOUNTED, ...light, ...foot];
  const heavy = ['Artillery', 'War Wagons'];
  const rows: Row[] = [
    ...['good', 'road', ['road', 'good'], 'gentle hill'].map((going): Row => [
      'distance-500',
      'Light Horse',
      going,
      500,
    ]),
    ...['Cavalry', 'Camelry', 'Scythed Chariots'].map((troop): Row => ['distance-400', troop, 'good', 400]),
    ...movers.filter((each) => each !== 'Light Horse').map((troop): Row => ['distance-400', troop, 'road', 400]),
    ...['Knights', 'Elephants'].map((troop): Row => ['distance-300', troop, 'good', 300]),
    ...light.flatMap((troop) =>
      ['good', 'bad', 'woods', ['road', 'good'], ['good', 'bad']].map((going): Row => [
        'distance-300',
        troop,
        going,
        300,
      ]),
    ),
    ...foot.map((troop): Row => ['distance-200', troop, 'good', 200]),
    ...foot.map((troop): Row => ['distance-200', troop, ['road', 'good'], 200]),
    ...foot.filter((each) => !heavy.includes(each)).map((troop): Row => ['distance-200', troop, 'bad', 200]),
    ...MOUNTED.flatMap((troop) =>
      ['bad', 'woods', ['good', 'bad'], ['road', 'bad']].map((going): Row => ['distance-200', troop, going, 200]),
    ),
    ...heavy.flatMap((troop) =>
      ['bad', 'marsh', ['good', 'rough'], ['road', 'bad']].map((going): Row => [
        'distance-artillery-war-wagons',
        troop,
        going,
        0,
      ]),
    ),
    ...['Cavalry', 'Camelry', 'Scythed Chariots'].map((troop): Row => [
      'distance-400: on a road or in good going, either way',
      troop,
      ['road', 'good'],
      400,
    ]),
    ...['Knights', 'Elephants'].map((troop): Row => ['no distance for a road in part', troop, ['road', 'good'], null]),
    ['no distance for camp followers', 'Camp followers', 'good', null],
    ['no distance for denizens', 'BUA denizens', 'road', null],
    ['terrain-dunes-oasis', '3Cm', 'dunes', 400],
    ['terrain-dunes-oasis', '2Cm', 'oasis', 500],
    ['terrain-dunes-oasis', 'Light Horse', 'oasis', 200],
    ['terrain-dunes-oasis', 'Artillery', 'dunes', 0],
  ];
  test.each(rows)('%s: %s, %s', (_, troop, going, paces) => {
    const answer = dba.move({ troop, going });
    if (paces === null) expect(answer).toMatchObject({ answer: null });
    else expect(answer).toMatchObject({ maxPaces: paces });
  });

  test.each(movers)('distance-100: %s with their front edge in a river', (troop) => {
    expect(dba.move({ troop, river: true })).toMatchObject({ maxPaces: 100 });
  });

  test.each(['Camp followers', 'BUA denizens'])('no distance for %s in a river either', (troop) => {
    expect(dba.move({ troop, river: true })).toMatchObject({
      answer: null,
      trail: [{ clause: 'dba.moves.in-rivers' }],
    });
  });

  test('distance-artillery-war-wagons: they cannot, and why', () => {
    expect(dba.move({ troop: 'Artillery', going: 'woods', river: true })).toMatchObject({
      maxPaces: 0,
      why: 'Artillery cannot move off-road in bad going',
      trail: [{ clause: 'dba.terrain.bad-going' }, { step: 'barred', clause: 'dba.moves.distances' }],
    });
  });

  test('dismount-move: they move as the foot do', () => {
    expect(dba.move({ troop: 'Light Horse', dismountsAs: 'Bows' })).toMatchObject({ maxPaces: 200 });
    expect(dba.move({ troop: 'Knights', dismountsAs: 'Auxilia', going: 'bad' })).toMatchObject({
      maxPaces: 300,
      trail: [
        { step: 'moves as', clause: 'dba.dismounting.moving' },
        { step: 'distance', amount: 300 },
      ],
    });
  });
});

test('front-zone: a BUA or camp has no front edge, any part of it counts', () => {
  const published = new URL('../../../generated/dba/crossing-fronts.mdx', import.meta.url);
  expect(readFileSync(published, 'utf8')).toContain('or in front of any part of a BUA or camp');
});

describe('second and later moves', () => {
  const kinds = ['Light Horse', 'Psiloi', 'Scythed Chariots', 'Warband'];
  type Row = readonly [string, Readonly<Record<string, unknown>>, boolean, clause: string];
  const LH = 'dba.second-moves.light-horse';
  const PS = 'dba.second-moves.psiloi';
  const WB = 'dba.second-moves.scythed-chariots-and-warband';
  const ROAD = 'dba.second-moves.road-column';
  const WHO = 'dba.second-moves.who';
  const rows: Row[] = [
    ['second-move-light-horse', { troop: 'Light Horse' }, true, LH],
    ['second-move-light-horse: starting near', { troop: 'Light Horse', startsNearEnemy: true }, false, LH],
    ['second-move-light-horse: going near', { troop: 'Light Horse', goesNearEnemy: true }, false, LH],
    ['second-move-light-horse: into contact', { troop: 'Light Horse', contactsEnemy: true }, false, LH],
    ['second-move-light-horse: into overlap', { troop: 'Light Horse', endsIn: 'overlap' }, false, LH],
    ['second-move-light-horse: behind friends', { troop: 'Light Horse', endsIn: 'rear support' }, true, LH],
    ['second-move-psiloi: first bound', { troop: 'Psiloi', firstBound: true }, true, PS],
    ['second-move-psiloi: later', { troop: 'Psiloi' }, false, PS],
    ...['Scythed Chariots', 'Warband'].flatMap((troop): Row[] => [
      ...['close combat', 'overlap', 'rear support'].map((endsIn): Row => [
        `second-move-scythed-warband: ${troop}, ${endsIn}`,
        { troop, endsIn },
        true,
        WB,
      ]),
      [`second-move-scythed-warband: ${troop}, else`, { troop }, false, WB],
    ]),
    ...TYPES.filter((each) => !kinds.includes(each)).flatMap((troop): Row[] => [
      [`second-move-condition: ${troop}`, { troop, firstBound: true, endsIn: 'close combat' }, false, WHO],
      [`second-move-road-column: ${troop}`, { troop, roadColumn: true }, true, ROAD],
      [`second-move-road-column: ${troop} into contact`, { troop, roadColumn: true, contactsEnemy: true }, false, ROAD],
    ]),
    ['second-move-road-column: warband too', { troop: 'Warband', roadColumn: true }, true, ROAD],
    [
      'second-move-road-column: into close combat',
      { troop: 'Blades', roadColumn: true, endsIn: 'close combat' },
      false,
      ROAD,
    ],
    ...kinds.map((troop): Row => [
      `second-move-condition: ${troop} dismounted`,
      { troop, dismounted: true, firstBound: true, roadColumn: true, endsIn: 'rear support' },
      false,
      WHO,
    ]),
    ['a group of two kinds that may', { troop: ['Light Horse', 'Psiloi'], firstBound: true }, true, LH],
    ['a group with one that may not', { troop: ['Light Horse', 'Blades'] }, false, WHO],
  ];
  test.each(rows)('%s', (_, question, allowed, clause) => {
    const answer = dba.secondMove(question);
    expect(answer).toMatchObject({ allowed });
    expect(answer.trail[0]).toMatchObject({ step: allowed ? 'allows' : 'refuses', clause });
  });

  test('second-move-scythed-warband: of a third move the sheet does not speak', () => {
    const third = { troop: 'Warband', endsIn: 'close combat', moveNumber: 3 };
    expect(dba.secondMove(third)).toMatchObject({ answer: null, trail: [{ clause: WB }] });
    expect(dba.secondMove({ ...third, dismounted: true })).toMatchObject({ allowed: false });
    expect(dba.secondMove({ ...third, troop: ['Warband', 'Blades'] })).toMatchObject({ allowed: false });
    expect(dba.secondMove({ troop: 'Light Horse', moveNumber: 3 })).toMatchObject({ allowed: true });
  });
});

describe('PIPs', () => {
  const AWKWARD = 'dba.pip-dicing.awkward-troops';
  const FAR = 'dba.pip-dicing.far-from-general';
  const COVER = 'dba.pip-dicing.general-in-cover';
  const blades = (more: Readonly<Record<string, unknown>>) => ({ elements: 'Blades', ...more });
  type Row = readonly [string, Readonly<Record<string, unknown>>, readonly string[]];
  const rows: Row[] = [
    ['pip-basic-cost: an element', blades({}), []],
    ['pip-basic-cost: a group', { elements: [{ troop: 'Blades', count: 4 }, 'Psiloi'] }, []],
    ...TYPES.map((troop): Row => [
      `pip-extra-awkward-troops: ${troop}`,
      { elements: ['Blades', troop] },
      ['Elephants', 'Hordes', 'War Wagons', 'Artillery'].includes(troop) ? [AWKWARD] : [],
    ]),
    ['pip-extra-awkward-troops: dismounting', { elements: 'Knights', dismounts: true }, [AWKWARD]],
    ['pip-extra-awkward-troops: BUA', blades({ throughBua: true }), [AWKWARD]],
    ['pip-extra-awkward-troops: out of a BUA', blades({ startsIn: 'BUA' }), [AWKWARD]],
    ['pip-extra-awkward-troops: inside a BUA', blades({ startsIn: 'BUA', throughBua: false }), []],
    [
      'pip-extra-awkward-troops: the general out of a BUA',
      { elements: { troop: 'Knights', general: true }, generalIn: 'BUA' },
      [AWKWARD],
    ],
    ['pip-extra-awkward-troops: once', { elements: ['Elephants', 'Hordes'], throughBua: true }, [AWKWARD]],
    ['pip-extra-distance: 1,200', blades({ distanceToGeneral: 1200 }), []],
    ['pip-extra-distance: 1,201', blades({ distanceToGeneral: 1201 }), [FAR]],
    ['pip-extra-distance: in the open', blades({ distanceToGeneral: 900 }), []],
    ['pip-extra-distance: lost', blades({ generalLost: true }), [FAR]],
    ...['hill crest', 'BUA', 'camp', 'woods', 'oasis', 'dunes'].flatMap((startsBeyond): Row[] => [
      [`pip-extra-distance: beyond ${startsBeyond}, 601`, blades({ startsBeyond, distanceToGeneral: 601 }), [FAR]],
      [`pip-extra-distance: beyond ${startsBeyond}, 599`, blades({ startsBeyond, distanceToGeneral: 599 }), []],
    ]),
    ...['BUA', 'camp', 'woods', 'oasis', 'dunes', 'marsh', 'rough', 'steep hill', 'gentle hill'].map(
      (startsIn): Row => [
        `pip-extra-distance: in ${startsIn}`,
        blades({ startsIn, distanceToGeneral: 601 }),
        startsIn === 'BUA' ? [AWKWARD] : ['woods', 'oasis', 'dunes'].includes(startsIn) ? [FAR] : [],
      ],
    ),
    ...['BUA', 'camp', 'woods', 'oasis', 'dunes', 'marsh', 'rough', 'steep hill', 'gentle hill'].map(
      (generalIn): Row => [
        `pip-extra-general-in-cover: ${generalIn}`,
        blades({ generalIn }),
        ['BUA', 'camp', 'woods', 'oasis', 'marsh'].includes(generalIn) ? [COVER] : [],
      ],
    ),
    ['pip-extra-general-in-cover: himself', { elements: { troop: 'Knights', general: true }, generalIn: 'woods' }, []],
    [
      'pip-extra-general-in-cover: with others',
      { elements: { troop: 'Knights', general: true, count: 2 }, generalIn: 'woods' },
      [COVER],
    ],
    [
      'pip-extra-first-bound: all three',
      { elements: 'Elephants', distanceToGeneral: 1300, generalIn: 'camp' },
      [AWKWARD, FAR, COVER],
    ],
    [
      'pip-extra-first-bound: none in the first',
      { elements: 'Elephants', distanceToGeneral: 600, startsIn: 'woods', generalIn: 'camp', firstBound: true },
      [],
    ],
  ];
  test.each(rows)('%s', (_, question, extras) => {
    const answer = dba.pips(question);
    expect(answer).toMatchObject({ base: 1, pips: 1 + extras.length });
    expect('modifiers' in answer && answer.modifiers.map(({ amount: each, clause }) => [each, clause])).toEqual(
      extras.map((clause) => [1, clause]),
    );
  });

  test('pip-extra-distance: an untold distance is taken as 0, and the answer says so where it rests on that', () => {
    const untold = ['distanceToGeneral: not told, taken as 0 paces'];
    expect(dba.pips(blades({ startsBeyond: 'BUA' }))).toMatchObject({ pips: 1, taken: untold });
    expect(dba.pips(blades({}))).toMatchObject({ pips: 1, taken: untold });
    for (const more of [{ distanceToGeneral: 0 }, { generalLost: true }, { firstBound: true }])
      expect(dba.pips(blades({ startsBeyond: 'BUA', ...more }))).not.toHaveProperty('taken');
  });

  test('pip-extra-distance: exactly 600 paces, on which two sheets differ', () => {
    expect(dba.pips(blades({ startsIn: 'woods', distanceToGeneral: 600 }))).toMatchObject({
      answer: null,
      trail: [{ clause: FAR }],
    });
    expect(dba.pips(blades({ distanceToGeneral: 600 }))).toMatchObject({ pips: 1 });
  });
});
