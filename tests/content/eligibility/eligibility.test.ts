import { describe, expect, test } from 'vitest';
import { GRADES, TROOP_TYPES } from '../../../src/rules/index.ts';
import { answerIn, deciderIn, yesIn } from './eligibility-ask.ts';

/** Typed from the sources, not from the content. */
const AMENDED = ['3.1', '3.2', '3.3', '3.4'];
const EVERY = ['3.0', ...AMENDED];

type Question = Readonly<Record<string, unknown>>;

/** The same answer in every edition from 3.1; in 3.0 the wording is not held. */
function expectSince31(name: string, question: Question, yes: boolean): void {
  expect(EVERY.map((edition) => yesIn(edition, name, question))).toEqual([null, yes, yes, yes, yes]);
}

const TROOPS = Object.entries(TROOP_TYPES).flatMap(([type, { graded }]) =>
  graded ? GRADES.map((grade) => `${type} (${grade})`) : [type],
);

describe('dbm-3.1:p21-shooting-para1-s1-2: who can shoot', () => {
  const shooters = new Set([
    ...GRADES.flatMap((grade) => [`Art (${grade})`, `Bw (${grade})`, `Gal (${grade})`]),
    ...['WWg (S)', 'WWg (O)', 'El (X)', 'Shp (S)', 'Shp (O)', 'Shp (X)', 'Bts (S)', 'Bts (X)'],
  ]);

  test('names 23 kinds of troops', () => {
    expect([shooters.size, TROOPS.filter((troop) => shooters.has(troop)).length]).toEqual([23, 23]);
  });

  test.each(TROOPS)('%s', (shooter) => {
    expectSince31('shoot', { shooter }, shooters.has(shooter));
  });

  test.each<[string, Question]>([
    ['it has marched this bound', { marchedThisBound: true }],
    ['it has fled this bound', { fledThisBound: true }],
    ['the target is outside the arc', { targetState: 'outsideArc' }],
    ['the target is not visible', { targetState: 'notVisible' }],
  ])('not if %s', (_, about) => {
    expectSince31('shoot', { shooter: 'Reg Bw (S)', target: 'Irr Kn (O)', ...about }, false);
    expect(deciderIn('3.4', 'shoot', { shooter: 'Reg Bw (S)', ...about })).toBe('distant-shooting.who-may-shoot');
  });
});

describe('ps31: a target at the end of the range', () => {
  test.each([
    ['Reg Art (S)', 500],
    ['Reg Art (X)', 100],
    ['Reg Bw (O)', 200],
    ['Reg WWg (O)', 200],
    ['Irr Gal (O)', 200],
  ])('%s: %ip is within it', (shooter, distance) => {
    const shot = { shooter, target: 'Irr Kn (O)' };
    expectSince31('shoot', { ...shot, distance }, true);
    for (const edition of EVERY) expect(yesIn(edition, 'shoot', { ...shot, distance: distance + 1 })).toBe(false);
  });
});

describe('bhgs:17.5 and bhgs:17.6: what does not stop a shot', () => {
  test.each([
    ['bhgs.17.5', 'overUnseenEnemy'],
    ['bhgs.17.5', 'overEnemyOnSteepHill'],
    ['bhgs.17.6', 'gapAtShooterOrTarget'],
  ])('%s: %s', (clause, lineOfShot) => {
    const question = { shooter: 'Reg Bw (O)', target: 'Irr Kn (O)', lineOfShot };
    for (const edition of AMENDED) {
      const { trail } = answerIn(edition, 'shoot', question);
      expect(trail.map((step) => step.clause)).toContain(clause);
      const clear = answerIn(edition, 'shoot', { ...question, lineOfShot: 'clear' });
      expect(clear.trail.map((step) => step.clause)).not.toContain(clause);
    }
  });
});

describe('dbm-3.1:p21-shooting-para1-s4-barred: four bars', () => {
  const bars = ['inCloseCombat', 'givingRearSupport', 'behindCloseCombat', 'overlapping'];

  test.each(bars.flatMap((state) => [['shooterState', state] as const, ['targetState', state] as const]))(
    '%s %s',
    (whose, state) => {
      const question = { shooter: 'Reg Art (O)', target: 'Irr Wb (O)', [whose]: state };
      expectSince31('shoot', question, false);
      expect(deciderIn('3.1', 'shoot', question)).toBe('distant-shooting.barred');
    },
  );

  test('none of them', () => {
    expectSince31('shoot', { shooter: 'Reg Art (O)', shooterState: 'free', targetState: 'free' }, true);
  });
});

describe('dbm-3.1:p21-shooting-para3-s1-rear-aid: five conditions', () => {
  const fits = { front: 'Reg Bw (O)', rear: 'Irr Bw (O)', sameWeapon: true, sameCommand: true, fullContact: true };

  test.each<[string, Question, boolean]>([
    ['all met', {}, true],
    ['another type of bow', { sameWeapon: false }, false],
    ['another command', { sameCommand: false }, false],
    ['not in full contact', { fullContact: false }, false],
    ['not both bowmen: behind', { rear: 'Irr Ps (O)' }, false],
    ['not both bowmen: in front', { front: 'Reg Art (O)' }, false],
    ['both in rough going', { going: 'rough' }, true],
    ['both in difficult going', { going: 'difficult' }, false],
    ['the second rank in difficult going', { rearGoing: 'difficult' }, false],
    ['the first rank in difficult going', { going: 'difficult', rearGoing: 'good' }, false],
    ['another grade', { rear: 'Irr Bw (S)' }, false],
    ['(S) behind (X) on one base', { front: 'Bw (X)', rear: 'Bw (S)', sameBase: true }, true],
    ['(O) behind (X) on one base', { front: 'Bw (X)', rear: 'Bw (O)', sameBase: true }, true],
    ['(I) behind (X) on one base', { front: 'Bw (X)', rear: 'Bw (I)', sameBase: true }, false],
    ['(F) behind (X) on one base', { front: 'Bw (X)', rear: 'Bw (F)', sameBase: true }, false],
    ['(O) behind (X) on two bases', { front: 'Bw (X)', rear: 'Bw (O)' }, false],
    ['(S) behind (O) on one base', { rear: 'Bw (S)', sameBase: true }, false],
    ['the first rank having marched', { marchedThisBound: true }, false],
  ])('%s', (_, about, yes) => {
    expectSince31('shoot', { question: 'mayAid', ...fits, ...about }, yes);
  });

  test('dbm-3.3:s1-bw-x-rear-rank: (X) behind (X) from 3.3; before, the bar of the definition is not held', () => {
    const both = { ...fits, front: 'Bw (X)', rear: 'Bw (X)' };
    expect(EVERY.map((edition) => yesIn(edition, 'shoot', both))).toEqual([null, null, null, true, true]);
    expect(deciderIn('3.2', 'shoot', both)).toBe('troop-definitions.bowmen-x');
    const mixed = { ...both, front: 'Bw (O)', sameBase: true };
    expect(EVERY.map((edition) => yesIn(edition, 'shoot', mixed))).toEqual([null, false, false, false, false]);
  });
});

describe('which target, and whether at all', () => {
  const bow = { shooter: 'Reg Bw (O)', target: 'Irr Kn (O)' };

  test.each<[string, Question, boolean, string]>([
    ['bhgs:17.1 crossing lines', { lineOfShot: 'crossed' }, false, 'bhgs.17.1'],
    ['bhgs:17.5 psiloi in marsh', { target: 'Ps (O)', targetIn: 'marsh' }, false, 'bhgs.17.5'],
    ['bhgs:17.5 psiloi in vineyards', { target: 'Ps (O)', targetIn: 'vineyards' }, false, 'bhgs.17.5'],
    ['bhgs:17.5 psiloi in brush', { target: 'Ps (O)', targetIn: 'brush' }, false, 'bhgs.17.5'],
    ['bhgs:17.5 psiloi in a rocky area', { target: 'Ps (O)', targetIn: 'rocky' }, false, 'bhgs.17.5'],
    ['bhgs:17.5 psiloi who moved', { target: 'Ps (O)', targetIn: 'marsh', targetMoved: true }, true, ''],
    ['bhgs:17.5 others in marsh', { target: 'Ax (O)', targetIn: 'marsh' }, true, ''],
    ['bhgs:17.5 over unseen enemy', { lineOfShot: 'overUnseenEnemy' }, true, ''],
    ['bhgs:17.5 from a steep hill', { lineOfShot: 'overEnemyOnSteepHill' }, true, ''],
    ['bhgs:17.6 a gap at the target', { lineOfShot: 'gapAtShooterOrTarget' }, true, ''],
    ['bhgs:17.7 another more directly ahead', { anotherMoreDirect: true }, false, 'bhgs.17.7'],
  ])('%s', (_, about, yes, decider) => {
    expectSince31('shoot', { ...bow, ...about }, yes);
    if (decider !== '') expect(deciderIn('3.4', 'shoot', { ...bow, ...about })).toBe(decider);
  });

  test.each(['throughGap', 'throughOthers'])('a line of shot %s is in the printed rules only', (lineOfShot) => {
    expect(EVERY.map((edition) => yesIn(edition, 'shoot', { ...bow, lineOfShot }))).toEqual(EVERY.map(() => null));
    expect(yesIn('3.4', 'shoot', { ...bow, lineOfShot, marchedThisBound: true })).toBe(false);
  });

  test('bhgs:17.4 nobody must shoot where friends could be destroyed; else who must is in the printed rules', () => {
    const must = { ...bow, question: 'mustShoot' };
    expectSince31('shoot', { ...must, couldDestroyFriends: true }, false);
    expect(deciderIn('3.3', 'shoot', { ...must, couldDestroyFriends: true })).toBe('bhgs.17.4');
    expect(EVERY.map((edition) => yesIn(edition, 'shoot', must))).toEqual(EVERY.map(() => null));
    expectSince31('shoot', { ...must, marchedThisBound: true }, false);
  });

  test('dbm-3.1:p21-shooting-para4-equal-priority the owner chooses; when to ignore psiloi is in the printed rules', () => {
    const ignore = { ...bow, question: 'mayIgnore', target: 'Irr Ps (O)' };
    expectSince31('shoot', { ...ignore, equalPriority: true }, true);
    expect(deciderIn('3.1', 'shoot', { ...ignore, equalPriority: true })).toBe('distant-shooting.equal-priority');
    expect(EVERY.map((edition) => yesIn(edition, 'shoot', ignore))).toEqual(EVERY.map(() => null));
  });
});

describe('dbm-3.1:p18-restrictions-para4-legal-contact: six positions', () => {
  const fronts = ['fullFrontEdge', 'partialFrontEdge', 'frontEdgeOffCorner', 'frontCornerOnly'];
  const permitted: Readonly<Record<string, readonly string[]>> = {
    front: ['fullFrontEdge'],
    flank: ['fullFrontEdge', 'partialFrontEdge'],
    rear: ['fullFrontEdge'],
  };

  test.each(['front', 'flank', 'rear'].flatMap((edge) => fronts.map((position) => [edge, position] as const)))(
    '%s %s',
    (targetEdge, position) => {
      const yes = permitted[targetEdge]?.includes(position) === true;
      const bare = { position, targetEdge };
      expectSince31('contact', bare, yes);
      for (const move of ['spontaneous', 'pressForward']) expectSince31('contact', { ...bare, move }, yes);
      for (const free of [{ enemyMustConform: true }, { anotherOfGroup: true }, { move: 'outcome' }]) {
        expectSince31('contact', { ...bare, ...free }, true);
      }
    },
  );

  test.each(['frontCornerToFrontCorner', 'sideEdgeToSideEdge', 'besideFriend'])('%s', (position) => {
    for (const starts of [undefined, 'inFront', 'onFlankSide', 'behindRear']) {
      expectSince31('contact', { position, starts }, true);
    }
  });

  test('a rear edge or corner, or a side edge on a front or rear, is none of them, wherever it starts', () => {
    for (const starts of [undefined, 'inFront', 'onFlankSide', 'behindRear']) {
      const bare = { position: 'rearOrSideOnly', starts };
      expectSince31('contact', bare, false);
      for (const free of [{ enemyMustConform: true }, { anotherOfGroup: true }, { move: 'outcome' }])
        expectSince31('contact', { ...bare, ...free }, true);
    }
  });
});

describe('dbm-3.1:fig05-flank-or-rear: where a contact with flank or rear must start', () => {
  test.each([
    ['B', false, false],
    ['C', true, false],
    ['D', true, false],
    ['E', true, true],
    ['F', true, false],
    ['inFront', false, false],
    ['behindRear', false, true],
    ['onFlankSideBehindRear', true, true],
    ['partlyOnFlankSideRestBehindRear', true, false],
  ])('%s: flank %s, rear %s', (starts, flank, rear) => {
    expectSince31('contact', { position: 'partialFrontEdge', targetEdge: 'flank', starts }, flank);
    expectSince31('contact', { position: 'fullFrontEdge', targetEdge: 'rear', starts }, rear);
    expectSince31('contact', { position: 'fullFrontEdge', targetEdge: 'front', starts }, true);
  });

  test('holds for every element of a group, and not where the enemy must conform', () => {
    const crooked = { position: 'frontCornerOnly', targetEdge: 'rear', starts: 'C' };
    expectSince31('contact', { ...crooked, anotherOfGroup: true }, false);
    expectSince31('contact', { ...crooked, enemyMustConform: true }, true);
    expectSince31('contact', { ...crooked, move: 'outcome' }, true);
  });
});

describe('bhgs:13.7: bow who would contact mounted', () => {
  const onto = { position: 'fullFrontEdge', targetEdge: 'front', moverCouldShootTarget: true };

  test.each(TROOPS)('%s', (target) => {
    const mounted = /^(?:El|Kn|Cv|LH|Cm|Exp)\b/u.test(target);
    expectSince31('contact', { ...onto, mover: 'Irr Bw (O)', target }, !mounted);
    expectSince31('contact', { ...onto, mover: 'Irr Ax (O)', target }, true);
    expectSince31('contact', { ...onto, mover: 'Irr Bw (O)', target, moverCouldShootTarget: false }, true);
    for (const targetEdge of ['flank', 'rear']) {
      expectSince31('contact', { ...onto, mover: 'Irr Bw (O)', target, targetEdge }, true);
    }
  });

  test('says no', () => {
    expect(deciderIn('3.2', 'contact', { ...onto, mover: 'Bw (O)', target: 'Kn (O)' })).toBe('bhgs.13.7');
  });
});

describe('dbm-3.1:p18-restrictions-para3-pivot-shift', () => {
  const psiloi = { element: 'Irr Ps (O)', contactor: 'Reg Bd (O)' };

  test.each<[string, Question, boolean]>([
    ['a single element', {}, true],
    ['in a group of skirmishers', { group: 'skirmishers' }, true],
    ['in another group', { group: 'other' }, false],
    ['by a front corner only', { contactedBy: 'frontCorner' }, true],
    ['by neither', { contactedBy: 'other' }, false],
    ['by a single element', { contactorAlone: true }, false],
    ['by a group that shifted', { groupMove: 'straightAheadWithShift' }, false],
    ['by a group that wheeled', { groupMove: 'other' }, false],
    ['exception 1', { notAhead: true }, false],
    ['exception 2', { alreadyInContact: true }, false],
    ['exception 3, fortifications', { defending: 'fortifications' }, false],
    ['exception 3, edge of a feature', { defending: 'terrainEdge' }, false],
    ['exception 4', { doesNotTurn: true }, false],
    ['exception 5, recoil', { recoilBlocked: true }, false],
    ['exception 5, flight', { fleesOffTable: true }, false],
    ['exception 6', { space: 'tooLittle' }, false],
    ['exception 6, foot moving back', { space: 'ifGroupMovesBack' }, true],
    ['exception 6, mounted moving back', { space: 'ifGroupMovesBack', contactor: 'Kn (O)' }, false],
    ['exception 6, no skirmishers', { element: 'Ax (O)', space: 'ifGroupMovesBack' }, false],
    ['exception 6, light horse', { element: 'LH (O)', space: 'ifGroupMovesBack' }, true],
  ])('%s', (_, about, yes) => {
    expectSince31('pivot', { ...psiloi, ...about }, yes);
  });

  test.each(TROOPS)('whether %s turn at all', (element) => {
    const doubtful = /^(?:El|Exp|Art|WWg|Bge|Gal|Shp|Bts)\b/u.test(element);
    const asked = AMENDED.map((edition) => yesIn(edition, 'pivot', { element }));
    expect(asked).toEqual(AMENDED.map(() => (doubtful ? null : true)));
    expectSince31('pivot', { element, doesNotTurn: false }, true);
    expectSince31('pivot', { element, doesNotTurn: true }, false);
    expectSince31('pivot', { element, alreadyInContact: true }, false);
  });
});

describe('dbm-3.1:p25-pressing-forward', () => {
  const spears = { elements: ['Reg Sp (O)'], opponentsFled: true };
  const leader = (role: string) => ({ elements: ['Reg Sp (O)', { troop: 'Irr Kn (O)', [role]: true }] });

  test.each<[string, Question, boolean | null]>([
    ['foot whose opponents fled', {}, true],
    ['not all of whom fled', { opponentsFled: false }, false],
    ['demoralised', { demoralised: true }, false],
    ['with knights', { elements: ['Reg Sp (O)', 'Irr Kn (O)'] }, false],
    ['with a mounted general', leader('general'), true],
    ['with troops on his base', leader('withGeneral'), true],
    ['with a naval general', { elements: [{ troop: 'Gal (O)', general: true }] }, false],
    ["in the enemy's bound", { enemyBound: true }, false],
    ['that pursue', { pursues: true }, false],
    ['with combats left', { combatsLeft: true }, false],
    ['after a straight move', { earlierMove: 'straightAhead' }, true],
    ['after a straight move with a shift', { earlierMove: 'straightAheadWithShift' }, true],
    ['after a wheel', { earlierMove: 'other' }, false],
    ['skirmishers in front', { elements: ['Irr Ps (O)'] }, false],
    ['skirmishers behind', { elements: ['Reg Sp (O)', { troop: 'Irr Ps (O)', rank: 2 }] }, true],
    ['that leave ranks', { leavesRanks: true }, false],
    ['across fortifications', { acrossFortifications: true }, false],
    ['part of a group', { partOfGroup: true }, true],
    ['of several commands', { severalCommands: true }, true],
    ['a single element', { single: true }, null],
    ['with artillery', { elements: ['Reg Sp (O)', 'Reg Art (O)'] }, null],
    [
      'with a mounted general and his double base',
      {
        elements: [
          'Reg Sp (O)',
          { troop: 'Reg Kn (O)', general: true },
          { troop: 'Reg Cv (O)', rank: 2, withGeneral: true },
        ],
      },
      true,
    ],
    [
      'with two mounted generals',
      { elements: ['Reg Sp (O)', { troop: 'Reg Kn (O)', general: true }, { troop: 'Reg Cv (O)', general: true }] },
      false,
    ],
    [
      'of a mounted general and his double base alone',
      {
        elements: [
          { troop: 'Reg Kn (O)', general: true },
          { troop: 'Reg Kn (O)', rank: 2, withGeneral: true },
        ],
      },
      false,
    ],
  ])('%s', (_, about, yes) => {
    const asked = EVERY.map((edition) => yesIn(edition, 'press-forward', { ...spears, ...about }));
    expect(asked).toEqual([null, ...AMENDED.map(() => yes)]);
  });

  test('nobody must, unless another rank does', () => {
    expectSince31('press-forward', { ...spears, question: 'must' }, false);
    expectSince31('press-forward', { ...spears, question: 'must', anotherRankDoes: true }, true);
    expectSince31('press-forward', { ...spears, question: 'must', anotherRankDoes: true, demoralised: true }, false);
  });
});

describe('dbm-3.1:p25-demoralised-para2-last: who of a demoralised command must flee', () => {
  test.each<[string, Question, boolean | null]>([
    ['any element', {}, true],
    ['not with its front edge in contact', { frontEdgeInContact: true }, false],
    ['nor in a tower', { inTower: true }, false],
    ['nor within fortifications', { inCircuit: true }, false],
    ['but where enemy have entered them', { inCircuit: true, enemyInCircuit: true }, true],
    ['baggage too', { element: 'Irr Bge' }, true],
    ['if it is mobile', { element: 'Irr Bge', mobile: false }, false],
    ['of those before is no telling', { namedBefore: true }, null],
  ])('%s', (_, about, yes) => {
    const asked = EVERY.map((edition) => yesIn(edition, 'retreat', { element: 'Irr Wb (O)', ...about }));
    expect(asked).toEqual([null, ...AMENDED.map(() => yes)]);
  });
});

/** What each edition from 3.0 on says. */
const inEvery = (name: string, question: Question) => EVERY.map((edition) => yesIn(edition, name, question));

describe('sec-p18-21:front-of-enemy and bhgs:13.1 to 13.4: moves in front of enemy', () => {
  test.each<[string, Question, boolean | null, boolean | null]>([
    ['crossing it', { action: 'cross' }, false, false],
    ['leaving it', { action: 'retire' }, false, false],
    ['crossing it from further off', { action: 'cross', beyondBaseWidth: true }, true, true],
    ['crossing it behind an element', { action: 'cross', between: 'element' }, true, true],
    ['crossing it behind a fortification', { action: 'cross', between: 'fortification' }, true, true],
    ['crossing it behind water', { action: 'cross', between: 'water' }, true, true],
    ['crossing it behind water, from naval', { action: 'cross', between: 'water', enemyNaval: true }, false, false],
    ['bhgs:13.1 directly forward', { action: 'directlyForward' }, true, true],
    ['bhgs:13.1 forward past it', { action: 'directlyForward', enemyNotAhead: true }, null, null],
    ['bhgs:13.1 onto a covered flank', { action: 'slantOntoFlank' }, null, false],
    ['bhgs:13.2 lining up', { action: 'lineUp' }, null, true],
    ['bhgs:13.2 lining up without coming closer', { action: 'lineUp', notTowards: true }, null, false],
    ['bhgs:13.2 a wheel into contact', { action: 'wheelIntoContact' }, null, true],
    ['bhgs:13.2 another wheel', { action: 'otherWheel' }, null, false],
    ['bhgs:13.2 another wheel, from further off', { action: 'otherWheel', beyondBaseWidth: true }, true, true],
    ['bhgs:13.3 straight back', { action: 'straightBack' }, null, true],
    ['bhgs:13.3 with the rear to enemy', { action: 'straightBack', rearToEnemy: true }, null, false],
    ['bhgs:13.4 dismounting', { action: 'dismount' }, null, true],
    ['bhgs:13.4 expanding', { action: 'expandOnPinned' }, null, true],
    ['bhgs:13.4 expanding by two widths', { action: 'expandOnPinned', furtherThanOneWidth: true }, null, false],
    ['bhgs:13.4 expanding off level', { action: 'expandOnPinned', notLevel: true }, null, false],
    ['bhgs:13.4 expanding away from it', { action: 'expandOnPinned', notTowards: true }, null, false],
    ['bhgs:13.4 expanding with the rear to it', { action: 'expandOnPinned', rearToEnemy: true }, null, false],
    ['bhgs:13.4 expanding onto a flank', { action: 'expandOnPinned', ontoFlankOrRear: true }, null, null],
    [
      'bhgs:13.4 the same, not towards it',
      { action: 'expandOnPinned', ontoFlankOrRear: true, notTowards: true },
      null,
      false,
    ],
    [
      'bhgs:13.4 expanding off level, behind an element',
      { action: 'expandOnPinned', notLevel: true, between: 'element' },
      true,
      true,
    ],
    ['bhgs:13.4 the third', { action: 'expandOnPinned', expanding: 'third', furtherThanOneWidth: true }, null, true],
    ['bhgs:13.4 the third, not towards', { action: 'expand', expanding: 'third', notTowards: true }, null, false],
    [
      'bhgs:13.4 the third, before the second',
      { action: 'expand', expanding: 'third', secondNotHead: true },
      null,
      false,
    ],
    [
      'bhgs:13.4 the third, not level with it',
      { action: 'expand', expanding: 'third', secondNotHead: true, notLevel: true },
      null,
      true,
    ],
    ['bhgs:13.4 the second, whoever heads', { action: 'expand', secondNotHead: true }, null, true],
    ['dbm-3.1:p18-restrictions-para2-line-up a shift', { action: 'lineUpShift' }, null, true],
    ['the same onto a flank', { action: 'lineUpShift', ontoFlankOrRear: true }, null, false],
    ['anything else', { action: 'other' }, null, null],
  ])('%s', (_, question, base, amended) => {
    expect(inEvery('in-front', question)).toEqual([base, ...AMENDED.map(() => amended)]);
  });
});

test.each<[string, Question, readonly string[]]>([
  ['in-front', { action: 'expandOnPinned' }, ['furtherThanOneWidth', 'notLevel']],
  ['in-front', { action: 'expandOnPinned', notLevel: false }, ['furtherThanOneWidth']],
  ['in-front', { action: 'expandOnPinned', expanding: 'fourth' }, ['secondNotHead']],
  ['in-front', { action: 'expandOnPinned', expanding: 'fourth', notLevel: true }, []],
  ['in-front', { action: 'expandOnPinned', furtherThanOneWidth: false, notLevel: false }, []],
  ['in-front', { action: 'expandOnPinned', beyondBaseWidth: true }, []],
  ['in-front', { action: 'dismount' }, []],
  ['form-column', { element: 'Reg Bd (O)', ends: 'inContact' }, ['couldFollow', 'furtherForward']],
  ['form-column', { element: 'Reg Bd (O)', ends: 'inContact', couldFollow: false }, ['furtherForward']],
  ['form-column', { element: 'Reg Bd (O)', ends: 'directlyBehind' }, []],
  ['contact', { position: 'front', mover: 'Reg Bw (O)', target: 'Irr Kn (O)' }, ['moverCouldShootTarget']],
  ['contact', { position: 'front', mover: 'Reg Bw (O)', target: 'Irr Kn (O)', moverCouldShootTarget: false }, []],
  ['contact', { position: 'front', mover: 'Reg Bd (O)', target: 'Irr Kn (O)' }, []],
  ['contact', { position: 'flank' }, ['starts']],
  ['contact', { position: 'flank', starts: 'onFlankSide' }, []],
  ['contact', { position: 'flank', enemyMustConform: true }, []],
])('%s %j: what is not told is named, where the answer rests on it', (query, question, fields) => {
  for (const edition of AMENDED) {
    const { allowed, taken = [] } = answerIn(edition, query, question) as {
      readonly allowed?: unknown;
      readonly taken?: readonly string[];
    };
    expect(allowed).toBe(true);
    expect(taken.map((each) => each.split(':')[0])).toEqual(fields);
  }
});

test.each<[Question, boolean, readonly string[]]>([
  [{}, true, ['group', 'contactedBy', 'contactorAlone', 'groupMove', 'notAhead', 'space']],
  [{ group: 'single', groupMove: 'straightAhead' }, true, ['contactedBy', 'contactorAlone', 'notAhead', 'space']],
  [
    {
      ...{ group: 'single', contactedBy: 'frontEdge', contactorAlone: false },
      ...{ groupMove: 'straightAhead', notAhead: false, space: 'enough' },
    },
    true,
    [],
  ],
  [{ alreadyInContact: true }, false, []],
])('pivot %j: what is not told is named, where the answer rests on it', (question, required, fields) => {
  for (const edition of AMENDED) {
    const { taken = [], ...answer } = answerIn(edition, 'pivot', { element: 'Reg Bd (O)', ...question }) as {
      readonly required?: unknown;
      readonly taken?: readonly string[];
    };
    expect(answer.required).toBe(required);
    expect(taken.map((each) => each.split(':')[0])).toEqual(fields);
  }
});

describe('dbm-3.1:p18-restrictions-para2-line-up and bhgs:13.5: the shift', () => {
  test.each<[Question, boolean]>([
    [{ shift: 0 }, true],
    [{ shift: 0.5 }, true],
    [{ shift: 0.501 }, false],
    [{ shift: 0.1, again: true }, false],
    [{ shift: 0.1, beyondBaseWidth: true }, false],
    [{ shift: 0.1, unnecessary: true }, false],
  ])('%j: %s', (question, yes) => {
    expectSince31('line-up', question, yes);
  });
});

describe('dbm-3.1:p18-restrictions-para2-line-up: several moves at the same time', () => {
  test.each<[Question, boolean]>([
    [{ contactsAlone: false, interpenetrates: false }, true],
    [{ contactsAlone: true, interpenetrates: false }, false],
    [{ contactsAlone: false, interpenetrates: true }, false],
    [{ contactsAlone: true, interpenetrates: true }, false],
  ])('%j: %s', (question, yes) => {
    expectSince31('simultaneous', question, yes);
  });

  test('what is not told is taken not to be so, and named', () => {
    for (const edition of AMENDED) {
      const { allowed, taken } = answerIn(edition, 'simultaneous', { interpenetrates: false });
      expect([allowed, taken]).toEqual([
        true,
        ['contactsAlone: not told, it is taken that none of them could contact enemy without the others moving first'],
      ]);
      expect(answerIn(edition, 'simultaneous', { contactsAlone: true }).taken).toBeUndefined();
    }
  });
});

describe('dbm-3.1:p20-gaps-para1-s1 and, for 3.0, sec-p18-21:narrow-gap', () => {
  test.each<[Question, boolean | null, boolean | null]>([
    [{ path: 'straightAhead', endsInContact: true }, true, true],
    [{ path: 'straightAhead' }, true, false],
    [{ path: 'straightAhead', endsInContact: true, passesObstruction: true }, false, false],
    [{ path: 'straightBack' }, true, true],
    [{ path: 'straightBack', endsInGap: true }, true, false],
    [{ path: 'straightBack', endsInContact: true }, true, false],
    [{ path: 'straightAheadWithShift', endsInContact: true }, false, false],
    [{ path: 'turnOntoFlank', endsInContact: true }, false, false],
    [{ path: 'other' }, false, false],
    [{ path: 'other', contractsIntoColumn: true }, true, true],
    [{ path: 'other', leavesColumn: true }, false, true],
    [{ path: 'other', passableSides: true }, null, null],
    [{ path: 'other', width: 'wider' }, null, null],
    [{ path: 'turnOntoFlank', width: 'oneElement', endsInContact: true }, null, true],
    [{ path: 'turnOntoFlank', width: 'oneElement' }, null, false],
  ])('%j: %s in 3.0, then %s', (question, base, amended) => {
    expect(inEvery('gap', question)).toEqual([base, ...AMENDED.map(() => amended)]);
  });
});

describe('dbm-3.1:p20-pass-through-para2-hordes-i and -para3-b1', () => {
  test.each([
    ['Sp (O)', 'foot'],
    ['Ps (O)', 'foot'],
    ['Cv (O)', 'others'],
  ])('in 3.0, what %s do rests on the clause of the %s who are passed through', (passed, whose) => {
    const question = { question: 'flee', mover: 'Irr Kn (O)', passed };
    expect(deciderIn('3.0', 'pass-through', question)).toBe(`moving-through-friends-or-gaps.${whose}-passed-through`);
  });

  test.each(TROOPS)('%s through hordes (I), and through foot', (mover) => {
    const naval = /^(?:Gal|Shp|Bts)\b/u.test(mover);
    const rides = /^(?:Kn \(.\)|Exp|Cm \(S\))$/u.test(mover);
    const through = (passed: string, question = 'may') => inEvery('pass-through', { question, mover, passed });
    expect(through('Hd (I)')).toEqual([null, ...AMENDED.map(() => (naval ? null : true))]);
    expect(through('Hd (O)')).toEqual(EVERY.map(() => null));
    expect(through('Hd (I)', 'flee')).toEqual([null, ...AMENDED.map(() => false)]);
    for (const foot of ['Hd (O)', 'Ps (S)', 'Pk (O)']) {
      expect(through(foot, 'flee')).toEqual([null, ...AMENDED.map(() => (rides ? true : null))]);
    }
    for (const other of ['Cv (O)', 'Art (O)']) expect(through(other, 'flee')).toEqual(EVERY.map(() => null));
  });
});

describe('turning to face', () => {
  const inGap = { single: true, legalContact: true, inNarrowGap: true };
  const column = { inColumn: true, byWideGroup: true };

  test.each(TROOPS)('whether %s turn at all is as unsettled as where they would pivot', (element) => {
    const doubtful = /^(?:El|Exp|Art|WWg|Bge|Gal|Shp|Bts)\b/u.test(element);
    expect(inEvery('turn', { ...inGap, element }).slice(3)).toEqual(doubtful ? [null, null] : [true, true]);
    expect(inEvery('turn', { ...column, element }).slice(1)).toEqual(AMENDED.map(() => (doubtful ? null : true)));
    expect(inEvery('turn', { ...inGap, element, doesNotTurn: false }).slice(3)).toEqual([true, true]);
  });

  test.each<[string, Question, readonly (boolean | null)[]]>([
    ['is in the printed rules', {}, [null, null, null, null, null]],
    ['bhgs:18.1 a column hit by a wide group', { inColumn: true, byWideGroup: true }, [null, true, true, true, true]],
    [
      'disc:rear-supporter-does-not-turn a possible supporter',
      { inColumn: true, byWideGroup: true, support: 'eligible' },
      [null, null, null, null, null],
    ],
    ['dbm-3.1:p21-close-combat-para2-s6 a supporter', { support: 'giving' }, [false, false, false, false, false]],
    [
      'dbm-3.3:s6-p21-turning-in-gap',
      { single: true, legalContact: true, inNarrowGap: true },
      [null, null, null, true, true],
    ],
    ['the same of a group', { legalContact: true, inNarrowGap: true }, [null, null, null, null, null]],
    ['the same of a column', { inColumn: true, byWideGroup: true, inNarrowGap: true }, [null, null, null, null, null]],
    ['disc:rear-supporter-does-not-turn in a gap', { ...inGap, support: 'eligible' }, [null, null, null, null, null]],
    ['a supporter in a gap', { ...inGap, support: 'giving' }, [false, false, false, false, false]],
    ['in a gap, of those who never turn', { ...inGap, doesNotTurn: true }, [null, null, null, null, null]],
    ['a column of those who never turn', { ...column, doesNotTurn: true }, [null, null, null, null, null]],
  ])('%s', (_, question, yes) => {
    expect(inEvery('turn', question)).toEqual(yes);
  });
});

describe('bhgs:12.5 and bhgs:12.6: a group that forms a column', () => {
  const blades = { element: 'Reg Bd (O)', others: ['Reg Bd (O)', 'Reg Bd (O)'] };
  const psiloi = { element: 'Irr Ps (O)', others: ['Irr LH (O)'] };

  test.each<[string, Question, boolean, string]>([
    ['the front element, as far as its move', { ends: 'front', moved: 100 }, true, 'bhgs.12.5'],
    ['the front element, further', { ends: 'front', moved: 100.1 }, false, 'bhgs.12.5'],
    ['the front element, to a side', { ends: 'front', sideways: true }, false, 'bhgs.12.5'],
    ['the front element, by a wheel', { ends: 'front', notAligned: true }, true, 'bhgs.12.5'],
    ['who follows directly behind', { ends: 'directlyBehind', moved: 100 }, true, 'bhgs.12.5'],
    ['who follows further than its move', { ends: 'directlyBehind', moved: 101 }, false, 'bhgs.12.5'],
    ['who slides, in contact', { ends: 'inContact', moved: 80 }, true, 'bhgs.12.5'],
    ['who slides further than its move', { ends: 'inContact', moved: 160 }, false, 'bhgs.12.5'],
    ['who ends out of contact', { ends: 'apart' }, false, 'bhgs.12.5'],
    ['who could follow', { ends: 'inContact', couldFollow: true }, false, 'bhgs.12.5'],
    ['who slides too far forward', { ends: 'inContact', furtherForward: true }, false, 'bhgs.12.5'],
    ['who is out of line after a wheel', { ends: 'inContact', notAligned: true }, false, 'bhgs.12.5'],
    ['who steps back', { ends: 'inContact', behindRear: true }, false, 'group-moves.no-further-back'],
    ['a kinked shape', { ends: 'kinked' }, false, 'bhgs.12.4'],
    ['a kinked column', { ends: 'kinked', wholeColumn: true }, false, 'bhgs.12.4'],
    ['a shape in difficult going', { ends: 'inContact', endsInDifficult: true }, false, 'bhgs.12.5'],
    ['a complete column', { ends: 'directlyBehind', wholeColumn: true }, true, 'bhgs.12.5'],
  ])('%s', (_, about, yes, clause) => {
    expectSince31('form-column', { ...blades, ...about }, yes);
    for (const edition of AMENDED) expect(deciderIn(edition, 'form-column', { ...blades, ...about })).toBe(clause);
  });

  test.each<[string, Question, boolean | null]>([
    ['slide', { ends: 'inContact' }, false],
    ['slide, whatever is told of wheels', { ends: 'inContact', moved: 40, byWheeling: true }, false],
    ['follow by wheeling', { ends: 'directlyBehind', byWheeling: true }, true],
    ['follow otherwise', { ends: 'directlyBehind', byWheeling: false }, false],
    ['follow, and nobody tells how', { ends: 'directlyBehind' }, null],
    ['lead, as another of them slides', { ends: 'front', byWheeling: false }, false],
    ['keep their place beside the column', { ends: 'inContact', moved: 0, byWheeling: true }, true],
    ['expand', { manoeuvre: 'expand' }, false],
    ['expand among others', { manoeuvre: 'expand', others: ['Reg Bd (O)'] }, null],
  ])('bhgs:13.9 expendables %s', (_, about, yes) => {
    const asked = EVERY.map((edition) => yesIn(edition, 'form-column', { element: 'Exp', ...about }));
    expect(asked).toEqual([null, yes, yes, yes, yes]);
  });

  test('a shape of psiloi alone may end in difficult going', () => {
    const about = { ends: 'inContact', endsInDifficult: true };
    expectSince31('form-column', { element: 'Irr Ps (O)', others: ['Irr Ps (S)'], ...about }, true);
    expectSince31('form-column', { ...psiloi, ...about }, false);
  });

  test.each<[string, Question, boolean | null]>([
    ['skirmishers turn first', { turn: 'before' }, true],
    ['skirmishers turn last', { turn: 'after' }, null],
    ['skirmishers turn first, and one ends too far back', { turn: 'before', behindRear: true }, false],
    ['skirmishers turn first, and one is out of contact', { turn: 'before', ends: 'apart' }, false],
    ['skirmishers turn, then expand', { turn: 'before', manoeuvre: 'expand' }, false],
    ['skirmishers expand, then turn', { turn: 'after', manoeuvre: 'expand' }, false],
    ['skirmishers expand', { manoeuvre: 'expand' }, null],
    ['others among them turn first', { turn: 'before', others: ['Irr Ax (O)'] }, null],
    ['others among them turn, then expand', { turn: 'before', manoeuvre: 'expand', others: ['Irr Ax (O)'] }, null],
  ])('%s', (_, about, yes) => {
    const asked = EVERY.map((edition) => yesIn(edition, 'form-column', { ...psiloi, ...about }));
    expect(asked).toEqual([null, yes, yes, yes, yes]);
  });
});
