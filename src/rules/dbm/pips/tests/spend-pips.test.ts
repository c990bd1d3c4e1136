import { describe, expect, test } from 'vitest';
import { notHeld } from '../../../frame/not-held.ts';
import { createRuleSet, DBM, type DbmRules } from '../../../index.ts';
import type { Charge } from '../steps.ts';
import { clause } from '../../../tests/build.ts';
import { cost, rules, spend } from './build.ts';

const charging = (id: string, charge: Charge | undefined) =>
  clause(id, ({ pipModifier }) => {
    pipModifier(() => charge);
  });

const two = [{ troop: 'Reg Kn (O)', count: 2 }];
const steps = (set: DbmRules, about = {}) =>
  cost(set, about).trail.map(({ step, amount, clause: id, label }) => [step, amount, id, label]);

describe('what is paid', () => {
  test('is the basic cost, and every modifier in printed order', () => {
    const set = rules(charging('c.one', [2, 'mud']), charging('c.two', undefined), charging('c.three', [-1, 'luck']));
    expect(cost(set)).toEqual({
      edition: 'invented',
      pips: 2,
      base: 1,
      modifiers: [
        { amount: 2, clause: 'c.one', label: 'mud' },
        { amount: -1, clause: 'c.three', label: 'luck' },
      ],
      trail: [
        { step: 'base', amount: 1, clause: 'plain.cost', label: 'the basic cost of a move' },
        { step: 'modifier', amount: 2, clause: 'c.one', label: 'mud' },
        { step: 'modifier', amount: -1, clause: 'c.three', label: 'luck' },
      ],
    });
  });

  test('is told with what was not weighed', () => {
    expect(cost(rules(), { action: 'halt', deviates: true }).ignored).toEqual([
      'deviates: counts for moves and marches only',
    ]);
    expect(cost(rules(), { action: 'halt' })).not.toHaveProperty('ignored');
  });

  test('is not told where no clause says the basic cost', () => {
    expect(spend(createRuleSet(DBM, 'invented', []), { action: 'halt' })).toEqual({
      edition: 'invented',
      answer: null,
      why: 'no text that we have says what a halt costs',
      trail: [],
    });
  });

  test('is not told where a modifier is not held', () => {
    const lost = clause('c.lost', ({ pipModifier }) => {
      pipModifier(() => notHeld);
    });
    expect(spend(rules({ ...lost, held: false }))).toMatchObject({
      answer: null,
      trail: [{ step: 'not held', clause: 'c.lost' }],
    });
  });
});

describe('moves that are paid for one by one', () => {
  const set = rules(
    clause('c.each', ({ paidMoves }) => {
      paidMoves(({ mountsOrDismounts }) => (mountsOrDismounts ? 3 : undefined));
    }),
    clause('c.once', ({ pipModifier }) => {
      pipModifier(({ generalModifierAlreadyUsed }) => (generalModifierAlreadyUsed ? undefined : [-1, 'the general']));
    }),
    charging('c.always', [1, 'mud']),
  );

  test('cost each its own, but the general helps once', () => {
    expect(cost(set, { mountsOrDismounts: true })).toMatchObject({ pips: 5, base: 3 });
    expect(steps(set, { mountsOrDismounts: true })).toEqual([
      ['base', 3, 'plain.cost', 'the basic cost of 3 moves'],
      ['paid moves', undefined, 'c.each', '3 to be paid for'],
      ['modifier', -1, 'c.once', 'the general'],
      ['modifier', 1, 'c.always', 'mud'],
      ['modifier', 1, 'c.always', 'mud'],
      ['modifier', 1, 'c.always', 'mud'],
    ]);
    expect(cost(set)).toMatchObject({ pips: 1, base: 1 });
  });
});

describe('what saves a surcharge', () => {
  const set = rules(
    clause('c.deviating', ({ pipModifier, contactSaves, deviationFree, yes, no }) => {
      pipModifier(({ deviates, deviationIsFree }) => (deviates && !deviationIsFree() ? [1, 'crooked'] : undefined));
      contactSaves(({ surchargeFor }) => (surchargeFor === 'deviating' ? yes('contact') : no('never')));
      deviationFree(({ along }) => (along === null ? no('no road') : yes('a road')));
    }),
    clause('c.short', ({ pipModifier, shortMoveFree, yes, no }) => {
      pipModifier(({ includes, shortMoveIsFree }) =>
        includes((each) => !each.fullMove) && !shortMoveIsFree() ? [1, 'short'] : undefined,
      );
      shortMoveFree(({ stoppedBy }) => (stoppedBy === 'river' ? yes('a river') : no('no river')));
    }),
    clause('c.legal', ({ contactSaves, yes, no }) => {
      contactSaves(({ legalContact }) => (legalContact ? yes('legal') : no('not legal')));
    }),
  );

  test.each<readonly [string, Readonly<Record<string, unknown>>, number, readonly (readonly [string, string])[]]>([
    ['nothing, straight ahead', {}, 1, []],
    ['nothing', { deviates: true }, 2, [['refuses', 'no road']]],
    ['a road', { deviates: true, along: 'road' }, 1, [['allows', 'a road']]],
    [
      'contact, by all that is said of it',
      { deviates: true, legalContact: true, stopsImmediatelyOnContact: false },
      1,
      [
        ['allows', 'contact'],
        ['allows', 'legal'],
      ],
    ],
    [
      'a road where contact does not',
      { deviates: true, contactsEnemy: true, legalContact: false, along: 'road' },
      1,
      [
        ['refuses', 'not legal'],
        ['allows', 'a road'],
      ],
    ],
    [
      'neither',
      { deviates: true, contactsEnemy: true, legalContact: false },
      2,
      [
        ['refuses', 'not legal'],
        ['refuses', 'no road'],
      ],
    ],
    ['a river', { stoppedBy: 'river' }, 1, [['allows', 'a river']]],
    [
      'a river where contact does not',
      { stoppedBy: 'river', legalContact: true },
      1,
      [
        ['refuses', 'never'],
        ['allows', 'a river'],
      ],
    ],
    [
      'neither for a short move',
      { stoppedBy: 'impassable', contactsEnemy: true, legalContact: false },
      2,
      [
        ['refuses', 'never'],
        ['refuses', 'not legal'],
        ['refuses', 'no river'],
      ],
    ],
  ])('%s', (_title, about, pips, reasons) => {
    const answer = cost(set, about);
    expect(answer.pips).toBe(pips);
    expect(
      answer.trail.filter(({ step }) => /allows|refuses/u.test(step)).map(({ step, label }) => [step, label]),
    ).toEqual(reasons);
  });

  test('is told once, though asked of each of two moves', () => {
    const each = clause('c.each', ({ paidMoves }) => {
      paidMoves(() => 2);
    });
    const answer = cost(rules(each, ...[...set.clauses.values()].slice(1)), { deviates: true });
    expect(answer.trail.map(({ step }) => step)).toEqual(['base', 'paid moves', 'refuses', 'modifier', 'modifier']);
    expect(answer.pips).toBe(4);
  });
});

describe('Reg or Irr', () => {
  const set = rules(
    clause('c.wild', ({ pipModifier }) => {
      pipModifier(({ includes, deviates }) =>
        deviates && includes((each) => each.irregular) ? [1, 'irregulars'] : undefined,
      );
    }),
  );

  test('may be left out where the cost is the same', () => {
    expect(cost(set, { elements: [{ troop: 'Kn (O)' }] }).pips).toBe(1);
    expect(cost(set, { elements: [{ troop: 'Kn (O)' }, { troop: 'Irr Sp (O)' }], deviates: true }).pips).toBe(2);
  });

  test('is asked for where it is not', () => {
    expect(() => cost(set, { elements: [{ troop: 'Reg Sp (O)' }, { troop: 'Kn (O)' }], deviates: true })).toThrow(
      '"elements[1].troop": expected "Reg Kn (O)" or "Irr Kn (O)", found "Kn (O)": the cost is 1 if regular, 2 if irregular',
    );
  });

  test('is what a clause says, whatever the list', () => {
    const elephants = clause('c.elephants', ({ countsAsIrregular }) => {
      countsAsIrregular(({ element }) => (element.troop.type === 'El' ? element.general !== null : undefined));
    });
    const ruled = rules(...[...set.clauses.values()].slice(1), elephants);
    const told = (troop: string, general: string | null) =>
      cost(ruled, { elements: [{ troop, general }], deviates: true })
        .trail.slice(1)
        .map(({ label }) => label);
    expect(told('Reg El (O)', 'ally')).toEqual(['Reg El (O) counts as irregular', 'irregulars']);
    expect(told('Irr El (O)', 'ally')).toEqual(['irregulars']);
    expect(told('Irr El (O)', null)).toEqual(['Irr El (O) counts as regular']);
    expect(told('Reg Kn (O)', 'ally')).toEqual([]);
  });
});

describe('several elements who are told to be no group', () => {
  const several = { elements: two, group: false };
  const group = clause('c.group', ({ pipModifier }) => {
    pipModifier(({ group: isGroup }) => (isGroup ? [1, 'a group'] : undefined));
  });

  test('cost what they cost as a group, where that is the same', () => {
    expect(cost(rules(charging('c.always', [1, 'mud'])), several).pips).toBe(2);
  });

  test('are refused where it is not', () => {
    expect(() => cost(rules(group), several)).toThrow('"group": expected true, or one element or double base');
  });
});

describe('a lone double base', () => {
  const alike = charging('c.always', [1, 'mud']);
  const group = clause('c.group', ({ pipModifier }) => {
    pipModifier(({ group: isGroup }) => (isGroup ? [1, 'a group'] : undefined));
  });
  const deciding = (answer: boolean | typeof notHeld | undefined) =>
    clause('c.bases', ({ doubleBaseIsGroup }) => {
      doubleBaseIsGroup(() => answer);
    });
  const base = { elements: two, doubleBase: true };

  test('is answered where it costs the same as a group', () => {
    expect(cost(rules(alike, deciding(notHeld)), base).pips).toBe(2);
  });

  test('is what the rules make it where it does not', () => {
    expect(cost(rules(group, deciding(true)), base).pips).toBe(2);
    expect(cost(rules(group, deciding(false)), base).pips).toBe(1);
  });

  test('is not answered where they do not say', () => {
    expect(spend(rules(group, deciding(notHeld)), base)).toMatchObject({
      answer: null,
      trail: [{ clause: 'c.bases' }],
    });
    expect(spend(rules(group), base)).toMatchObject({
      answer: null,
      why: 'no text that we have says whether a lone double base is a group',
    });
  });

  test('that dismounts is none', () => {
    const asked = { ...base, mountsOrDismounts: true, resultingElements: 1 };
    expect(cost(rules(group, deciding(notHeld)), asked).pips).toBe(1);
  });
});
