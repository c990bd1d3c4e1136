import { describe, expect, test, vi } from 'vitest';
import {
  createRuleSet,
  DBM,
  NotHeldError,
  type CombatAnswer,
  type CombatQuestion,
  type DbmRules,
} from '../../../index.ts';
import { engage, resolveThrow } from '../engagement.ts';
import { lineUp } from '../line-up.ts';
import { chancesOf } from '../resolving/odds.ts';
import { notHeld } from '../../../frame/not-held.ts';
import { clause, plainGame, question, rules, thrown, resolveCombat } from '../../../tests/build.ts';

function answer(set: DbmRules, asked: CombatQuestion): CombatAnswer {
  const found = resolveCombat(set, asked);
  if (!('outcome' in found)) throw new Error(`expected an answer, found ${JSON.stringify(found)}`);
  return found;
}

const stepsOf = ({ trail }: Pick<CombatAnswer, 'trail'>, step: string) => trail.filter((each) => each.step === step);

describe('a set of rules', () => {
  test('keeps clauses by id and rules in printed order', () => {
    const set = rules(
      clause('x.one'),
      clause('x.two', ({ tacticalFactor }) => {
        tacticalFactor(() => 1);
        tacticalFactor(() => 2);
      }),
    );
    expect(set.edition).toBe('invented');
    expect([...set.clauses.keys()].slice(-2)).toEqual(['x.one', 'x.two']);
    expect(set.steps.tacticalFactor.map(({ clause: { id } }) => id)).toEqual(['x.two', 'x.two']);
    expect(set.steps.rearSupport).toEqual([]);
  });

  const figures = { Bd: { mounted: 3, foot: 5, naval: 'none', odd: 'not held' } } as const;
  const withFigure = (row: string, column: string) =>
    rules(
      clause(
        'x.table',
        ({ combatFactor, figure }) => {
          combatFactor(() => figure(row, column));
        },
        figures,
      ),
    );

  test('reads a figure by row and column, whatever the case of the heading', () => {
    expect(answer(withFigure('Bd', 'Foot'), thrown(1, 1)).a.beforeGrading).toBe(6);
    expect(answer(withFigure('Bd', 'mounted'), thrown(1, 1)).a.beforeGrading).toBe(4);
  });

  test('says that a figure is not held, of a clause that is', () => {
    expect(resolveCombat(withFigure('Bd', 'Odd'), thrown(1, 1))).toEqual({
      edition: 'invented',
      answer: null,
      why: 'The answer rests on "Title of x.table", and what we have of that in invented does not say: see your printed rulebook, p. 7.',
      trail: [{ step: 'not said', clause: 'x.table', label: 'Title of x.table' }],
    });
  });

  test.each([
    ['Bd', 'Naval', 'x.table: expected a figure in row "Bd", column "Naval", found a dash'],
    ['Bd', 'Sea', 'x.table: expected a figure in row "Bd", column "Sea", found no such cell'],
    ['Xx', 'Foot', 'x.table: expected a figure in row "Xx", column "Foot", found no such cell'],
  ])('refuses the figure of %s, %s', (row, column, message) => {
    expect(() => resolveCombat(withFigure(row, column), thrown(1, 1))).toThrow(message);
  });

  test('refuses a figure of a clause without a table', () => {
    const set = rules(
      clause('x.bare', ({ combatFactor, figure }) => {
        combatFactor(() => figure('Bd', 'Foot'));
      }),
    );
    expect(() => resolveCombat(set, thrown(1, 1))).toThrow(
      'x.bare: expected a figure in row "Bd", column "Foot", found no such cell',
    );
  });
});

describe('an element in several kinds of going', () => {
  const counting = clause('x.going', ({ goingThatCounts, moveDistance, tacticalFactor }) => {
    moveDistance(({ going }) => (going === 'rough' ? 100 : 200));
    goingThatCounts(({ goings, cavalryMove }) => goings.find((going) => cavalryMove(going) === 100));
    tacticalFactor(({ self }) => (self.inBadGoing ? -2 : 0));
  });
  const steps = (side: Readonly<Record<string, unknown>>, ...clauses: (typeof counting)[]) => {
    const { trail } = resolveCombat(rules(...clauses), thrown(1, 1, side));
    return trail.filter(({ step }) => step === 'going' || step === 'tactical').map(({ label }) => label);
  };

  test('fights in the one that counts, rank by rank', () => {
    expect(steps({ going: ['good', 'rough'] }, counting)).toEqual([
      'Front: Counts as in rough going',
      'Title of x.going',
    ]);
    expect(steps({ ranks: ['Reg Bd (O)'], rankGoing: [['rough', 'good']] }, counting)).toEqual([
      'Rank 2: Counts as in rough going',
    ]);
    expect(steps({ going: ['rough'] }, counting)).toEqual(['Title of x.going']);
  });

  test('asks nobody where a road is the other', () => {
    expect(steps({ going: ['good', 'road'] })).toEqual([]);
  });

  test('is not told where no clause says which counts', () => {
    expect(resolveCombat(rules(), thrown(1, 1, { going: ['good', 'rough'] }))).toMatchObject({
      answer: null,
      why: 'no text that we have says which counts for an element that is in good going and in rough going',
    });
  });
});

describe('what is not held', () => {
  const lost = clause(
    'x.lost',
    ({ tacticalFactor }) => {
      tacticalFactor(() => notHeld);
    },
    null,
    null,
  );

  test('without a printed page, the reader is sent to the book', () => {
    expect(resolveCombat(rules({ ...lost, held: false }), thrown(1, 1))).toEqual({
      edition: 'invented',
      answer: null,
      why: 'The answer rests on "Title of x.lost", of which we have no invented text: see your printed rulebook.',
      trail: [{ step: 'not held', clause: 'x.lost', label: 'Title of x.lost' }],
    });
  });

  test('of a clause that is held nobody is told that it is not', () => {
    expect(resolveCombat(rules(lost), thrown(1, 1))).toEqual({
      edition: 'invented',
      answer: null,
      why: 'The answer rests on "Title of x.lost", and what we have of that in invented does not say.',
      trail: [{ step: 'not said', clause: 'x.lost', label: 'Title of x.lost' }],
    });
  });

  test('any other error is not taken for it, and names its clause', () => {
    const set = rules(
      clause('x.broken', ({ tacticalFactor }) => {
        tacticalFactor(() => {
          throw new TypeError('oops');
        });
      }),
    );
    expect(() => resolveCombat(set, thrown(1, 1))).toThrow('the rule of x.broken threw: oops');
  });

  test('the odds need every throw', () => {
    const set = rules(
      clause('x.lost', ({ outcomeIfHalfOrLess }) => {
        outcomeIfHalfOrLess(() => notHeld);
      }),
    );
    expect(resolveCombat(set, question())).toMatchObject({ answer: null, trail: [{ clause: 'x.lost' }] });
    expect(resolveCombat(set, thrown(3, 3))).toHaveProperty('outcome');
  });
});

describe('what no clause provides for', () => {
  const without = (...ids: string[]) =>
    createRuleSet(
      DBM,
      'gappy',
      plainGame.filter(({ id }) => !ids.includes(id)),
    );

  test('a combat factor that is missing is a fault of the content', () => {
    expect(() => resolveCombat(without('plain.factor'), thrown(1, 1))).toThrow(
      'no clause of gappy gives a combat factor of Bd',
    );
  });

  test('a comparison that is missing', () => {
    expect(resolveCombat(without('plain.margin'), thrown(1, 2))).toEqual({
      edition: 'gappy',
      answer: null,
      why: 'no text that we have of gappy says how to compare totals of 4 and 5',
      trail: [],
    });
  });

  test.each([
    ['plain.equal', 1, 1],
    ['plain.less', 1, 2],
    ['plain.half', 1, 6],
  ])('an outcome that is missing: %s', (id, dieA, dieB) => {
    const set =
      id === 'plain.half'
        ? createRuleSet(DBM, 'gappy', [
            ...plainGame.filter((each) => each.id !== id),
            clause('x.doubles', ({ margin }) => {
              margin(({ winner }) => (winner > 8 ? 'halfOrLess' : undefined));
            }),
          ])
        : without(id);
    expect(resolveCombat(set, thrown(dieA, dieB))).toMatchObject({
      answer: null,
      why: 'no text that we have of gappy says what becomes of Bd here',
    });
    expect(resolveCombat(set, thrown(dieB, dieA))).toMatchObject({
      answer: null,
      why: `no text that we have of gappy says what becomes of ${id === 'plain.equal' ? 'Bd' : 'Wb'} here`,
    });
  });
});

describe('a score', () => {
  const scored = rules(
    clause('x.factor', ({ combatFactor }) => {
      combatFactor(({ self }) => (self.is('Bd') ? 5 : undefined));
    }),
    clause('x.rear', ({ rearSupport }) => {
      rearSupport(({ self }) => (self.is('Wb') ? 2 : 0));
    }),
    clause('x.tactical', ({ tacticalFactor }) => {
      tacticalFactor(({ self }) => -self.state.overlaps);
    }),
    clause('x.grading', ({ gradingFactor }) => {
      gradingFactor(({ lead }) => (lead === 1 ? 1 : lead === -1 ? -1 : 0));
    }),
    clause('x.mitigating', ({ mitigatingFactor }) => {
      mitigatingFactor(({ self }) => (self.is('Bd') ? -2 : -1));
    }),
  );

  test('is die, factor, rear support and tactical factors, then grading, then mitigation of the side ahead', () => {
    expect(answer(scored, thrown(5, 2, { overlaps: 1 }))).toEqual({
      edition: 'invented',
      a: {
        contributions: [
          { kind: 'die', amount: 5, clause: 'resolving-combat.score', label: 'Die' },
          { kind: 'factor', amount: 5, clause: 'x.factor', label: 'Blades v foot' },
          { kind: 'tactical', amount: -1, clause: 'x.tactical', label: 'Title of x.tactical' },
          { kind: 'mitigating', amount: -2, clause: 'x.mitigating', label: 'Title of x.mitigating' },
        ],
        beforeGrading: 9,
        afterGrading: 9,
        final: 7,
      },
      b: {
        contributions: [
          { kind: 'die', amount: 2, clause: 'resolving-combat.score', label: 'Die' },
          { kind: 'factor', amount: 3, clause: 'plain.factor', label: 'Warband v foot' },
          { kind: 'rear', amount: 2, clause: 'x.rear', label: 'Title of x.rear' },
        ],
        beforeGrading: 7,
        afterGrading: 7,
        final: 7,
      },
      loser: null,
      margin: 'equal',
      outcome: { a: 'stand', b: 'stand' },
      fate: { a: 'stand', b: 'stand' },
      consequences: [],
      trail: expect.any(Array) as unknown[],
    });
  });

  test('grading is told the lead of each side before grading', () => {
    const { a, b } = answer(scored, thrown(2, 1));
    expect([a.beforeGrading, a.afterGrading, a.final]).toEqual([7, 8, 6]);
    expect([b.beforeGrading, b.afterGrading, b.final]).toEqual([6, 5, 5]);
    const other = answer(scored, thrown(1, 2));
    expect([other.a.beforeGrading, other.a.afterGrading, other.a.final]).toEqual([6, 5, 5]);
    expect([other.b.beforeGrading, other.b.afterGrading, other.b.final]).toEqual([7, 8, 7]);
  });

  test('nobody is mitigated at equal totals', () => {
    const { a, b, margin } = answer(scored, thrown(3, 3));
    expect([a.final, b.final, margin]).toEqual([8, 8, 'equal']);
    expect(stepsOf(answer(scored, thrown(3, 3)), 'mitigating')).toEqual([]);
  });

  test('the trail names every step of both sides, then the result', () => {
    const { trail } = answer(scored, thrown(2, 1, { overlaps: 1 }, { overlaps: 2 }));
    expect(trail).toEqual([
      { step: 'die', side: 'a', amount: 2, clause: 'resolving-combat.score', label: 'Die' },
      { step: 'factor', side: 'a', amount: 5, clause: 'x.factor', label: 'Blades v foot' },
      { step: 'tactical', side: 'a', amount: -1, clause: 'x.tactical', label: 'Title of x.tactical' },
      { step: 'mitigating', side: 'a', amount: -2, clause: 'x.mitigating', label: 'Title of x.mitigating' },
      { step: 'die', side: 'b', amount: 1, clause: 'resolving-combat.score', label: 'Die' },
      { step: 'factor', side: 'b', amount: 3, clause: 'plain.factor', label: 'Warband v foot' },
      { step: 'rear', side: 'b', amount: 2, clause: 'x.rear', label: 'Title of x.rear' },
      { step: 'tactical', side: 'b', amount: -2, clause: 'x.tactical', label: 'Title of x.tactical' },
      { step: 'margin', clause: 'plain.margin', label: '4 against 4: equal' },
      { step: 'outcome', side: 'a', clause: 'plain.equal', label: 'Title of plain.equal: stand' },
      { step: 'outcome', side: 'b', clause: 'plain.equal', label: 'Title of plain.equal: stand' },
    ]);
  });

  test('a factor says that it is one of shooting, and by whom, as another may hold in close combat', () => {
    const labelsOf = (question: object) => {
      const { a, b } = answer(rules(), question as never);
      return [a, b].map(({ contributions }) => contributions.find(({ kind }) => kind === 'factor')?.label);
    };
    const shot = { ...thrown(1, 1, { troop: 'Bw (O)', shooting: true }, { troop: 'Kn (O)' }), mode: 'shooting' };
    expect(labelsOf(shot)).toEqual(['Bowmen v mounted, shooting', 'Knights v foot, shot at by bowmen']);
    expect(labelsOf(thrown(1, 1, { troop: 'Bw (O)' }, { troop: 'Kn (O)' }))).toEqual([
      'Bowmen v mounted',
      'Knights v foot',
    ]);
  });

  test('an unladen naval element is called so, and no other', () => {
    const labelOf = (troop: string, unladen: boolean) =>
      answer(rules(), thrown(1, 1, { troop, unladen })).a.contributions[1]?.label;
    expect(labelOf('Gal (O)', true)).toBe('Unladen galleys v foot');
    expect(labelOf('Gal (O)', false)).toBe('Galleys v foot');
    expect(labelOf('LH (O)', true)).toBe('Light horse v foot');
    expect(answer(rules(), thrown(1, 1, {}, { troop: 'El (O)' })).a.contributions[1]?.label).toBe('Blades v mounted');
    expect(answer(rules(), thrown(1, 1, {}, { troop: 'Bts (O)' })).a.contributions[1]?.label).toBe('Blades v naval');
  });
});

describe('a result', () => {
  const margins: readonly (readonly [number, number, string, 'a' | 'b' | null, string])[] = [
    [3, 3, 'equal', null, '6 against 6: equal'],
    [3, 4, 'less', 'a', '6 against 7: less, but more than half'],
    [4, 3, 'less', 'b', '6 against 7: less, but more than half'],
  ];
  test.each(margins)('of %i against %i is %s', (dieA, dieB, margin, loser, label) => {
    const found = answer(rules(), thrown(dieA, dieB));
    expect([found.margin, found.loser]).toEqual([margin, loser]);
    expect(stepsOf(found, 'margin')).toEqual([
      { step: 'margin', ...(loser === null ? {} : { side: loser }), clause: 'plain.margin', label },
    ]);
  });

  const doubled = rules(
    clause('x.factor', ({ combatFactor }) => {
      combatFactor(() => 0);
    }),
  );
  test('of half is half or less, and the loser alone suffers', () => {
    const found = answer(doubled, thrown(6, 3));
    expect(found).toMatchObject({ margin: 'halfOrLess', loser: 'b', outcome: { a: 'stand', b: 'destroyed' } });
    expect(stepsOf(found, 'margin')).toEqual([
      { step: 'margin', side: 'b', clause: 'plain.margin', label: '3 against 6: half or less' },
    ]);
    expect(stepsOf(found, 'outcome')).toEqual([
      { step: 'outcome', side: 'b', clause: 'plain.half', label: 'Title of plain.half: destroyed' },
    ]);
    expect(answer(doubled, thrown(1, 3))).toMatchObject({ loser: 'a', outcome: { a: 'destroyed', b: 'stand' } });
  });

  test('each heading has its own rules', () => {
    const set = rules(
      clause('x.factor', ({ combatFactor }) => {
        combatFactor(() => 0);
      }),
      clause('x.outcomes', ({ outcomeIfEqual, outcomeIfLess, outcomeIfHalfOrLess }) => {
        outcomeIfEqual(() => 'destroyed');
        outcomeIfLess(() => 'flee');
        outcomeIfHalfOrLess(() => 'recoil');
      }),
    );
    expect(answer(set, thrown(2, 2)).outcome).toEqual({ a: 'destroyed', b: 'destroyed' });
    expect(answer(set, thrown(2, 3)).outcome).toEqual({ a: 'flee', b: 'stand' });
    expect(answer(set, thrown(4, 2)).outcome).toEqual({ a: 'stand', b: 'recoil' });
  });

  test('a rule sees its own side and the enemy', () => {
    const set = rules(
      clause('x.less', ({ outcomeIfLess }) => {
        outcomeIfLess(({ self, enemy }) => (self.is('Wb') && enemy.is('Bd') ? 'flee' : undefined));
      }),
    );
    expect(answer(set, thrown(4, 3)).outcome).toEqual({ a: 'stand', b: 'flee' });
    expect(answer(set, thrown(3, 4)).outcome).toEqual({ a: 'recoil', b: 'stand' });
  });

  describe('in distant shooting', () => {
    const shooting = { shooting: true };
    test('a shooter that nobody shoots at suffers nothing', () => {
      const found = answer(rules(), thrown(1, 6, shooting, {}, 'shooting'));
      expect(found).toMatchObject({ loser: 'a', outcome: { a: 'stand', b: 'stand' } });
      expect(stepsOf(found, 'outcome')).toEqual([]);
    });

    test('its target does', () => {
      expect(answer(rules(), thrown(6, 5, shooting, {}, 'shooting'))).toMatchObject({
        loser: 'b',
        outcome: { a: 'stand', b: 'recoil' },
      });
      expect(answer(rules(), thrown(5, 6, {}, shooting, 'shooting'))).toMatchObject({
        loser: 'a',
        outcome: { a: 'recoil', b: 'stand' },
      });
    });

    test('both may be targets', () => {
      expect(answer(rules(), thrown(5, 6, shooting, shooting, 'shooting')).outcome).toEqual({
        a: 'recoil',
        b: 'stand',
      });
      expect(answer(rules(), thrown(6, 5, shooting, shooting, 'shooting')).outcome).toEqual({
        a: 'stand',
        b: 'recoil',
      });
    });
  });

  describe('consequences', () => {
    const set = rules(
      clause('x.flank', ({ consequence }) => {
        consequence(({ self, outcome }) =>
          outcome === 'recoil' && self.state.flankContacts > 0 ? 'destroyed' : undefined,
        );
      }),
      clause('x.rear', ({ consequence }) => {
        consequence(({ self, outcome }) =>
          outcome === 'recoil' && self.state.rearContacts > 0 ? 'destroyed' : undefined,
        );
      }),
    );
    test('the first that applies is told', () => {
      const found = answer(set, thrown(3, 4, { flankContacts: 1, rearContacts: 1 }));
      const label = 'Title of x.flank: recoil, so destroyed';
      expect(found.consequences).toEqual([{ side: 'a', of: 'element', result: 'destroyed', clause: 'x.flank', label }]);
      expect([found.outcome.a, found.fate]).toEqual(['recoil', { a: 'destroyed', b: 'stand' }]);
      expect(found.trail.at(-1)).toEqual({ step: 'consequence', side: 'a', clause: 'x.flank', label });
      expect(answer(set, thrown(3, 4, { rearContacts: 1 })).consequences.map(({ clause: id }) => id)).toEqual([
        'x.rear',
      ]);
    });

    test('of either side', () => {
      expect(
        answer(set, thrown(4, 3, {}, { rearContacts: 1 })).consequences.map(({ side, clause: id }) => [side, id]),
      ).toEqual([['b', 'x.rear']]);
      expect(answer(set, thrown(4, 3, { rearContacts: 1 })).consequences).toEqual([]);
    });

    test('a side that stands is not asked', () => {
      const asked = vi.fn(() => undefined);
      const watched = rules(
        clause('x.any', ({ consequence }) => {
          consequence(asked);
        }),
      );
      answer(watched, thrown(3, 3));
      expect(asked).not.toHaveBeenCalled();
      answer(watched, thrown(3, 4));
      expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'recoil' }));
    });

    test('wording not held is told only where no other applies', () => {
      const lost = clause('x.lost', ({ consequence }) => {
        consequence(() => notHeld);
      });
      const label = 'Title of x.lost: what this recoil leads to: we have no text';
      const unheld = { side: 'a', of: 'element', result: null, clause: 'x.lost', label };
      expect(answer(rules(lost), thrown(3, 4)).fate).toEqual({ a: null, b: 'stand' });
      expect(answer(rules(lost), thrown(3, 4)).consequences).toEqual([unheld]);
      expect(answer(rules(lost, { ...lost, id: 'x.later' }), thrown(3, 4)).consequences).toEqual([unheld]);
      expect(answer(rules(lost), thrown(3, 3)).consequences).toEqual([]);
      const decided = rules(
        lost,
        clause('x.sure', ({ consequence }) => {
          consequence(() => 'destroyed');
        }),
      );
      expect(answer(decided, thrown(3, 4)).consequences.map(({ clause: id, result }) => [id, result])).toEqual([
        ['x.sure', 'destroyed'],
      ]);
    });
  });
});

describe('the ranks behind an element that is destroyed', () => {
  const asked = vi.fn();
  const set = rules(
    clause('x.support', ({ rearSupport }) => {
      rearSupport(({ self }) => (self.third.is('Ps') ? 1 : 0));
    }),
    clause('x.end', ({ consequence }) => {
      consequence(({ self, outcome }) =>
        outcome === 'recoil' && self.state.flankContacts > 0 ? 'destroyed' : undefined,
      );
    }),
    clause('x.falls', ({ fallsWith, notHeld: open }) => {
      fallsWith(({ rank, near, gaveRearSupport }) => {
        asked(rank.type, near, gaveRearSupport);
        return near === null ? open : near || gaveRearSupport ? 'too near' : undefined;
      });
    }),
    clause('x.spared', ({ fallsWith }) => {
      fallsWith(({ rank }) => (rank.is('WWg') ? false : undefined));
    }),
  );
  const lost = (dice: readonly [number, number], a: Readonly<Record<string, unknown>>) =>
    answer(set, thrown(...dice, a)).consequences.filter(({ of }) => of !== 'element');

  test('are asked about with their distance and their support, and told by their place', () => {
    asked.mockClear();
    const found = lost([1, 6], { ranks: ['Reg Bd (O)', 'Reg Ps (O)', 'Reg Ps (S)'], flankContacts: 1 });
    expect(asked.mock.calls).toEqual([
      ['Bd', true, false],
      ['Ps', false, true],
      ['Ps', false, false],
    ]);
    expect(found).toEqual([
      {
        side: 'a',
        of: 'rank 2',
        result: 'destroyed',
        clause: 'x.falls',
        label: 'Title of x.falls: rank 2, Reg Bd (O), is destroyed too: too near',
      },
      expect.objectContaining({ of: 'rank 3', result: 'destroyed' }),
    ]);
  });

  test('behind ranks of other depths, their distance is open', () => {
    expect(
      lost([1, 6], { ranks: ['Reg Sp (O)', 'Reg Ps (O)'], flankContacts: 1 }).map(({ of, result }) => [of, result]),
    ).toEqual([
      ['rank 2', 'destroyed'],
      ['rank 3', null],
    ]);
  });

  test('a spared one is not told', () => {
    expect(lost([1, 6], { ranks: ['Reg WWg (O)'] })).toEqual([]);
  });

  test('fall with one that its recoil destroys, and with nobody who lives', () => {
    const ranks = ['Reg Bd (O)'];
    expect(lost([3, 5], { ranks, flankContacts: 1 }).map(({ of }) => of)).toEqual(['rank 2']);
    expect(lost([3, 5], { ranks })).toEqual([]);
    expect(lost([5, 3], { ranks, flankContacts: 1 })).toEqual([]);
  });
});

describe('the line-up', () => {
  const bd = (ranks: readonly string[], more = {}) => question({ ranks, ...more });
  const typesOf = (set: DbmRules, asked: CombatQuestion) =>
    lineUp(set, asked).a.supporters.map(({ type, grade }) => `${type ?? ''} ${grade ?? ''}`);

  test('the ranks stand front to back, with their going and weapons', () => {
    const { a, b } = lineUp(
      rules(),
      bd(['Bd (O)', 'Ps (S)', 'Bd (I)'], {
        rankGoing: ['rough', 'road'],
        rankWeapons: [null, 'bow'],
        going: 'difficult',
        weapon: 'sling',
      }),
    );
    expect([a.second.type, a.third.type, a.fourth.type]).toEqual(['Bd', 'Ps', 'Bd']);
    expect(a.supporters.map(({ going, weapon }) => [going, weapon])).toEqual([
      ['rough', null],
      ['road', 'bow'],
      ['good', null],
    ]);
    expect(a.supporters.map(({ sameGrade }) => sameGrade)).toEqual([true, false, false]);
    expect([a.going, a.weapon, a.type, a.grade]).toEqual(['difficult', 'sling', 'Bd', 'O']);
    expect([b.type, b.grade, b.supporters]).toEqual(['Wb', 'F', []]);
  });

  test('a rank that is not there is nothing', () => {
    const { a } = lineUp(rules(), bd([]));
    for (const rank of [a.second, a.third, a.fourth]) {
      expect([rank.type, rank.grade, rank.treatedAs, rank.weapon, rank.going, rank.sameGrade, rank.arm]).toEqual([
        null,
        null,
        null,
        null,
        'good',
        false,
        null,
      ]);
      expect([
        rank.is('Bd'),
        rank.isAny('Bd', 'Wb'),
        rank.mounted,
        rank.foot,
        rank.naval,
        rank.countsAs('O'),
        rank.skirmishers,
      ]).toEqual([false, false, false, false, false, false, false]);
    }
  });

  test('a rank of another type is not of the same grade', () => {
    expect(lineUp(rules(), bd(['Wb (O)'])).a.second.sameGrade).toBe(false);
  });

  test('a barred rank does not support, and leaves its place empty', () => {
    const set = rules(
      clause('x.bar', ({ supportBarred }) => {
        supportBarred(({ rank, ranks }) =>
          rank.is('Ps') ? `no psiloi among ${ranks.map(({ type }) => type ?? '').join(' ')}` : false,
        );
      }),
    );
    const { a, trail } = lineUp(set, bd(['Bd (O)', 'Ps (O)', 'Bd (S)']));
    expect(a.supporters.map(({ type, grade }) => [type, grade])).toEqual([
      ['Bd', 'O'],
      [null, null],
      ['Bd', 'S'],
    ]);
    expect(trail).toEqual([
      {
        step: 'support barred',
        side: 'a',
        clause: 'x.bar',
        label: 'rank 3 gives no support: no psiloi among Bd Bd Ps',
      },
    ]);
    const enemy = lineUp(set, question({}, { ranks: ['Ps (O)'] }));
    expect([enemy.b.second.type, enemy.trail.map(({ side }) => side)]).toEqual([null, ['b']]);
  });

  test('the last reason that is given counts, and false is none', () => {
    const set = rules(
      clause('x.one', ({ supportBarred }) => {
        supportBarred(() => 'one');
      }),
      clause('x.two', ({ supportBarred }) => {
        supportBarred(({ rank }) => (rank.is('Ps') ? 'two' : false));
      }),
    );
    const labelOf = (rank: string) => lineUp(set, bd([rank])).trail[0]?.label;
    expect([labelOf('Ps (O)'), labelOf('Bd (O)')]).toEqual([
      'rank 2 gives no support: two',
      'rank 2 gives no support: one',
    ]);
  });

  test('wording not held bars nothing, it stops the answer', () => {
    const set = rules(
      clause('x.lost', ({ supportBarred }) => {
        supportBarred(() => notHeld);
      }),
    );
    expect(() => lineUp(set, bd(['Bd (O)']))).toThrow(NotHeldError);
    expect(lineUp(set, bd([])).a.supporters).toEqual([]);
  });

  describe('support by another grade', () => {
    const asked = vi.fn();
    const set = rules(
      clause('x.mixed', ({ mixedGrade }) => {
        mixedGrade(({ self, rank }) => {
          asked(self.grade, rank.grade);
          return self.state.listPermitsMixedGrade;
        });
      }),
    );

    test('counts as the same where permitted, and is told', () => {
      const { a, trail } = lineUp(set, bd(['Bd (I)', 'Bd (O)', 'Bd (S)'], { listPermitsMixedGrade: true }));
      expect(a.supporters.map(({ sameGrade }) => sameGrade)).toEqual([true, true, true]);
      expect(trail).toEqual([
        { step: 'mixed grade', side: 'a', clause: 'x.mixed', label: 'rank 2 may support though of another grade' },
        { step: 'mixed grade', side: 'a', clause: 'x.mixed', label: 'rank 4 may support though of another grade' },
      ]);
    });

    test('does not where not', () => {
      const { a, trail } = lineUp(set, bd(['Bd (I)']));
      expect([a.second.sameGrade, trail]).toEqual([false, []]);
    });

    test('is asked neither of the same grade nor of another type', () => {
      asked.mockClear();
      lineUp(set, bd(['Bd (O)', 'Ps (I)'], { listPermitsMixedGrade: true }));
      expect(asked).not.toHaveBeenCalled();
      expect(lineUp(set, bd(['Ps (I)'], { listPermitsMixedGrade: true })).a.second.sameGrade).toBe(false);
    });
  });

  describe('regrading', () => {
    const set = rules(
      clause('x.regrade', ({ regrade }) => {
        regrade(({ self, element }) =>
          self.state.doubleBased && (element === self || element === self.second) ? 'I' : undefined,
        );
      }),
    );

    test('changes the grade that an element fights with', () => {
      const { a, b } = lineUp(set, bd(['Bd (S)', 'Bd (S)'], { doubleBased: true }));
      expect([a.grade, a.treatedAs, a.second.grade, a.second.treatedAs, a.third.grade]).toEqual([
        'I',
        'I',
        'I',
        'I',
        'S',
      ]);
      expect(a.supporters.map(({ sameGrade }) => sameGrade)).toEqual([true, false]);
      expect(b.grade).toBe('F');
    });

    test('leaves others as they are listed', () => {
      const { a } = lineUp(set, bd(['Bd (S)']));
      expect([a.grade, a.second.grade, a.second.sameGrade]).toEqual(['O', 'S', false]);
      expect(typesOf(set, bd(['Ps (S)', 'Bd (O)']))).toEqual(['Ps S', 'Bd O']);
    });

    test('keeps going and weapons', () => {
      const { a } = lineUp(
        set,
        bd(['Bd (S)'], { doubleBased: true, rankGoing: ['rough'], rankWeapons: ['bow'], going: 'road' }),
      );
      expect([a.going, a.second.going, a.second.weapon]).toEqual(['road', 'rough', 'bow']);
    });
  });

  describe('treating as another grade', () => {
    const set = rules(
      clause('x.treat', ({ treatAs }) => {
        treatAs(({ self, enemy, element }) =>
          element.is('Bd', 'X') && enemy.is('Wb') && self.is('Bd') ? 'S' : undefined,
        );
      }),
    );

    test('holds for this opponent, and is told', () => {
      const { a, trail } = lineUp(set, question({ troop: 'Bd (X)', ranks: ['Bd (X)', 'Bd (O)'] }));
      expect([
        a.grade,
        a.treatedAs,
        a.countsAs('S'),
        a.countsAs('X'),
        a.second.countsAs('S', 'O'),
        a.third.countsAs('O'),
      ]).toEqual(['X', 'S', true, false, true, true]);
      expect(trail).toEqual([
        { step: 'treated as', side: 'a', clause: 'x.treat', label: 'Bd (X) counts as (S)' },
        { step: 'treated as', side: 'a', clause: 'x.treat', label: 'Bd (X) counts as (S)' },
      ]);
    });

    test('of either side', () => {
      const { b, trail } = lineUp(set, question({ troop: 'Wb (O)' }, { troop: 'Bd (X)' }));
      expect([b.treatedAs, trail.map(({ side }) => side)]).toEqual(['S', ['b']]);
      expect(lineUp(set, question({ troop: 'Ax (O)' }, { troop: 'Bd (X)' })).b.treatedAs).toBe('X');
    });

    test('an ungraded type can be treated as graded', () => {
      const treated = rules(
        clause('x.exp', ({ treatAs }) => {
          treatAs(() => 'I');
        }),
      );
      expect(lineUp(treated, question({ troop: 'Exp' })).trail[0]?.label).toBe('Exp () counts as (I)');
    });

    test('ranks that may not support are not asked', () => {
      const asked = vi.fn(() => undefined);
      const barred = rules(
        clause('x.bar', ({ supportBarred }) => {
          supportBarred(() => 'no');
        }),
        clause('x.treat', ({ treatAs }) => {
          treatAs(asked);
        }),
      );
      lineUp(barred, question({ ranks: ['Bd (O)'] }));
      expect(asked).toHaveBeenCalledTimes(2);
    });
  });

  describe('what is taken for granted, as wording is not held', () => {
    const set = rules(
      clause('x.unheld', ({ takenAs }) => {
        takenAs(({ element }) => (element.is('Bd', 'X') ? 'Bd (X) taken as they are' : undefined));
      }),
    );

    test('is told of each side, of all of its ranks once', () => {
      const { trail } = lineUp(set, question({ ranks: ['Bd (X)', 'Bd (X)'] }, { troop: 'Bd (X)' }));
      const said = { step: 'taken', clause: 'x.unheld', label: 'Bd (X) taken as they are' };
      expect(trail).toEqual([
        { ...said, side: 'a' },
        { ...said, side: 'b' },
      ]);
    });

    test('is told of ranks that may not support too', () => {
      const barred = rules(
        clause('x.bar', ({ supportBarred }) => {
          supportBarred(() => 'no');
        }),
        clause('x.unheld', ({ takenAs }) => {
          takenAs(({ self, element }) => (element === self ? undefined : 'a rank'));
        }),
      );
      const { trail } = lineUp(barred, question({ ranks: ['Bd (O)'] }));
      expect(trail.map(({ step, label }) => [step, label])).toContainEqual(['taken', 'a rank']);
    });
  });

  test('the trail of an answer starts with it', () => {
    const set = rules(
      clause('x.bar', ({ supportBarred }) => {
        supportBarred(() => 'no');
      }),
    );
    const { trail } = answer(set, thrown(1, 1, { ranks: ['Bd (O)'] }));
    expect(trail.slice(0, 2).map(({ step }) => step)).toEqual(['support barred', 'die']);
    const odds = resolveCombat(set, question({ ranks: ['Bd (O)'] }));
    expect(odds.trail.map(({ step, side }) => [step, side])).toEqual([
      ['support barred', 'a'],
      ['factor', 'a'],
      ['factor', 'b'],
    ]);
  });
});

describe('an element', () => {
  const fighter = (
    side: Readonly<Record<string, unknown>>,
    mode: 'close' | 'shooting' = 'close',
    enemy: Readonly<Record<string, unknown>> = {},
  ) => lineUp(rules(), question(side, enemy, mode)).a;

  test('is of its type, and of one of the grades named', () => {
    const bd = fighter({ troop: 'Bd (O)' });
    expect([
      bd.is('Bd'),
      bd.is('Bd', 'O'),
      bd.is('Bd', 'S', 'O'),
      bd.is('Bd', 'S'),
      bd.is('Wb'),
      bd.is('Wb', 'O'),
    ]).toEqual([true, true, true, false, false, false]);
    expect([bd.isAny('Wb', 'Bd'), bd.isAny('Wb'), bd.isAny()]).toEqual([true, false, false]);
    expect([bd.countsAs('O'), bd.countsAs('S', 'O'), bd.countsAs('S')]).toEqual([true, true, false]);
    expect(fighter({ troop: 'Exp' }).countsAs('S', 'O', 'I', 'F', 'X')).toBe(false);
  });

  test.each([
    ['Kn (O)', 'mounted'],
    ['Exp', 'mounted'],
    ['Bd (O)', 'foot'],
    ['Art (O)', 'foot'],
    ['WWg (O)', 'foot'],
    ['Bge', 'foot'],
    ['Bts (O)', 'naval'],
  ])('%s are %s', (troop, arm) => {
    const { mounted, foot, naval, arm: found } = fighter({ troop });
    expect([found, mounted, foot, naval]).toEqual([arm, arm === 'mounted', arm === 'foot', arm === 'naval']);
    const rank = fighter({ ranks: [troop] }).second;
    expect([rank.arm, rank.mounted, rank.foot, rank.naval]).toEqual([
      arm,
      arm === 'mounted',
      arm === 'foot',
      arm === 'naval',
    ]);
  });

  test('belongs to the classes that the rules name', () => {
    const of = (name: 'skirmishers' | 'lightTroops' | 'train') =>
      ['El', 'Kn', 'Cv', 'LH', 'Cm', 'Sp', 'Pk', 'Bd', 'Ax', 'Wb', 'Bw', 'Ps', 'Hd', 'Art', 'WWg', 'Gal'].filter(
        (type) => fighter({ troop: `${type} (O)` })[name],
      );
    expect(of('skirmishers')).toEqual(['LH', 'Ps']);
    expect(of('lightTroops')).toEqual(['LH', 'Ax', 'Ps']);
    expect(of('train')).toEqual(['Art', 'WWg']);
    expect(fighter({ troop: 'Bge' }).train).toBe(true);
  });

  test.each([
    ['good', true, false, false],
    ['road', true, false, false],
    ['rough', false, true, false],
    ['difficult', false, true, true],
  ])('in %s going', (going, good, bad, difficult) => {
    const { inGoodGoing, inBadGoing, inDifficultGoing } = fighter({ going });
    expect([inGoodGoing, inBadGoing, inDifficultGoing]).toEqual([good, bad, difficult]);
  });

  test('shoots, or is shot at, only in distant shooting', () => {
    const stateOf = (
      side: Readonly<Record<string, unknown>>,
      mode: 'close' | 'shooting',
      enemy: Readonly<Record<string, unknown>>,
    ) => {
      const { a, b } = lineUp(rules(), question(side, enemy, mode));
      return [a, b].map(({ shooting, shotAt, inCloseCombat }) => [shooting, shotAt, inCloseCombat]);
    };
    const shoot = { shooting: true };
    expect(stateOf(shoot, 'shooting', {})).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
    expect(stateOf({}, 'shooting', shoot)).toEqual([
      [false, true, false],
      [true, false, false],
    ]);
    expect(stateOf(shoot, 'shooting', shoot)).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
    expect(stateOf(shoot, 'close', shoot)).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
  });

  test('knows the circumstances it is in', () => {
    expect(fighter({ overlaps: 2, upslope: true }).state).toMatchObject({ overlaps: 2, upslope: true, general: false });
  });
});

describe('the odds', () => {
  const set = rules(
    clause('x.factor', ({ combatFactor }) => {
      combatFactor(({ self }) => (self.is('Bd') ? 2 : 1));
    }),
    clause('x.less', ({ outcomeIfLess }) => {
      outcomeIfLess(({ self }) => (self.is('Wb') ? 'flee' : undefined));
    }),
    clause('x.grading', ({ gradingFactor }) => {
      gradingFactor(({ lead, self }) => (self.is('Bd') && lead > 2 ? 1 : 0));
    }),
  );

  test('are those of every throw, one by one', () => {
    const engagement = engage(set, question());
    const faces = [1, 2, 3, 4, 5, 6];
    const outcomes = faces.flatMap((a) => faces.map((b) => resolveThrow(engagement, a, b).outcome));
    const found = chancesOf(engagement).odds;
    for (const side of ['a', 'b'] as const) {
      for (const outcome of ['stand', 'recoil', 'flee', 'destroyed'] as const) {
        expect(found[side][outcome]).toBe(outcomes.filter((each) => each[side] === outcome).length / 36);
      }
      expect(Object.values(found[side]).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });

  test('tell what outcomes lead to, and its chance', () => {
    const flanked = rules(
      clause('x.flank', ({ consequence }) => {
        consequence(({ self, outcome }) =>
          outcome === 'recoil' && self.state.flankContacts > 0 ? 'destroyed' : undefined,
        );
      }),
    );
    const label = 'Title of x.flank: recoil, so destroyed';
    expect(chancesOf(engage(flanked, question({ flankContacts: 1 }))).consequences).toEqual([
      { side: 'a', of: 'element', result: 'destroyed', clause: 'x.flank', label, chance: 13 / 36 },
    ]);
    const { odds, fateOdds } = chancesOf(engage(flanked, question({ flankContacts: 1 })));
    expect(odds.a).toEqual({ stand: 21 / 36, recoil: 13 / 36, flee: 0, destroyed: 2 / 36 });
    expect(fateOdds.a).toEqual({ stand: 21 / 36, recoil: 0, flee: 0, destroyed: 15 / 36, notHeld: 0 });
    expect(fateOdds.b).toEqual({ ...odds.b, notHeld: 0 });
    expect(chancesOf(engage(flanked, question())).consequences).toEqual([]);
  });

  test('as counted by hand', () => {
    // Equal factors of 3: only 5 and 6 against 1 come to double.
    expect(resolveCombat(rules(), question())).toEqual({
      edition: 'invented',
      odds: {
        a: { stand: 21 / 36, recoil: 13 / 36, flee: 0, destroyed: 2 / 36 },
        b: { stand: 21 / 36, recoil: 13 / 36, flee: 0, destroyed: 2 / 36 },
      },
      fateOdds: {
        a: { stand: 21 / 36, recoil: 13 / 36, flee: 0, destroyed: 2 / 36, notHeld: 0 },
        b: { stand: 21 / 36, recoil: 13 / 36, flee: 0, destroyed: 2 / 36, notHeld: 0 },
      },
      consequences: [],
      trail: [
        { step: 'factor', side: 'a', amount: 3, clause: 'plain.factor', label: 'Blades v foot' },
        { step: 'factor', side: 'b', amount: 3, clause: 'plain.factor', label: 'Warband v foot' },
      ],
    });
  });

  test('are asked for by leaving out the dice', () => {
    expect(resolveCombat(set, question())).not.toHaveProperty('outcome');
    expect(resolveCombat(set, thrown(1, 6))).not.toHaveProperty('odds');
    expect(resolveCombat(set, { ...question(), a: { ...question().a, die: 3 } })).toHaveProperty('odds');
    expect(resolveCombat(set, { ...question(), b: { ...question().b, die: 3 } })).toHaveProperty('odds');
  });
});
