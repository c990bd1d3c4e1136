import { describe, expect, test } from 'vitest';
import { COMBAT_SIDE_FIELDS, parseCombatQuestion, QuestionError } from '../../../index.ts';

const a = { troop: 'Reg Bd (O)' };
const b = { troop: 'Irr Wb (F)' };
const sides = (more: Readonly<Record<string, unknown>>) => ({ mode: 'close', a: { ...a, ...more }, b });

test('what is left out is false, 0, none, good, or the bound of a', () => {
  const { mode, bound, ...rest } = parseCombatQuestion({ mode: 'close', a, b });
  expect({ mode, bound }).toEqual({ mode: 'close', bound: 'a' });
  const nothing = {
    ranks: [],
    die: null,
    general: false,
    going: ['good'],
    rankGoing: [],
    overlaps: 0,
    flankContacts: 0,
    rearContacts: 0,
    flankedByFootInBadGoing: false,
    acrossCorner: false,
    shooting: false,
    aiders: 0,
    weapon: null,
    rankWeapons: [],
    doubleBased: false,
    listRequiresDoubleBase: false,
    listPermitsMixedGrade: false,
    listPermitsPsiloiSupport: false,
    movedIntoContact: false,
    upslope: false,
    onRaisedTower: false,
    fortified: null,
    attackingFortification: false,
    defendingBank: false,
    crossingRiver: false,
    inWood: false,
    disadvantagedByWeather: false,
    demoralised: false,
    chariot: false,
    mobile: null,
    unladen: false,
  };
  expect(rest).toEqual({
    a: { troop: { training: 'Reg', type: 'Bd', grade: 'O' }, ...nothing },
    b: { troop: { training: 'Irr', type: 'Wb', grade: 'F' }, ...nothing },
  });
  expect(Object.keys(COMBAT_SIDE_FIELDS).toSorted()).toEqual(['troop', ...Object.keys(nothing)].toSorted());
});

test('what is given is read', () => {
  const given = {
    troop: 'Bw (O)',
    ranks: ['Bw (O)', 'Ps (S)'],
    die: 6,
    going: ['road', 'rough'],
    rankGoing: [['rough'], ['difficult', 'good']],
    overlaps: 2,
    flankContacts: 4,
    rearContacts: 4,
    aiders: 2,
    weapon: 'longbow',
    rankWeapons: [null, 'handgun'],
    fortified: 'PF',
    shooting: true,
    mobile: true,
  };
  const read = parseCombatQuestion({ mode: 'shooting', bound: 'b', a: given, b: { ...b, die: 1 } });
  expect(read.bound).toBe('b');
  expect(read.a).toMatchObject({
    ...given,
    troop: { training: null, type: 'Bw', grade: 'O' },
    ranks: [
      { training: null, type: 'Bw', grade: 'O' },
      { training: null, type: 'Ps', grade: 'S' },
    ],
  });
  expect(read.b.die).toBe(1);
});

test('null stands for nothing where there may be nothing', () => {
  expect(parseCombatQuestion(sides({ die: null, weapon: null, fortified: null })).a).toMatchObject({
    die: null,
    weapon: null,
    fortified: null,
  });
});

test('null stands for what is left out', () => {
  const left = { general: null, overlaps: null, going: null, ranks: null };
  expect(parseCombatQuestion(sides(left)).a).toEqual(parseCombatQuestion(sides({})).a);
});

test('words are read in whatever letters, and none of them as none', () => {
  const { mode, a: side } = parseCombatQuestion({ mode: 'Close', a: { ...a, going: 'ROUGH', weapon: 'Long-bow' }, b });
  expect({ mode, going: side.going, weapon: side.weapon }).toEqual({
    mode: 'close',
    going: ['rough'],
    weapon: 'longbow',
  });
  expect(parseCombatQuestion(sides({ fortified: 'none', weapon: false })).a).toMatchObject({
    fortified: null,
    weapon: null,
  });
});

test('the only item of a list may stand by itself', () => {
  expect(parseCombatQuestion(sides({ ranks: 'Reg Bd (O)', rankGoing: 'rough' })).a).toMatchObject({
    ranks: [{ type: 'Bd' }],
    rankGoing: [['rough']],
  });
});

describe('a question that is not well formed', () => {
  const weapons = '"bow", "longbow", "crossbow", "handgun", "sling", "javelin"';
  const list = (most: number, item: string) => `a list of at most ${most}, each ${item}`;
  test.each<readonly [string, unknown, string, string]>([
    ['is no object', 7, 'question', '"question": expected an object, found 7'],
    ['is null', null, 'question', '"question": expected an object, found null'],
    ['is a list', [], 'question', '"question": expected an object, found []'],
    ['has no mode', { a, b }, 'mode', '"mode": expected one of "close", "shooting", found nothing'],
    [
      'has a mode misspelt',
      { mode: 'clsoe', a, b },
      'mode',
      '"mode": unknown value "clsoe", did you mean "close"? (one of "close", "shooting")',
    ],
    [
      'has another mode',
      { mode: 'boarding', a, b },
      'mode',
      '"mode": expected one of "close", "shooting", found "boarding"',
    ],
    ['has a mode of another type', { mode: 1, a, b }, 'mode', '"mode": expected one of "close", "shooting", found 1'],
    [
      'has a third bound',
      { mode: 'close', bound: 'c', a, b },
      'bound',
      '"bound": unknown value "c", did you mean "a"? (one of "a", "b")',
    ],
    ['has no side', { mode: 'close', b }, 'a', '"a": expected an object, found nothing'],
    ['has a side that is a word', { mode: 'close', a, b: 'Wb' }, 'b', '"b": expected an object, found "Wb"'],
    [
      'has no troop',
      { mode: 'close', a: {}, b },
      'a.troop',
      '"a.troop": expected a troop such as "Reg Bd (O)", found nothing',
    ],
    [
      'has a troop that is a number',
      sides({ troop: 4 }),
      'a.troop',
      '"a.troop": expected a troop such as "Reg Bd (O)", found 4',
    ],
    [
      'has an unknown troop',
      sides({ troop: 'Reg Kb (O)' }),
      'a.troop',
      '"a.troop": unknown type "Kb", did you mean "Kn"?',
    ],
    [
      'has a troop of an unknown grade',
      sides({ troop: 'Kn (Z)' }),
      'a.troop',
      '"a.troop": unknown grade "Z" of Kn: expected one of S, O, I, F, X',
    ],
    [
      'has an unknown rank',
      sides({ ranks: ['Bd (O)', 'Bb (O)'] }),
      'a.ranks[1]',
      '"a.ranks[1]": unknown type "Bb", did you mean "Bd"?',
    ],
    [
      'has ranks that are no list',
      sides({ ranks: 2 }),
      'a.ranks',
      `"a.ranks": expected ${list(7, 'a troop such as "Reg Bd (O)"')}, found 2`,
    ],
    [
      'has too many ranks',
      sides({ ranks: Array(8).fill('Bd (O)') }),
      'a.ranks',
      `"a.ranks": expected ${list(7, 'a troop such as "Reg Bd (O)"')}, found ${JSON.stringify(Array(8).fill('Bd (O)'))}`,
    ],
    ['misspells a field', { mode: 'close', bond: 'a', a, b }, 'bond', '"bond": unknown field, did you mean "bound"?'],
    [
      'names a field that is like no other',
      { mode: 'close', dice: [1, 2], a, b },
      'dice',
      '"dice": unknown field: expected one of mode, bound, a, b',
    ],
    [
      'misspells a field of a side',
      sides({ overlap: 1 }),
      'a.overlap',
      '"a.overlap": unknown field, did you mean "overlaps"?',
    ],
    [
      'writes a field in capitals',
      sides({ GENERAL: true }),
      'a.GENERAL',
      '"a.GENERAL": unknown field, did you mean "general"?',
    ],
    [
      'has a flag that is a word',
      sides({ general: 'yes' }),
      'a.general',
      '"a.general": expected true or false, found "yes"',
    ],
    [
      'has a flag that is a word',
      sides({ general: 'yes' }),
      'a.general',
      '"a.general": expected true or false, found "yes"',
    ],
    [
      'has too many overlaps',
      sides({ overlaps: 3 }),
      'a.overlaps',
      '"a.overlaps": expected a whole number from 0 to 2, found 3',
    ],
    [
      'has fewer than none',
      sides({ overlaps: -1 }),
      'a.overlaps',
      '"a.overlaps": expected a whole number from 0 to 2, found -1',
    ],
    [
      'has part of a contact',
      sides({ rearContacts: 1.5 }),
      'a.rearContacts',
      '"a.rearContacts": expected a whole number from 0 to 4, found 1.5',
    ],
    [
      'has a number in quotes',
      sides({ flankContacts: '1' }),
      'a.flankContacts',
      '"a.flankContacts": expected a whole number from 0 to 4, found "1"',
    ],
    [
      'has too many aiders',
      sides({ aiders: 3 }),
      'a.aiders',
      '"a.aiders": expected a whole number from 0 to 2, found 3',
    ],
    ['has a die of 7', sides({ die: 7 }), 'a.die', '"a.die": expected a whole number from 1 to 6, found 7'],
    ['has a die of 0', sides({ die: 0 }), 'a.die', '"a.die": expected a whole number from 1 to 6, found 0'],
    [
      'has a die that is a word',
      sides({ die: 'six' }),
      'a.die',
      '"a.die": expected a whole number from 1 to 6, found "six"',
    ],
    [
      'misspells the going',
      sides({ going: 'ruogh' }),
      'a.going',
      '"a.going": unknown value "ruogh", did you mean "rough"? (one of "good", "rough", "difficult", "road")',
    ],
    [
      'has another going',
      sides({ going: 'impassable' }),
      'a.going',
      '"a.going": expected one of "good", "rough", "difficult", "road", found "impassable"',
    ],
    [
      'has unknown going of a rank',
      sides({ ranks: ['Bd (O)'], rankGoing: [null] }),
      'a.rankGoing[0]',
      '"a.rankGoing[0]": expected one of "good", "rough", "difficult", "road", found null',
    ],
    [
      'misspells the weapon',
      sides({ weapon: 'crosbow' }),
      'a.weapon',
      `"a.weapon": unknown value "crosbow", did you mean "crossbow"? (null or one of ${weapons})`,
    ],
    [
      'has another weapon',
      sides({ weapon: 'catapult' }),
      'a.weapon',
      `"a.weapon": expected null or one of ${weapons}, found "catapult"`,
    ],
    [
      'has the weapon of a rank misspelt',
      sides({ ranks: ['Ps (O)'], rankWeapons: ['bwo'] }),
      'a.rankWeapons[0]',
      `"a.rankWeapons[0]": unknown value "bwo", did you mean "bow"? (null or one of ${weapons})`,
    ],
    [
      'has other fortifications',
      sides({ fortified: 'wall' }),
      'a.fortified',
      '"a.fortified": expected null or one of "TF", "PF", found "wall"',
    ],
    [
      'has one die only',
      sides({ die: 3 }),
      'b.die',
      '"b.die": expected a die as the other side has one: give both dice, or neither for the odds',
    ],
    [
      'has the other die only',
      { mode: 'close', a, b: { ...b, die: 3 } },
      'a.die',
      '"a.die": expected a die as the other side has one: give both dice, or neither for the odds',
    ],
    [
      'is of shooting, and nobody shoots',
      { mode: 'shooting', a, b },
      'a.shooting',
      '"a.shooting": expected at least one side to shoot in mode "shooting", found neither',
    ],
    [
      'has going of ranks that are not there',
      sides({ rankGoing: ['good'] }),
      'a.rankGoing',
      '"a.rankGoing": expected at most one for each of the 0 ranks behind, found 1',
    ],
    [
      'has weapons of ranks that are not there',
      { mode: 'close', a, b: { ...b, ranks: ['Wb (F)'], rankWeapons: ['bow', 'bow'] } },
      'b.rankWeapons',
      '"b.rankWeapons": expected at most one for each of the 1 ranks behind, found 2',
    ],
    ['names what every object inherits', sides({ toString: 1 }), 'a.toString', '"a.toString": unknown field'],
    [
      'names the maker of objects',
      JSON.parse('{"mode":"close","constructor":1}'),
      'constructor',
      '"constructor": unknown field',
    ],
  ])('%s', (_, asked, field, message) => {
    let thrown: unknown;
    try {
      parseCombatQuestion(asked);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(QuestionError);
    const { field: found, message: told } = thrown as QuestionError;
    expect(found).toBe(field);
    if (message.endsWith('unknown field')) expect(told.startsWith(message)).toBe(true);
    else expect(told).toBe(message);
  });
});

test.each([
  ['a', 'b'],
  ['b', 'a'],
])('in shooting it is enough that %s shoots', (shooter, target) => {
  const asked = { mode: 'shooting', [shooter]: { ...a, shooting: true }, [target]: b };
  expect(parseCombatQuestion(asked).mode).toBe('shooting');
});
