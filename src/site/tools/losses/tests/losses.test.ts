import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOSS_QUERIES, QuestionError } from '../../../../rules/index.ts';
import { LOSS_TOOL } from '../../index.ts';
import { lossQuestion } from '../question.ts';
import { sentAndRead, situations, stateOf } from '../../question/tests/situations.ts';
import { anyGame } from './any-game.ts';

describe('the question of a situation', () => {
  test.each([
    [
      'troops=12+Reg+Bd+(O)+lost+4,6+Ps+(O)',
      {
        command: [
          { troop: 'Reg Bd (O)', count: 12 },
          { troop: 'Ps (O)', count: 6 },
        ],
        lost: [{ troop: 'Reg Bd (O)', count: 4 }],
        generalLost: false,
        purpose: 'demoralisation',
      },
    ],
    ['troops=12+Reg+Bd+(O)&general=1', { lostEE: 0, generalLost: true }],
    // What becomes of baggage is told apart.
    ['troops=12+Reg+Bd+(O),2+Bge+lost+1', { command: [{}, { troop: 'Bge', count: 2 }], lostEE: 0 }],
    ['by=ee&at=22.5&lost=7', { originalEE: 22.5, lostEE: 7, purpose: 'demoralisation' }],
    ['by=ee&at=22.5', { lostEE: 0 }],
    [
      'of=army&at=40&lost=12.5&killed=2&shaken=1',
      {
        originalEE: 40,
        lostEE: 12.5,
        baggage: [
          { count: 2, fate: 'destroyedInCloseCombat' },
          { count: 1, fate: 'demoralised' },
        ],
        purpose: 'defeat',
      },
    ],
    ['of=army&for=tieBreak&lost=12&gone=3', { lostEE: 12, baggage: [{ count: 3, fate: 'lostOtherwise' }] }],
    ['of=army&armyby=troops&troops=20+Irr+Wb+(F)', { command: [{ troop: 'Irr Wb (F)', count: 20 }], baggage: [] }],
  ])('%s', (query, expected) => {
    expect(lossQuestion(stateOf(LOSS_TOOL, query))).toMatchObject({ query: 'losses', question: expected });
  });

  test('of victory', () => {
    const query = 'of=victory&a=C-in-C+16+lost+4.5,12+demoralised&b=ally+18+lost+2+steady';
    expect(lossQuestion(stateOf(LOSS_TOOL, query))).toEqual({
      query: 'victory',
      question: {
        sideA: [
          { originalEE: 16, lost: 4.5, general: 'C-in-C' },
          { originalEE: 12, lost: 0, general: null, demoralised: true },
        ],
        sideB: [{ originalEE: 18, lost: 2, general: 'ally', demoralised: false }],
        gameOver: true,
      },
    });
    expect(lossQuestion(stateOf(LOSS_TOOL, `${query}&on=1`))).toMatchObject({ question: { gameOver: false } });
  });

  test.each([
    ['', 'Add the troops that there were at first.'],
    ['troops=12+Reg+Bd+(O),?+Ps+(O)', 'Tell how many Ps (O) there were at first.'],
    ['by=ee&lost=3', 'Tell the element equivalents that there were at first.'],
    ['of=victory', 'Add the commands of side A.'],
    ['of=victory&a=16', 'Add the commands of side B.'],
    ['of=victory&a=16&b=C-in-C+?', 'Tell the element equivalents that each command had at first.'],
  ])('%s: %s', (query, wants) => {
    expect(lossQuestion(stateOf(LOSS_TOOL, query))).toEqual({ query: null, wants });
  });
});

test('every situation comes back from its address as it was', () => {
  fc.assert(
    fc.property(situations(LOSS_TOOL, { game: anyGame }), (state) => {
      expect(sentAndRead(LOSS_TOOL.fields, state)).toMatchObject({ state, problems: [] });
    }),
  );
});

const WANTS = /^"lost": expected at most|^"side[AB]\[\d\]\.(lost|general)": expected/;

test('every situation is a question that is well formed, but for more lost than there was', () => {
  fc.assert(
    fc.property(situations(LOSS_TOOL, { game: anyGame }), (state) => {
      fc.pre(state.of !== 'game');
      const written = lossQuestion(state);
      if (written.query === null) return;
      try {
        LOSS_QUERIES[written.query].pose(written.question);
      } catch (error) {
        expect(error).toBeInstanceOf(QuestionError);
        expect((error as QuestionError).message).toMatch(WANTS);
      }
    }),
    { numRuns: 500 },
  );
});
