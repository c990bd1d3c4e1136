import { describe, expect, test } from 'vitest';
import { ELIGIBILITY_QUERIES } from '../queries.ts';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

type Question = Readonly<Record<string, unknown>>;

const rules = edition(
  clause('x.front', ({ mayMoveInFront, yes, no }) => {
    mayMoveInFront(({ action, between }) => (action === 'cross' ? no('crosses') : yes(`${action} ${between}`)));
  }),
  clause('x.shift', ({ mayShift, yes, no }) => {
    mayShift(({ shift }) => (shift > 0.5 ? no('too far') : yes('near enough')));
  }),
  clause('x.at-once', ({ mayMoveAtOnce, yes, no }) => {
    mayMoveAtOnce(({ contactsAlone }) => (contactsAlone === true ? no('one could') : yes('none could')));
  }),
  clause('x.gap', ({ mayMoveInGap, yes }) => {
    mayMoveInGap(({ width, path }) => yes(`${width} ${path}`));
  }),
  clause('x.through', ({ mayPassThrough, fleeWhenPassed, yes, no }) => {
    mayPassThrough(({ mover, passed }) => yes(`${mover.name} through ${passed.name}`));
    fleeWhenPassed(({ mover }) => (mover.mounted ? yes('flee') : no('stay')));
  }),
  clause('x.retreat', ({ mustRetreat, yes, no }) => {
    mustRetreat(({ element, inTower }) => (inTower ? no('a tower') : yes(`${element.name} flee`)));
  }),
  clause('x.turn', ({ mustTurn, yes, notHeld }) => {
    mustTurn(({ support }) => (support === 'none' ? yes('turns') : notHeld));
  }),
);

describe('a plain yes or no', () => {
  test.each<[string, Question, Question]>([
    ['in-front', { action: 'side step' }, { allowed: false, why: 'crosses', trail: ['x.front'] }],
    ['in-front', { action: 'slide', between: 'TF' }, { allowed: true, why: 'lineUpShift fortification' }],
    ['line-up', { shift: 0.5 }, { allowed: true }],
    ['line-up', { shift: 0.75 }, { allowed: false, why: 'too far' }],
    ['simultaneous', { contactsAlone: false }, { allowed: true, why: 'none could', trail: ['x.at-once'] }],
    ['simultaneous', { contactsAlone: true }, { allowed: false, why: 'one could' }],
    ['gap', {}, { allowed: true, why: 'narrower straightAhead' }],
    ['gap', { width: '1 element wide', path: 'turn 90' }, { why: 'oneElement turnOntoFlank' }],
    ['pass-through', { mover: 'Kn (O)', passed: 'Ps (O)' }, { allowed: true, why: 'Kn (O) through Ps (O)' }],
    ['pass-through', { question: 'flee', mover: 'Kn (O)', passed: 'Ps (O)' }, { allowed: true, why: 'flee' }],
    ['pass-through', { question: 'flee', mover: 'Bd (O)', passed: 'Ps (O)' }, { allowed: false, why: 'stay' }],
    ['retreat', { element: 'Irr Wb (O)' }, { allowed: true, why: 'Irr Wb (O) flee', trail: ['x.retreat'] }],
    ['retreat', { element: 'Irr Wb (O)', inTower: true }, { allowed: false, why: 'a tower' }],
    ['turn', {}, { allowed: true, why: 'turns' }],
    ['turn', { support: 'could' }, { answer: null, trail: ['x.turn'] }],
  ])('%s %j', (name, question, found) => {
    expect(answer(name, rules, question)).toMatchObject(found);
  });

  describe('what happens instead', () => {
    const first = clause('x.first', ({ mustTurn, yes, no }) => {
      mustTurn(({ support }) => (support === 'none' ? yes('turns') : no('supports')));
    });
    const instead = clause('x.instead', ({ mustTurn, instead: other }) => {
      mustTurn(() => other('flees instead'));
    });

    test.each<[string, Question, Question]>([
      [
        'is the reason where another clause allows it',
        {},
        { allowed: true, why: 'flees instead', trail: ['x.instead', 'x.first'] },
      ],
      [
        'is not spoken of where one refuses',
        { support: 'could' },
        { allowed: false, why: 'supports', trail: ['x.first'] },
      ],
    ])('%s', (_title, question, found) => {
      expect(answer('turn', edition(first, instead), question)).toMatchObject(found);
    });

    test('allows nothing alone', () => {
      expect(answer('turn', edition(instead), {})).toMatchObject({ answer: null, trail: [] });
    });
  });

  test.each<[string, Question, string]>([
    ['in-front', { action: 'cross' }, 'whether it may move so in front of enemy'],
    ['line-up', { shift: 0 }, 'whether they may shift to line up'],
    ['simultaneous', {}, 'whether several may move at the same time'],
    ['gap', {}, 'whether it may move so in this gap'],
    ['pass-through', { mover: 'Kn (O)', passed: 'Ps (O)' }, 'whether they may pass through, or what comes of it'],
    ['turn', {}, 'whether it turns to face'],
    ['retreat', { element: 'Bge' }, 'whether it must flee'],
  ])('%s is open where no clause says', (name, question, about) => {
    expect(answer(name, edition(), question)).toMatchObject({
      answer: null,
      why: `no text that we have says ${about}`,
    });
  });

  test.each<[string, Question, string]>([
    ['in-front', {}, '"action": expected one of "cross"'],
    ['retreat', {}, '"element": expected a troop'],
    ['turn', { single: true, inColumn: true }, '"single": expected false, as a single element is in no column'],
    ['line-up', {}, '"shift": expected a number of element widths, 0 or more, found nothing'],
    ['line-up', { shift: -1 }, '"shift": expected a number of element widths, 0 or more, found -1'],
    ['line-up', { shift: '1' }, 'found "1"'],
    ['gap', { width: 'narower' }, '"width": unknown value "narower", did you mean "narrower"?'],
    ['pass-through', { mover: 'Kn (O)' }, '"passed": expected a troop'],
  ])('%s %j is not well formed', (name, question, message) => {
    expect(() => answer(name, rules, question)).toThrow(QuestionError);
    expect(() => answer(name, rules, question)).toThrow(message);
  });
});

describe('in words', () => {
  test.each<[string, Question, string]>([
    ['in-front', { action: 'cross' }, 'In front of an enemy element, is it allowed to cross the front?'],
    [
      'in-front',
      { action: 'lineUp', beyondBaseWidth: true, between: 'element', enemyNotAhead: true, notTowards: true },
      'In front of an enemy element, is it allowed to advance and line up, beyond 1 base width, an element standing between, none of that enemy being directly ahead, without any move towards that enemy?',
    ],
    [
      'in-front',
      { action: 'straightBack', between: 'water', enemyNaval: true, rearToEnemy: true, ontoFlankOrRear: true },
      'In front of an enemy element, is it allowed to retire straight back, water standing between, the enemy being naval, having started with the rear to that enemy, ending with a front edge on a flank or rear?',
    ],
    [
      'in-front',
      { action: 'expand', expanding: 'third', furtherThanOneWidth: true, notLevel: true, secondNotHead: true },
      'In front of an enemy element, is it allowed to expand on a pinned element, as the third or fourth element of the column, going further than one element width, not ending level with the head, the second element not heading the group that expands?',
    ],
    [
      'in-front',
      { action: 'other', between: 'fortification' },
      'In front of an enemy element, is it allowed to move in another way, a fortification standing between?',
    ],
    ['retreat', { element: 'Irr Wb (O)' }, 'Must Irr Wb (O) of a demoralised command flee?'],
    [
      'retreat',
      { element: 'Bge', mobile: false, inCircuit: true, inTower: true, frontEdgeInContact: true, namedBefore: true },
      'Must Bge of a demoralised command flee, not mobile, within a fortification that enemy have not entered, in a tower, the front edge in contact with enemy, spoken of before?',
    ],
    [
      'retreat',
      { element: 'Bge', mobile: true, inCircuit: true, enemyInCircuit: true },
      'Must Bge of a demoralised command flee, mobile, within a fortification that enemy have entered?',
    ],
    ['simultaneous', {}, 'May several move at the same time to contact enemy?'],
    [
      'simultaneous',
      { contactsAlone: false, interpenetrates: true },
      'May several move at the same time to contact enemy, none of whom could contact enemy without the others moving first, one of them interpenetrating another?',
    ],
    ['line-up', { shift: 0.25 }, 'May troops shift 0.25 of an element width to line up with enemy?'],
    [
      'line-up',
      { shift: 1, beyondBaseWidth: true, unnecessary: true, again: true },
      'May troops shift 1 of an element width to line up with enemy, not within 1 base width, where it is not necessary, for a second time?',
    ],
    [
      'gap',
      { passableSides: true, passesObstruction: true, endsInGap: true, contractsIntoColumn: true, leavesColumn: true },
      'May an element move straight ahead in a gap less than 1 element wide, between elements that it could interpenetrate, past an obstruction, not ending in contact with enemy, in the gap, its group contracting into a column, leaving the middle of a column?',
    ],
    [
      'gap',
      { width: 'oneElement', path: 'turnOntoFlank', endsInContact: true },
      'May an element turn 90° onto a flank in a gap 1 element wide, ending in contact with enemy?',
    ],
    ['pass-through', { mover: 'Irr Kn (O)', passed: 'Irr Ps (O)' }, 'May Irr Kn (O) pass through Irr Ps (O)?'],
    [
      'pass-through',
      { question: 'flee', mover: 'Irr Kn (O)', passed: 'Irr Ps (O)' },
      'Do Irr Ps (O) flee if Irr Kn (O) pass through them?',
    ],
    ['turn', {}, 'Does an element that is contacted on flank or rear turn to face?'],
    [
      'turn',
      { inColumn: true, byWideGroup: true, support: 'giving', legalContact: true, inNarrowGap: true },
      'Does an element that is contacted on flank or rear turn to face, in a column, by a group more than 1 element wide, when it gives rear support, legally, in a gap too narrow to turn?',
    ],
    [
      'turn',
      { single: true, element: 'Irr El (O)', doesNotTurn: true },
      'Does a single element, Irr El (O), that is contacted on flank or rear turn to face, of a type that does not turn?',
    ],
    [
      'turn',
      { support: 'able' },
      'Does an element that is contacted on flank or rear turn to face, when it could give rear support?',
    ],
  ])('%s %j', (name, question, said) => {
    expect(words(name, question)).toBe(said);
  });
});

test.each(Object.entries(ELIGIBILITY_QUERIES))(
  'the example of %s is well formed, and asks something',
  (name, { example }) => {
    expect(words(name, example)).toMatch(/^(?:May|Must|Does|In front) .*\?$/u);
  },
);
