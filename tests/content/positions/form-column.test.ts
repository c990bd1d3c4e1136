import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

/** A line that faces north, its left element first, with its front edge at 0. */
const line = (troop: string, labels: string): readonly string[] =>
  labels
    .split('')
    .map((label, index) =>
      index === 0 ? `${label}: ${troop} at 0,0 facing N` : `${label}: ${troop} beside ${labels[index - 1]!} right`,
    );

const form = (position: readonly string[], to: string, ends: readonly string[], more: object = {}, edition = newest) =>
  askTable(edition, { ask: 'form-column', position, mover: 'A', to, ends, ...more });

/** What was asked and said of each element. */
const said = ({ rulings }: Answered) =>
  Object.fromEntries(rulings.map(({ about, fields, verdict }) => [about, [fields.ends, fields.moved, verdict]]));
const factsOf = ({ rulings }: Answered, label: string) =>
  rulings
    .filter(({ about }) => about === label)
    .flatMap(({ facts }) => facts.map(({ fact, answer, paces }) => [fact, answer, paces]));
const fieldsOf = ({ rulings }: Answered, label: string) => rulings.find(({ about }) => about === label)?.fields;
const turnsOn = ({ rulings }: Answered) =>
  rulings.flatMap((each) => each.turnsOn.map(({ field, open }) => [each.about, field, open]));

describe('a group that forms a column', () => {
  const blades = line('Reg Bd (O)', 'ABC');

  test.each(amended)('may end as an L: one follows, one slides, in %s', (edition) => {
    const answer = form(blades, 'at 0,30 facing N', ['B behind A', 'C beside B right'], {}, edition);
    expect(answer.verdict).toBe('yes');
    expect(said(answer)).toEqual({
      A: ['front', 30, 'yes'],
      B: ['directlyBehind', 80, 'yes'],
      C: ['inContact', 80, 'yes'],
    });
    const clauses = ['bhgs.12.5', 'tactical-moves.table', 'element-basing.base-depth'];
    expect([...new Set(answer.trail.map(({ clause }) => clause))]).toEqual(clauses);
  });

  test('3.0 quotes none of it', () => {
    expect(form(blades, 'at 0,30 facing N', ['B behind A', 'C beside B right'], {}, '3.0').verdict).toBe('not held');
  });

  test('it is told how each went, with its margin', () => {
    const answer = form(blades, 'at 0,30 facing N', ['B behind A', 'C beside B right']);
    expect(factsOf(answer, 'A')[0]).toEqual(['the column that results is A, B, without C', 'yes', null]);
    expect(factsOf(answer, 'C')).toEqual([
      ['C is not in the column, and in corner and edge contact with the group', 'yes', 0],
      [
        'C’s corner that goes furthest ends 80 paces from where it started, within the 100 paces of its move in good going',
        'yes',
        20,
      ],
      ['a part of C ends behind the line of its original rear edge', 'no', 0],
      ['the place behind B, at the end of the column, is behind the line of C’s rear edge', 'yes', null],
      ['C ends further forward than it started', 'no', 0],
    ]);
  });

  test('nobody goes further than its move', () => {
    const answer = form(blades, 'at 0,60 facing N', ['B behind A', 'C behind B']);
    expect([answer.verdict, answer.why]).toEqual(['no', 'it moves further than its normal move']);
    expect(said(answer)).toEqual({
      A: ['front', 60, 'yes'],
      B: ['directlyBehind', 85.44, 'yes'],
      C: ['directlyBehind', 160, 'no'],
    });
    expect(fieldsOf(answer, 'C')).toMatchObject({ wholeColumn: true });
    const exact = form(['hand 0', ...line('Reg Bd (O)', 'A')], 'at 0,100 facing N', []);
    expect([exact.verdict, exact.why]).toEqual([
      'not told',
      'the group is a column where it starts, and where it ends',
    ]);
  });

  test.each([
    ['hand 0', 'at 0,100 facing N', 'yes'],
    ['hand 0', 'at 0,100.1 facing N', 'no'],
    ['hand 1', 'at 0,97 facing N', 'yes'],
    ['hand 1', 'at 0,99 facing N', 'too close'],
    ['hand 1', 'at 0,103 facing N', 'no'],
  ])('%s, the front element ends %s: %s', (hand, to, verdict) => {
    const cavalry = [hand, 'A: Reg Bd (O) at 0,0 facing N', 'B: Irr Cv (O) beside A right'];
    expect(said(form(cavalry, to, ['B behind A'])).A?.[2]).toBe(verdict);
  });

  test('who is left behind is out of contact', () => {
    const answer = form(blades, 'at 0,60 facing N', ['B behind A', 'C at 160,0 facing N']);
    expect(answer.rulings[2]).toMatchObject({ fields: { ends: 'apart' }, verdict: 'no' });
    expect(factsOf(answer, 'C')[0]).toEqual([
      'C is in corner and edge contact with the group; its nearest corner is that of B',
      'no',
      -80,
    ]);
  });

  test('nobody steps back behind the line of its rear edge', () => {
    const answer = form(blades, 'at 0,0 facing N', ['B behind A', 'C beside A right']);
    expect(answer.verdict).toBe('no');
    expect(answer.trail[0]?.clause).toBe('group-moves.no-further-back');
    expect(factsOf(answer, 'B')[2]).toEqual(['a part of B ends behind the line of its original rear edge', 'yes', 30]);
    expect(fieldsOf(answer, 'C')).toMatchObject({ behindRear: false });
  });

  test('who could follow by the straight way: that is asked', () => {
    const cavalry = line('Irr Cv (O)', 'ABC');
    // The place behind B is at 0,40, and C is beside B instead.
    const answer = form(cavalry, 'at 0,120 facing N', ['B behind A', 'C beside B right']);
    expect([answer.verdict, turnsOn(answer)]).toEqual([
      'not told',
      [
        ['C', 'couldFollow', 'not told'],
        ['C', 'furtherForward', 'not told'],
      ],
    ]);
    const told = (couldFollow: boolean, furtherForward: boolean) =>
      form(cavalry, 'at 0,120 facing N', ['B behind A', 'C beside B right'], { tell: { couldFollow, furtherForward } });
    expect(told(false, false).verdict).toBe('yes');
    expect(said(told(true, true))).toMatchObject({ A: ['front', 120, 'yes'], C: ['inContact', 100, 'no'] });
    expect(told(true, false).why).toBe('it must follow directly behind, as its move is enough for that');
    expect(told(false, true).why).toBe('it slides further forward than its contact with the group needs');
  });

  test('a place that is taken, or too far, is none to follow to', () => {
    const friend = 'F: Reg Bd (O) at 0,-30 facing N';
    const taken = form([...blades, friend], 'at 0,30 facing N', ['B behind A', 'C beside B right']);
    expect(factsOf(taken, 'C')[3]?.[0]).toBe('the place behind B, at the end of the column, is taken');
    const far = form(line('Reg Bd (O)', 'ABCD'), 'at 0,60 facing N', [
      'B behind A',
      'C beside B right',
      'D beside C right',
    ]);
    expect(factsOf(far, 'D')[3]).toEqual([
      'the place behind B, at the end of the column, is 240 paces from where D started, within the 100 paces of its move',
      'no',
      -140,
    ]);
    expect(fieldsOf(far, 'D')).toMatchObject({ couldFollow: false });
  });

  test('a column that is formed has no kink', () => {
    const kinked = form(['hand 0', ...line('Reg Bd (O)', 'AB')], 'at 0,50 facing N', ['B at 0,5 facing N20']);
    expect(fieldsOf(kinked, 'B')).toMatchObject({ ends: 'apart' });
    // Its left front corner on the left rear corner of A, and turned.
    const turned = form(line('Reg Bd (O)', 'AB'), 'at 0,60 facing N', ['B at -2.41,16.32 facing N20']);
    expect(turned.rulings.map(({ about, fields }) => [about, fields.ends])).toEqual([
      ['A', 'front'],
      ['B', 'kinked'],
    ]);
    expect([turned.verdict, turned.trail[0]?.clause]).toEqual(['no', 'bhgs.12.4']);
  });

  test('after a wheel, who slides stays aligned with the front of the column', () => {
    const cavalry = line('Irr LH (O)', 'ABC');
    const tell = { couldFollow: false, furtherForward: false };
    const aligned = form(cavalry, 'at 10,110 facing N10', ['B behind A', 'C beside B right'], { tell });
    expect([fieldsOf(aligned, 'C')?.notAligned, aligned.verdict]).toEqual([false, 'yes']);
    expect(factsOf(aligned, 'C')).toContainEqual(['C ends aligned with the front of the column', 'yes', 0]);
    // Who leads, or follows directly behind, does not slide.
    expect([fieldsOf(aligned, 'A'), fieldsOf(aligned, 'B')].map((each) => each?.notAligned)).toEqual([
      undefined,
      undefined,
    ]);
    const askew = form(cavalry, 'at 0,110 facing N10', ['B behind A', 'C at 110,40 facing N'], { tell });
    expect(fieldsOf(askew, 'C')?.notAligned).toBe(true);
  });

  test('no shape ends in difficult going, unless it is of psiloi', () => {
    const wood = 'wood, difficult: 40,-100 300,-100 300,100 40,100';
    const ends = ['B behind A', 'C beside B right'];
    const shape = form(['hand 0', wood, ...line('Reg Bd (O)', 'ABC')], 'at 0,30 facing N', ends);
    expect([fieldsOf(shape, 'C')?.endsInDifficult, said(shape).C?.[2]]).toEqual([true, 'no']);
    expect(fieldsOf(shape, 'B')?.endsInDifficult).toBe(false);
    expect(form(['hand 0', wood, ...line('Irr Ps (O)', 'ABC')], 'at 0,40 facing N', ends).rulings[2]).toMatchObject({
      fields: { endsInDifficult: true, behindRear: false },
      verdict: 'yes',
    });
    const untold = form(
      ['hand 0', wood.replace(', difficult', ''), ...line('Irr Ax (O)', 'ABC')],
      'at 0,40 facing N',
      ends,
    );
    expect(turnsOn(untold)).toContainEqual(['C', 'endsInDifficult', 'not told']);
  });

  test('what hands cannot tell of a place in the column leaves out what cannot be so together', () => {
    const answer = form(['hand 1', ...line('Reg Bd (O)', 'AB')], 'at 0,60 facing N', ['B at 0,30 facing N']);
    expect(answer.rulings[1]).toMatchObject({ verdict: 'too close', fields: { ends: 'directlyBehind' } });
    expect(answer.rulings[1]?.turnsOn.map(({ field }) => field)).toEqual(['ends']);
    expect(() =>
      form(['hand 0', ...blades], 'at 0,30 facing N', ['B behind A', 'C beside B right'], {
        tell: { wholeColumn: true },
      }),
    ).toThrow('"wholeColumn": expected false where it ends "inContact", found true');
  });

  test('what hands alone tell of a contact is too close', () => {
    const answer = form(['hand 1', ...blades], 'at 0,30 facing N', ['B at 0,0 facing N', 'C beside B right']);
    expect(answer.rulings[1]).toMatchObject({
      verdict: 'too close',
      turnsOn: [{ field: 'ends', open: 'too close', values: ['directlyBehind', 'apart'] }],
    });
    expect(form(['hand 0', ...blades], 'at 0,30 facing N', ['B at 0,0 facing N', 'C beside B right']).verdict).toBe(
      'yes',
    );
  });
});

describe('bhgs:12.5: the front element moves forward', () => {
  const front = (to: string, troop = 'Reg Bd (O)', more: object = {}) =>
    form(
      ['hand 0', `A: ${troop} 40 deep at 0,0 facing N`, `B: ${troop} 40 deep beside A right`],
      to,
      ['B behind A'],
      more,
    );
  const sideways = (answer: Answered) => answer.rulings[0]?.fields.sideways;

  test.each(['at -100,60 facing N', 'at 60,60 facing N', 'at -200,0 facing N', 'at -100,60 facing N20'])(
    'not to a side, for which no wheels would do: %s',
    (to) => {
      const answer = front(to, 'Reg Cv (O)');
      expect(answer.rulings[0]).toMatchObject({
        verdict: 'no',
        why: 'the front element moves forward: it goes to a side only by wheeling',
      });
      expect(sideways(answer)).toBe(true);
    },
  );

  test('that is told with its margin and its witness', () => {
    const [, way, wheels] = front('at -100,60 facing N', 'Reg Cv (O)').rulings[0]?.facts.slice(1) ?? [];
    expect(way).toMatchObject({
      fact: 'A ends where it can come straight ahead',
      answer: 'no',
      paces: -100,
      witness: {
        points: [
          { x: 0, y: 0 },
          { x: -100, y: 60 },
        ],
      },
    });
    expect(wheels?.fact).toMatch(
      /^by several wheels A takes [\d.]+ paces or more, reckoned at the outer corner, within/u,
    );
    expect(wheels?.answer).toBe('no');
  });

  test('a line of three does not shift its front either', () => {
    const answer = form(line('Reg Bd (O)', 'ABC'), 'at 40,30 facing N', ['B behind A', 'C beside B right']);
    expect([answer.verdict, answer.why]).toEqual([
      'no',
      'the front element moves forward: it goes to a side only by wheeling',
    ]);
  });

  // Straight ahead, or one wheel with a way straight ahead before and after it.
  test.each(['at 0,60 facing N', 'at 10,90 facing N20', 'at -10,90 facing W70', 'at 40,80 facing E'])(
    'straight ahead, and by one wheel: %s',
    (to) => {
      expect(front(to, 'Irr LH (O)').rulings[0]).toMatchObject({ fields: { sideways: false }, verdict: 'yes' });
    },
  );

  test('of several wheels, for which its move is enough, it is asked', () => {
    const answer = front('at -10,80 facing N');
    expect(turnsOn(answer)).toEqual([['A', 'sideways', 'not told']]);
    expect(front('at -10,80 facing N', undefined, { tell: { sideways: false } }).verdict).toBe('yes');
    expect(front('at -10,80 facing N', undefined, { tell: { sideways: true } }).verdict).toBe('no');
    // By a wheel and back its outer corners go further than its move.
    expect(sideways(front('at -30,80 facing N'))).toBe(true);
    expect(sideways(front('at -30,80 facing N', 'Irr LH (O)'))).toBe(true);
    expect(front('at -30,80 facing N', 'Irr LH (O)').rulings[0]?.verdict).toBe('not told');
  });

  test('by hand, a little to a side is straight ahead, or too close', () => {
    const hands = (to: string) => form(['hand 1', ...line('Reg Cv (O)', 'AB')], to, ['B behind A']).rulings[0]?.verdict;
    expect([hands('at 0,90 facing N'), hands('at 1,90 facing N')]).toEqual(['yes', 'too close']);
  });

  test('of a group that is told to turn last, it is not measured', () => {
    const answer = form(line('Irr Ps (O)', 'ABC'), 'at 0,-80 facing S', ['B behind A', 'C beside B left'], {
      tell: { turn: 'after' },
    });
    expect(answer.rulings.map(({ fields }) => fields.sideways)).toEqual([undefined, undefined, undefined]);
  });
});

describe('bhgs:13.9: expendables', () => {
  const beside = (depth = 40) => [
    'hand 0',
    `A: Exp ${String(depth)} deep at 0,0 facing N`,
    `B: Exp ${String(depth)} deep beside A right`,
  ];

  test('form no column where one of them cannot have wheeled into it', () => {
    const answer = form(beside(), 'at 0,60 facing N', ['B behind A']);
    expect(answer.verdict).toBe('no');
    expect(answer.why).toBe(
      'expendables contract into a column only if every element that moves can do so by wheeling',
    );
    expect(answer.trail[0]?.clause).toBe('bhgs.13.9');
    expect([fieldsOf(answer, 'A'), fieldsOf(answer, 'B')].map((each) => each?.byWheeling)).toEqual([false, false]);
    expect(factsOf(answer, 'B')).toContainEqual(['B ends where it can come straight ahead', 'no', -80]);
  });

  test('nor where one of them slides', () => {
    const three = [...beside(), 'C: Exp 40 deep beside B right'];
    const answer = form(three, 'at 0,150 facing N', ['B behind A', 'C beside B right']);
    expect(fieldsOf(answer, 'C')).toMatchObject({ ends: 'inContact', byWheeling: false });
    expect(said(answer).C?.[2]).toBe('no');
  });

  test('may wheel into one', () => {
    const answer = form(beside(), 'at 120,40 facing E', ['A behind B'], { mover: 'B' });
    expect(answer.verdict).toBe('yes');
    expect(fieldsOf(answer, 'A')).toMatchObject({ ends: 'directlyBehind', byWheeling: true });
    expect(factsOf(answer, 'A')).toContainEqual([
      'A ends where it can come straight ahead and by one wheel about a front corner',
      'yes',
      0,
    ]);
  });

  test('by several wheels, for which their moves are enough, that is asked', () => {
    const several = (more: object = {}) => form(beside(), 'at 20,150 facing N', ['B behind A'], more);
    expect(turnsOn(several())).toEqual([
      ['A', 'sideways', 'not told'],
      ['A', 'byWheeling', 'not told'],
      ['B', 'byWheeling', 'not told'],
    ]);
    const told = (byWheeling: boolean) => several({ tell: { byWheeling, sideways: false } }).verdict;
    expect([told(true), told(false)]).toEqual(['yes', 'no']);
  });

  test('one of them stays, beside a column of those who wheel', () => {
    const stays = [...beside(), 'C: Exp 40 deep at 200,0 facing N'];
    const answer = form(stays, 'at 120,40 facing E', ['A behind B', 'C at 200,0 facing N'], { mover: 'B' });
    expect(fieldsOf(answer, 'C')).toMatchObject({ moved: 0, byWheeling: true });
  });

  test('of a group that turns last, it is asked', () => {
    const answer = form(beside(), 'at 0,-80 facing S', ['B behind A'], { tell: { turn: 'after' } });
    expect(fieldsOf(answer, 'A')).toMatchObject({ byWheeling: true });
    expect(answer.rulings[0]?.facts.map(({ fact }) => fact).filter((fact) => /where it can come/u.test(fact))).toEqual(
      [],
    );
  });

  test('of others that is not asked', () => {
    const answer = form(line('Irr Ps (O)', 'AB'), 'at 0,60 facing N', ['B behind A']);
    expect(fieldsOf(answer, 'A')).not.toHaveProperty('byWheeling');
  });

  test('expand from no column', () => {
    const column = ['A: Exp 40 deep at 0,0 facing N', 'B: Exp 40 deep behind A'];
    const answer = form(column, 'at 0,60 facing N', ['B beside A right']);
    expect([answer.verdict, answer.why]).toEqual(['no', 'expendables cannot expand from a column']);
  });
});

describe('a group that turns by 180°', () => {
  const psiloi = line('Irr Ps (O)', 'ABC');
  // C is the left one as they face south, and their rear edges are then at 0.
  const south = (ends: readonly string[], more: object = {}) => form(psiloi, 'at 0,-80 facing S', ends, more);

  test('skirmishers may turn, and then form a column', () => {
    const answer = south(['B behind A', 'C beside B left']);
    expect(answer.trail.map(({ clause }) => clause)).toContain('bhgs.12.6');
    expect(fieldsOf(answer, 'A')).toMatchObject({ turn: 'before', moved: 40, behindRear: false });
    expect(factsOf(answer, 'A')).toContainEqual([
      'the group ends facing to its rear: it is taken to have turned 180° first',
      'yes',
      null,
    ]);
    expect(answer.verdict).toBe('yes');
  });

  test('nobody ends further to its new rear than just after the turn', () => {
    const answer = form(psiloi, 'at 0,-20 facing S', ['B behind A', 'C beside B left']);
    expect(factsOf(answer, 'B')[2]?.slice(0, 2)).toEqual([
      'a part of B ends behind the line of its rear edge just after the turn',
      'yes',
    ]);
    expect([answer.verdict, answer.why]).toEqual([
      'no',
      'in a change of formation no element ends further to its own rear',
    ]);
  });

  test('others are not spoken of, and which comes first may be told', () => {
    expect(form(line('Irr Ax (O)', 'ABC'), 'at 0,-80 facing S', ['B behind A', 'C beside B left']).verdict).toBe(
      'not held',
    );
    expect(south(['B behind A', 'C beside B left'], { tell: { turn: 'after' } }).verdict).not.toBe('yes');
  });
});

describe('a column that expands', () => {
  const column = (troop: string) => [`A: ${troop} at 0,0 facing N`, `B: ${troop} behind A`, `C: ${troop} behind B`];
  const ends = ['B beside A right', 'C beside A left'];

  test('skirmishers may not turn about as well', () => {
    const answer = form(column('Irr LH (O)'), 'at 0,-120 facing S', ends);
    expect(answer.rulings.map(({ about, fields }) => [about, fields.manoeuvre, fields.turn])).toEqual([
      ['A, B, C', 'expand', 'before'],
    ]);
    expect([answer.verdict, answer.trail[0]?.clause]).toEqual(['no', 'bhgs.12.6']);
  });

  test('what else is said of an expansion stands in print', () => {
    expect(form(column('Irr LH (O)'), 'at 0,20 facing N', ends).verdict).toBe('not held');
    expect(form(column('Irr Ax (O)'), 'at 0,-120 facing S', ends).verdict).toBe('not held');
  });

  test('a column that stays one forms none', () => {
    const answer = form(column('Irr LH (O)'), 'at 0,50 facing N', [], { with: ['B', 'C'] });
    expect([answer.verdict, answer.rulings]).toEqual(['not told', []]);
  });
});

test.each<[object, string]>([
  [{ ends: ['B behind'] }, '"ends[0]": line 1: expected the name of an element, found the end of the line'],
  [{ ends: ['X behind A'] }, '"ends": expected the name of an element of the position, found "X"'],
  [{ ends: ['A behind B'] }, '"ends": expected each element once, and none that leads or moves with it, found "A"'],
  [{ ends: ['B behind A', 'B beside A left'] }, '"ends": expected each element once'],
  [{ with: ['B'], ends: ['B behind A'] }, '"ends": expected each element once'],
  [{ ends: ['B behind C', 'C behind B'] }, '"ends": B: where it ends follows from itself'],
  [{ ends: ['B behind A', 'C at 60,0 facing N'] }, '"ends": B: it overlaps C'],
  [{ ends: ['B at 0,20 facing N'] }, '"to": A: it overlaps B'],
  [{ ask: 'reach' }, '"ends": expected nothing, as that is for "form-column" and "contact"'],
  [{ to: undefined }, '"to": expected where the move ends'],
])('%j cannot be asked', (more, message) => {
  const asked = () => form(line('Reg Bd (O)', 'ABC'), 'at 0,30 facing N', ['B behind A'], more);
  expect(asked).toThrow(QuestionError);
  expect(asked).toThrow(message);
});

test('the front element may go by a road that is narrower than its base: a person tells', () => {
  const along = (road: string) =>
    turnsOn(form(['hand 0 mm', road, ...line('Reg Bd (O)', 'AB')], 'at 0,150 facing N', ['B behind A']));
  expect(along('road 20 wide: 0,-300 0,400')).toContainEqual(['A', 'going', 'not told']);
  expect(along('road 20 wide: 200,-300 200,400').filter(([label]) => label === 'A')).toEqual([]);
});
