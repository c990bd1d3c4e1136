import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRADES, TROOP_TYPES } from '../../../src/rules/index.ts';
import { answerIn, yesIn } from './eligibility-ask.ts';
import { editions, fight, rulesOf, throws } from '../ask.ts';

type Question = Readonly<Record<string, unknown>>;

const edition = fc.constantFrom(...editions);
const troop = fc
  .tuple(fc.constantFrom(...Object.entries(TROOP_TYPES)), fc.constantFrom(...GRADES))
  .map(([[type, { graded }], grade]) => (graded ? `${type} (${grade})` : type));
const flag = fc.boolean();
const seldom = fc.constantFrom(false, false, false, true);

const shot = fc.record({
  question: fc.constantFrom('mayShoot', 'mustShoot', 'mayIgnore'),
  shooter: fc.oneof(troop, fc.constant('Bw (O)')),
  target: troop,
  marchedThisBound: seldom,
  fledThisBound: seldom,
  shooterState: fc.constantFrom('free', 'free', 'inCloseCombat', 'overlapping'),
  targetState: fc.constantFrom('free', 'free', 'givingRearSupport', 'outsideArc', 'notVisible'),
  lineOfShot: fc.constantFrom('clear', 'clear', 'crossed', 'throughGap', 'overUnseenEnemy'),
  targetIn: fc.constantFrom(null, 'marsh', 'rocky'),
  targetMoved: flag,
  anotherMoreDirect: seldom,
  equalPriority: flag,
  couldDestroyFriends: flag,
});
const aid = fc.record({
  question: fc.constant('mayAid'),
  front: fc.oneof(troop, fc.constantFrom('Bw (O)', 'Bw (X)')),
  rear: fc.oneof(troop, fc.constantFrom('Bw (O)', 'Bw (X)')),
  sameWeapon: flag,
  sameCommand: flag,
  fullContact: flag,
  sameBase: flag,
  going: fc.constantFrom('good', 'rough', 'difficult', 'road'),
});
const contact = fc.record({
  position: fc.constantFrom('fullFrontEdge', 'partialFrontEdge', 'frontEdgeOffCorner', 'frontCornerOnly', 'overlap'),
  targetEdge: fc.constantFrom('front', 'flank', 'rear'),
  starts: fc.constantFrom(null, 'inFront', 'B', 'C', 'E', 'behindRear'),
  mover: fc.oneof(troop, fc.constant('Bw (O)')),
  target: troop,
  moverCouldShootTarget: flag,
  move: fc.constantFrom('tactical', 'spontaneous', 'pressForward', 'outcome'),
  enemyMustConform: seldom,
  anotherOfGroup: seldom,
});
const pivot = fc.record({
  element: troop,
  group: fc.constantFrom('single', 'other'),
  contactedBy: fc.constantFrom('frontEdge', 'frontCorner', 'other'),
  contactor: troop,
  groupMove: fc.constantFrom('straightAhead', 'straightAhead', 'straightAheadWithShift', 'other'),
  alreadyInContact: seldom,
  doesNotTurn: fc.constantFrom(null, true, false),
  space: fc.constantFrom('enough', 'tooLittle', 'ifGroupMovesBack'),
  friendsBeside: fc.constantFrom('none', 'skirmishers', 'others'),
});
const press = fc.record({
  question: fc.constantFrom('may', 'must'),
  elements: fc.array(fc.record({ troop, rank: fc.integer({ min: 1, max: 3 }), general: seldom }), {
    minLength: 1,
    maxLength: 3,
  }),
  opponentsFled: flag,
  pursues: seldom,
  partOfGroup: flag,
  leavesRanks: seldom,
  anotherRankDoes: flag,
});
const formation = fc
  .record({
    manoeuvre: fc.constantFrom('column', 'column', 'column', 'expand'),
    turn: fc.constantFrom('none', 'none', 'before', 'after'),
    element: fc.oneof(troop, fc.constantFrom('Irr Ps (O)', 'Irr LH (O)')),
    others: fc.array(fc.oneof(troop, fc.constant('Irr Ps (O)')), { maxLength: 2 }),
    ends: fc.constantFrom('front', 'directlyBehind', 'inContact', 'kinked', 'apart'),
    moved: fc.constantFrom(null, 40, 100, 150, 260),
    going: fc.constantFrom('good', 'good', 'rough', ['good', 'rough']),
    wholeColumn: flag,
    couldFollow: seldom,
    furtherForward: seldom,
    notAligned: seldom,
    behindRear: seldom,
    endsInDifficult: seldom,
    sideways: seldom,
    byWheeling: fc.constantFrom(true, true, false),
  })
  // Who does not end in the column is not of one that is complete.
  .map((asked) => (['inContact', 'apart'].includes(asked.ends) ? { ...asked, wholeColumn: false } : asked));
const retreat = fc.record({
  element: troop,
  mobile: fc.constantFrom(null, true, false),
  inCircuit: flag,
  enemyInCircuit: flag,
  inTower: seldom,
  frontEdgeInContact: seldom,
  namedBefore: seldom,
});
const advance = fc.record({
  question: fc.constantFrom('target', 'move', 'next'),
  mover: fc.oneof(troop, fc.constantFrom('Irr Wb (O)', 'Irr Kn (F)', 'Exp')),
  kind: fc.constantFrom('element', 'baggage'),
  closest: fc.constantFrom('closest', 'equal', 'further'),
  eligible: fc.constantFrom('notTold', 'yes', 'no'),
  baggageIsOpen: seldom,
  positionToHelp: seldom,
  cancels: seldom,
  action: fc.constantFrom('straightAhead', 'wheel', 'turnAbout', 'shift', 'pivot', 'backward', 'pivotBack', 'none'),
  aim: fc.constantFrom('target', 'contact', 'obstruction'),
  toHelp: flag,
  beforehand: seldom,
  moreThanNeeded: seldom,
  shorterAhead: seldom,
  inLegalContact: seldom,
  stopped: seldom,
  surrounded: seldom,
  closerTurned: flag,
  does: fc.constantFrom('nothing', 'contact', 'support', 'fullMove'),
  anotherDoes: flag,
  nearest: fc.constantFrom('closest', 'equal', 'further'),
});
const support = troop.chain((front) => {
  const rank = fc.oneof({ weight: 3, arbitrary: fc.constant(front) }, troop, fc.constantFrom('Ps (O)', 'Ps (S)'));
  return fc.record({
    front: fc.constant(front),
    ranks: fc.array(rank, { minLength: 1, maxLength: 3 }),
    enemy: troop,
    going: fc.constantFrom('good', 'good', 'rough', 'difficult'),
    listRequiresDoubleBase: flag,
    listPermitsMixedGrade: flag,
    listPermitsPsiloiSupport: flag,
    movedIntoContact: flag,
    chariot: seldom,
    shotAt: seldom,
  });
});

const ANY: readonly (readonly [string, fc.Arbitrary<Question>])[] = [
  ['shoot', shot],
  ['shoot', aid],
  ['contact', contact],
  ['pivot', pivot],
  ['press-forward', press],
  ['form-column', formation],
  ['retreat', retreat],
  ['spontaneous', advance],
  ['support', support],
  ['mitigate', support],
];

test.each(ANY)('every answer of %s has a reason, and clauses of its edition in the trail', (name, question) => {
  fc.assert(
    fc.property(edition, question, (each, asked) => {
      const answer = answerIn(each, name, asked);
      expect(String(answer.why).length).toBeGreaterThan(0);
      for (const { clause, label } of answer.trail) {
        expect(rulesOf(each).clauses.has(clause), clause).toBe(true);
        expect(label.length).toBeGreaterThan(0);
      }
      if (typeof answer.allowed === 'boolean')
        expect(answer.trail[0]?.step).toBe(answer.allowed ? 'allows' : 'refuses');
    }),
    { numRuns: 200 },
  );
});

/** What never turns a no into a yes. */
const ADVERSE: readonly (readonly [string, fc.Arbitrary<Question>, readonly Question[]])[] = [
  [
    'shoot',
    shot.map((each) => ({ ...each, question: 'mayShoot' })),
    [
      { marchedThisBound: true },
      { fledThisBound: true },
      { targetState: 'inCloseCombat' },
      { anotherMoreDirect: true },
    ],
  ],
  ['shoot', aid, [{ going: 'difficult' }, { marchedThisBound: true }]],
  ['contact', contact, [{ moverCouldShootTarget: true }, { starts: 'B' }]],
  ['pivot', pivot, [{ alreadyInContact: true }, { groupMove: 'other' }, { space: 'tooLittle' }, { doesNotTurn: true }]],
  [
    'press-forward',
    press.map((each) => ({ ...each, question: 'may' })),
    [{ demoralised: true }, { pursues: true }, { leavesRanks: true }, { acrossFortifications: true }],
  ],
  [
    'form-column',
    formation,
    [
      { moved: 300 },
      { ends: 'apart', wholeColumn: false },
      { sideways: true },
      { byWheeling: false },
      { couldFollow: true },
      { furtherForward: true },
      { notAligned: true },
      { behindRear: true },
    ],
  ],
  ['retreat', retreat, [{ inTower: true }, { frontEdgeInContact: true }, { mobile: false }]],
  [
    'spontaneous',
    advance,
    [{ closest: 'further' }, { cancels: true }, { moreThanNeeded: true }, { beforehand: true }, { anotherDoes: true }],
  ],
  ['support', support, [{ otherCommand: true }, { apart: true }, { chariot: true }, { going: 'difficult' }]],
  ['mitigate', support, [{ otherCommand: true }, { chariot: true }, { going: 'difficult' }]],
];

test.each(ADVERSE)('what speaks against it never makes %s allowed', (name, question, adverse) => {
  fc.assert(
    fc.property(edition, question, fc.constantFrom(...adverse), (each, asked, more) => {
      if (yesIn(each, name, asked) === false) expect(yesIn(each, name, { ...asked, ...more })).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('a rank supports if, and only if, some throw of the combat comes out otherwise without it', () => {
  const newer = fc.constantFrom(...editions.slice(1));
  fc.assert(
    fc.property(newer, support, (each, { front, ranks, enemy, shotAt, ...about }) => {
      const yes = yesIn(each, 'support', { front, ranks, enemy, shotAt, ...about });
      const outcomes = (behind: readonly string[]) =>
        throws.map((dice) => {
          const answer = fight(
            each,
            { troop: front, ranks: behind, ...about },
            { troop: enemy, shooting: shotAt },
            dice,
          );
          return answer === null ? null : [answer.a.final, answer.b.final, answer.outcome.a];
        });
      const [present, absent] = [outcomes(ranks), outcomes(ranks.slice(0, -1))];
      fc.pre(yes !== null && !present.includes(null) && !absent.includes(null));
      expect(yes).toBe(JSON.stringify(present) !== JSON.stringify(absent));
    }),
    { numRuns: 300 },
  );
});
