import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

const PSILOI = 'P: enemy Irr Ps (O) at 0,0 facing N';
const GROUP = ['M: Reg Bd (O) at -20,200 facing S', 'N: Reg Bd (O) beside M left'];

/** A move of M and N into contact with P, who stands 20 paces out of line with them. */
function contacted(more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  const { others = [], group = GROUP, ...rest } = more as { others?: readonly string[]; group?: readonly string[] };
  const position = ['hand 0 mm', PSILOI, ...group, ...others];
  return askTable(edition, {
    ask: 'pivot',
    position,
    mover: 'M',
    with: ['N'],
    to: 'front on P front, 20 left',
    ...rest,
  });
}

const turning = ({ rulings }: Answered) => rulings[0]?.turnsOn.map(({ field }) => field);

describe.each(amended)('whom a group contacts by moving straight ahead, in %s', (edition) => {
  test('must pivot or shift', () => {
    const answer = contacted({}, edition);
    expect(answer.verdict).toBe('yes');
    expect(answer.rulings[0]).toMatchObject({
      about: 'P facing M',
      query: 'pivot',
      fields: {
        element: 'Irr Ps (O)',
        group: 'single',
        contactedBy: 'frontEdge',
        contactor: 'Reg Bd (O)',
        contactorAlone: false,
        groupMove: 'straightAhead',
        notAhead: false,
        alreadyInContact: false,
        defending: null,
        recoilBlocked: false,
        fleesOffTable: false,
        space: 'enough',
        friendsBeside: 'none',
      },
    });
    expect(answer.rulings[0]?.facts.map(({ fact }) => fact)).toContain('exactly facing M, P’s front would be at -20,0');
  });

  test.each([
    ['by one alone', { with: [], group: GROUP.slice(0, 1) }],
    ['by a group that shifts', { group: ['M: Reg Bd (O) at 0,200 facing S', GROUP[1]] }],
    ['by a group that wheels', { group: ['M: Reg Bd (O) at -20,200 facing S20', GROUP[1]] }],
    [
      'by a corner, none of it being ahead',
      { to: 'corner on P right', group: ['M: Reg Bd (O) at 80,200 facing S', GROUP[1]] },
    ],
    ['already in contact', { others: ['X: Irr Cv (O) front on P rear'] }],
  ])('not %s', (_, more) => {
    expect(contacted(more, edition).verdict).toBe('no');
  });
});

test('3.0 has no wording of it', () => {
  expect(contacted({}, '3.0').verdict).toBe('not held');
});

describe('what the position cannot tell', () => {
  test.each([
    ['whether friends whom it touches are its group', ['F: enemy Reg Bd (O) beside P right'], ['group']],
    ['whether a friend behind would block its recoil', ['F: enemy Reg Sp (O) at -20,-60 facing N'], ['recoilBlocked']],
    ['whether room can be made', ['F: enemy Reg Sp (O) at -85,-10 facing N'], ['space']],
    ['whether it would flee off the table', ['table 2400 x 1600'], ['fleesOffTable']],
  ])('%s', (_, others, fields) => {
    const shifted = others[0] === 'table 2400 x 1600';
    const group = shifted ? ['M: Reg Bd (O) at 580,700 facing S', GROUP[1]] : GROUP;
    const position = ['hand 0 mm', shifted ? 'P: enemy Irr Ps (O) at 600,500 facing N' : PSILOI, ...group, ...others];
    const answer = askTable(newest, {
      ask: 'pivot',
      position,
      mover: 'M',
      with: ['N'],
      to: 'front on P front, 20 left',
    });
    expect(answer.verdict).toBe('not told');
    expect(turning(answer)).toEqual(fields);
  });

  test.each([
    ['whether it would flee off an edge', ['south edge: y -100'], ['fleesOffTable']],
    ['whether it defends fortifications of whom is not told', ['TF: -40,0 40,0'], ['defending']],
    ['whether it defends the edge that it lines', ['wood: -40,0 40,0 40,-200 -40,-200'], ['defending']],
    ['whether it defends the bank of a river', ['river 40 wide: -200,20 200,20'], ['defending']],
    ['whether it stands where a fortification leaves room', ['TF: -50,-100 -50,-10'], ['space']],
    ['whether water leaves room', ['waterway: -200,-40 -45,-40 -45,10 -200,10'], ['space']],
  ])('%s', (_, others, fields) => {
    const answer = contacted({ others });
    expect([answer.verdict, turning(answer)]).toEqual(['not told', fields]);
  });

  test('how far it would be from an edge is measured', () => {
    const facts = contacted({ others: ['south edge: y -100'] }).rulings[0]?.facts.map(({ fact }) => fact);
    expect(facts).toContain('P would be 60 paces from an edge of the table there');
    expect(facts).toContain('exactly facing M, P’s front would be at -20,0');
  });

  test('an edge further off than anybody flees, as in the middle of a table, is nothing to it', () => {
    expect(contacted({ others: ['south edge: y -600'] }).verdict).toBe('yes');
    expect(contacted({ others: ['south edge: y -500'] }).verdict).toBe('not told');
  });

  test('fortifications of its side between them it defends', () => {
    for (const [wall, defending, verdict] of [
      ['enemy TF: -40,0 40,0', 'fortifications', 'no'],
      ['own TF: -40,0 40,0', null, 'yes'],
      ['enemy TF: 40,-10 40,-100', null, 'yes'],
    ] as const) {
      const answer = contacted({ others: [wall] });
      expect([wall, answer.rulings[0]?.fields.defending, answer.verdict]).toEqual([wall, defending, verdict]);
    }
    expect(contacted({ others: ['enemy TF: -40,0 40,0'] }).why).toBe('it defends fortifications');
  });

  test('terrain all round both, or behind, is no edge that it defends', () => {
    for (const terrain of [
      'wood: -400,-400 400,-400 400,400 -400,400',
      'wood: -40,-60 40,-60 40,-200 -40,-200',
      'road 20 wide: 0,-200 0,300',
    ])
      expect([terrain, contacted({ others: [terrain] }).verdict]).toEqual([terrain, 'yes']);
  });

  test('skirmishers all around are one group or none, and conform either way', () => {
    const answer = contacted({ others: ['F: enemy Irr LH (O) behind P'] });
    expect(answer.rulings[0]?.fields).toMatchObject({ group: 'skirmishers', friendsBeside: 'skirmishers' });
    expect(
      contacted({ others: ['F: enemy Irr LH (O) behind P'], tell: { recoilBlocked: false, space: 'enough' } }).verdict,
    ).toBe('yes');
  });

  test('beside friends who are no skirmishers it only shifts', () => {
    const { trail } = contacted({ others: ['F: enemy Reg Bd (O) beside P right'], tell: { group: 'single' } });
    expect(trail).toContainEqual({
      step: 'conforms',
      clause: 'movement-restrictions.shift-beside-friends',
      label: 'shift',
    });
  });

  test('its troop must be told', () => {
    const position = ['P: enemy 40 deep at 0,0 facing N', ...GROUP];
    expect(() => askTable(newest, { ask: 'pivot', position, mover: 'M', to: 'front on P front' })).toThrow(
      QuestionError,
    );
  });

  test('no contact, nothing to ask', () => {
    const answer = contacted({ to: '100 ahead of P facing it' });
    expect([answer.verdict, answer.rulings]).toEqual(['not told', []]);
  });
});

describe('who is hit in flank', () => {
  const COLUMN = [
    'P: enemy Reg Sp (O) at 0,0 facing N',
    'Q: enemy Reg Sp (O) behind P',
    'R: enemy Reg Sp (O) behind Q',
  ];
  const WIDE = ['M: Irr Kn (F) at -200,-40 facing E', 'N: Irr Kn (F) beside M right'];

  /** A move of M, and of N, onto the left flank of P. */
  function hit(more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
    const {
      others = [],
      column = COLUMN,
      ...rest
    } = more as { others?: readonly string[]; column?: readonly string[] };
    const position = ['hand 0 mm', ...column, ...WIDE, ...others];
    return askTable(edition, { ask: 'turn', position, mover: 'M', with: ['N'], to: 'front on P left flank', ...rest });
  }

  test.each(amended)('bhgs:18.1: of a column hit by a wide group they turn, in %s', (edition) => {
    const { rulings } = hit({}, edition);
    expect(rulings.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['P hit by M', 'yes'],
      ['Q hit by M', 'yes'],
      ['R hit by M', 'yes'],
    ]);
    expect(rulings[0]?.fields).toMatchObject({
      inColumn: true,
      byWideGroup: true,
      support: 'none',
      legalContact: true,
    });
  });

  test('how wide a group is that was moved by finger, hands cannot always tell', () => {
    const hit = (n: string) => {
      const position = [
        'P: enemy Reg Bd (O) 30 deep at 0,0 facing N',
        'Q: enemy Reg Bd (O) 30 deep behind P',
        'M: Irr Kn (F) 60 deep at -300,-35 facing E',
        `N: Irr Kn (F) 60 deep at ${n} facing E`,
      ];
      return askTable(newest, { ask: 'turn', position, mover: 'M', with: ['N'], to: 'front on P left flank' });
    };
    expect(hit('-300,45').rulings[0]?.fields.byWideGroup).toBe(true);
    const askew = hit('-309,45').rulings[0];
    expect(askew?.turnsOn).toContainEqual({ field: 'byWideGroup', open: 'too close', values: [true, false] });
    expect(askew?.facts).toContainEqual(
      expect.objectContaining({ fact: 'part of M is straight ahead of N', answer: 'too close', paces: 0 }),
    );
  });

  test('who is hit by one alone, or stands in no column: that wording we do not hold', () => {
    expect(hit({ with: [] }).verdict).toBe('not held');
    expect(hit({ column: COLUMN.slice(0, 1) }).verdict).toBe('not held');
    expect(hit({}, '3.0').verdict).toBe('not held');
  });

  test('one behind an element that fights may give support', () => {
    const { rulings } = hit({ others: ['A: Reg Bd (O) front on P front'] });
    const second = rulings.find(({ about }) => about === 'Q hit by M');
    expect(second?.verdict).toBe('not told');
    expect(second?.turnsOn.map(({ field }) => field)).toEqual(['support']);
    expect(second?.facts.map(({ fact }) => fact)).toContain('Q is behind P, whose front is in contact');
  });

  test.each(editions)('a single element without room to turn moves to the enemy since 3.3: %s', (edition) => {
    const others = ['F: Irr Ax (O) at 85,0 facing N', 'G: Irr Ax (O) at 0,-50 facing N'];
    const answer = hit({ column: COLUMN.slice(0, 1), with: [], others, tell: { inNarrowGap: true } }, edition);
    expect(answer.verdict).toBe(editions.indexOf(edition) >= editions.indexOf('3.3') ? 'yes' : 'not held');
    expect(turning(hit({ column: COLUMN.slice(0, 1), with: [], others }))).toEqual(['inNarrowGap']);
  });

  test('artillery without room to turn may be of a type that never turns', () => {
    const others = ['F: Irr Ax (O) at 85,0 facing N', 'G: Irr Ax (O) at 0,-50 facing N'];
    const column = ['P: enemy Reg Art (O) 40 deep at 0,0 facing N'];
    const tell = { inNarrowGap: true };
    expect(hit({ column, with: [], others, tell }).verdict).toBe('not held');
    expect(hit({ column, with: [], others, tell: { ...tell, doesNotTurn: false } }).verdict).toBe('yes');
  });

  test('a column without room to turn: what it does stands in print only', () => {
    const { rulings } = hit({ tell: { inNarrowGap: true } });
    expect(rulings.map(({ verdict }) => verdict)).toEqual(['not held', 'not held', 'not held']);
    expect(rulings[0]?.fields).toMatchObject({ single: false });
  });

  test('a front on a front is no hit in flank', () => {
    expect(hit({ column: ['P: enemy Reg Sp (O) at 0,0 facing W'], to: 'front on P front' }).rulings).toEqual([]);
  });
});

test('skirmishers who stand askew are contacted by a line whose front edge meets a corner of theirs', () => {
  const answer = askTable(newest, {
    ask: 'pivot',
    position: [
      'hand 0',
      'A: enemy Irr Ps (O) 20 deep at 0,0 facing N30',
      'M: Reg Sp (O) 30 deep at 0,200 facing S',
      'N: Reg Sp (O) 30 deep beside M left',
    ],
    mover: 'M',
    with: ['N'],
    to: 'at 0,20 facing S',
  });
  expect([answer.verdict, answer.rulings[0]?.fields.contactedBy]).toEqual(['yes', 'frontEdge']);
});
