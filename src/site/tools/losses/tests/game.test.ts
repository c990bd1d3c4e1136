import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clause, rules } from '../../../../rules/tests/build.ts';
import { beforeLosses, initialState, LOSS_TOOL, NO_GAME, readAddress, writeGame, type GameShown } from '../../index.ts';
import { anyGame } from './any-game.ts';

/** All count 1, psiloi a half, artillery is not held; a third demoralises, a half defeats, a lost general is open. */
const LOSSES = clause('some.losses', (scope) => {
  scope.elementEquivalents(({ troop }) => (troop.is('Art') ? scope.notHeld : troop.is('Ps') ? 0.5 : 1));
  scope.demoralisedAt(({ originalEE }) => ({
    amount: Math.ceil((originalEE * 2) / 3) / 2,
    why: 'by secondary sources',
  }));
  scope.quarterLostAt(({ originalEE }) => ({ amount: Math.ceil(originalEE / 2) / 2, why: 'a quarter' }));
  scope.defeatedAt(({ originalEE }) => ({ amount: Math.ceil(originalEE) / 2, why: 'half' }));
  scope.demoralisedByGeneral(() => scope.notHeld);
  scope.baggageLoss(({ fate }) => ({ destroyedInCloseCombat: 2, lostOtherwise: 1, demoralised: 0 })[fate]);
});

const ARMY = 'C-in-C,1 Reg Kn (O) general,11 Reg Bd (O);ally,1 Irr Kn (F) general,4 Irr Ps (O);6 Bge';
const HURT = ARMY.replace('11 Reg Bd (O)', '$& lost 4').replace('4 Irr Ps (O)', '$& lost 1');

function replyTo(game: string) {
  const { state, problems } = readAddress(LOSS_TOOL.fields, `of=game&game=${encodeURIComponent(game)}`, ['3.4']);
  expect(problems).toEqual([]);
  return LOSS_TOOL.reply(rules(LOSSES), state);
}

function standing(game: string): GameShown {
  const reply = replyTo(game);
  if (reply.kind !== 'answer' || reply.answer.kind !== 'game') throw new Error(JSON.stringify(reply));
  return reply.answer;
}

const facts = (game: string) => standing(game).facts.map(({ label, text }) => `${label}: ${text}`);

describe('how an army stands in a game', () => {
  test('before anything is lost', () => {
    expect(facts(ARMY)).toEqual([
      'Command 1 (C-in-C): 0 of 12 EE lost, a quarter lost at 3: 3 more, demoralised at 4 by a secondary source: 4 more',
      'Command 2 (ally): 0 of 3 EE lost, a quarter lost at 1: 1 more, demoralised at 1 by a secondary source: 1 more',
      'Army: 0 of 15 EE lost, defeated at 7½: 7½ more',
    ]);
    expect(standing(ARMY).question).toBe('What an army has lost: nothing so far');
  });

  test('each command by its own losses, and the army by all of them with its baggage', () => {
    expect(facts(`${HURT},1 killed,1 gone,2 shaken`)).toEqual([
      'Command 1 (C-in-C): 4 of 12 EE lost, a quarter lost at 3: reached, demoralised at 4 by a secondary source: reached',
      'Command 2 (ally): ½ of 3 EE lost, a quarter lost at 1: ½ more, demoralised at 1 by a secondary source: ½ more',
      'Army: 7½ of 15 EE lost, defeated at 7½: reached',
    ]);
    expect(standing(`${HURT},1 killed`).question).toBe(
      'What an army has lost: 4 Reg Bd (O), 1 Irr Ps (O), 1 baggage destroyed in close combat',
    );
  });

  test('one less than that, and neither is reached', () => {
    expect(facts(HURT.replace('lost 4', 'lost 3'))).toContain(
      'Command 1 (C-in-C): 3 of 12 EE lost, a quarter lost at 3: reached, demoralised at 4 by a secondary source: 1 more',
    );
  });

  test('a lost general leaves his own command open, not the others', () => {
    const { commands, remarks } = standing(ARMY.replace('general', '$& lost 1'));
    expect(commands.map(({ generalLost, count }) => [generalLost, count?.points.at(-1)?.reached])).toEqual([
      [true, null],
      [false, false],
    ]);
    expect(remarks?.map(({ clause: id }) => id)).toEqual(['some.losses', 'losses.printed']);
    expect(standing(HURT.replace('general', '$& lost 1')).commands[0]?.count?.points.at(-1)?.reached).toBe(true);
  });

  test('troops that cannot be counted leave their command open, not the others', () => {
    const game = LOSS_TOOL.fields.game.read(
      'C-in-C,1 Reg Kn (O) general,2 Reg Art (O);sub-general,9 Reg Bd (O) lost 3',
    );
    const reply = LOSS_TOOL.reply(rules(LOSSES), { ...initialState(LOSS_TOOL.fields), of: 'game', game });
    expect(reply).toMatchObject({
      kind: 'answer',
      answer: { commands: [{ count: null }, { count: { lost: 3 } }], army: { count: null } },
    });
  });

  test('where nothing can be counted, that is said', () => {
    const game = LOSS_TOOL.fields.game.read('C-in-C,2 Reg Art (O)');
    const reply = LOSS_TOOL.reply(rules(LOSSES), { ...initialState(LOSS_TOOL.fields), of: 'game', game });
    expect(reply).toMatchObject({ kind: 'open', clauses: [{ clause: 'some.losses' }] });
  });

  test('without an army one is wanted', () => {
    const reply = LOSS_TOOL.reply(rules(LOSSES), { ...initialState(LOSS_TOOL.fields), of: 'game' });
    expect(reply).toEqual({ kind: 'wanting', wants: 'Take an army from Points, or from a link.' });
  });
});

describe('what a link tells that cannot be', () => {
  test.each([
    [
      'more lost than the line had',
      '2 Reg Bd (O) lost 3',
      'expected no more lost than there were: "2 Reg Bd (O) lost 3"',
    ],
    ['no number', 'Reg Bd (O)', 'expected a line such as 12 Reg Bd (O) lost 4, found "Reg Bd (O)"'],
    ['no elements', '0 Reg Bd (O)', 'expected from 1 to 500 elements: "0 Reg Bd (O)"'],
    ['no troops', '3 Reg Zz (O)', /Zz.*: "3 Reg Zz \(O\)"$/],
  ])('%s: the line is left out and named; the rest stands', (_, line, why) => {
    const { state, problems } = told(`C-in-C,1 Reg Kn (O) general,${line},4 Ps (O) lost 2;3 Bge`);
    expect(state.game.commands[0]?.lines.map(({ count, lost }) => [count, lost])).toEqual([
      [1, 0],
      [4, 2],
    ]);
    expect(state.game.baggage.count).toBe(3);
    expect(problems.map((problem) => problem.why)).toEqual([
      typeof why === 'string' ? why : expect.stringMatching(why),
    ]);
  });

  test.each([
    ['7 killed', 0],
    ['2 sunk', 0],
    ['4 killed,3 gone', 4],
  ])('baggage of which %s', (fates, killed) => {
    const { state, problems } = told(`${ARMY},${fates}`);
    expect(state.game.baggage).toEqual({ count: 6, destroyedInCloseCombat: killed, lostOtherwise: 0, demoralised: 0 });
    expect(problems.map(({ why }) => why)).toEqual([expect.stringMatching(/^expected no more baggage than there is/)]);
  });

  test('a command of nobody', () => {
    const { state, problems } = told(`king,3 Reg Bd (O);${ARMY}`);
    expect(state.game.commands).toHaveLength(2);
    expect(problems[0]?.why).toBe('expected C-in-C, sub-general, ally or baggage such as 6 Bge, found "king"');
  });

  const told = (game: string) => readAddress(LOSS_TOOL.fields, `of=game&game=${encodeURIComponent(game)}`, ['3.4']);
});

test('of any game the army before its losses is that of its list', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const { commands, baggage } = game;
      const fresh = {
        commands: commands.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => ({ ...line, lost: 0 })) })),
        baggage: { ...NO_GAME.baggage, count: baggage.count },
      };
      expect(beforeLosses(writeGame(game))).toBe(writeGame(fresh));
    }),
  );
});
