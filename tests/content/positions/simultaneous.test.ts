import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

const ENEMY = 'X: enemy Reg Bd (O) 30 deep at 0,0 facing N';

/** A moves, and others end as told, at the same time. */
function atOnce(
  position: readonly string[],
  to: string,
  ends: readonly string[],
  tell: object = {},
  edition = newest,
  more: object = {},
): Answered {
  return askTable(edition, { ask: 'contact', position: ['hand 0', ...position], mover: 'A', to, ends, tell, ...more });
}

const ofAll = ({ rulings }: Answered) => rulings.find(({ query }) => query === 'simultaneous');
const fieldsOf = (answer: Answered) => ofAll(answer)?.fields;
const factsOf = (answer: Answered) => ofAll(answer)?.facts.map(({ fact, answer: told, paces }) => [fact, told, paces]);
const turnsOn = (answer: Answered) => ofAll(answer)?.turnsOn.map(({ field, open }) => [field, open]);
const clausesOf = ({ trail }: Answered) => trail.map(({ clause }) => clause);

/** Two side by side, who face E: A goes to the flank of X, and B ends beside it. */
const FLANKING = [ENEMY, 'A: Irr Ax (O) 30 deep at -300,100 facing E', 'B: Irr Ax (O) 30 deep beside A left'];
const flanking = (tell: object, edition?: string) =>
  atOnce(FLANKING, 'front on X left flank', ['B beside A left'], tell, edition);

describe('several move at the same time', () => {
  test.each(amended)('their contacts are those where all have ended, in %s', (edition) => {
    const answer = flanking({ contactsAlone: false }, edition);
    expect(answer.verdict).toBe('yes');
    expect(answer.rulings.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['A, B at the same time', 'yes'],
      ['A on X', 'yes'],
      ['B on X', 'yes'],
    ]);
    expect(answer.rulings.at(-1)?.fields).toMatchObject({ position: 'besideFriend', anotherOfGroup: false });
    expect(clausesOf(answer).slice(0, 2)).toEqual([
      'movement-restrictions.simultaneous-moves',
      'movement-restrictions.permitted-contacts',
    ]);
    expect(answer.why).toBe(
      'several moves may be made at the same time, so that enemy can be contacted; whether each may go so far is asked apart: “reach” of each',
    );
  });

  test('3.0 quotes none of it', () => {
    const answer = flanking({ contactsAlone: false }, editions[0]);
    expect([answer.verdict, ofAll(answer)?.verdict]).toEqual(['not held', 'not held']);
  });

  test('whether one could have contacted enemy alone is for its player to tell, where its way shows nothing', () => {
    const answer = flanking({});
    expect([answer.verdict, turnsOn(answer)]).toEqual(['not told', [['contactsAlone', 'not told']]]);
    expect(factsOf(answer)).toEqual([
      [
        'the move of A alone, with the others where they are, ends in contact with enemy that is allowed; whether it could go there alone is not measured',
        'yes',
        null,
      ],
      ['the move of B alone, with the others where they are, ends in contact with enemy that is allowed', 'no', null],
      ['A can make its move before B, neither passing over the other', 'yes', 0],
    ]);
    const told = flanking({ contactsAlone: true });
    expect([told.verdict, told.why]).toEqual([
      'no',
      'one of them could contact enemy without the others moving first: they move one after the other',
    ]);
  });

  test('who could go straight there alone makes no move at the same time', () => {
    const two = ['Y: enemy Reg Bd (O) 30 deep beside X left', 'A: Irr Ax (O) 30 deep at 0,100 facing S'];
    const position = [ENEMY, ...two, 'B: Irr Ax (O) 30 deep at 300,300 facing S'];
    const answer = atOnce(position, 'front on X front', ['B front on Y front']);
    expect([answer.verdict, fieldsOf(answer)?.contactsAlone]).toEqual(['no', true]);
    expect(clausesOf(answer)[0]).toBe('movement-restrictions.simultaneous-moves');
    expect(factsOf(answer)?.[0]).toEqual([
      'the move of A alone, with the others where they are, ends in contact with enemy that is allowed, and leads straight there past nobody',
      'yes',
      null,
    ]);
    expect(answer.nearest).toEqual([]);
    const inTheWay = [...position, 'C: Irr Ax (O) 30 deep at 0,50 facing S'];
    const past = atOnce(inTheWay, 'front on X front', ['B front on Y front', 'C at 0,160 facing N']);
    expect(fieldsOf(past)?.contactsAlone).toBe(false);
  });

  test('who only makes room contacts nobody, and the first moves with its group', () => {
    const position = [
      ENEMY,
      'A: Irr Ax (O) 30 deep at 0,200 facing S',
      'C: Irr Ax (O) 30 deep beside A right',
      'B: Irr Ps (O) 20 deep at 0,140 facing E',
    ];
    const tell = { contactsAlone: false };
    const answer = atOnce(position, 'front on X front', ['B at 160,140 facing E'], tell, newest, { with: ['C'] });
    expect(answer.rulings.map(({ about }) => about)).toEqual([
      'A, C, B at the same time',
      'A on X',
      'C on X',
      'A before X',
    ]);
    expect(factsOf(answer)).toContainEqual(['B ends in contact with enemy', 'no', null]);
    expect(factsOf(answer)).toContainEqual([
      'B can make its move before A, C, neither passing over the other',
      'yes',
      20,
    ]);
    expect([fieldsOf(answer)?.interpenetrates, answer.verdict]).toEqual([false, 'yes']);
  });

  test('each of them moves with its group', () => {
    const position = [
      ENEMY,
      'Y: enemy Reg Bd (O) 30 deep beside X right',
      'A: Irr Ax (O) 30 deep at -300,100 facing E',
      'B: Irr Ax (O) 30 deep at 80,200 facing S',
      'C: Irr Ax (O) 30 deep beside B right',
    ];
    const answer = atOnce(position, 'at -300,60 facing E', ['C, B front on X front']);
    expect(answer.rulings.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['A, C, B at the same time', 'no'],
      ['C on X', 'yes'],
      ['C on Y', 'yes'],
      ['B on Y', 'yes'],
      ['B on X', 'yes'],
      ['C before X', 'yes'],
      ['B before Y', 'yes'],
    ]);
    // As one group, and not each by itself.
    expect(factsOf(answer)?.map(([fact]) => fact)).toContain(
      'the move of C, B alone, with the others where they are, ends in contact with enemy that is allowed, and leads straight there past nobody',
    );
    expect(fieldsOf(answer)?.contactsAlone).toBe(true);
    const apart = atOnce(position, 'at -300,60 facing E', ['C front on X front', 'B front on Y front']);
    expect(apart.rulings[0]?.about).toBe('A, C, B at the same time');
    expect(factsOf(apart)?.filter(([fact]) => String(fact).startsWith('the move of C alone'))).toHaveLength(1);
  });

  test('where nobody ends in contact, there is nothing to ask', () => {
    const answer = atOnce(FLANKING, 'at -250,100 facing E', ['B beside A left']);
    expect([answer.verdict, answer.rulings]).toEqual(['not told', []]);
    expect(answer.why).toMatch(/^the move ends in contact with no enemy/u);
  });
});

describe('nobody interpenetrates another', () => {
  /** A and B go straight at each other, each to an enemy behind the other; B by so much to a side. */
  const headOn = (aside: number, hand = 'hand 0') => [
    hand,
    ENEMY,
    `Y: enemy Reg Bd (O) 30 deep at ${String(aside)},400 facing S`,
    'A: Irr Ax (O) 30 deep at 0,230 facing S',
    `B: Irr Ax (O) 30 deep at ${String(aside)},150 facing N`,
  ];
  const meeting = (aside: number, hand?: string, tell: object = { contactsAlone: false }) =>
    askTable(newest, {
      ask: 'contact',
      position: headOn(aside, hand),
      mover: 'A',
      to: 'front on X front',
      ends: ['B front on Y front'],
      tell,
    });

  test('two straight ways that lead over each other, whoever goes first, are refused', () => {
    const answer = meeting(20);
    expect([answer.verdict, answer.why]).toEqual(['no', 'an element or group would interpenetrate another']);
    expect(factsOf(answer)?.at(-1)).toEqual([
      'one of A and B can make its move before the other, neither passing over the other',
      'no',
      -60,
    ]);
    expect(meeting(20, 'hand 0', { contactsAlone: false, interpenetrates: false }).verdict).toBe('yes');
  });

  test('two that pass beside each other are not, and by hand it may be too close', () => {
    expect(fieldsOf(meeting(80))).toMatchObject({ interpenetrates: false });
    expect(meeting(79).verdict).toBe('no');
    const answer = meeting(79, 'hand 1');
    expect([answer.verdict, turnsOn(answer)]).toEqual(['too close', [['interpenetrates', 'too close']]]);
    expect(clausesOf(answer)).toContain('fair-play.2.1');
  });

  test('nor are two whose ways cross where the other is not', () => {
    const crossing = [
      ENEMY,
      'Y: enemy Reg Bd (O) 30 deep at 200,120 facing W',
      'A: Irr Ax (O) 30 deep at 0,200 facing S',
      'B: Irr Ax (O) 30 deep at -100,120 facing E',
    ];
    const answer = atOnce(crossing, 'front on X front', ['B front on Y front'], { contactsAlone: false });
    expect(fieldsOf(answer)).toMatchObject({ interpenetrates: false });
    expect(factsOf(answer)?.at(-1)).toEqual(['A and B do not pass over each other, whoever goes first', 'yes', 40]);
  });

  test('of four who could only go in a circle it is told', () => {
    const circle = [
      'X: enemy Reg Bd (O) 30 deep at 0,-60 facing N',
      'A: Irr Ax (O) 30 deep at 0,185 facing S',
      'B: Irr Ax (O) 30 deep at 15,-10 facing E',
      'C: Irr Ax (O) 30 deep at 200,15 facing N',
      'D: Irr Ax (O) 30 deep at 185,200 facing W',
    ];
    const ends = ['B at 215,-10 facing E', 'C at 200,215 facing N', 'D at -15,200 facing W'];
    const answer = atOnce(circle, 'front on X front', ends, { contactsAlone: false });
    expect(turnsOn(answer)).toEqual([['interpenetrates', 'not told']]);
    expect(factsOf(answer)).toContainEqual([
      'D can make its move before C, neither passing over the other',
      'yes',
      145,
    ]);
  });

  test('where hands cannot tell whether a way is straight, it is not said to be none', () => {
    const answer = askTable(newest, {
      ask: 'contact',
      position: [
        'hand 1',
        ENEMY,
        'A: Irr Ax (O) 30 deep at 0.5,200 facing S',
        'F: Irr Ps (O) 20 deep at 0,100 facing S',
        'B: Irr Ax (O) 30 deep at 300,300 facing S',
      ],
      mover: 'A',
      to: 'front on X front',
      ends: ['B at 300,200 facing S'],
      tell: { contactsAlone: false },
    });
    expect(factsOf(answer)?.map(([fact]) => fact)).toContain(
      'F stands between where A starts and ends, of which hands cannot tell whether it is straight ahead',
    );
  });

  test('a group is refused where one of it is in the way whoever goes first; where only all of it is, that is told', () => {
    const withGroup = (b: string, c: string, to: string) =>
      askTable(newest, {
        ask: 'contact',
        position: [
          'hand 0',
          ENEMY,
          'A: Irr Ax (O) 30 deep at 0,200 facing S',
          `B: Irr Ax (O) 30 deep ${b}`,
          `C: Irr Ax (O) 30 deep ${c}`,
        ],
        mover: 'B',
        with: ['C'],
        to,
        ends: ['A front on X front'],
        tell: { contactsAlone: false },
      });
    const both = withGroup('at 0,100 facing S', 'at 80,100 facing S', 'at 0,70 facing S');
    expect([both.verdict, both.why]).toEqual(['no', 'an element or group would interpenetrate another']);
    // B has to go before A, and C after.
    const across = withGroup('at 15,100 facing E', 'at -60,100 facing E', 'at 105,100 facing E');
    expect(turnsOn(across)).toEqual([['interpenetrates', 'not told']]);
  });

  test.each([
    ['a friend who stays, in a straight way', 'F: Irr Ps (O) 20 deep at 10,60 facing S', true, 'no'],
    ['a friend beside it', 'F: Irr Ps (O) 20 deep at 80,60 facing S', false, 'yes'],
    ['an enemy', 'F: enemy Irr Ps (O) 20 deep at 50,60 facing S', true, 'no'],
  ])('%s', (_name, other, interpenetrates, verdict) => {
    const position = [
      ENEMY,
      'A: Irr Ax (O) 30 deep at 0,100 facing S',
      'B: Irr Ax (O) 30 deep at -300,100 facing S',
      other,
    ];
    const answer = atOnce(position, 'front on X front', ['B at -300,60 facing S'], { contactsAlone: false });
    expect([fieldsOf(answer)?.interpenetrates, ofAll(answer)?.verdict]).toEqual([interpenetrates, verdict]);
  });

  test('over whom a way leads that turns, or goes to a side, is told', () => {
    const position = [ENEMY, 'A: Irr Ax (O) 30 deep at 0,100 facing S', 'B: Irr Ax (O) 30 deep at -200,100 facing S'];
    const turning = atOnce(position, 'front on X front', ['B at -200,40 facing E'], { contactsAlone: false });
    expect([turning.verdict, turnsOn(turning)]).toEqual(['not told', [['interpenetrates', 'not told']]]);
    expect(factsOf(turning)).toContainEqual(['B turns on its way: over whom that leads is not measured', 'yes', null]);
    const across = [...position, 'F: Irr Ps (O) 20 deep at -150,70 facing S'];
    const aside = atOnce(across, 'front on X front', ['B at -160,40 facing S'], { contactsAlone: false });
    expect(turnsOn(aside)).toEqual([['interpenetrates', 'not told']]);
    expect(factsOf(aside)?.map(([fact]) => fact)).toContain(
      'F stands between where B starts and ends, which is not straight ahead',
    );
  });
});

describe('bhgs:13.8: in front of enemy they are restricted as ever', () => {
  const position = [
    'E: enemy Reg Bd (O) 30 deep at 0,0 facing S',
    'T: enemy Irr Sp (O) 30 deep at 140,-40 facing W',
    'A: Irr Ax (O) 30 deep at -60,-40 facing E',
    'B: Irr Ax (O) 30 deep beside A right',
  ];

  test('who crosses the front of a third is refused', () => {
    const tell = { contactsAlone: false, action: 'cross', beyondBaseWidth: false };
    const answer = atOnce(position, 'front on T front', ['B beside A right'], tell);
    expect(answer.verdict).toBe('no');
    expect(clausesOf(answer).slice(0, 2)).toEqual(['movement-restrictions.front-of-enemy', 'bhgs.13.8']);
    expect(answer.rulings.filter(({ verdict }) => verdict === 'no').map(({ about }) => about)).toContain('A before E');
  });
});

test.each<[object, string]>([
  [{ to: 'at 0,100 facing E', ends: ['X at 300,300 facing N'] }, '"ends": expected friends of A, found "X"'],
  [{ ends: ['B front on X left flank'] }, 'it overlaps'],
  [{ tell: { nosuch: true } }, '"nosuch": unknown field'],
  [
    { ends: ['B, B beside A left'] },
    '"ends": expected each element once, and none that leads or moves with it, found "B"',
  ],
  [
    { ends: ['B, A beside X left'] },
    '"ends": expected each element once, and none that leads or moves with it, found "A"',
  ],
  [{ ends: ['B, N beside A left'] }, '"ends": expected the name of an element of the position, found "N"'],
  [{ ask: 'form-column', ends: ['A, X behind B'], mover: 'B' }, '"ends": expected one element and its place each'],
  [{ ends: [], tell: { contactsAlone: false } }, '"contactsAlone": unknown field'],
])('%j cannot be asked', (more, message) => {
  const asked = () => atOnce(FLANKING, 'front on X left flank', ['B beside A left'], {}, newest, more);
  expect(asked).toThrow(QuestionError);
  expect(asked).toThrow(message);
});
