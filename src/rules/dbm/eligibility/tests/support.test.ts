import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

const judging = clause('x.judging', ({ givesRearSupport, givesMitigation, yes, no }) => {
  givesRearSupport(({ front, rank, enemy, listed }) =>
    listed.length > 0
      ? yes(listed.join('; '))
      : no(`nothing for ${String(rank.type)} behind ${String(front.type)} v ${enemy.name}`),
  );
  givesMitigation(({ barred, listed }) =>
    barred === null ? (listed.length > 0 ? yes(listed.join('; ')) : no('nothing')) : no(`barred: ${barred}`),
  );
});
const each = clause('x.each', ({ rearSupport }) => {
  rearSupport(({ self }) => [self.second, self.third].filter(({ sameGrade }) => sameGrade).length);
});
const behindPikes = clause('x.enemy', ({ rearSupport }) => {
  rearSupport(({ enemy }) => (enemy.is('Pk') && enemy.fourth.is('Pk') ? -1 : 0));
});
const deep = clause('x.deep', ({ outcomeIfLess }) => {
  outcomeIfLess(({ self }) => ([self.second, self.third].every((rank) => rank.is('Wb')) ? 'stand' : undefined));
});
const archers = clause('x.archers', ({ mitigatingFactor }) => {
  mitigatingFactor(({ enemy }) => (enemy.second.is('Ps') ? -1 : 0));
});
const mud = clause('x.mud', ({ supportBarred }) => {
  supportBarred(({ ranks }) => (ranks.some((rank) => rank.inDifficultGoing) ? 'mud' : false));
});
const place = clause('x.place', ({ placeBarsSupport }) => {
  placeBarsSupport(({ otherCommand, apart }) => (otherCommand ? 'stranger' : apart ? 'apart' : undefined));
});
const rules = edition(judging, each, behindPikes, deep, archers, mud, place);
const about = { front: 'Bd (O)', enemy: 'Kn (O)' };
const support = (question: Readonly<Record<string, unknown>>) => answer('support', rules, { ...about, ...question });
const mitigate = (question: Readonly<Record<string, unknown>>) => answer('mitigate', rules, { ...about, ...question });

describe('whether a rank gives rear support', () => {
  test('depends on what it adds by itself', () => {
    expect(support({ ranks: ['Bd (O)'] })).toEqual({
      edition: 'invented',
      allowed: true,
      why: 'Title of x.each +1',
      trail: ['x.judging', 'x.each'],
    });
    expect(support({ ranks: ['Bd (O)', 'Bd (O)', 'Bd (O)'] })).toMatchObject({ allowed: false, trail: ['x.judging'] });
    for (const rank of [2, 3]) {
      expect(support({ ranks: ['Bd (O)', 'Bd (O)', 'Bd (O)'], rank })).toMatchObject({ why: 'Title of x.each +1' });
    }
    expect(support({ ranks: ['Bd (O)', 'Ax (O)'], rank: 3 })).toMatchObject({
      allowed: false,
      why: 'nothing for Ax behind Bd v Kn (O)',
    });
  });

  test('counts what the enemy loses', () => {
    expect(support({ front: 'Pk (O)', ranks: ['Pk (I)', 'Pk (I)', 'Pk (I)'] })).toMatchObject({
      why: 'Title of x.enemy: the enemy −1',
      trail: ['x.judging', 'x.enemy'],
    });
  });

  test('counts an outcome that takes several ranks, for each of them', () => {
    const block = { front: 'Wb (O)', ranks: ['Wb (S)', 'Wb (S)'] };
    for (const rank of [2, 3]) {
      expect(support({ ...block, rank })).toMatchObject({ why: 'Title of x.deep: stand instead of recoil' });
    }
    expect(support({ front: 'Wb (O)', ranks: ['Wb (S)'] })).toMatchObject({ allowed: false });
  });

  test('leaves out what a rank further back adds only because of it', () => {
    const dependent = clause('x.dependent', ({ rearSupport }) => {
      rearSupport(({ self }) => (self.second.sameGrade ? (self.third.sameGrade ? 2 : 1) : 0));
    });
    const asked = { ...about, ranks: ['Bd (O)', 'Bd (O)'] };
    for (const rank of [2, 3])
      expect(answer('support', edition(judging, dependent), { ...asked, rank })).toMatchObject({
        why: 'Title of x.dependent +1',
      });
  });

  test('counts mitigation', () => {
    expect(support({ ranks: ['Ps (O)'] })).toMatchObject({
      why: 'Title of x.archers: the enemy −1',
      trail: ['x.judging', 'x.archers'],
    });
  });

  test('is refused by the clause that bars the rank', () => {
    const barred = { ranks: ['Bd (O)', 'Bd (O)'], rankGoing: ['good', 'difficult'] };
    expect(support(barred)).toEqual({
      edition: 'invented',
      allowed: false,
      why: 'it may not give rear support: mud',
      trail: ['x.mud'],
    });
    // That the rank behind is barred is no part of it.
    expect(support({ ...barred, rank: 2 })).toMatchObject({ allowed: true, trail: ['x.judging', 'x.each'] });
    expect(support({ ranks: ['Bd (O)'], apart: true })).toMatchObject({
      why: 'it may not give rear support: apart',
      trail: ['x.place'],
    });
  });

  test('is open where wording that is not held could give it an outcome, and nothing else is listed', () => {
    const unheld = clause('x.unheld', ({ outcomeIfEqual, notHeld }) => {
      outcomeIfEqual(({ self }) => (self.is('Hd') ? notHeld : undefined));
    });
    const open = edition(judging, each, unheld);
    expect(answer('support', open, { ...about, front: 'Hd (O)', ranks: ['Ps (O)'] })).toMatchObject({
      answer: null,
      trail: ['x.unheld'],
    });
    expect(answer('support', open, { ...about, front: 'Hd (O)', ranks: ['Hd (O)'] })).toMatchObject({ allowed: true });
    expect(answer('support', open, { ...about, front: 'Bd (O)', ranks: ['Ps (O)'] })).toMatchObject({ allowed: false });
    expect(answer('mitigate', open, { ...about, front: 'Hd (O)', ranks: ['Ps (O)'] })).toMatchObject({
      allowed: false,
    });
  });

  test('tells how the supported were drawn up', () => {
    const mixed = clause('x.mixed', ({ mixedGrade }) => {
      mixedGrade(() => true);
    });
    expect(answer('support', edition(judging, each, mixed), { ...about, ranks: ['Bd (I)'] })).toMatchObject({
      allowed: true,
      trail: ['x.judging', 'x.mixed', 'x.each'],
    });
  });
});

describe('whether a rank mitigates', () => {
  test('depends on what it takes from an enemy that wins', () => {
    expect(mitigate({ ranks: ['Ps (O)'] })).toMatchObject({ allowed: true, trail: ['x.judging', 'x.archers'] });
    expect(mitigate({ ranks: ['Bd (O)'] })).toMatchObject({ allowed: false, why: 'nothing' });
  });

  test('is judged also where the rank is barred', () => {
    expect(mitigate({ ranks: ['Ps (O)'], rankGoing: ['difficult'] })).toMatchObject({
      allowed: false,
      why: 'barred: mud',
      trail: ['x.mud', 'x.judging'],
    });
    expect(mitigate({ ranks: ['Ps (O)'], otherCommand: true })).toMatchObject({ why: 'barred: stranger' });
  });
});

describe('a question that is not well formed', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no rank', { ranks: [] }, '"ranks": expected a list of 1 to 7'],
    [
      'a rank that is not there',
      { ranks: ['Bd (O)'], rank: 3 },
      '"rank": expected at most 2, the last rank told of, found 3',
    ],
    ['the front as a rank', { ranks: ['Bd (O)'], rank: 1 }, '"rank": expected a whole number from 2 to 8, found 1'],
    ['an unknown enemy', { ranks: ['Bd (O)'], enemy: 'Kb (O)' }, '"enemy.troop": unknown type "Kb"'],
    [
      'too many goings',
      { ranks: ['Bd (O)'], rankGoing: ['good', 'good'] },
      'expected at most one for each of the 1 ranks behind',
    ],
  ])('%s', (_, question, message) => {
    expect(() => support(question)).toThrow(QuestionError);
    expect(() => support(question)).toThrow(message);
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ ranks: ['Bd (O)'] }, 'May Bd (O) support Bd (O) against Kn (O)?'],
    [
      { ranks: ['Bd (O)', 'Ps (O)'], rankGoing: ['good', 'rough'], going: 'road', shotAt: true },
      'May Ps (O) in rough going, in rank 3 of Bd (O), Bd (O), Ps (O) in rough going, support Bd (O) on a road shot at by Kn (O)?',
    ],
    [
      {
        ranks: ['Bd (O)'],
        doubleBased: true,
        listRequiresDoubleBase: true,
        listPermitsMixedGrade: true,
        listPermitsPsiloiSupport: true,
      },
      'May Bd (O) support Bd (O) against Kn (O), on a double base, as its list requires, its list permitting support by another grade, its list permitting support by psiloi?',
    ],
    [
      {
        ranks: ['Bd (O)'],
        chariot: true,
        fortified: 'TF',
        movedIntoContact: true,
        enemy: { troop: 'Bd (O)', fortified: 'PF' },
      },
      'May Bd (O) support Bd (O) against Bd (O), with chariots, defending fortifications, having moved into contact, the enemy defending fortifications?',
    ],
    [
      { ranks: ['Bd (O)'], otherCommand: true, outOfLine: true, facesAnotherWay: true, apart: true },
      'May Bd (O) support Bd (O) against Kn (O), of another command, not lined up, facing another way, not contiguous?',
    ],
  ])('%j', (question, said) => {
    expect(words('support', { ...about, ...question })).toBe(said);
    expect(words('mitigate', { ...about, ...question })).toBe(said.replace(' support ', ' mitigate for '));
  });
});
