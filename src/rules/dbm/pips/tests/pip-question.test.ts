import { describe, expect, test } from 'vitest';
import { DBM_QUERIES } from '../../../index.ts';
import { question, written } from './build.ts';

type Told = Readonly<Record<string, unknown>>;

const general = { troop: 'Reg Kn (O)', general: 'C-in-C' };
const two = [{ troop: 'Reg Kn (O)', count: 2 }];

describe('fields that do not go together are refused, by name', () => {
  test.each<readonly [string, Told, string]>([
    ['no elements', { elements: [] }, '"elements": expected a list of 1 to 40, each an object, found []'],
    [
      'a general of two elements',
      { elements: [{ ...general, count: 2 }] },
      '"elements[0].count": expected 1, as a general is one element, found 2',
    ],
    [
      'two generals',
      { elements: [{ troop: 'Reg Sp (O)' }, general, { troop: 'Reg Kn (O)', general: 'ally' }] },
      '"elements[2].general": expected one general at most, as all are of one command, found two',
    ],
    [
      'an unknown general',
      { elements: [{ troop: 'Reg Kn (O)', general: 'c-in-d' }] },
      '"elements[0].general": unknown',
    ],
    [
      'a lost general who moves',
      { elements: [general], generalState: 'lost' },
      '"generalState": expected a general who is here, as he is one of the elements, found "lost"',
    ],
    [
      'a straggling general who moves',
      { elements: [general], generalState: 'straggling' },
      '"generalState": expected a general who is here, as he is one of the elements, found "straggling"',
    ],
    [
      'a base shared with nobody',
      { elements: [{ troop: 'Reg Kn (O)', withGeneral: true }] },
      '"elements[0].withGeneral": expected the general among the elements, found none',
    ],
    [
      'mounted infantry who are knights',
      { elements: [{ troop: 'Reg Kn (O)', mountedInfantry: true }] },
      '"elements[0].mountedInfantry": expected infantry, found knights',
    ],
    [
      'a double base of three',
      { elements: [{ troop: 'Reg Kn (O)', count: 3 }], doubleBase: true },
      '"doubleBase": expected the two elements of one base, found 3',
    ],
    [
      'two kinds that dismount at once',
      { elements: [{ troop: 'Reg Kn (O)' }, { troop: 'Reg Cv (O)' }], mountsOrDismounts: true },
      '"elements": expected one kind, as each element mounts or dismounts by itself, found 2',
    ],
    [
      'a double base that dismounts as nothing',
      { elements: two, doubleBase: true, mountsOrDismounts: true },
      '"resultingElements": expected 1 or 2, as a double base mounts or dismounts, found nothing',
    ],
    [
      'what an element becomes that does not dismount',
      { elements: two, doubleBase: true, resultingElements: 1 },
      '"resultingElements": expected it only of a double base that mounts or dismounts',
    ],
    [
      'what a single base becomes',
      { mountsOrDismounts: true, resultingElements: 1 },
      '"resultingElements": expected it only of a double base that mounts or dismounts',
    ],
    [
      'a single base that crosses its rear',
      { crossesItsRear: true },
      '"crossesItsRear": expected it only of a double base',
    ],
    [
      'bow that stop short, and are none',
      { stoppedBy: 'bowsMayNotContactMounted' },
      '"stoppedBy": expected bowmen among the elements, as they may not contact mounted, found none',
    ],
    [
      'unaware of mounted who stop nobody',
      { unawareOfMounted: true },
      '"unawareOfMounted": expected it only where stoppedBy is "bowsMayNotContactMounted"',
    ],
    ['a misspelt field', { elements: two, devaites: true }, '"devaites": unknown field, did you mean "deviates"?'],
    ['a misspelt stop', { stoppedBy: 'rivr' }, '"stoppedBy": unknown value "rivr", did you mean "river"?'],
    ['march 0', { action: 'march', marchNumber: 0 }, '"marchNumber": expected a whole number from 1 to 99, found 0'],
  ])('%s', (_title, about, message) => {
    expect(() => DBM_QUERIES.pips.pose(written(about))).toThrow(message);
  });
});

describe('what was left out follows from the rest', () => {
  test.each<readonly [string, Told, Told]>([
    [
      'one element moves by itself, near its general',
      {},
      { group: false, oneElementWide: true, marchNumber: 1, distanceToGeneral: 0, onLand: true, general: null },
    ],
    ['several are a group in line', { elements: two }, { group: true, oneElementWide: false }],
    ['two kinds are a group', { elements: [two[0], general].map((each) => ({ ...each, count: 1 })) }, { group: true }],
    ['a group whose number is not told', { group: true }, { group: true, oneElementWide: false }],
    ['a column is 1 element wide', { elements: two, formation: 'column' }, { group: true, oneElementWide: true }],
    ['so is a group along a road', { elements: two, along: 'road' }, { oneElementWide: true }],
    ['but not a line there', { elements: two, along: 'road', formation: 'line' }, { oneElementWide: false }],
    ['those who dismount are no group', { elements: two, mountsOrDismounts: true }, { group: false }],
    ['nor is a double base, unless a rule says so', { elements: two, doubleBase: true }, { group: false }],
    [
      'but those who halt do not dismount',
      { action: 'halt', elements: two, mountsOrDismounts: true },
      { group: true, mountsOrDismounts: false },
    ],
    [
      'a general is near himself',
      { elements: [general], distanceToGeneral: 900 },
      { distanceToGeneral: 0, general: 'C-in-C' },
    ],
    ['others are as far as told', { distanceToGeneral: 900 }, { distanceToGeneral: 900 }],
    ['naval elements move by water', { elements: [{ troop: 'Reg Gal (O)', count: 2 }] }, { onLand: false }],
    ['unless told otherwise', { elements: [{ troop: 'Reg Gal (O)' }], onLand: true }, { onLand: true }],
    ['a general is where the sheet says', { generalState: 'straggling off-table' }, { generalState: 'straggling' }],
    ['legal contact is contact', { legalContact: true }, { contactsEnemy: true, legalContact: true }],
    [
      'so is what stops a move',
      { stoppedBy: 'enemyContact' },
      { contactsEnemy: true, legalContact: true, stopsOnContact: true },
    ],
    [
      'which is legal contact, unless told otherwise',
      { stoppedBy: 'enemyContact', legalContact: false },
      { contactsEnemy: true, legalContact: false, deniedLegalContact: true },
    ],
    [
      'contact that stops a move straight ahead is legal unless told otherwise',
      { contactsEnemy: true },
      { legalContact: true, deniedLegalContact: false },
    ],
    [
      'so is contact that stops another',
      { contactsEnemy: true, deviates: true, stopsImmediatelyOnContact: true },
      { legalContact: true },
    ],
    [
      'contact after which the move may go on is legal unless told otherwise',
      { contactsEnemy: true, deviates: true },
      { legalContact: true, takenAsLegalContact: true, deniedLegalContact: false },
    ],
    [
      'so is contact where something else stops the move',
      { contactsEnemy: true, stoppedBy: 'river' },
      { legalContact: true, takenAsLegalContact: true },
    ],
    [
      'what is told is not taken',
      { contactsEnemy: true, legalContact: true },
      { legalContact: true, takenAsLegalContact: false },
    ],
    ['a halt takes no contact as legal', { action: 'halt', contactsEnemy: true }, { takenAsLegalContact: false }],
    [
      'where no contact is told, none is legal',
      { deviates: true },
      { legalContact: false, takenAsLegalContact: false },
    ],
    [
      'a group of one is taken at its word',
      { elements: [{ troop: 'Reg Kn (O)', count: 1 }], group: true },
      { group: true },
    ],
    [
      'several who are told to be none are remembered',
      { elements: two, group: false },
      { group: false, deniedGroup: true, oneElementWide: false },
    ],
    [
      'psiloi are behind no cavalry that is not there',
      { elements: [{ troop: 'Reg Ps (O)' }, { troop: 'Reg Kn (O)' }], psiloiBehindCavalryTheySupport: true },
      {
        psiloiBehindCavalryTheySupport: false,
        ignored: ['psiloiBehindCavalryTheySupport: counts where psiloi and cavalry are among the elements only'],
      },
    ],
    ['a move straight ahead stops on contact', { contactsEnemy: true }, { stopsOnContact: true }],
    ['one that deviates may go on', { contactsEnemy: true, deviates: true }, { stopsOnContact: false }],
    [
      'as may one of which it is told',
      { contactsEnemy: true, stopsImmediatelyOnContact: false },
      { stopsOnContact: false },
    ],
    ['deviating a little is deviating', { deviatesOnly: 'followingInColumn' }, { deviates: true }],
  ])('%s', (_title, about, expected) => {
    expect(question(about)).toMatchObject(expected);
  });

  test.each<readonly [string, Told, boolean]>([
    ['full where nothing stops it', {}, true],
    ['not full where something does', { stoppedBy: 'river' }, false],
    ['not full where it stops on contact', { stopsImmediatelyOnContact: true }, false],
    ['full where told so', { stoppedBy: 'river', fullMove: true }, true],
    ['not full where told so', { fullMove: false }, false],
    ['as told of the elements', { fullMove: true, elements: [{ troop: 'Reg Sp (O)', fullMove: false }] }, false],
  ])('a move is %s', (_title, about, expected) => {
    expect(question(about).elements.map(({ fullMove }) => fullMove)).toEqual([expected]);
  });
});

describe('what an action takes no account of is told', () => {
  test.each<readonly [string, Told, readonly string[]]>([
    ['nothing where all counts', { deviates: true, stoppedBy: 'river', along: 'road' }, []],
    [
      'moving, of a halt',
      { action: 'halt', deviates: true, fullMove: true, along: 'road', mountsOrDismounts: true, marchNumber: 2 },
      [
        'marchNumber: counts for marches only',
        'deviates: counts for moves and marches only',
        'along: counts for moves and marches only',
        'mountsOrDismounts: counts for moves and marches only',
      ],
    ],
    [
      'halting, of a march',
      { action: 'march', marchNumber: 2, haltPreventsSpontaneous: true, position: 'rough', defendingRiverEdge: true },
      [
        'haltPreventsSpontaneous: counts for halts only',
        'position: counts for halts only',
        'defendingRiverEdge: counts for halts only',
      ],
    ],
    ['the number of a march, of a move', { marchNumber: 1 }, ['marchNumber: counts for marches only']],
    [
      'a contact before, of a group',
      { elements: two, startsInContact: true },
      ['startsInContact: counts for a single element only'],
    ],
    ['but not of an element', { startsInContact: true }, []],
    ['not what is left as it is', { action: 'halt', deviates: false, stoppedBy: null, position: 'good' }, []],
  ])('%s', (_title, about, expected) => {
    expect(question(about).ignored).toEqual(expected);
  });
});
