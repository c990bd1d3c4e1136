import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

const M = 'M: Irr Kn (F) 60 deep at 0,0 facing N';
const facts = ({ rulings }: Answered) =>
  rulings.flatMap((each) => each.facts.map(({ fact, answer }) => [fact, answer]));

describe('pass-through', () => {
  const through = (friends: readonly string[], more: object = {}, edition = newest): Answered =>
    askTable(edition, { ask: 'pass-through', position: [M, ...friends], mover: 'M', to: 'at 0,200 facing N', ...more });

  test.each(amended)('hordes (I) may be passed through, and of others the list is in print only, in %s', (edition) => {
    const answer = through(['F: Irr Hd (I) 30 deep at 0,100 facing E'], {}, edition);
    expect([answer.verdict, answer.rulings.map(({ about }) => about)]).toEqual(['yes', ['M through F']]);
    expect(answer.trail.map(({ clause }) => clause)).toEqual(['moving-through-friends-or-gaps.hordes-i']);
    expect(through(['F: Irr Bd (O) 30 deep at 0,100 facing N'], {}, edition).verdict).toBe('not held');
    expect(through(['F: Irr Bd (O) 30 deep at 0,100 facing N'], { tell: { question: 'flee' } }, edition)).toMatchObject(
      {
        verdict: 'yes',
        trail: [{ clause: 'moving-through-friends-or-gaps.foot-passed-through' }],
      },
    );
  });

  test('3.0 quotes none of it', () => {
    expect(through(['F: Irr Hd (I) 30 deep at 0,100 facing E'], {}, '3.0').verdict).toBe('not held');
  });

  test('how they face, which way it moves, and that it gets clear are facts', () => {
    expect(facts(through(['F: Irr Hd (I) 30 deep at 0,100 facing S']))).toEqual([
      ['M’s straight way leads over F', 'yes'],
      ['F faces the opposite way to M', 'yes'],
      ['M goes straight to its own front', 'yes'],
      ['M ends clear of F', 'yes'],
    ]);
    expect(facts(through(['F: Irr Hd (I) 30 deep at 60,60 facing E'], { to: 'at 130,130 facing N30' }))).toEqual([
      ['M’s straight way leads over F', 'yes'],
      ['F faces 90° away from M', 'yes'],
      ['M goes straight to its own front', 'no'],
      ['M ends clear of F', 'yes'],
    ]);
    expect(facts(through(['F: Irr Hd (I) 30 deep at 0,-90 facing N'], { to: 'at 0,-200 facing N' }))).toContainEqual([
      'M goes straight to its own rear',
      'yes',
    ]);
  });

  test.each([
    ['hand 0', 'at 79,100 facing N', ['M through F']],
    ['hand 0', 'at 80,100 facing N', []],
    ['hand 0', 'at 0,-60 facing N', []],
    ['hand 1', 'at 81,100 facing N', ['M through F']],
    ['hand 1', 'at 83,100 facing N', []],
  ])('%s, a friend %s', (hand, place, about) => {
    const answer = through([hand, `F: Irr Bd (O) 30 deep ${place}`]);
    expect(answer.rulings.map((each) => each.about)).toEqual(about);
    if (about.length === 0) expect(answer.why).toBe('its straight way leads over no friend who stays');
  });

  test('where hands cannot tell whether it passes over him, that is said; where it may in any case, it may', () => {
    const near = through(['hand 1', 'F: Irr Bd (O) 30 deep at 81,100 facing N']);
    expect([near.verdict, near.why]).toEqual([
      'too close',
      expect.stringMatching(/^whether M touches F on its way is too close to tell; if it does: /u),
    ]);
    expect(through(['hand 1', 'F: Irr Hd (I) 30 deep at 81,100 facing N']).verdict).toBe('yes');
  });

  test('enemy, and friends who move with it, are not passed through; several friends are told apart', () => {
    const group = ['F: Irr Hd (I) 30 deep beside M left', 'G: enemy Irr Hd (I) 30 deep at 0,100 facing S'];
    expect(through(group, { with: ['F'] }).rulings).toEqual([]);
    const two = ['F: Irr Hd (I) 30 deep at 0,60 facing N', 'G: Irr Bd (O) 30 deep at 0,120 facing N'];
    expect(through(two).rulings.map(({ about, verdict }) => [about, verdict])).toEqual([
      ['M through F', 'yes'],
      ['M through G', 'not held'],
    ]);
    expect(through(two).verdict).toBe('not held');
    expect(through(two, { target: 'F' }).verdict).toBe('yes');
  });

  test('what cannot be asked is said', () => {
    const enemy = 'G: enemy Irr Hd (I) 30 deep at 0,100 facing S';
    expect(() => through([enemy], { target: 'G' })).toThrow(
      '"target": expected a friend of M who does not move, found G',
    );
    expect(() => through(['F: 30 deep at 0,100 facing N'])).toThrow('"position": F: expected its troop');
    expect(() => through(['F: Irr Hd (I) 30 deep at 0,190 facing N'])).toThrow('M: it overlaps F');
    expect(() => through([], { to: undefined })).toThrow('"to": expected where the move ends');
    expect(() => through(['F: Irr Hd (I) 30 deep at 0,100 facing N'], { tell: { through: 1 } })).toThrow(QuestionError);
  });
});

describe('press-forward', () => {
  const press = (others: readonly string[], more: object = {}, edition = newest): Answered =>
    askTable(edition, {
      ask: 'press-forward',
      position: ['A: Reg Sp (O) at 0,0 facing N', 'B: Reg Sp (O) beside A right', ...others],
      mover: 'A',
      with: ['B'],
      tell: { opponentsFled: true },
      ...more,
    });
  const fieldsOf = ({ rulings }: Answered) => rulings[0]?.fields;

  test.each(amended)('a group of foot whose opponents fled may, in %s', (edition) => {
    const { verdict, trail } = press([], {}, edition);
    expect([verdict, trail[0]?.clause]).toEqual(['yes', 'pressing-forward.eligibility']);
    expect(press([], { tell: {} }, edition)).toMatchObject({
      verdict: 'not told',
      rulings: [{ turnsOn: [{ field: 'opponentsFled', open: 'not told', values: [true, false] }] }],
    });
    expect(press([], { tell: { opponentsFled: true, pursues: true } }, edition).verdict).toBe('no');
  });

  test('one alone is not held, and 3.0 has no such move', () => {
    expect(press([], { with: [] }).verdict).toBe('not held');
    expect(press([], {}, '3.0').verdict).toBe('not held');
  });

  test('an opponent who still stands before it did not flee', () => {
    const answer = press(['E: enemy Irr Wb (O) front on B front'], { tell: {} });
    expect(answer.verdict).toBe('no');
    expect(facts(answer)).toContainEqual(['E’s front is still on B’s', 'yes']);
  });

  test('ranks are those in full contact behind: all go, or none', () => {
    const column = ['C: Irr Ps (O) behind A', 'D: Reg Sp (O) behind B'];
    const all = press(column, { with: ['B', 'C', 'D'] });
    expect(fieldsOf(all)).toMatchObject({
      elements: [
        { troop: 'Reg Sp (O)', rank: 1 },
        { troop: 'Reg Sp (O)', rank: 1 },
        { troop: 'Irr Ps (O)', rank: 2 },
        { troop: 'Reg Sp (O)', rank: 2 },
      ],
      leavesRanks: false,
    });
    expect(all.verdict).toBe('yes');
    const some = press(column, { with: ['B', 'C'] });
    expect(facts(some)).toContainEqual(['D is lined up behind, and stays', 'yes']);
    expect([some.verdict, some.why]).toEqual(['no', 'all ranks must press forward if any does']);
    expect(press(['C: Irr Ps (O) beside B right'], { with: ['B', 'C'] }).verdict).toBe('no');
  });

  test('friends beside who stay may be of its group, and that changes nothing', () => {
    expect(press(['C: Reg Sp (O) beside B right'])).toMatchObject({ verdict: 'yes', rulings: [{ turnsOn: [] }] });
  });

  test('the move is straight ahead, and not across fortifications', () => {
    expect(press([], { to: 'at 0,90 facing N' }).verdict).toBe('yes');
    const aside = press([], { to: 'at 30,90 facing N' });
    expect([aside.verdict, aside.trail[0]?.clause]).toEqual(['no', 'pressing-forward.move']);
    expect(press([], { to: 'at 1,90 facing N' }).verdict).toBe('too close');
    const wall = press(['TF: -100,50 200,50'], { to: 'at 0,90 facing N' });
    expect([wall.verdict, wall.trail[0]?.clause]).toEqual(['no', 'pressing-forward.fortifications']);
    expect(facts(wall)).toContainEqual(['A’s straight way leads over the TF', 'yes']);
    expect(press(['TF: -100,50 200,50'], { to: 'at 0,40 facing N' }).verdict).toBe('yes');
  });

  test.each([
    ['along the way, within it', 'TF: 0,30 0,110', 'no'],
    ['across the middle of one front alone', 'enemy PF: -20,30 20,30', 'no'],
    ['slanted, inside it', 'PF: 10,20 30,60', 'no'],
    ['under the second of them', 'own TF: 70,30 90,30', 'no'],
    ['where hands cannot tell', 'TF: -100,91 200,91', 'too close'],
    ['beside the way', 'TF: -50,0 -50,200', 'yes'],
    ['just behind them', 'TF: -200,-31 200,-31', 'yes'],
  ])('whatever part of the way fortifications are on: %s', (_, wall, verdict) => {
    const answer = press([wall], { to: 'at 0,90 facing N', tell: { opponentsFled: true, contactNotPermitted: false } });
    expect(answer.verdict).toBe(verdict);
    expect(facts(answer).some(([fact]) => fact?.includes('straight way leads over'))).toBe(verdict !== 'yes');
  });

  test.each(amended)('what goes too far, or over fortifications, is told how far it may go, in %s', (edition) => {
    const nearest = (y: number, others: readonly string[] = [], more: object = {}) =>
      press(['hand 0 mm', ...others], { to: `at 0,${String(y)} facing N`, ...more }, edition).nearest;
    expect(nearest(137)).toEqual([expect.objectContaining({ to: 'at 0,100 facing N', paces: 37 })]);
    expect(nearest(100)).toEqual([]);
    expect(nearest(90, ['TF: -100,50 200,50'])).toEqual([expect.objectContaining({ to: 'at 0,49.99 facing N' })]);
    // Of one that goes aside it is straight ahead.
    expect(press(['hand 0 mm'], { to: 'at 30,90 facing N' }, edition).nearest).toEqual([
      expect.objectContaining({ to: 'at 0,90 facing N', paces: 30 }),
    ]);
    // Where no place on its way would do, none is told: friends behind are left.
    expect(nearest(137, [], { tell: { opponentsFled: true, pursues: true } })).toEqual([]);
  });

  test.each(amended)('it goes no further than the full tactical move of its slowest, in %s', (edition) => {
    const far = (y: number, others: readonly string[] = ['hand 0 mm'], more: object = {}) =>
      press(others, { to: `at 0,${String(y)} facing N`, ...more }, edition);
    expect([far(100).verdict, far(101).verdict]).toEqual(['yes', 'no']);
    expect([far(97, []).verdict, far(101, []).verdict, far(103, []).verdict]).toEqual(['yes', 'too close', 'no']);
    expect(facts(far(101))).toContainEqual(['A, B would go 101 paces', 'yes']);
    const clauses = far(101).trail.map(({ clause }) => clause);
    expect([clauses[0], clauses.includes('tactical-moves.table')]).toEqual(['pressing-forward.move', true]);
    const auxilia = (troop: string, going = 'good') =>
      askTable(edition, {
        ask: 'press-forward',
        position: [
          'hand 0 mm',
          `fields, ${going}: -200,-200 200,-200 200,300 -200,300`,
          'A: Reg Ax (O) at 0,0 facing N',
          `B: ${troop} beside A right`,
        ],
        mover: 'A',
        with: ['B'],
        to: 'at 0,150 facing N',
        tell: { opponentsFled: true },
      }).verdict;
    expect([auxilia('Irr Wb (F)'), auxilia('Irr Wb (F)', 'rough'), auxilia('Irr Wb (O)')]).toEqual([
      'yes',
      'yes',
      'no',
    ]);
  });

  test('fresh enemy who are not skirmishers end it: whether they are fresh, a person tells', () => {
    const past = (enemy: string, y = 100) => press(['hand 0 mm', enemy], { to: `at 0,${String(y)} facing N` });
    const blades = past('E: enemy Reg Bd (O) 30 deep at 0,35 facing S');
    expect(blades).toMatchObject({
      verdict: 'not told',
      rulings: [{ turnsOn: [{ field: 'passesEnemy', open: 'not told', values: ['fresh', 'others'] }] }],
    });
    expect(facts(blades)).toContainEqual(['A’s straight way leads over E, an enemy who is not of skirmishers', 'yes']);
    expect(
      press(['hand 0 mm', 'E: enemy Reg Bd (O) 30 deep at 0,35 facing S'], {
        to: 'at 0,100 facing N',
        tell: { opponentsFled: true, passesEnemy: 'fresh' },
      }).verdict,
    ).toBe('no');
    expect(past('E: enemy Reg Ps (O) 20 deep at 0,40 facing S').verdict).toBe('yes');
    expect(past('E: enemy Reg Bd (O) 30 deep at 0,40 facing S', 40).verdict).toBe('yes');
    expect(past('E: enemy Reg Bd (O) 30 deep at -80,35 facing S').verdict).toBe('yes');
  });

  test('it obeys normal movement restrictions: a contact that is refused elsewhere is refused here', () => {
    const onto = (to: string, more: object = {}) =>
      press(['hand 0 mm', 'E: enemy Reg Bd (O) 30 deep at 40,40 facing S'], { to, ...more });
    // Who has to face it may be contacted so; whether he has to, a friend beside him leaves open.
    expect(onto('front on E front, 40 right')).toMatchObject({ verdict: 'yes', rulings: [{ turnsOn: [] }] });
    const open = press(
      ['hand 0 mm', 'E: enemy Reg Bd (O) 30 deep at 40,40 facing S', 'F: enemy Reg Bd (O) 30 deep behind E'],
      { to: 'front on E front, 40 right' },
    );
    expect(open.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['contactNotPermitted']);
    const told = { opponentsFled: true, contactNotPermitted: true };
    expect(onto('front on E front, 40 right', { tell: told }).trail[0]?.clause).toBe(
      'pressing-forward.normal-restrictions',
    );
    const E = 'E: enemy Reg Bd (O) 30 deep at 0,40 facing S';
    const squarely = press(['hand 0 mm', E], { to: 'front on E front' });
    expect(squarely.verdict).toBe('yes');
    expect(facts(squarely)).toContainEqual([
      'A’s front edge is in full contact with E’s front, corner on corner',
      'yes',
    ]);
    const flank = press(['hand 0 mm', 'E: enemy Reg Bd (O) 30 deep at 70,60 facing E'], {
      to: 'at 0,20 facing N',
    });
    expect(flank.rulings[0]?.fields).not.toHaveProperty('passesEnemy');
  });

  test('the nearest enemy straight ahead is told, and whether of skirmishers', () => {
    expect(facts(press(['E: enemy Irr Ps (O) at 0,120 facing S', 'F: enemy Irr Wb (O) at 0,200 facing S']))).toEqual([
      ['the nearest enemy straight ahead of A is E, of skirmishers, 120 paces away', 'yes'],
    ]);
    expect(facts(press(['E: enemy Irr Wb (O) at 80,60 facing S']))).toEqual([
      ['the nearest enemy straight ahead of B is E, 60 paces away', 'yes'],
    ]);
  });
});

test('whether one who is mounted among foot that press forward is a general, is open', () => {
  const press = (tell: object) =>
    askTable(newest, {
      ask: 'press-forward',
      position: ['M: Reg Sp (O) 30 deep at 0,0 facing N', 'N: Reg Kn (O) 60 deep beside M left'],
      mover: 'M',
      with: ['N'],
      tell: { opponentsFled: true, ...tell },
    });
  expect([press({}).verdict, press({}).rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual([
    'not told',
    ['elements'],
  ]);
  expect(press({ elements: ['Reg Sp (O)', { troop: 'Reg Kn (O)', general: true }] }).verdict).toBe('yes');
  expect(press({ elements: ['Reg Sp (O)', 'Reg Kn (O)'] }).verdict).toBe('no');
});
