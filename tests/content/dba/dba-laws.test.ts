import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DBA_GOINGS } from '../../../src/rules/dba/going.ts';
import { OBSTACLES } from '../../../src/rules/dba/combat/question.ts';
import { DBA_TROOP_TYPES } from '../../../src/rules/dba/troops/troop-types.ts';
import { dba, dbaRules, fightDba } from './ask-dba.ts';

const troop = fc.constantFrom(...Object.keys(DBA_TROOP_TYPES), '2Cm');
const going = fc.constantFrom(...DBA_GOINGS);
const seldom = fc.integer({ min: 0, max: 4 }).map((number) => number === 0);
const often = fc.boolean();

/** Nowhere of note, a BUA or a camp: never two of them at once. */
const place = fc.constantFrom(
  {},
  {},
  {},
  { garrisonsBua: true },
  { inBua: true },
  { inCamp: true },
  { inEnemyCamp: true },
);

const circumstances = troop.chain((type) =>
  fc.record({
    troop: fc.constant(type),
    ranks: fc.array(fc.constantFrom(type, type, 'Psiloi', 'Spears'), { maxLength: 2 }),
    going,
    psiloiBehindNeighbour: often,
    general: often,
    overlaps: fc.nat(2),
    flankContacts: fc.nat(1),
    rearContacts: fc.nat(1),
    touchedOnFlankOrRear: seldom,
    defendingBank: seldom,
    attackingBua: seldom,
    attackingCamp: seldom,
    movedIntoContact: often,
    aiders: fc.nat(2),
    shotInRear: seldom,
    recoilMeets: fc.constantFrom(null, null, ...OBSTACLES),
    friendsMet: fc.option(troop),
    friendsFacing: fc.constantFrom('same', 'other'),
    spaceBehindFriends: often,
    pursuitBlocked: seldom,
  }),
);
const element = fc
  .tuple(circumstances, place)
  .map(([about, where]) => (about.troop === 'BUA denizens' ? about : { ...about, ...where }));
const shooters = ['Artillery', 'War Wagons', 'Bows'];
const shooting = fc.tuple(often, often);
const dice = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));

/** A close combat, or shooting by whoever of the two can. */
const combat = fc.tuple(element, element, shooting, dice).map(([a, b, [aShoots, bShoots], thrown]) => ({
  a: { ...a, shooting: aShoots && shooters.includes(a.troop) },
  b: { ...b, shooting: bShoots && shooters.includes(b.troop) },
  dice: thrown,
}));

const RUNS = { numRuns: 500 };
const sumOf = (parts: readonly { readonly amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

describe('every combat of DBA', () => {
  test('is answered, unless a target does not shoot that needs to, or neither score is above 0', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: [dieA, dieB] }) => {
        const answer = dba.combat({ a: { ...a, die: dieA }, b: { ...b, die: dieB } });
        if (!('answer' in answer)) return;
        const mute = [a, b].some((side) => side.troop === 'Artillery' && !side.shooting);
        expect(mute || answer.why.startsWith('no text that we have says how to compare scores of -')).toBe(true);
      }),
      RUNS,
    );
  });

  test('is the sum of its steps, each of a clause that there is', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: thrown }) => {
        const answer = fightDba(a, b, thrown);
        if (answer === null) return;
        for (const side of ['a', 'b'] as const) {
          expect(sumOf(answer[side].contributions)).toBe(answer[side].final);
          const steps = answer.trail.filter((step) => step.side === side).flatMap(({ amount }) => amount ?? []);
          expect(steps.reduce((sum, amount) => sum + amount, 0)).toBe(answer[side].final);
        }
        for (const { clause } of [...answer.trail, ...answer.consequences])
          expect(dbaRules.clauses.has(clause)).toBe(true);
      }),
      RUNS,
    );
  });

  test('is mirrored where the sides change places', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: [dieA, dieB] }) => {
        const one = fightDba(a, b, [dieA, dieB]);
        const other = fightDba(b, a, [dieB, dieA]);
        expect(one === null).toBe(other === null);
        if (one === null || other === null) return;
        expect(other).toMatchObject({ a: one.b, b: one.a, margin: one.margin });
        expect(other.outcome).toEqual({ a: one.outcome.b, b: one.outcome.a });
        expect(other.loser).toBe(one.loser === null ? null : one.loser === 'a' ? 'b' : 'a');
        const told = (side: 'a' | 'b', answer: typeof one) =>
          answer.consequences.filter((each) => each.side === side).map(({ of, result }) => [of, result]);
        expect([told('a', other), told('b', other)]).toEqual([told('b', one), told('a', one)]);
      }),
      RUNS,
    );
  });

  test('has odds that sum to one, and are those of the 36 throws', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: thrown }) => {
        const answer = dba.combat({ a, b });
        if (!('odds' in answer)) return;
        for (const side of ['a', 'b'] as const) {
          const chances = Object.values(answer.odds[side]);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
          const one = fightDba(a, b, thrown);
          if (one !== null) expect(answer.odds[side][one.outcome[side]]).toBeGreaterThanOrEqual(1 / 36);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('is lost by nobody who scores more, and hurts nobody who is not touched', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: thrown }) => {
        const answer = fightDba(a, b, thrown);
        if (answer === null) return;
        if (answer.a.final > answer.b.final) expect(answer.outcome.a).toBe('stand');
        if (a.shooting && !b.shooting) expect(answer.outcome.a).toBe('stand');
      }),
      RUNS,
    );
  });

  test('never goes better for one more overlap, nor worse for a general', () => {
    fc.assert(
      fc.property(combat, ({ a, b, dice: thrown }) => {
        const plain = fightDba({ ...a, overlaps: 0, general: false }, b, thrown);
        const overlapped = fightDba({ ...a, overlaps: 1, general: false }, b, thrown);
        const led = fightDba({ ...a, overlaps: 0, general: true }, b, thrown);
        if (plain === null || overlapped === null || led === null) return;
        expect(overlapped.a.final).toBe(plain.a.final - 1);
        expect(led.a.final).toBeGreaterThanOrEqual(plain.a.final);
      }),
      RUNS,
    );
  });
});

describe('every move of DBA', () => {
  test('costs at least one PIP and at most four, the sum of its steps', () => {
    const places = fc.constantFrom(null, 'BUA', 'camp', 'woods', 'oasis', 'dunes', 'marsh', 'rough');
    const move = fc.record({
      elements: fc.array(troop, { minLength: 1, maxLength: 4 }),
      firstBound: seldom,
      dismounts: seldom,
      throughBua: fc.constantFrom(null, null, true, false),
      distanceToGeneral: fc.nat(1500).filter((distance) => distance !== 600),
      startsIn: places,
      startsBeyond: fc.constantFrom(null, 'hill crest', 'woods'),
      generalIn: places,
    });
    fc.assert(
      fc.property(move, (question) => {
        const answer = dba.pips(question);
        if (!('pips' in answer)) throw new Error('expected an answer');
        expect(answer.base + sumOf(answer.modifiers)).toBe(answer.pips);
        expect(answer.trail.flatMap(({ amount }) => amount ?? []).reduce((sum, each) => sum + each, 0)).toBe(
          answer.pips,
        );
        expect(answer.pips).toBeLessThanOrEqual(question.firstBound ? 1 : 4);
        for (const { clause } of answer.trail) expect(dbaRules.clauses.has(clause)).toBe(true);
        const nearer = dba.pips({ ...question, distanceToGeneral: 0 });
        if ('pips' in nearer) expect(nearer.pips).toBeLessThanOrEqual(answer.pips);
      }),
      RUNS,
    );
  });

  test('goes no further for one more piece of bad going, and only clauses that there are say how far', () => {
    fc.assert(
      fc.property(troop, fc.array(going, { minLength: 1, maxLength: 3 }), (type, through) => {
        const plain = dba.move({ troop: type, going: through });
        const worse = dba.move({ troop: type, going: [...through, 'bad'] });
        if (!('maxPaces' in plain) || !('maxPaces' in worse)) return;
        expect(worse.maxPaces).toBeLessThanOrEqual(plain.maxPaces);
        for (const { clause } of [...plain.trail, ...worse.trail]) expect(dbaRules.clauses.has(clause)).toBe(true);
      }),
      RUNS,
    );
  });

  test('is made again by a group only where each of its elements might', () => {
    const circumstances = fc.record({
      dismounted: seldom,
      firstBound: often,
      startsNearEnemy: seldom,
      goesNearEnemy: seldom,
      endsIn: fc.constantFrom(null, 'close combat', 'overlap', 'rear support'),
      roadColumn: seldom,
      contactsEnemy: seldom,
    });
    fc.assert(
      fc.property(fc.array(troop, { minLength: 1, maxLength: 3 }), circumstances, (group, about) => {
        const allowed = (asked: string | readonly string[]) => {
          const answer = dba.secondMove({ troop: asked, ...about });
          if (!('allowed' in answer)) throw new Error('expected an answer');
          for (const { clause } of answer.trail) expect(dbaRules.clauses.has(clause)).toBe(true);
          return answer.allowed;
        };
        expect(allowed(group)).toBe(group.every((each) => allowed(each)));
      }),
      RUNS,
    );
  });
});
