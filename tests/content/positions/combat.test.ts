import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, QuestionError } from '../../../src/rules/index.ts';
import { DBM_WITH_TABLE } from '../../../src/positions/index.ts';
import { editions, rulesOf } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

type Ruled = Required<Answered['rulings'][number]>;

const A = 'A: Reg Sp (O) at 0,0 facing N';
const B = 'B: enemy Irr Wb (O) front on A front';

/** The combat of A, or of another. */
function fight(others: readonly string[], more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  return askTable(edition, { ask: 'combat', position: [A, B, ...others], mover: 'A', ...more });
}

const only = ({ rulings }: Answered): Ruled => rulings[0] as Ruled;
const fieldsOf = (answer: Answered, side: 'a' | 'b') => only(answer).fields[side] as Readonly<Record<string, unknown>>;

describe.each(amended)('the query combat is asked what the position shows, in %s', (edition) => {
  test('front against front', () => {
    const answer = fight([], { tell: { bound: 'a' } }, edition);
    const direct = ask(DBM_QUERIES.combat, rulesOf(edition), {
      mode: 'close',
      a: { troop: 'Reg Sp (O)' },
      b: { troop: 'Irr Wb (O)' },
    });
    expect(only(answer).about).toBe('A against B');
    expect(only(answer).answer).toMatchObject({ odds: 'odds' in direct ? direct.odds : null });
  });

  test('a second rank supports', () => {
    const answer = fight(['C: Reg Sp (O) behind A'], {}, edition);
    expect(fieldsOf(answer, 'a').ranks).toEqual(['Reg Sp (O)']);
    expect(answer.trail.map(({ clause }) => clause)).toContain('rear-support.spears');
  });
});

test('3.0 has no wording of rear support', () => {
  expect(fight(['C: Reg Sp (O) behind A'], {}, '3.0').verdict).toBe('not held');
});

describe('what stands behind, on the flanks and beside', () => {
  test('ranks are those lined up, one behind the other, facing as the front does', () => {
    const column = ['C: Reg Sp (O) behind A', 'D: Reg Bd (O) behind C'];
    expect(fieldsOf(fight(column), 'a').ranks).toEqual(['Reg Sp (O)', 'Reg Bd (O)']);
    expect(fieldsOf(fight(['C: Reg Sp (O) behind A, 10 left']), 'a').ranks).toEqual([]);
    expect(fieldsOf(fight(['C: Reg Sp (O) at 0,-60 facing S']), 'a').ranks).toEqual([]);
    expect(fieldsOf(fight(['C: Reg Sp (O) at 0,-40 facing N']), 'a').ranks).toEqual([]);
    expect(fieldsOf(fight(['C: enemy Irr Wb (O) behind B']), 'b').ranks).toEqual(['Irr Wb (O)']);
  });

  test('an enemy front on a flank or the rear counts once', () => {
    const flank = fight(['D: enemy Irr Kn (F) front on A left flank']);
    expect(fieldsOf(flank, 'a')).toMatchObject({ flankContacts: 1, rearContacts: 0, overlaps: 0 });
    const rear = fight(['D: enemy Irr Kn (F) front on A rear']);
    expect(fieldsOf(rear, 'a')).toMatchObject({ flankContacts: 0, rearContacts: 1 });
    const both = fight(['C: Reg Sp (O) behind A', 'D: enemy Irr Kn (F) front on A left flank']);
    expect(fieldsOf(both, 'a').flankContacts).toBe(1);
    expect(only(both).facts.map(({ fact }) => fact)).toContain('D’s front edge is on C’s flank');
  });

  test('an enemy front on the flank of a rank alone leaves open for whom it counts', () => {
    const answer = fight(['C: Reg Sp (O) behind A', 'D: enemy Irr Kn (F) front on C left flank']);
    expect(answer.verdict).toBe('not told');
    expect(only(answer).turnsOn).toContainEqual({ field: 'a.flankContacts', open: 'not told', values: [1, 0] });
  });

  test('what may be an overlap is left open, and can be told', () => {
    const answer = fight(['C: enemy Irr Wb (O) beside B left']);
    expect(answer.verdict).toBe('not told');
    expect(only(answer).turnsOn).toEqual([{ field: 'a.overlaps', open: 'not told', values: [1, 0] }]);
    expect(only(answer).facts.map(({ fact }) => fact)).toContain(
      'C’s front corner is on A’s, right on right or left on left',
    );
    const told = fight(['C: enemy Irr Wb (O) beside B left'], { tell: { a: { overlaps: 1 } } });
    expect(told.verdict).toBe('yes');
    expect(told.why).toMatch(/^they fight; A: (?:stand|recoil) \d+%, .*%; B: /u);
    expect(answer.why).toMatch(/^with 1 overlap on A, the most there can be, they fight; A: /u);
    const two = fight(['C: enemy Irr Wb (O) beside B left', 'D: enemy Irr Wb (O) beside B right']);
    expect(only(two).turnsOn[0]?.values).toEqual([2, 0, 1]);
    expect(two.why).toMatch(/^with 2 overlaps on A, the most there can be, they fight; A: /u);
  });

  test('with its front on the flank of one whom a friend fights, that fight is asked about', () => {
    const answer = askTable(newest, {
      ask: 'combat',
      position: [A, B, 'C: Irr Kn (F) at 200,15 facing W'],
      mover: 'C',
      to: 'front on B left flank',
    });
    expect(only(answer).about).toBe('A against B');
    expect(fieldsOf(answer, 'b').flankContacts).toBe(1);
  });

  test('no fronts in contact: nothing is asked', () => {
    const answer = askTable(newest, {
      ask: 'combat',
      position: [A, 'B: enemy Irr Wb (O) at 0,40 facing S'],
      mover: 'A',
    });
    expect([answer.verdict, answer.rulings]).toEqual(['not told', []]);
    expect(answer.why).toContain('no front edges are in contact');
  });

  test('the troops must be told, and a friend is no target', () => {
    const nobody = ['A: 30 deep at 0,0 facing N', B];
    expect(() => askTable(newest, { ask: 'combat', position: nobody, mover: 'A' })).toThrow(
      '"position": A: expected its troop',
    );
    expect(() => fight(['C: Reg Sp (O) behind A'], { target: 'C' })).toThrow(
      '"target": expected an element of the other side',
    );
    expect(() => fight([], { tell: { a: { overlap: 1 } } })).toThrow(QuestionError);
    expect(() => fight([], { tell: { a: 3 } })).toThrow('"tell.a": expected an object');
  });
});

describe('who moved into contact', () => {
  test('is known of a move, and open else', () => {
    const position = ['A: Irr Kn (F) at 0,-100 facing N', 'B: enemy Reg Sp (O) at 0,0 facing S'];
    const moved = askTable(newest, { ask: 'combat', position, mover: 'A', to: 'front on B front' });
    expect([fieldsOf(moved, 'a').movedIntoContact, fieldsOf(moved, 'b').movedIntoContact]).toEqual([true, false]);
    expect(only(moved).fields.bound).toBe('a');
  });

  test('both dice are told in the words of the question', () => {
    const position = [A, B];
    const asked = (tell: object) =>
      DBM_WITH_TABLE.queries.table!.pose({ ask: 'combat', position, mover: 'A', tell }).words();
    expect(asked({ a: { die: 6 }, b: { die: 1 } })).toBe(
      'What comes of the combat that Reg Sp (O) A is in, with 6 against 1 on the dice?',
    );
    expect(asked({ a: { die: 6 } })).toBe('What comes of the combat that Reg Sp (O) A is in?');
  });

  test('with both dice the outcome is told', () => {
    const answer = fight([], { tell: { bound: 'a', a: { die: 6 }, b: { die: 1 } } });
    expect(only(answer).answer).toMatchObject({ outcome: { a: 'stand' } });
  });
});

describe('what came of it', () => {
  const dice = (a: number, b: number, more: object = {}) => ({
    tell: { bound: 'a', a: { die: a, ...more }, b: { die: b } },
  });
  const column = ['C: Reg Sp (O) behind A', 'D: Irr WWg (O) behind C'];

  const fightAuxilia = (others: readonly string[], more: object) =>
    askTable(newest, { ask: 'combat', position: [A, B.replace('Wb', 'Ax'), ...others], mover: 'A', ...more });

  test('a recoil, with what it meets, first its own', () => {
    expect(fight(column, dice(1, 2)).combat).toEqual({
      fighters: ['A', 'B'],
      scores: [6, 5],
      outcomes: ['stand', 'recoil'],
      fates: ['stand', 'recoil'],
      lost: [],
      losses: [],
      recoil: [expect.stringMatching(/^B recoils \d+ paces straight back$/u)],
    });
    expect(fightAuxilia(column, dice(1, 6)).combat).toMatchObject({
      outcomes: ['recoil', 'stand'],
      // Whether A may pass through C is in print only; whoever the recoil destroys takes the rank behind along.
      fates: ['not held', 'stand'],
      lost: [
        'A: unless p. 20, in print only, lets A pass through C, or p. 20, in print only, lets C pass through D',
        'C: turns on A’s recoil',
      ],
      recoil: [
        'A recoils 30 paces straight back',
        'C stands in the way of A’s recoil, 0 paces behind it',
        'D stands in the way of C, if A pushes it back, 0 paces behind it',
      ],
    });
  });

  test('who is destroyed, and who with it', () => {
    expect(fight(['C: Reg Sp (O) behind A'], dice(1, 6)).combat).toMatchObject({
      outcomes: ['destroyed', 'stand'],
      lost: ['A', 'C'],
      losses: [
        { of: 'A', verdict: 'yes', recoilOf: null, unless: null },
        { of: 'C', verdict: 'yes', recoilOf: null, unless: null },
      ],
      recoil: [],
    });
    // Of other troops than those that the figures show, an exception may speak that is in print only.
    expect(fight(['C: Reg Bd (O) behind A'], dice(1, 6)).combat).toMatchObject({
      lost: ['A', 'C: unless your rulebook, p. 24, spares it'],
      losses: [
        { of: 'A' },
        { of: 'C', verdict: 'not held', recoilOf: null, unless: 'your rulebook, p. 24, spares it' },
      ],
    });
    // War wagons are spared.
    expect(fight(['C: Irr WWg (O) at 0,-30 facing N', 'hand 0 mm'], dice(1, 6)).combat).toMatchObject({ lost: ['A'] });
  });

  test('an enemy front on the flank makes a recoil a loss, and the words say so', () => {
    const answer = fightAuxilia(['C: enemy Irr Ax (O) front on A left flank'], dice(3, 4));
    expect(answer.combat).toMatchObject({ outcomes: ['recoil', 'stand'], fates: ['destroyed', 'stand'], lost: ['A'] });
    expect(answer.why).toBe('they fight; A: recoil, and so destroyed; B: stand');
  });

  test('a recoil that destroys by what it meets, or where it ends, is a loss', () => {
    const came = (other: string) => fightAuxilia(['hand 0 mm', other], dice(3, 5)).combat;
    const dead = { outcomes: ['recoil', 'stand'], fates: ['destroyed', 'stand'], lost: ['A'] };
    const spared = 'C: unless your rulebook, p. 24, spares it';
    expect(came('C: enemy Irr Wb (O) at 0,-75 facing S')).toMatchObject({ ...dead, lost: ['A', 'C'] });
    expect(came('C: enemy Irr Ax (O) at -40,-110 facing E')).toMatchObject({ fates: ['recoil', 'stand'], lost: [] });
    expect(came('C: enemy Irr Ax (O) at -40,-90 facing E')).toMatchObject(dead);
    expect(came('C: Irr Wb (O) at 0,-75 facing E')).toMatchObject({ ...dead, lost: ['A', spared] });
    // Whether those pass through elephants is in print only.
    expect(came('C: Irr El (O) 80 deep at 0,-40 facing N')).toMatchObject({
      fates: ['not held', 'stand'],
      lost: [
        'A: unless p. 20, in print only, lets A pass through C',
        'C: turns on A’s recoil, unless your rulebook, p. 24, spares it',
      ],
    });
    expect(came('C: Irr Wb (O) at 0,-40 facing N')).toMatchObject({ fates: ['recoil', 'stand'], lost: [] });
  });

  test('where hands cannot tell what it meets, or touches as it ends, that is too close', () => {
    const came = (other: string) => fightAuxilia(['hand 1 mm', other], dice(3, 5)).combat;
    const lost = ['A: too close, and turns on its recoil'];
    expect(came('C: enemy Irr Ax (O) at -41,-90 facing E')).toMatchObject({
      fates: ['too close', 'stand'],
      lost: [...lost, 'C: too close, and turns on A’s recoil'],
    });
    expect(came('C: enemy Irr Wb (O) 30 deep at 0,-89 facing S')?.fates).toEqual(['too close', 'stand']);
    expect(came('C: enemy Irr Wb (O) 30 deep at 0,-75 facing S')?.lost).toEqual(['A', 'C']);
    expect(came('C: enemy Irr Wb (O) 30 deep at 0,-95 facing S')?.lost).toEqual([]);
  });

  test('an enemy behind what is sure to stop the recoil is not met', () => {
    const came = (...others: readonly string[]) => fightAuxilia(['hand 0 mm', ...others], dice(3, 5)).combat?.lost;
    const enemy = 'C: enemy Irr Wb (O) 30 deep at 60,-80 facing S';
    expect(came(enemy)).toEqual(['A', 'C']);
    expect(came(enemy, 'D: enemy Irr Wb (O) 30 deep at -60,-70 facing S')).toEqual(['A', 'D']);
    expect(came(enemy, 'own TF: -100,-45 10,-45')).toEqual(['A', 'C: turns on A’s recoil']);
  });

  test('of the first edition what the table edge does is in print only, to who recoils and to who is pushed', () => {
    const lost = (edition: string, at: string, ...behind: readonly string[]) =>
      askTable(edition, {
        ask: 'combat',
        position: [
          'hand 0',
          'table 2400 x 1600',
          `A: Irr Ax (O) 30 deep at ${at} facing N`,
          B.replace('Wb', 'Ax'),
          ...behind,
        ],
        mover: 'A',
        tell: { a: { die: 3, ranks: [] }, b: { die: 4 } },
      });
    const recoils = (edition: string) => lost(edition, '400,40').combat?.lost;
    const pushes = (edition: string) => lost(edition, '400,70', 'C: Irr Ax (O) 30 deep behind A').combat?.lost;
    const [first = ''] = editions;
    expect([recoils(first), recoils(newest)]).toEqual([['A: turns on its recoil'], ['A']]);
    expect(pushes(first)).toEqual(['A: turns on its recoil', 'C: turns on A’s recoil']);
    expect(pushes(newest)).toEqual(['C: unless p. 20, in print only, lets A pass through C']);
  });

  test('over the table edge it is lost; of friends behind no clause says that they fall with it', () => {
    const edge = askTable(newest, {
      ask: 'combat',
      position: ['table 2400 x 1600', A.replace('0,0', '400,40'), B.replace('Wb', 'Ax')],
      mover: 'A',
      ...dice(1, 6),
    });
    expect(edge.combat).toMatchObject({ fates: ['destroyed', 'stand'], lost: ['A'] });
    const close = askTable(newest, {
      ask: 'combat',
      position: ['table 2400 x 1600', A.replace('0,0', '400,60'), B.replace('Wb', 'Ax')],
      mover: 'A',
      ...dice(1, 6),
    });
    expect(close.combat).toMatchObject({ fates: ['too close', 'stand'] });
  });

  test('in the headline, and in the odds, a recoil that is sure to destroy counts so', () => {
    const why = (others: readonly string[], more: object = { tell: { bound: 'a' } }) =>
      fightAuxilia(['hand 0 mm', ...others], more).why;
    const enemy = 'C: enemy Irr Wb (O) at 0,-75 facing S';
    const steps = (more: object) =>
      fightAuxilia(['hand 0 mm', enemy], more)
        .trail.filter(({ step }) => step === 'recoil')
        .map(({ clause }) => clause);
    expect([steps(dice(3, 5)), steps(dice(6, 1)), steps({})]).toEqual([
      ['recoiling-elements.blocked-by-enemy'],
      [],
      ['recoiling-elements.blocked-by-enemy'],
    ]);
    expect(why([enemy], dice(3, 5))).toBe('they fight; A: recoil, and so destroyed; B: stand');
    expect(why([])).not.toContain('by its recoil');
    expect(why([])).toMatch(/^they fight; A: stand 72%, recoil 28%; B: /u);
    const dead = /^they fight; A: stand 72%, destroyed 28% \(28% by its recoil\); B: /u;
    expect(why([enemy])).toMatch(dead);
    const flanked = why(['C: enemy Irr Ax (O) front on A left flank']);
    expect(flanked).toMatch(/^they fight; A: stand 58%, destroyed 42% \(.*% by its recoil\); B: /u);
    expect(why(['own TF: -100,-45 100,-45'])).toContain(
      'recoil 28% (and so destroyed, unless it is at a gateway and unopposed)',
    );
    expect(why(['waterway: -100,-50 100,-50 100,-200 -100,-200'])).toContain('recoil 28% (which may destroy it)');
  });

  test('friends who are pushed back are followed to what they meet, and to the edge of the table', () => {
    const pushed = (...others: readonly string[]) =>
      fightAuxilia(['C: Reg Sp (O) behind A', ...others], dice(1, 6)).combat;
    const [own, meets] = ['A recoils 30 paces straight back', 'C stands in the way of A’s recoil, 0 paces behind it'];
    // Whether A passes through C is in print only. If A is destroyed by it, so is who stands behind it.
    const withIt = 'C: turns on A’s recoil';
    const unless = 'unless p. 20, in print only, lets A pass through C';
    expect(pushed()).toMatchObject({ lost: [], recoil: [own, meets] });
    expect(pushed('D: enemy Irr Wb (O) at 0,-100 facing S')).toMatchObject({
      lost: [`A: ${unless}`, `D: ${unless}`, withIt],
      recoil: [own, meets, 'D stands in the way of C, if A pushes it back, 10 paces behind it'],
    });
    expect(pushed('D: enemy Irr Wb (O) at 0,-125 facing S')).toMatchObject({ lost: [], recoil: [own, meets] });
    // As near as hands can tell, D is a base depth off.
    expect(pushed('D: Irr Wb (O) at 0,-100 facing E')).toMatchObject({
      lost: [`A: ${unless}`, withIt, 'D: turns on A’s recoil, unless your rulebook, p. 24, spares it'],
    });
    expect(pushed('D: Irr Wb (O) at 0,-65 facing N', 'E: enemy Irr Wb (O) at 0,-130 facing S')?.recoil).toEqual([
      own,
      meets,
      'D stands in the way of C, if A pushes it back, 5 paces behind it',
      'E stands in the way of D, if A pushes it back, 5 paces behind it',
    ]);
    const table = ['table 2400 x 1600', A.replace('0,0', '400,70'), B.replace('Wb', 'Ax'), 'C: Reg Sp (O) behind A'];
    const edge = askTable(newest, { ask: 'combat', position: table, mover: 'A', ...dice(1, 6) }).combat;
    expect(edge).toMatchObject({
      lost: [`C: ${unless}`],
      losses: [{ of: 'C', verdict: 'not held', recoilOf: 'A', unless: unless.slice(7) }],
      recoil: [own, meets, 'C, if A pushes it back, is taken off the table'],
    });
  });

  test('fortifications behind it, and terrain that it cannot cross, may destroy who recoils', () => {
    const own = 'A recoils 30 paces straight back';
    const gateway = 'A: unless it is at a gateway and unopposed';
    const lost = [`${gateway}, or comes from inside an enemy TF`];
    const turns = ['A: turns on its recoil'];
    const met = (...lines: readonly string[]) => fightAuxilia(['hand 0 mm', ...lines], dice(3, 5)).combat;
    const wall = (kind: string) => `the ${kind} stands in the way of A’s recoil, 20 paces behind it`;
    expect(met('own TF: -100,-50 100,-50')).toMatchObject({ lost: [gateway], recoil: [own, wall('TF')] });
    expect(met('PF: 0,-50 0,-150')).toMatchObject({ lost, recoil: [own, wall('PF')] });
    expect(met('TF: -100,-30 100,-30')?.lost).toEqual(lost);
    const water = 'waterway: -100,-50 100,-50 100,-200 -100,-200';
    expect(met(water)).toMatchObject({ lost: turns, recoil: [own, 'the waterway is in the way of A’s recoil'] });
    expect(met('river 20 wide: -100,-50 100,-50')?.lost).toEqual(turns);
    for (const passed of [
      'TF: -100,-60 100,-60',
      'TF: 40,-20 40,-90',
      'wood: -100,-50 100,-50 100,-200 -100,-200',
      'road 20 wide: 0,-300 0,400',
    ])
      expect([passed, met(passed)?.lost]).toEqual([passed, []]);
    // Those whom it pushes back are stopped by them likewise.
    expect(met('C: Reg Sp (O) 30 deep at 0,-40 facing N', 'TF: -100,-80 100,-80')).toMatchObject({
      lost: [
        'A: unless p. 20, in print only, lets A pass through C, or C is at a gateway and unopposed, or comes from inside an enemy TF',
        'C: turns on A’s recoil',
      ],
      recoil: [
        own,
        'C stands in the way of A’s recoil, 10 paces behind it',
        'the TF stands in the way of C, if A pushes it back, 10 paces behind it',
      ],
    });
  });

  test('what stops a recoil is terrain in which the table of moves has no figure for who recoils', () => {
    const gun = (terrain: string) =>
      askTable(newest, {
        ask: 'combat',
        position: ['hand 0 mm', terrain, 'A: Reg Art (S) 40 deep at 0,0 facing N', B],
        mover: 'A',
      }).rulings[0]?.aftermath?.some(({ clause }) => clause === 'recoiling-elements.blocked-by-terrain');
    const outline = '-100,-50 100,-50 100,-200 -100,-200';
    expect(gun(`wood, difficult: ${outline}`)).toBe(true);
    expect(gun(`wood, rough: ${outline}`)).toBe(false);
    expect(gun(`wood: ${outline}`)).toBe(true);
  });

  test('a boat is stopped by the bank, and by no water', () => {
    const boat = (water: string) =>
      askTable(newest, {
        ask: 'combat',
        position: [
          'hand 0 mm',
          water,
          'A: Reg Gal (O) 80 deep at 0,0 facing N',
          'B: enemy Reg Gal (O) 80 deep front on A front',
        ],
        mover: 'A',
      })
        .rulings[0]?.aftermath?.filter(({ clause }) => clause === 'recoiling-elements.blocked-by-terrain')
        .map(({ fact }) => fact);
    expect(boat('waterway: -100,200 100,200 100,-500 -100,-500')).toEqual([]);
    expect(boat('waterway: -100,200 100,200 100,-120 -100,-120')).toEqual(['A’s recoil leads out of the waterway']);
  });

  test('skirmishers who face another way are followed to what they meet as they are pushed back', () => {
    const pushed = (...others: readonly string[]) => fightAuxilia(['hand 0 mm', ...others], dice(3, 5)).combat;
    // Psiloi who are pushed back destroy nobody.
    const own = 'A recoils 30 paces straight back';
    // Who faces another way is surely pushed.
    const lost = ['A', 'C: unless your rulebook, p. 24, spares it'];
    const C = 'C: Reg Ps (O) 20 deep at 0,-55 facing S';
    const meets = 'C stands in the way of A’s recoil, 5 paces behind it';
    expect(pushed(C)).toMatchObject({ lost: [], recoil: [own, meets] });
    expect(pushed(C, 'D: enemy Reg Bd (O) 30 deep at 0,-95 facing S')).toMatchObject({
      lost,
      recoil: [own, meets, 'D stands in the way of C, if A pushes it back, 10 paces behind it'],
    });
    // It goes 25 paces.
    expect(pushed(C, 'D: enemy Reg Bd (O) 30 deep at 0,-110 facing S')?.lost).toEqual([]);
    expect(pushed(C, 'own TF: -100,-70 100,-70')?.lost).toEqual([
      'A: unless C is at a gateway and unopposed',
      'C: turns on A’s recoil, unless your rulebook, p. 24, spares it',
    ]);
    const across = 'C: Reg Ps (O) 20 deep at 10,-75 facing E';
    expect(pushed(across, 'D: enemy Reg Bd (O) 30 deep at 0,-150 facing S')?.recoil).toContain(
      'D stands in the way of C, if A pushes it back, 5 paces behind it',
    );
    expect(pushed(across, 'D: enemy Reg Bd (O) 30 deep at 51,-150 facing S')?.lost).toEqual([]);
    // A corner ahead: it stands at half right angles.
    expect(
      pushed('C: Irr Ps (O) 20 deep at 0,-70 facing N45', 'D: enemy Reg Bd (O) 30 deep at 0,-155 facing S'),
    ).toMatchObject({ lost });
    expect(pushed('south edge: y -70', C)?.lost).toEqual(['C']);
  });

  test('whom elephants would push back flees, and pushes nobody', () => {
    const position = [
      'hand 0 mm',
      'A: Irr El (O) 80 deep at 0,0 facing N',
      B,
      'C: Reg Bd (O) 30 deep at 0,-90 facing N',
      'TF: -100,-140 100,-140',
    ];
    const facts = askTable(newest, { ask: 'combat', position, mover: 'A' }).rulings[0]?.aftermath?.map(
      ({ fact }) => fact,
    );
    expect(facts).toContain('the TF stands in the way of A’s recoil, 60 paces behind it');
    expect(facts?.filter((fact) => fact.includes('pushes it back'))).toEqual([]);
  });

  test('of enemy whom a recoil meets, what is met tells who flees, who blocks it, and who is destroyed too', () => {
    const met = (other: string, self = A, edition = newest) =>
      askTable(edition, {
        ask: 'combat',
        position: ['hand 0 mm', self, B.replace('Wb', 'Ax'), other],
        mover: 'A',
        ...dice(3, 5),
      });
    const lost = (...asked: Parameters<typeof met>) => met(...asked).combat?.lost;
    const [own, both] = [['A'], ['A', 'C']];
    expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-75 facing S')).toEqual(both);
    expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-45 facing N')).toEqual(own);
    expect(lost('C: enemy Irr Wb (O) 30 deep at -30,-80 facing E')).toEqual(own);
    expect(lost('C: enemy Reg Ps (O) 20 deep at 0,-55 facing S')).toEqual([]);
    expect(lost('C: enemy Reg Ps (O) 20 deep at 0,-45 facing N')).toEqual(own);
    // A rear corner of it, then a rear edge; and its rear edge, then a corner of theirs.
    expect(lost('C: enemy Irr Wb (O) 30 deep at 60,-80 facing E75')).toEqual(both);
    expect(lost('C: enemy Irr Wb (O) 30 deep at 60,-50 facing N15')).toEqual(own);
    expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-80 facing N45')).toEqual(own);
    expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-100 facing S45')).toEqual(both);
    const why = met('C: enemy Irr Wb (O) 30 deep at 0,-75 facing S').rulings[0]?.aftermath?.find(
      ({ whose }) => whose === 'C',
    );
    expect(why).toMatchObject({
      verdict: 'no',
      why: 'enemy, met on the rear edge: they block it, and are destroyed too',
    });
    expect(why).not.toHaveProperty('unhurt');
    // Before that it is in print only, and the words of 3.4, which change no rule, are followed.
    for (const edition of ['3.1', '3.2', '3.3'] as const) {
      expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-75 facing S', A, edition)).toEqual(both);
      expect(lost('C: enemy Irr Wb (O) 30 deep at 0,-45 facing N', A, edition)).toEqual(own);
    }
    // Psiloi destroy nobody so.
    const psiloi = askTable(newest, {
      ask: 'combat',
      position: [
        'hand 0 mm',
        'A: Reg Ps (O) 20 deep at 0,0 facing N',
        'B: enemy Irr El (O) 80 deep front on A front',
        'C: enemy Irr Wb (O) 30 deep at 0,-60 facing S',
      ],
      mover: 'A',
    }).rulings[0]?.aftermath?.find(({ whose }) => whose === 'C');
    expect(psiloi?.why).toBe('enemy, met on the rear edge: they block it, and are not destroyed so');
  });

  test('who may follow in a column that has wheeled need not prevent a recoil', () => {
    const met = (lines: readonly string[], edition = newest) =>
      askTable(edition, { ask: 'combat', position: ['hand 1 mm', A, B, ...lines], mover: 'A' })
        .rulings[0]?.aftermath?.filter(
          ({ of, if: outcome, whose }) => of === 'A' && outcome === 'recoil' && whose === 'C',
        )
        .map(({ verdict, clause }) => [verdict, clause]);
    const [turned, open, barred] = [
      'C: Reg Bd (O) 30 deep at -25,-70 facing E',
      [['not told', 'bhgs.22.1']],
      [['no', 'recoiling-elements.others-facing-other-ways']],
    ];
    for (const edition of amended) expect([edition, met([turned], edition)]).toEqual([edition, open]);
    // The column may have turned in several steps: its next element by half of that.
    const kinked = 'C: Reg Bd (O) 30 deep at -10,-58.29 facing N45';
    expect(met([kinked])).toEqual(barred);
    expect(met([kinked, 'D: Reg Bd (O) 30 deep behind C'])).toEqual(barred);
    expect(met([kinked, 'D: Reg Bd (O) 30 deep at -59.5,-91.2 facing E'])).toEqual(open);
    expect(met(['C: Reg Bd (O) 30 deep at -25,-75 facing E'])).toEqual(barred);
    expect(met(['C: Reg WWg (O) 80 deep behind A'])).toEqual([['no', 'recoiling-elements.friends-facing-same-way']]);
  });

  test('psiloi pass through where they are allowed to, and push nobody whom they are sure to pass', () => {
    const recoil = (friend: string) =>
      askTable(newest, {
        ask: 'combat',
        position: [
          'hand 0 mm',
          'south edge: y -60',
          'A: Reg Ps (O) 20 deep at 0,0 facing N',
          B,
          `C: ${friend} 30 deep behind A`,
        ],
        mover: 'A',
      }).rulings[0]?.aftermath?.filter(
        ({ of, if: outcome, whose }) => of === 'A' && outcome === 'recoil' && whose === 'C',
      );
    expect(recoil('Reg Bd (O)')?.map(({ why }) => why)).toEqual([
      'psiloi pass through friends who face the same way where they are allowed to, and push them back where not',
      'it is pushed off the table edge',
    ]);
    expect(recoil('Irr Hd (I)')).toHaveLength(1);
  });

  test('whom hands cannot tell to fall stands there with why', () => {
    const near = fight(['hand 1 mm', 'C: Irr Cv (O) at 0,-59 facing N'], dice(1, 6));
    expect(near.combat).toMatchObject({
      lost: ['A', 'C: too close'],
      losses: [{ of: 'A' }, { of: 'C', verdict: 'too close', recoilOf: null, unless: null }],
    });
  });

  test('without dice nothing came of it yet; where it turns on something, nobody says', () => {
    expect(fight([], { tell: { bound: 'a' } }).combat).toEqual({
      fighters: ['A', 'B'],
      scores: [],
      outcomes: [],
      fates: [],
      lost: [],
      losses: [],
      recoil: [],
    });
    expect(fight(['C: enemy Irr Wb (O) beside B left'], dice(3, 3)).combat).toBeNull();
    expect(fight(column, dice(3, 3), '3.0').combat).toBeNull();
    expect(askTable(newest, { ask: 'march', position: [A], mover: 'A' })).not.toHaveProperty('combat');
  });
});

describe('at the corner of a fort', () => {
  const fort = ['enemy PF: 0,0 80,0 80,-80', 'D: enemy Reg Sp (O) at 40,0 facing N', 'M: Reg Bd (O) front on D front'];
  const ask = (position: readonly string[], mover = 'M', more: object = {}, edition = newest) =>
    askTable(edition, { ask: 'combat', position, mover, tell: { bound: 'a' }, ...more });
  const O = 'O: Reg Bd (O) at 80,-40 facing W';

  test.each(amended)(
    'who assaults round the corner counts as on the flank, and makes no recoil deadly, in %s',
    (edition) => {
      const answer = ask([...fort, O], 'M', {}, edition);
      expect(fieldsOf(answer, 'b')).toMatchObject({ flankContacts: 1, acrossCorner: true, fortified: 'PF' });
      expect(answer.verdict).toBe('yes');
      expect(answer.why).toMatch(/; D: stand 58%, recoil 42%$/u);
      expect(only(answer).facts.map(({ fact }) => fact)).toContain(
        'O’s full front edge is on the fortification round the corner from D',
      );
      expect(only(answer).aftermath.map(({ clause }) => clause)).not.toContain(
        'recoiling-elements.enemy-on-flank-or-rear',
      );
      expect(ask(fort, 'M', {}, edition).why).not.toBe(answer.why);
      expect(only(ask([...fort, O], 'O', {}, edition)).about).toBe('M against D');
    },
  );

  test('nor does he count where his front is not all on that section, or another defends it', () => {
    for (const others of [
      ['O: Reg Bd (O) at 80,-60 facing W'],
      ['O: Reg Bd (O) at 85,-40 facing W'],
      ['enemy PF: 80,-80 80,-200', 'O: Reg Bd (O) at 80,-140 facing W'],
    ])
      expect([others, fieldsOf(ask([...fort, ...others]), 'b').flankContacts]).toEqual([others, 0]);
  });

  test('a section that nobody defends is fought for, or defended by who comes round the corner', () => {
    const empty = ['enemy PF: 0,0 80,0 80,-80', 'M: Reg Bd (O) at 40,0 facing S'];
    const alone = ask(empty);
    const steps = (answer: Answered) =>
      answer.trail.filter(({ step }) => step === 'assault').map(({ clause }) => clause);
    expect([alone.verdict, steps(alone)]).toEqual([
      'not held',
      ['close-combat.undefended-section', 'close-combat.assaulting-fortifications'],
    ]);
    expect(alone.why).toBe(
      'M fights against the undefended PF, if conforming is not possible: how fortifications are assaulted is in print only, p. 21',
    );
    const D = 'D: enemy Reg Sp (O) at 80,-60 facing E';
    const comes = ask([...empty, D]);
    expect([comes.verdict, steps(comes)]).toEqual(['not told', ['close-combat.corner-defender']]);
    expect(comes.why).toBe(
      'D moves there at the end of the movement phase, to defend the PF: put it there, and ask again',
    );
    const engaged = ask([...empty, D, 'E: Reg Bd (O) front on D front']);
    expect(engaged.verdict).toBe('not held');
    expect(only(ask([...empty, O])).facts.map(({ fact }) => fact)).toContain(
      'O’s is on that round the corner: their player names one of the two the main attacker',
    );
    const contact = askTable(newest, {
      ask: 'contact',
      position: ['enemy PF: 0,0 80,0 80,-80', 'M: Reg Bd (O) at 40,60 facing S'],
      mover: 'M',
      to: 'at 40,0 facing S',
    });
    expect([contact.verdict, contact.why]).toEqual(['not held', alone.why]);
    expect(ask(empty, 'M', {}, '3.0').why).toBe('how fortifications are assaulted is in print only, p. 21');
  });
});

describe('what becomes of it', () => {
  const aftermath = (others: readonly string[], edition = newest) =>
    only(fight(others, {}, edition)).aftermath.map((each) => [
      each.of,
      each.if,
      each.fact,
      each.answer,
      each.verdict,
      each.clause,
    ]);

  test.each(editions)('a recoil, in %s: by the words of 3.4, which the sheet says change no rule', (edition) => {
    const position = ['A: Reg Sp (O) at 0,0 facing N', 'B: enemy Irr WWg (O) front on A front'];
    const [ruling] = askTable(edition, { ask: 'combat', position, mover: 'A' }).rulings as readonly Ruled[];
    expect(ruling?.aftermath).toMatchObject([
      {
        of: 'A',
        if: 'recoil',
        fact: 'A recoils 30 paces straight back',
        verdict: 'yes',
        ends: { x: 0, y: -30, facing: 0 },
      },
      {
        of: 'B',
        if: 'recoil',
        fact: 'B recoils 80 paces straight back',
        verdict: 'yes',
        ends: { x: 0, y: 80, facing: 180 },
      },
    ]);
  });

  test.each([
    ['C: Reg Bd (O) at 0,-40 facing N', '10 paces', 'yes', 'recoiling-elements.friends-facing-same-way'],
    ['C: Reg WWg (O) at 0,-40 facing N', '10 paces', 'no', 'recoiling-elements.friends-facing-same-way'],
    ['C: Reg Bd (O) at 0,-70 facing S', '10 paces', 'no', 'recoiling-elements.others-facing-other-ways'],
    ['C: Irr Ps (O) at 0,-80 facing S', '10 paces', 'yes', 'recoiling-elements.skirmishers-facing-other-ways'],
    ['C: 30 deep at 0,-40 facing N', '10 paces', 'not told', 'recoiling-elements.blocked-by-friends'],
    ['C: enemy Irr Ps (O) at 0,-50 facing N', '20 paces', 'no', 'recoiling-elements.blocked-by-enemy'],
  ])('is in the way: %s', (line, paces, verdict, clause) => {
    expect(aftermath([line])).toContainEqual([
      'A',
      'recoil',
      `C stands in the way of A’s recoil, ${paces} behind it`,
      'yes',
      verdict,
      clause,
    ]);
  });

  const givesWay = (position: readonly string[], edition = newest) => {
    const [ruling] = askTable(edition, { ask: 'combat', position, mover: 'A' }).rulings as readonly Ruled[];
    return ruling?.aftermath
      .filter(({ of, if: outcome, whose }) => of === 'A' && outcome === 'recoil' && whose === 'C')
      .map(({ verdict, clause }) => [verdict, clause]);
  };

  test('skirmishers whose front is held do not give way', () => {
    const position = ['C: Irr Ps (O) at 0,-80 facing S', 'D: enemy Irr Ps (O) front on C front'];
    expect(givesWay([A, B, ...position])).toEqual([['no', 'recoiling-elements.skirmishers-facing-other-ways']]);
  });

  test('friends of elephants flee, and elephants do not', () => {
    const elephants = ['A: Irr El (O) 80 deep at 0,0 facing N', B];
    expect(givesWay([...elephants, 'C: Reg Bd (O) at 0,-90 facing N'])).toEqual([
      ['yes', 'recoiling-elements.elephants'],
    ]);
    expect(givesWay([...elephants, 'C: Irr El (O) 80 deep at 0,-90 facing N'])).toEqual([
      ['no', 'recoiling-elements.friends-facing-same-way'],
    ]);
  });

  test('3.0 has in print only who gives way', () => {
    expect(givesWay([A, B, 'C: Reg Bd (O) at 0,-40 facing N'], '3.0')).toEqual([
      ['not held', 'recoiling-elements.friends-facing-same-way'],
    ]);
  });

  test.each([
    // A rear corner that just meets something at the end has completed its move.
    ['hand 0 mm', 'at 0,-60 facing N', []],
    ['hand 0 mm', 'at 0,-59 facing N', ['yes']],
    ['hand 1 mm', 'at 0,-59 facing N', ['too close']],
    ['hand 0 mm', 'at 80,-40 facing N', []],
    ['hand 0 mm', 'at 79,-40 facing N', ['yes']],
  ])('%s, a friend %s', (hand, place, answers) => {
    const met = aftermath([hand, `C: Reg Bd (O) ${place}`]).filter(([, , fact]) => String(fact).includes('in the way'));
    expect(met.map(([, , , answer]) => answer)).toEqual(answers);
  });

  test('an enemy front that is on its flank where the recoil ends', () => {
    expect(aftermath(['C: enemy Irr Kn (F) at 40,-80 facing W', 'hand 0 mm'])).toContainEqual([
      'A',
      'recoil',
      'as A’s recoil ends, C’s front edge is on its flank',
      'yes',
      null,
      'recoiling-elements.enemy-on-flank-or-rear',
    ]);
  });

  test('off the table', () => {
    const position = ['table 1200 x 800', 'A: Reg Sp (O) at 600,40 facing N', B];
    const [ruling] = askTable(newest, { ask: 'combat', position, mover: 'A' }).rulings as readonly Ruled[];
    expect(ruling?.aftermath.map(({ clause, paces }) => [clause, paces])).toContainEqual([
      'recoiling-elements.table-edge',
      20,
    ]);
  });

  test.each(editions)('every clause that is named has a page in %s', (edition) => {
    const position = ['table 1200 x 800', 'A: Reg Sp (O) at 600,40 facing N', 'B: enemy Irr Wb (O) front on A front'];
    const behind = [
      'A: Reg Sp (O) at 0,0 facing N',
      B,
      'C: enemy Irr Ps (O) at -50,-55 facing N',
      'D: Reg Bd (O) at 75,-35 facing N',
    ];
    const named = [position, behind].flatMap((each) => {
      const [ruling] = askTable(edition, { ask: 'combat', position: each, mover: 'A' }).rulings as readonly Ruled[];
      return ruling?.aftermath.map(({ clause }) => clause) ?? [];
    });
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((clause) => !rulesOf(edition).clauses.has(clause))).toEqual([]);
  });

  describe.each(amended)('friends behind who fall with it, in %s', (edition) => {
    const falls = (line: string, hand = 'hand 0 mm') =>
      aftermath([hand, line], edition)
        .filter(([of, when]) => of === 'A' && when === 'destroyed')
        .map(([, , , answer, verdict, clause]) => [answer, verdict, clause]);

    test.each([
      ['C: Irr Cv (O) at 0,-59 facing N', 'yes', 'yes', 'friends-behind'],
      // The ruling on a friend 15 mm behind spears that are 15 mm deep.
      ['C: Irr Cv (O) at 0,-60 facing N', 'no', 'no', 'friends-behind'],
      ['C: Irr Cv (O) at 60,-45 facing N15', 'yes', 'yes', 'friends-behind'],
      ['C: Irr WWg (O) at 0,-40 facing N', 'yes', 'no', 'troops-spared'],
    ])('%s', (line, answer, verdict, clause) => {
      expect(falls(line)).toEqual([[answer, verdict, `destroyed-elements.${clause}`]]);
    });

    test('beside is not behind, and by hand nobody can tell the last pace', () => {
      expect(falls('C: Irr Cv (O) at 80,-40 facing N')).toEqual([]);
      expect(falls('C: Irr Cv (O) at 0,-59 facing N', 'hand 1 mm')).toEqual([
        ['too close', 'too close', 'destroyed-elements.friends-behind'],
      ]);
    });
  });

  test('psiloi that gave rear support fall with it, however far', () => {
    const position = [
      'A: Reg Bd (O) at 0,0 facing N',
      'B: enemy Irr Kn (F) front on A front',
      'C: Reg Sp (O) behind A',
      'D: Reg Ps (O) behind C',
    ];
    const [ruling] = askTable(newest, { ask: 'combat', position, mover: 'A' }).rulings as readonly Ruled[];
    const fallen = ruling?.aftermath.filter((each) => each.of === 'A' && each.if === 'destroyed');
    expect(fallen?.map(({ verdict, answer }) => [answer, verdict])).toEqual([
      ['yes', 'yes'],
      ['no', 'no'],
    ]);
  });
});
