import { describe, expect, test } from 'vitest';
import type { DbmClauseCode } from '../../../../rules/index.ts';
import { COMBAT_TOOL, consequenceInWords, readAddress } from '../../index.ts';
import { combatQuestion } from '../question.ts';
import { clause, rules } from '../../../../rules/tests/build.ts';

/** What the invented rules reply to the combat that an address tells. */
function reply(query: string, ...clauses: readonly DbmClauseCode[]) {
  return COMBAT_TOOL.reply(rules(...clauses), readAddress(COMBAT_TOOL.fields, query, ['1.0']).state);
}

function answer(query: string, ...clauses: readonly DbmClauseCode[]) {
  const replied = reply(query, ...clauses);
  if (replied.kind !== 'answer') throw new Error(`expected an answer, found ${JSON.stringify(replied)}`);
  return replied.answer;
}

const BOTH = 'a=Bd+(O)&b=Wb+(F)';
const general = clause('some.general', ({ tacticalFactor }) => {
  tacticalFactor(({ self }) => (self.state.general ? 1 : 0));
});
const fast = clause('some.fast', ({ gradingFactor }) => {
  gradingFactor(({ enemy, lead }) => (lead > 0 && enemy.countsAs('F') ? 1 : 0));
});

describe('the reply to a combat', () => {
  test.each([
    ['', 'Choose who fights whom.'],
    ['a=Bd+(O)', 'Choose the other side.'],
    ['b=Bd+(O)', 'Choose the other side.'],
  ])('%s: %s', (query, wants) => {
    expect(reply(query)).toEqual({ kind: 'wanting', wants });
  });

  test('without dice it is over the 36 throws', () => {
    const { throws, a, b, facts } = answer(BOTH);
    const outcomes = { stand: 21, recoil: 13, flee: 0, destroyed: 2 };
    const side = { standing: 3, die: null, score: null, outcomes, destroyedBy: {}, open: {}, fallWithIt: [] };
    expect([throws, a, b]).toEqual([36, { name: 'Bd (O)', ...side }, { name: 'Wb (F)', ...side }]);
    expect(facts).toEqual([
      { label: 'Bd (O)', text: 'stands 58%, recoils 36%, destroyed 6%' },
      { label: 'Wb (F)', text: 'stands 58%, recoils 36%, destroyed 6%' },
    ]);
  });

  test('with one die it is over the six throws of the other', () => {
    const { throws, a, b } = answer(`${BOTH}&a.die=5`);
    expect([throws, a.die, a.score, a.outcomes.stand, b.outcomes.recoil]).toEqual([6, 5, null, 5, 3]);
  });

  test('with both it is what the dice make it', () => {
    const { throws, a, b, facts } = answer(`${BOTH}&a.die=5&b.die=1&a.gen=1`, general);
    expect([throws, a.score, b.score, b.outcomes.destroyed]).toEqual([1, 9, 4, 1]);
    expect(facts.map(({ text }) => text)).toEqual(['9: stands', '4: destroyed']);
  });

  test('its steps are those of every throw, then those of some with their number', () => {
    const { steps } = answer(`${BOTH}&a.gen=1`, general, fast);
    expect(steps.map(({ side, clause: of, amount, throws }) => [side, of, amount, throws])).toEqual([
      ['a', 'plain.factor', 3, null],
      ['b', 'plain.factor', 3, null],
      ['a', 'some.general', 1, null],
      ['a', 'some.fast', 1, 21],
      ['b', 'plain.margin', null, 15],
      [null, 'plain.margin', null, 5],
      ['a', 'plain.margin', null, 10],
      ['b', 'plain.margin', null, 6],
      ['b', 'plain.less', null, 15],
      ['a', 'plain.equal', null, 5],
      ['b', 'plain.equal', null, 5],
      ['a', 'plain.less', null, 10],
      ['b', 'plain.half', null, 6],
    ]);
  });

  test('a die that was thrown is a step', () => {
    const { steps } = answer(`${BOTH}&b.die=2`);
    expect(
      steps.filter(({ step }) => step === 'die').map(({ side, amount, throws }) => [side, amount, throws]),
    ).toEqual([['b', 2, null]]);
  });

  test('what one throw leads to is told of how many', () => {
    const follows = clause('some.end', ({ consequence }) => {
      consequence(({ self, outcome }) => (self.is('Wb') && outcome === 'recoil' ? 'destroyed' : undefined));
    });
    expect(answer(BOTH, follows).consequences).toEqual([
      {
        side: 'b',
        of: 'element',
        result: 'destroyed',
        clause: 'some.end',
        label: 'Title of some.end: recoil, so destroyed',
        throws: 13,
      },
    ]);
  });

  describe('what an outcome leads to is what the answer says', () => {
    const follows = clause('some.end', ({ consequence, fallsWith }) => {
      consequence(({ self, outcome }) => (self.is('Wb') && outcome === 'recoil' ? 'destroyed' : undefined));
      fallsWith(() => 'too near');
    });
    const spared = clause('some.end', ({ consequence, fallsWith }) => {
      consequence(({ self, outcome }) => (self.is('Wb') && outcome === 'recoil' ? 'destroyed' : undefined));
      fallsWith(() => 'too near, unless your rulebook spares it');
    });
    const lost = clause('some.lost', ({ consequence, notHeld }) => {
      consequence(({ self }) => (self.is('Wb') ? notHeld : undefined));
    });

    test.each([
      ['odds', BOTH, follows, 'stands 58%, destroyed 42% (36% as it recoils)'],
      ['one throw', `${BOTH}&a.die=4&b.die=3`, follows, '6: destroyed (as it recoils)'],
      [
        'one throw with a rank behind',
        `${BOTH}&b.ranks=Wb+(F)&a.die=4&b.die=3`,
        follows,
        '6: destroyed (as it recoils; rank 2 dies too)',
      ],
      [
        'odds with a rank behind',
        `${BOTH}&b.ranks=Wb+(F)`,
        follows,
        'stands 58%, destroyed 42% (36% as it recoils; rank 2 dies too)',
      ],
      [
        'one throw, where a rank behind may be spared',
        `${BOTH}&b.ranks=Wb+(F)&a.die=4&b.die=3`,
        spared,
        '6: destroyed (as it recoils; rank 2 dies too, unless your rulebook spares it)',
      ],
      ['odds that are open', BOTH, lost, 'stands 58%, recoils 36% (what that leads to: we have no text), destroyed 6%'],
      ['one throw that is open', `${BOTH}&a.die=4&b.die=3`, lost, '6: recoils (what that leads to: we have no text)'],
    ])('in %s', (_, query, code, text) => {
      const { b, facts, throws } = answer(query, code);
      expect(facts.at(-1)).toEqual({ label: b.name, text });
      expect(Object.values(b.outcomes).reduce((sum, times) => sum + times, 0)).toBe(throws);
    });
  });

  test('is open, with the clause, where wording is not held that any throw rests on', () => {
    const unheld = clause('some.unheld', ({ gradingFactor, notHeld }) => {
      gradingFactor(({ lead }) => (lead === 5 ? notHeld : 0));
    });
    const replied = reply(BOTH, unheld);
    expect(replied).toMatchObject({ kind: 'open', clauses: [{ clause: 'some.unheld' }] });
  });

  test.each([
    ['a=Bd+(O)&b=Wb+(F)', 'Bd (O)', 'Wb (F)'],
    ['a=Bd+(O)&b=Bd+(O)', 'Bd (O), left', 'Bd (O), right'],
    ['a=Reg+Bd+(O)', 'Reg Bd (O)', 'right'],
  ])('%s: the sides are called %s and %s', (query, a, b) => {
    expect(COMBAT_TOOL.sides?.(readAddress(COMBAT_TOOL.fields, query, ['1.0']).state)).toEqual({ a, b });
  });

  const ranges = clause('distant-shooting.ranges', null, { Bw: { range: 200 }, 'Art S': { range: 500 } });

  test.each([
    ['mode=shooting&by=a&a=Bw+(O)&b=Bd+(O)', []],
    ['mode=shooting&by=both&a=Bw+(O)&b=Bd+(O)', ['The table of ranges does not name Bd (O)']],
    ['mode=shooting&by=a&a=Art+(S)&b=Bd+(O)', []],
    ['mode=shooting&by=a&a=Art+(F)&b=Bd+(O)', ['The table of ranges does not name Art (F)']],
    ['a=Bd+(O)&b=Bd+(O)', []],
  ])('%s: %j', (query, remarks) => {
    expect(answer(query, ranges).remarks?.map(({ text }) => text)).toEqual(remarks);
  });

  const shooting = clause('who.shoots', ({ mayShoot, yes, no }) => {
    mayShoot(({ shooter }) => (shooter.is('Bw') ? yes('they can shoot') : no(`${shooter.name} cannot shoot`)));
  });
  const aid = clause('who.aids', ({ mayAidShooting, yes, no }) => {
    mayAidShooting(({ front, rear, sameWeapon, fullContact, sameBase }) => {
      if (!sameWeapon) return no('another bow');
      if (front.is('Bw', 'X') && !sameBase) return no('on a base of its own');
      return rear.is('Bw', 'O') && fullContact && !rear.inDifficultGoing ? yes('it can') : no('it cannot');
    });
  });
  const unheld = clause('who.shoots', ({ mayShoot, notHeld }) => {
    mayShoot(() => notHeld);
  });
  const MAY = 'they can shoot, up to 200 paces away';
  const BY = 'mode=shooting&b=Bd+(O)&a';

  test.each([
    [`${BY}=Bw+(O)`, [MAY, 'A second rank of Bw (O) may aid, if with the same type of bow and in full contact']],
    [`${BY}=Bw+(O)&a.double=1`, [MAY, 'A second rank of Bw (O) may aid, if with the same type of bow']],
    [`${BY}=Bw+(O)&by=both`, [MAY, expect.stringContaining('second rank'), 'May not shoot: Bd (O) cannot shoot']],
    [`${BY}=Bw+(O)&by=b`, ['May not shoot: Bd (O) cannot shoot']],
    [
      `${BY}=Bw+(O)&a.ranks=Bw+(O)&a.weapon=longbow&a.rankweapon=longbow`,
      [MAY, 'Bw (O) behind may aid, if in full contact'],
    ],
    [
      `${BY}=Bw+(O)&a.ranks=Bw+(O)&a.weapon=longbow&a.rankweapon=crossbow`,
      [MAY, 'Bw (O) behind may not aid: another bow'],
    ],
    [`${BY}=Bw+(O)&a.ranks=Bw+(O)&a.rankgoing=difficult`, [MAY, 'Bw (O) behind may not aid: it cannot']],
    [`${BY}=Bw+(X)&a.ranks=Bw+(O)`, [MAY, 'Bw (O) behind may aid only from the same base']],
    [`${BY}=Bw+(X)`, [MAY]],
    ['a=Bw+(O)&b=Bd+(O)', []],
  ])('%s: %j', (query, remarks) => {
    const range = clause('some.range', ({ shootingRange }) => {
      shootingRange(() => 200);
    });
    expect(answer(query, shooting, aid, range).remarks?.map(({ text }) => text)).toEqual(remarks);
  });

  test.each([
    ['a.footflank=1', false, false],
    ['a.footflank=1&a.flank=1', true, false],
    ['a.footflank=1&a.rear=1', true, false],
    ['a.corner=1&a.flank=1', false, false],
    ['a.corner=1&a.fort=TF', false, false],
    ['a.corner=1&a.fort=TF&a.flank=1', false, true],
  ])('of enemy who are no longer there nothing stays told: %s', (query, foot, corner) => {
    const { state } = readAddress(COMBAT_TOOL.fields, `${BOTH}&${query}`, ['1.0']);
    expect(combatQuestion(state)?.a).toMatchObject({ flankedByFootInBadGoing: foot, acrossCorner: corner });
  });

  test('each remark leads to the clause that decides', () => {
    const found = answer(`${BY}=Bw+(O)&by=both`, shooting, aid).remarks;
    expect(found?.map((each) => [each.clause, each.quiet ?? false])).toEqual([
      ['who.shoots', true],
      ['who.aids', true],
      ['who.shoots', false],
    ]);
  });

  test('what an answer takes for granted is said, unless a remark on that clause says it', () => {
    const taken = clause('some.taken', ({ takenAs }) => {
      takenAs(({ element }) => (element.is('Bd') ? 'Bd (O) taken as they are' : undefined));
    });
    expect(answer('a=Bd+(O)&b=Wb+(O)', taken).remarks).toEqual([
      { text: 'Bd (O) taken as they are', clause: 'some.taken' },
    ]);
    const both = clause('who.shoots', ({ takenAs, mayShoot, notHeld }) => {
      mayShoot(() => notHeld);
      takenAs(() => 'taken to shoot');
    });
    expect(answer(`${BY}=Bw+(O)`, both).remarks?.map(({ text }) => text)).toEqual([
      expect.stringContaining('rests on'),
    ]);
  });

  test('where the wording is not held it is said so', () => {
    const found = answer(`${BY}=Bw+(O)`, unheld).remarks?.map(({ text, clause: of }) => `${of}: ${text}`);
    expect(found).toEqual([
      'who.shoots: Whether Bw (O) may shoot rests on “Title of who.shoots”, of which we have no text',
    ]);
  });
});

test('what spares a rank behind is told wherever it is said to fall', () => {
  const fallen = { side: 'b', of: 'rank 2', result: 'destroyed', clause: 'some.clause', throws: 1 } as const;
  const label = 'rank 2 is destroyed too: nearer than a base depth, unless your rulebook, p. 24, spares it';
  expect(consequenceInWords({ ...fallen, label })).toBe('rank 2 falls with it, unless your rulebook, p. 24, spares it');
  expect(consequenceInWords({ ...fallen, label: 'rank 2 is destroyed too' })).toBe('rank 2 falls with it');
});
