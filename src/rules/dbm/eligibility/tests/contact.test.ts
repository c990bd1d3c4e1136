import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

/** Tells what a rule sees of the question. */
const rules = edition(
  clause('x.seen', ({ mayContact, yes }) => {
    mayContact(({ position, edge, start, move }) =>
      yes([position, edge ?? '-', start === null ? '-' : Object.values(start).join(' '), move].join(' | ')),
    );
  }),
);
const seen = (question: Readonly<Record<string, unknown>>) =>
  (answer('contact', rules, question) as { why?: string }).why;

describe('the position', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ position: 'fullFrontEdge' }, 'fullFrontEdge | front'],
    [{ position: 'front edge', targetEdge: 'side edge' }, 'fullFrontEdge | flank'],
    [{ position: 'partialFrontEdge', targetEdge: 'rear' }, 'partialFrontEdge | rear'],
    [{ position: 'front edge to front edge' }, 'fullFrontEdge | front'],
    [{ position: 'frontEdgeOnFlank' }, 'partialFrontEdge | flank'],
    [{ position: 'flank', targetEdge: 'flank' }, 'partialFrontEdge | flank'],
    [{ position: 'front-edge-to-rear-edge' }, 'fullFrontEdge | rear'],
    [{ position: 'partial rear' }, 'partialFrontEdge | rear'],
    [{ position: 'partial front' }, 'partialFrontEdge | front'],
    [{ position: 'not lined up' }, 'frontEdgeOffCorner | front'],
    [{ position: 'corner only', targetEdge: 'flank' }, 'frontCornerOnly | flank'],
    [{ position: 'frontCornerToFrontCorner', targetEdge: 'front' }, 'frontCornerToFrontCorner | -'],
    [{ position: 'overlap' }, 'frontCornerToFrontCorner | -'],
    [{ position: 'side edge to side edge', targetEdge: 'flank' }, 'sideEdgeToSideEdge | -'],
    [{ position: 'beside a friend' }, 'besideFriend | -'],
    [{ position: 'rear corner', targetEdge: 'flank' }, 'rearOrSideOnly | -'],
    [{ position: 'side edge on front edge' }, 'rearOrSideOnly | -'],
  ])('%j is read as %s', (question, read) => {
    expect(seen(question)).toBe(`${read} | - | tactical`);
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['none', {}, '"position": expected one of "fullFrontEdge"'],
    ['an unknown one', { position: 'fullFrontEge' }, 'did you mean "fullFrontEdge"?'],
    [
      'one with another edge',
      { position: 'flank', targetEdge: 'rear' },
      '"targetEdge": expected "flank", which the position names, found "rear"',
    ],
  ])('refuses %s', (_, question, message) => {
    expect(() => seen(question)).toThrow(QuestionError);
    expect(() => seen(question)).toThrow(message);
  });
});

describe('where it starts: part on the flank, the rest behind the rear, all behind the rear', () => {
  test.each([
    ['inFront', 'not false false'],
    ['partlyOnFlankSide', 'partly false false'],
    ['onFlankSide', 'entirely true false'],
    ['onFlankSideBehindRear', 'entirely true true'],
    ['partlyOnFlankSideRestBehindRear', 'partly true false'],
    ['partlyOnFlankSideBehindRear', 'partly true true'],
    ['behindRear', 'not true true'],
    ['B', 'partly false false'],
    ['C', 'entirely true false'],
    ['D', 'entirely true false'],
    ['E', 'partly true true'],
    ['F', 'entirely true false'],
    ['entirely behind rear', 'not true true'],
  ])('%s', (starts, read) => {
    expect(seen({ position: 'flank', starts })).toBe(`partialFrontEdge | flank | ${read} | tactical`);
  });
});

test('what no clause speaks of is open', () => {
  expect(answer('contact', edition(), { position: 'front' })).toMatchObject({
    answer: null,
    why: 'no text that we have says whether this contact is permitted',
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [
      { position: 'front' },
      'an element move into contact with enemy, front edge fully on the front edge, a front corner on a front corner',
    ],
    [
      { position: 'partial rear', mover: 'Bw (O)', target: 'Kn (O)', moverCouldShootTarget: true, starts: 'behind' },
      'Bw (O) move into contact with Kn (O), front edge partly on the rear edge, a front corner on a rear corner, starting behind the rear, when it could shoot at it',
    ],
    [
      { position: 'crooked', move: 'impetuous', enemyMustConform: true, starts: 'in front' },
      'an element move into contact with enemy, front edge on the front edge, no corner on a corner, starting in front, in a spontaneous advance, the enemy having to pivot or shift',
    ],
    [
      { position: 'corner', targetEdge: 'flank', move: 'pursuit', anotherOfGroup: true, starts: 'partlyOnFlankSide' },
      'an element move into contact with enemy, only a front corner on the flank edge, starting partly on the flank’s side and the rest not behind the rear, in an outcome move, another of its group ending in a permitted position',
    ],
    [
      { position: 'flank', move: 'pressing forward', starts: 'partlyOnFlankSideRestBehindRear' },
      'an element move into contact with enemy, front edge partly on the flank edge, a front corner on a front corner, starting partly on the flank’s side and the rest behind the rear, pressing forward',
    ],
    [
      { position: 'flank', starts: 'E' },
      'an element move into contact with enemy, front edge partly on the flank edge, a front corner on a front corner, starting behind the rear, partly on the flank’s side',
    ],
    [
      { position: 'overlap' },
      'an element move into contact with enemy, front corner on front corner, facing the opposite way',
    ],
    [
      { position: 'side edge', starts: 'C' },
      'an element move into contact with enemy, side edge on side edge, starting entirely on the flank’s side',
    ],
    [
      { position: 'friend' },
      'an element move into contact with enemy, beside a friend whose front is on its flank or rear',
    ],
    [
      { position: 'backwards' },
      'an element move into contact with enemy, touching it only with its rear edge or a rear corner, or with a side edge on no side edge',
    ],
  ])('%j', (question, said) => {
    expect(words('contact', question)).toBe(`May ${said}?`);
  });
});
