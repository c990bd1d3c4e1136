import { describe, expect, test } from 'vitest';
import { ask, RuleError } from '../../index.ts';
import { DBA_QUERIES } from '../queries.ts';
import { notHeld } from '../../frame/not-held.ts';
import { VERDICTS } from '../../frame/verdict.ts';
import { clause, fight, rules, thrown, type Question } from './build.ts';

describe('a combat of DBA', () => {
  test('adds up die, factor, rear support and tactical factors', () => {
    const set = rules(
      clause('x.rear', ({ rearSupport }) => {
        rearSupport(({ self }) => (self.is('Blades') ? 2 : 0));
      }),
      clause('x.tactical', ({ tacticalFactor }) => {
        tacticalFactor(({ self }) => -self.state.overlaps);
      }),
    );
    expect(thrown(set, [4, 2], { overlaps: 1 })).toMatchObject({
      edition: 'invented',
      a: {
        contributions: [
          { kind: 'die', amount: 4, clause: 'dba.combat-factors.procedure' },
          { kind: 'factor', amount: 3, clause: 'plain.factor', label: 'Blades against foot' },
          { kind: 'rear', amount: 2, clause: 'x.rear', label: 'Title of x.rear' },
          { kind: 'tactical', amount: -1, clause: 'x.tactical' },
        ],
        final: 8,
      },
      b: { final: 5 },
      loser: 'b',
      margin: 'less',
      outcome: { a: 'stand', b: 'recoil' },
      fate: { a: 'stand', b: 'recoil' },
      consequences: [],
    });
  });

  test('tells every step in its trail', () => {
    const { trail } = thrown(rules(), [1, 5]);
    expect(trail.map(({ step, side, amount }) => [step, side, amount])).toEqual([
      ['die', 'a', 1],
      ['factor', 'a', 3],
      ['die', 'b', 5],
      ['factor', 'b', 3],
      ['margin', 'a', undefined],
      ['outcome', 'a', undefined],
    ]);
    expect(trail.slice(-2).map(({ label }) => label)).toEqual([
      '4 against 8: doubled',
      'Title of plain.doubled: destroyed',
    ]);
    const drawn = thrown(rules(), [3, 3]).trail.slice(-3);
    expect(drawn.map(({ step, side, label }) => [step, side, label])).toEqual([
      ['margin', undefined, '6 against 6: equal'],
      ['outcome', 'a', 'Title of plain.equal: no effect'],
      ['outcome', 'b', 'Title of plain.equal: no effect'],
    ]);
  });

  test('takes the last clause that answers, as the particular stands after the general', () => {
    const set = rules(
      clause('x.less', ({ outcomeIfLess }) => {
        outcomeIfLess(({ self }) => (self.is('Warband') ? 'flee' : undefined));
      }),
    );
    expect(thrown(set, [4, 2]).outcome.b).toBe('flee');
    expect(thrown(set, [2, 4]).outcome.a).toBe('recoil');
  });

  test('without dice has the odds, and the chance of what follows', () => {
    const set = rules(
      clause('x.after', ({ consequence }) => {
        consequence(({ outcome }) => (outcome === 'recoil' ? { of: 'element', result: 'destroyed' } : undefined));
      }),
    );
    const answer = fight(set);
    if (!('odds' in answer)) throw new Error('expected odds');
    const { stand, recoil, flee, destroyed, surrender } = answer.odds.a;
    expect([stand, recoil, flee, destroyed, surrender].map((chance) => Math.round(chance * 36))).toEqual([
      21, 13, 0, 2, 0,
    ]);
    expect(Object.entries(answer.fateOdds.a).map(([fate, chance]) => [fate, Math.round(chance * 36)])).toEqual([
      ['stand', 21],
      ['recoil', 0],
      ['flee', 0],
      ['destroyed', 15],
      ['surrender', 0],
      ['notHeld', 0],
    ]);
    expect(answer.consequences.map(({ side, chance }) => [side, Math.round(chance * 36)])).toEqual([
      ['a', 13],
      ['b', 13],
    ]);
    expect(answer.trail.map(({ step }) => step)).toEqual(['factor', 'factor']);
  });

  test('is close combat unless a side shoots', () => {
    const set = rules(
      clause('x.close', ({ tacticalFactor }) => {
        tacticalFactor(({ self }) => (self.inCloseCombat ? 1 : 0));
        tacticalFactor(({ self }) => (self.shotAt ? 10 : 0));
        tacticalFactor(({ self }) => (self.shooting ? 100 : 0));
      }),
    );
    const tactical = (a: Question, b: Question, mode: Question = {}) => {
      const answer = fight(set, { die: 1, ...a }, { die: 1, ...b }, mode);
      return 'outcome' in answer ? [answer.a.final - 4, answer.b.final - 4] : null;
    };
    expect(tactical({}, {})).toEqual([1, 1]);
    expect(tactical({ shooting: true }, {})).toEqual([100, 10]);
    expect(tactical({ shooting: true }, { shooting: true })).toEqual([110, 110]);
    expect(tactical({ shooting: true }, {}, { mode: 'close' })).toEqual([1, 1]);
    expect(tactical({}, { shooting: true }, { mode: 'shooting' })).toEqual([10, 100]);
  });

  test('is the same in either bound', () => {
    expect(fight(rules(), { die: 4 }, { die: 2 }, { bound: 'b' })).toEqual(fight(rules(), { die: 4 }, { die: 2 }));
  });

  test('has no answer where nothing gives a factor, a margin or an outcome', () => {
    const silent = (step: 'combatFactor' | 'margin' | 'outcomeIfLess') => {
      const set = rules();
      return fight({ ...set, steps: { ...set.steps, [step]: [] } }, { die: 4 }, { die: 2 });
    };
    expect(silent('combatFactor')).toMatchObject({
      answer: null,
      why: 'no text that we have gives Blades a combat factor here',
    });
    expect(silent('margin')).toMatchObject({
      answer: null,
      why: 'no text that we have says how to compare scores of 5 against 7',
    });
    expect(silent('outcomeIfLess')).toMatchObject({
      answer: null,
      why: 'no text that we have says what becomes of Warband here',
    });
  });

  test('has none where a rule rests on wording not held, and says whose rule threw', () => {
    const set = rules(
      clause('x.held', ({ tacticalFactor }) => {
        tacticalFactor(({ self }) => (self.state.general ? notHeld : 0));
      }),
    );
    expect(fight(set, { general: true })).toMatchObject({ answer: null, trail: [{ clause: 'x.held' }] });
    const wrong = rules(
      clause('x.wrong', ({ consequence }) => {
        consequence(() => {
          throw new Error('boom');
        });
      }),
    );
    expect(() => thrown(wrong, [6, 1])).toThrow(RuleError);
  });

  test('tells what was asked and does not count', () => {
    const ignored = (a: Question, b: Question = {}) => {
      const answer = fight(rules(), a, b);
      return 'ignored' in answer ? answer.ignored : undefined;
    };
    expect(ignored({})).toBeUndefined();
    expect(ignored({ ranks: ['Blades'], uphill: true, overlaps: 1 })).toBeUndefined();
    expect(ignored({ aiders: 1, shotInRear: true })).toEqual([
      'a.aiders: counts in shooting only',
      'a.shotInRear: counts in shooting only',
    ]);
    expect(ignored({ ranks: ['Blades', 'Blades'] })).toEqual(['a.ranks: only the first counts']);
    expect(
      ignored(
        { shooting: true },
        {
          ranks: ['Warband'],
          psiloiBehindNeighbour: true,
          uphill: true,
          defendingBank: true,
          attackingBua: true,
          attackingCamp: true,
          movedIntoContact: true,
          pursuitBlocked: true,
        },
      )?.map((each) => each.split(':')[0]),
    ).toEqual([
      'b.psiloiBehindNeighbour',
      'b.uphill',
      'b.defendingBank',
      'b.attackingBua',
      'b.attackingCamp',
      'b.movedIntoContact',
      'b.pursuitBlocked',
    ]);
    const inShooting = 'ranks: counts in close combat only';
    expect(ignored({ shooting: true, ranks: ['Blades'] })).toEqual([`a.${inShooting}`]); // nobody makes it recoil
    expect(ignored({ shooting: true }, { ranks: ['Warband'], friendsMet: 'none' })).toEqual([`b.${inShooting}`]);
    expect(ignored({ shooting: true }, { ranks: ['Warband'], friendsMet: 'Spears' })).toEqual([`b.${inShooting}`]);
    expect(ignored({ shooting: true }, { ranks: ['Warband', 'Warband'] })).toEqual(['b.ranks: only the first counts']);
    expect(ignored({ ranks: ['Blades', 'Blades'], friendsFacing: 'other', spaceBehindFriends: true })).toEqual([
      'a.ranks: only the first counts',
      'a.friendsFacing: what is lined up behind faces as the element does',
      'a.spaceBehindFriends: the second element behind stands there',
    ]);
    expect(
      ignored({ ranks: ['Blades'], friendsMet: 'Spears', friendsFacing: 'other', spaceBehindFriends: true }),
    ).toBeUndefined();
    const close = fight(rules(), { shooting: true }, {}, { mode: 'close' });
    expect(close).toMatchObject({ ignored: ['a.shooting: counts in shooting only'] });
  });
});

describe('what a combat takes for granted', () => {
  const taken = (a: Question, b: Question = {}, set = rules()) => {
    const answer = fight(set, a, b);
    return 'taken' in answer ? answer.taken : undefined;
  };

  test('whom a recoil meets, where it may come to one', () => {
    const met = 'a.friendsMet: not told, the Spears behind are taken as met, facing the same way';
    const behind = { ranks: ['Spears'] };
    expect(taken({})).toBeUndefined();
    expect(taken(behind)).toEqual([`${met}, with no clear space behind them`]);
    expect(taken({ ...behind, spaceBehindFriends: true })).toEqual([met]);
    expect(taken({ ...behind, friendsMet: 'none' })).toBeUndefined();
    expect(taken({ ...behind, friendsMet: 'Bows' })).toBeUndefined();
    expect(taken({ ...behind, die: 2 }, { die: 4 })).toEqual([`${met}, with no clear space behind them`]);
    expect(taken({ ...behind, die: 4 }, { die: 2 })).toBeUndefined();
    expect(taken({ ...behind, die: 1 }, { die: 6 })).toBeUndefined(); // destroyed
    const flight = clause('x.flight', ({ outcomeIfLess }) => {
      outcomeIfLess(() => 'flee');
    });
    expect(taken({ ...behind, die: 2 }, { die: 4 }, rules(flight))).toHaveLength(1);
    expect(taken({}, { ranks: ['Warband'] })?.[0]).toMatch(/^b\.friendsMet: not told, the Warband behind/v);
  });

  test('that an element is not in the BUA or camp that is attacked, where it may be destroyed', () => {
    const inBua = 'b.inBua: not told, taken as in no BUA, so a occupies none';
    const inCamp = 'b.inCamp: not told, taken as in no camp, so a occupies none';
    const storms = { attackingBua: true, attackingCamp: true };
    expect(taken(storms)).toEqual([inBua, inCamp]);
    expect(taken({ ...storms, die: 6 }, { die: 1 })).toEqual([inBua, inCamp]);
    expect(taken({ ...storms, die: 4 }, { die: 2 })).toBeUndefined();
    expect(taken({ attackingBua: true }, { inBua: true })).toBeUndefined();
    expect(taken({ attackingBua: true }, { garrisonsBua: true })).toBeUndefined();
    expect(taken({ attackingCamp: true }, { inCamp: true })).toBeUndefined();
    expect(taken({ attackingCamp: true }, { inEnemyCamp: true })).toBeUndefined();
    expect(taken({ ...storms, shooting: true })).toBeUndefined();
    expect(taken({}, { attackingBua: true })?.[0]).toMatch(/^a\.inBua: /v);
  });
});

describe('drawing up', () => {
  const going = clause('x.going', ({ badGoing }) => {
    badGoing(({ going: place, onCamels }) => (place === 'dunes' ? !onCamels : place === 'woods' || undefined));
  });
  const bad = clause('x.bad', ({ tacticalFactor }) => {
    tacticalFactor(({ self }) => (self.inBadGoing ? -1 : 0));
    tacticalFactor(({ self, enemy }) => (self.findsBad(enemy) ? -10 : 0));
  });

  test.each([
    ['good', 'good', 0, []],
    ['woods', 'good', -1, ['woods counts as bad going']],
    ['good', 'woods', -10, ['woods counts as bad going']],
    ['dunes', 'good', -1, ['dunes counts as bad going for troops not on camels']],
    ['marsh', 'good', 0, []],
  ])('in %s against enemy in %s', (own, other, expected, labels) => {
    const answer = thrown(rules(going, bad), [3, 3], { going: own }, { going: other });
    expect(answer.a.final).toBe(6 + expected);
    expect(answer.trail.filter(({ step }) => step === 'going').map(({ label }) => label)).toEqual(labels);
  });

  test('troops on camels judge the going by themselves', () => {
    const answer = thrown(rules(going, bad), [3, 3], { troop: '3Cm', going: 'dunes' }, { going: 'dunes' });
    expect([answer.a.final, answer.b.final]).toEqual([6, -5]);
    expect(answer.trail[0]?.label).toBe('dunes counts as good going for troops on camels');
  });

  test('asks whether what is behind supports, and tells it where its own type does not', () => {
    const support = clause('x.support', ({ sameTypeSupport, rearSupport }) => {
      sameTypeSupport(({ self, behind }) => behind.is(self.type) && behind.inGoodGoing);
      rearSupport(({ self }) => (self.supported ? 1 : 0));
    });
    const rear = (more: Question) => thrown(rules(going, support), [3, 3], more);
    expect(rear({}).a.final).toBe(6);
    expect(rear({ ranks: ['Blades'] }).a.final).toBe(7);
    expect(rear({ ranks: ['Spears', 'Blades'] }).a.final).toBe(6);
    expect(rear({ ranks: ['Spears'] }).trail.some(({ step }) => step === 'support barred')).toBe(false);
    expect(rear({ ranks: ['Blades'], rankGoing: ['woods'] }).trail[0]).toEqual({
      step: 'support barred',
      side: 'a',
      clause: 'x.support',
      label: 'the Blades behind give no support',
    });
  });

  test('refuses a shot that cannot be made', () => {
    const barred = clause('x.barred', ({ shootingBarred }) => {
      shootingBarred(({ self }) => (self.is('Bows') ? undefined : 'only Bows do'));
    });
    expect(fight(rules(barred), { shooting: true })).toMatchObject({
      answer: null,
      why: 'Blades cannot shoot: only Bows do (x.barred)',
    });
    expect(fight(rules(barred), { troop: 'Bows', shooting: true })).toHaveProperty('odds');
    expect(fight(rules(barred), { shooting: true }, {}, { mode: 'close' })).toHaveProperty('odds');
  });
});

describe('what follows', () => {
  test('an outcome that is disregarded is none', () => {
    const set = rules(
      clause('x.safe', ({ outcomeDisregarded }) => {
        outcomeDisregarded(({ self }) => self.is('Blades'));
      }),
      clause('x.after', ({ consequence }) => {
        consequence(() => ({ of: 'element', result: 'destroyed' }));
      }),
    );
    const answer = thrown(set, [1, 5]);
    expect(answer.outcome).toEqual({ a: 'stand', b: 'stand' });
    expect(answer.consequences).toEqual([]);
    expect(answer.trail.at(-1)).toMatchObject({
      step: 'outcome',
      clause: 'x.safe',
      label: 'Title of x.safe: no effect',
    });
  });

  test('tells what the element behind added, psiloi behind a neighbour left out', () => {
    const added: [number, number][] = [];
    const set = rules(
      clause('x.rear', ({ sameTypeSupport, rearSupport }) => {
        sameTypeSupport(() => true);
        rearSupport(({ self }) => (self.supported ? 3 : 0));
        rearSupport(({ self }) => (self.state.psiloiBehindNeighbour ? 1 : 0));
      }),
      clause('x.after', ({ consequence, followUp }) => {
        consequence(({ addedFromBehind }) => void added.push([addedFromBehind, 0]));
        followUp(({ rearSupport }) => void added.push([0, rearSupport]));
      }),
    );
    thrown(
      set,
      [1, 6],
      { ranks: ['Blades'], psiloiBehindNeighbour: true, overlaps: 0 },
      { troop: 'Blades', ranks: ['Blades'] },
    );
    thrown(set, [1, 6], { psiloiBehindNeighbour: true });
    expect(added).toEqual([
      [3, 0],
      [0, 3],
      [0, 0],
      [0, 0],
    ]);
  });

  test('is told of one or several, in words; what is not held is left open', () => {
    const set = rules(
      clause('x.open', ({ consequence }) => {
        consequence(({ outcome }) => (outcome === 'destroyed' ? notHeld : undefined));
      }),
      clause('x.two', ({ followUp }) => {
        followUp(() => [
          { of: 'element', result: 'pursues' },
          { of: 'rear support', result: 'pursues' },
        ]);
      }),
    );
    const { consequences, trail } = thrown(set, [5, 1]);
    expect(consequences.map(({ side, of, result, label }) => [side, of, result, label])).toEqual([
      ['b', 'element', null, 'Title of x.open: the sheet does not say'],
      ['a', 'element', 'pursues', 'Title of x.two: the element pursues'],
      ['a', 'rear support', 'pursues', 'Title of x.two: its rear support pursues'],
    ]);
    expect(trail.slice(-3).map(({ step, side, label }) => [step, side, label])).toEqual(
      consequences.map(({ side, label }) => ['consequence', side, label]),
    );
    expect(thrown(set, [3, 3]).consequences).toEqual([]);
  });

  test('who follows up is told whether the enemy element is destroyed, by its outcome or by what that leads to', () => {
    const told: boolean[] = [];
    const set = rules(
      clause('x.after', ({ consequence }) => {
        consequence(({ self, outcome }) => {
          if (outcome !== 'recoil') return undefined;
          if (self.state.overlaps === 1) return { of: 'rear support', result: 'destroyed' };
          return { of: 'element', result: self.state.overlaps === 2 ? 'destroyed' : 'recoil' };
        });
      }),
      clause('x.follow', ({ followUp }) => {
        followUp(({ enemyDestroyed }) => void told.push(enemyDestroyed));
      }),
    );
    thrown(set, [4, 3]);
    thrown(set, [4, 3], {}, { overlaps: 1 });
    thrown(set, [4, 3], {}, { overlaps: 2 });
    thrown(set, [6, 1]);
    expect(told).toEqual([false, false, true, true]);
  });

  test('who suffers an outcome itself does not follow up', () => {
    const set = rules(
      clause('x.both', ({ outcomeIfEqual, followUp }) => {
        outcomeIfEqual(() => 'recoil');
        followUp(() => ({ of: 'element', result: 'pursues' }));
      }),
    );
    expect(thrown(set, [3, 3]).consequences).toEqual([]);
    expect(thrown(set, [4, 3]).consequences.map(({ side, result }) => [side, result])).toEqual([['a', 'pursues']]);
  });

  test('a recoil into friends is asked of the clauses, unless the element is destroyed', () => {
    const set = rules(
      clause('x.through', ({ mayRecoilThrough }) => {
        mayRecoilThrough(({ friends, sameFacing, spaceBehind }) => sameFacing && spaceBehind && friends.is('Spears'));
      }),
      clause('x.friends', ({ recoilInto }) => {
        recoilInto(({ mayPassThrough, friends }) =>
          mayPassThrough ? 'passes through' : friends.is('Elephants') ? undefined : 'pushes them back',
        );
      }),
      clause('x.lost', ({ consequence }) => {
        consequence(({ self, stoppedByFriends }) =>
          stoppedByFriends || self.state.general ? { of: 'element', result: 'destroyed' } : undefined,
        );
      }),
    );
    const after = (more: Question) =>
      thrown(set, [2, 4], more).consequences.map(({ of, result, label }) => [of, result, label]);
    expect(after({})).toEqual([]);
    expect(after({ friendsMet: 'Spears', spaceBehindFriends: true })).toEqual([
      ['element', 'passes through', 'Title of x.friends: it passes through'],
    ]);
    expect(after({ friendsMet: 'Spears' })).toEqual([
      ['friends met', 'pushed back', 'Title of x.friends: it pushes them back'],
    ]);
    expect(after({ friendsMet: 'Spears', spaceBehindFriends: true, friendsFacing: 'other' })[0]?.[1]).toBe(
      'pushed back',
    );
    const pushed = [['friends met', 'pushed back', 'Title of x.friends: it pushes them back']];
    expect(after({ ranks: ['Spears'] })).toEqual(pushed);
    expect(after({ ranks: ['Spears'], friendsFacing: 'other', spaceBehindFriends: true })[0]?.[1]).toBe(
      'passes through',
    );
    expect(after({ ranks: ['Spears', 'Spears'], spaceBehindFriends: true })).toEqual(pushed);
    expect(after({ ranks: ['Elephants'], friendsMet: 'Spears' })).toEqual(pushed);
    expect(after({ ranks: ['Elephants'] })[0]?.[1]).toBe('destroyed');
    for (const none of ['none', ' None ', false]) expect(after({ ranks: ['Elephants'], friendsMet: none })).toEqual([]);
    expect(after({ friendsMet: 'Elephants' })).toEqual([
      ['element', 'destroyed', 'Title of x.lost: the element is destroyed'],
    ]);
    expect(after({ friendsMet: 'Spears', general: true })).toHaveLength(1);
    expect(thrown(set, [1, 6], { friendsMet: 'Spears' }).consequences).toEqual([]); // destroyed, so it does not recoil
  });
});

describe('moves and PIPs', () => {
  test('a move is barred before it is measured', () => {
    const set = rules(
      clause('x.distance', ({ moveBarred, moveDistance }) => {
        moveBarred(({ offRoadInBadGoing }) => (offRoadInBadGoing ? 'not there' : undefined));
        moveDistance(({ onlyOnRoad, onRoad }) => (onlyOnRoad ? 400 : onRoad ? 300 : undefined));
      }),
      clause('x.going', ({ badGoing }) => {
        badGoing(({ going }) => going === 'bad');
      }),
    );
    const move = (going?: unknown) => ask(DBA_QUERIES.move, set, { troop: 'Blades', going });
    expect(move('road')).toMatchObject({
      maxPaces: 400,
      trail: [{ step: 'distance', amount: 400, label: 'Title of x.distance: Blades' }],
    });
    expect(move(['road', 'good'])).toMatchObject({ maxPaces: 300 });
    expect(move('bad')).toMatchObject({ maxPaces: 0, why: 'not there', trail: [{ step: 'barred' }] });
    expect(move()).toMatchObject({ answer: null, why: 'the sheet that we have has no distance for Blades' });
    expect(ask(DBA_QUERIES.move, set, { troop: 'Knights', dismountsAs: 'Blades' })).toMatchObject({ answer: null });
  });

  test('a mixed move without a distance says so', () => {
    const move = ask(DBA_QUERIES.move, rules(), { troop: 'Blades', going: ['road', 'good'] });
    expect(move).toMatchObject({
      why: 'the sheet that we have has no distance for Blades in a move that is only in part on a road',
    });
  });

  test('extra PIPs add up, unless a clause says that they do not count', () => {
    const extras = clause('x.extra', ({ pipCost, pipExtra }) => {
      pipCost(() => 2);
      pipExtra(({ includes }) => (includes('Hordes', 'Artillery') ? 1 : 0));
      pipExtra(({ includesOthers, distance }) => (includesOthers && distance === 0 ? 4 : 0));
    });
    const none = clause('x.none', ({ pipExtrasCount }) => {
      pipExtrasCount(({ firstBound }) => !firstBound);
    });
    const pips = (set: ReturnType<typeof rules>, question: Question) => ask(DBA_QUERIES.pips, set, question);
    expect(pips(rules(extras), { elements: 'Hordes', firstBound: true })).toMatchObject({ pips: 7, base: 2 });
    expect(pips(rules(extras, none), { elements: 'Hordes' })).toMatchObject({ pips: 7 });
    expect(pips(rules(extras, none), { elements: { troop: 'Artillery', general: true } })).toMatchObject({ pips: 3 });
    expect(pips(rules(extras, none), { elements: 'Hordes', firstBound: true })).toMatchObject({
      pips: 2,
      modifiers: [],
      trail: [{ step: 'base' }, { step: 'no extra', clause: 'x.none' }],
    });
    expect(pips(rules(), { elements: 'Hordes' })).toMatchObject({ answer: null });
  });

  test('what PIPs take for granted is told where the cost rests on it', () => {
    const extras = clause('x.extra', ({ pipCost, pipExtra, pipExtrasCount }) => {
      pipCost(() => 1);
      pipExtra(({ generalLost, distance }) => (generalLost || distance > 1200 ? 1 : 0));
      pipExtra(({ includes, throughBua }) => (includes('Hordes') || throughBua ? 1 : 0));
      pipExtrasCount(({ firstBound }) => !firstBound);
    });
    const taken = (question: Question) => {
      const answer = ask(DBA_QUERIES.pips, rules(extras), question);
      return 'taken' in answer ? answer.taken : undefined;
    };
    const near = 'distanceToGeneral: not told, taken as 0 paces';
    const leaves = 'throughBua: not told, what starts in a BUA is taken to move out of it';
    expect(taken({ elements: 'Blades' })).toEqual([near]);
    expect(taken({ elements: 'Blades', distanceToGeneral: 0 })).toBeUndefined();
    expect(taken({ elements: 'Blades', generalLost: true })).toBeUndefined();
    expect(taken({ elements: 'Blades', firstBound: true, startsIn: 'BUA' })).toBeUndefined();
    expect(taken({ elements: { troop: 'Blades', general: true } })).toBeUndefined();
    expect(taken({ elements: { troop: 'Blades', general: true }, generalIn: 'BUA' })).toEqual([leaves]);
    expect(taken({ elements: 'Blades', startsIn: 'BUA' })).toEqual([near, leaves]);
    expect(taken({ elements: 'Blades', startsIn: 'BUA', throughBua: true })).toEqual([near]);
    expect(taken({ elements: 'Hordes', startsIn: 'BUA', distanceToGeneral: 300 })).toBeUndefined();
  });

  test('a second move is that of the kinds, which the clause on all of them weighs', () => {
    const { yes, no } = VERDICTS;
    const set = rules(
      clause('x.who', ({ secondMove }) => {
        secondMove(({ dismounted, kinds }) =>
          dismounted ? no('dismounted') : kinds.some(({ allowed }) => allowed) ? yes('a kind') : no('no kind'),
        );
      }),
      clause('x.psiloi', ({ secondMoveKind }) => {
        secondMoveKind(({ troop }) => (troop.is('Psiloi') ? yes('psiloi') : undefined));
        secondMoveKind(({ troop }) => (troop.is('Bows') ? no('bows') : undefined));
        secondMoveKind(({ troop }) => (troop.is('Warband') ? notHeld : undefined));
        secondMoveKind(({ goesNearEnemy, contactsEnemy }) =>
          goesNearEnemy || contactsEnemy ? yes('near') : undefined,
        );
      }),
    );
    const move = (question: Question) => ask(DBA_QUERIES['second-move'], set, question);
    expect(move({ troop: 'Psiloi' })).toEqual({
      edition: 'invented',
      allowed: true,
      why: 'psiloi',
      trail: [
        { step: 'allows', clause: 'x.psiloi', label: 'psiloi' },
        { step: 'allows', clause: 'x.who', label: 'a kind' },
      ],
    });
    expect(move({ troop: 'Bows' })).toMatchObject({ allowed: false, why: 'bows' });
    expect(move({ troop: 'Blades' })).toMatchObject({ allowed: false, why: 'no kind', trail: [{ clause: 'x.who' }] });
    expect(move({ troop: 'Warband' })).toMatchObject({ answer: null });
    expect(move({ troop: ['Warband', 'Blades'] })).toMatchObject({ allowed: false, why: 'no kind' });
    expect(move({ troop: ['Warband', 'Psiloi'] })).toMatchObject({ answer: null });
    expect(move({ troop: 'Warband', dismounted: true })).toMatchObject({ allowed: false, why: 'dismounted' });
    expect(move({ troop: 'Psiloi', dismounted: true }).trail).toHaveLength(1);
    for (const near of [
      { goesNearEnemy: true },
      { contactsEnemy: true },
      { endsIn: 'overlap' },
      { endsIn: 'close combat' },
    ])
      expect(move({ troop: 'Blades', ...near })).toMatchObject({ allowed: true, why: 'near' });
    expect(move({ troop: 'Blades', endsIn: 'rear support' })).toMatchObject({ allowed: false });
    expect(ask(DBA_QUERIES['second-move'], rules(), { troop: 'Psiloi' })).toMatchObject({ answer: null });
  });
});
