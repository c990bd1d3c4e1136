import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const withRules = editions.slice(1);
const newest = editions.at(-1) ?? '';

const ENEMY = 'A: enemy Reg Bd (O) 30 deep at 0,0 facing N';

/** A move of B, onto A unless there are others, in the newest edition unless another is told. */
function moved(to: string, from: string, more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  const { others = [], ...rest } = more as { others?: readonly string[] };
  return askTable(edition, {
    ask: 'contact',
    position: [ENEMY, `B: Irr Kn (F) 60 deep ${from}`, ...others],
    mover: 'B',
    to,
    ...rest,
  });
}

const AHEAD = 'at 0,300 facing S';
const WEST = 'at -200,0 facing E';
const EAST = 'at 200,0 facing W';
const SOUTH = 'at 0,-300 facing N';

describe.each(withRules)('the six permitted positions, in %s', (edition) => {
  test.each([
    ['front on A front', AHEAD, 'fullFrontEdge', 'front', 'yes'],
    ['front on A front, 10 right', AHEAD, 'frontEdgeOffCorner', 'front', 'no'],
    ['front on A left flank', WEST, 'partialFrontEdge', 'flank', 'yes'],
    ['front on A right flank', EAST, 'partialFrontEdge', 'flank', 'yes'],
    ['front on A left flank, 10 back', WEST, 'frontEdgeOffCorner', 'flank', 'no'],
    ['front on A rear', SOUTH, 'fullFrontEdge', 'rear', 'yes'],
    ['front on A rear, 10 left', SOUTH, 'frontEdgeOffCorner', 'rear', 'no'],
    ['corner on A right', AHEAD, 'frontCornerToFrontCorner', undefined, 'yes'],
    ['corner on A left', AHEAD, 'frontCornerToFrontCorner', undefined, 'yes'],
    ['beside A left', AHEAD, 'sideEdgeToSideEdge', undefined, 'yes'],
    ['beside A right facing opposite, 15 back', AHEAD, 'sideEdgeToSideEdge', undefined, 'yes'],
    ['front on A front, 80 right and front on A front, 80 right', AHEAD, 'frontCornerToFrontCorner', undefined, 'yes'],
  ])('%s is %s', (to, from, position, edge, verdict) => {
    const place = to.split(' and ')[0] ?? '';
    const answer = moved(place, from, {}, edition);
    expect(answer.rulings).toHaveLength(1);
    expect(answer.rulings[0]?.fields).toMatchObject({ position, ...(edge === undefined ? {} : { targetEdge: edge }) });
    expect(answer.verdict).toBe(verdict);
    expect(answer.trail.map(({ clause }) => clause)).toContain('movement-restrictions.permitted-contacts');
  });

  test('a deep flank can be in full contact', () => {
    const answer = moved(
      'front on A left flank',
      WEST,
      { position: ['A: enemy Irr WWg (S) 160 deep at 0,0 facing N', `B: Irr Kn (F) 60 deep ${WEST}`] },
      edition,
    );
    expect(answer.rulings[0]?.fields).toMatchObject({ position: 'fullFrontEdge', targetEdge: 'flank' });
    expect(answer.verdict).toBe('yes');
  });
});

test('in the base edition the wording is not held', () => {
  expect(moved('front on A front', AHEAD, {}, editions[0])).toMatchObject({
    verdict: 'not held',
    trail: [{ step: 'not held' }],
  });
});

describe('where a flank or rear contact must start', () => {
  test.each([
    ['all of it on the flank’s side', 'front on A left flank', 'at -120,200 facing S', 'onFlankSide', 'yes'],
    [
      'exactly along the line, as hands see it',
      'front on A left flank',
      'at -80,200 facing S',
      'onFlankSide',
      'too close',
    ],
    ['across the line, in front', 'front on A left flank', 'at -60,200 facing S', 'partlyOnFlankSide', 'no'],
    [
      'across the line, the rest behind',
      'front on A left flank',
      'at -40,-100 facing N',
      'partlyOnFlankSideBehindRear',
      'yes',
    ],
    ['across the line, the rest partly behind', 'front on A left flank', 'at -160,-40 facing E', 'onFlankSide', 'yes'],
    ['straight behind', 'front on A left flank', 'at 20,-100 facing N', 'behindRear', 'no'],
    ['behind', 'front on A rear', 'at 0,-100 facing N', 'behindRear', 'yes'],
    ['beside, and not behind', 'front on A rear', 'at -160,0 facing N', 'onFlankSide', 'no'],
    ['behind by a hair', 'front on A rear', 'at 0,-31 facing N', 'behindRear', 'too close'],
    ['not behind by more than a hair', 'front on A rear', 'at -100,-27 facing N', 'onFlankSide', 'no'],
  ])('%s', (_name, to, from, starts, verdict) => {
    const answer = moved(to, from);
    expect(answer.rulings[0]?.fields.starts).toBe(starts);
    expect(answer.verdict).toBe(verdict);
  });

  test('a part without breadth is none, and is told to be none', () => {
    const position = ['hand 0', ENEMY, 'B: Irr Kn (F) 60 deep at 0,200 facing S'];
    const answer = moved('front on A left flank', '', { position });
    expect([answer.verdict, answer.rulings[0]?.fields.starts]).toEqual(['no', 'inFront']);
    expect(answer.rulings[0]?.facts[2]).toMatchObject({
      fact: 'B starts at least partly on the flank’s side of the line of A’s left side edge',
      answer: 'no',
      paces: 0,
    });
  });

  test('tells the margin in paces and in millimetres, and what it was measured between', () => {
    const [ruling] = moved('front on A left flank', 'at -120,200 facing S').rulings;
    expect(ruling?.facts.slice(1)).toEqual([
      {
        fact: 'B starts entirely on the flank’s side of the line of A’s left side edge',
        answer: 'yes',
        paces: 40,
        millimetres: 20,
        witness: {
          points: [{ x: -80, y: 200 }],
          line: [
            { x: -40, y: -30 },
            { x: -40, y: 0 },
          ],
        },
      },
    ]);
    const inches = moved('front on A left flank', 'at -120,200 facing S', {
      position: ['scale 15 mm in inches', ENEMY, 'B: Irr Kn (F) 60 deep at -120,200 facing S'],
    });
    expect(inches.rulings[0]?.facts[1]).toMatchObject({ paces: 40, millimetres: 20.32 });
  });

  test('where hands cannot tell, it says so, and what it turns on', () => {
    const answer = moved('front on A left flank', 'at -80.5,200 facing S');
    expect(answer.verdict).toBe('too close');
    expect(answer.why).toMatch(/^yes: it ends in a permitted position.*; or no: /u);
    expect(answer.rulings[0]?.turnsOn).toEqual([
      { field: 'starts', open: 'too close', values: ['onFlankSide', 'partlyOnFlankSide'] },
    ]);
    expect(answer.trail.map(({ clause }) => clause)).toContain('fair-play.2.1');
  });

  test('a drawing has no hand', () => {
    const drawn = (x: string) =>
      moved('front on A left flank', '', { position: ['hand 0', ENEMY, `B: 60 deep at ${x},200 facing S`] }).verdict;
    expect([drawn('-80'), drawn('-79.99')]).toEqual(['yes', 'no']);
  });

  test('who stands exactly in column behind is not partly on the flank’s side', () => {
    const answer = moved('front on A left flank', 'front on A2 rear', {
      others: ['A2: enemy Reg Bd (O) 30 deep behind A'],
    });
    expect(answer.rulings[0]?.fields.starts).toBe('behindRear');
    expect(answer.verdict).toBe('no');
  });
});

describe('several contacts', () => {
  test('one in a permitted position is enough for the others', () => {
    const answer = moved('front on A left flank', WEST, { others: ['A2: enemy Reg Bd (O) 30 deep behind A'] });
    expect(
      answer.rulings.map(({ about, fields, verdict }) => [about, fields.position, fields.anotherContact, verdict]),
    ).toEqual([
      ['B on A', 'partialFrontEdge', false, 'yes'],
      ['B on A2', 'frontEdgeOffCorner', true, 'yes'],
    ]);
    expect(answer.verdict).toBe('yes');
  });

  test('but each flank must be reached from where it may', () => {
    const answer = moved('front on A left flank', 'at -60,200 facing S', {
      others: ['A2: enemy Reg Bd (O) 30 deep behind A'],
    });
    expect(answer.verdict).toBe('no');
  });

  test('an enemy in the next file is an overlap', () => {
    const answer = moved('front on A front', AHEAD, { others: ['A2: enemy Reg Bd (O) 30 deep beside A left'] });
    expect(answer.rulings.map(({ fields }) => fields.position)).toEqual(['fullFrontEdge', 'frontCornerToFrontCorner']);
    expect(answer.verdict).toBe('yes');
  });
});

describe('beside a friend', () => {
  const friend = ['C: Irr Kn (F) 60 deep front on A left flank'];

  test('whose front is on a flank in a permitted position', () => {
    const answer = moved('beside C left', WEST.replace('-200', '-400'), { others: friend });
    expect(answer.rulings.map(({ about, fields }) => [about, fields.position])).toEqual([['B on A', 'besideFriend']]);
    expect(answer.verdict).toBe('yes');
  });

  test('on the side that does not touch', () => {
    const answer = moved('beside C right', 'at -400,0 facing E', { others: friend });
    expect(answer.rulings.map(({ about, fields }) => [about, fields.position])).toEqual([['B on A', 'besideFriend']]);
    expect(answer.verdict).toBe('yes');
  });

  test('whose front is on a front, is no contact', () => {
    const answer = moved('beside C left', AHEAD, { others: ['C: Irr Kn (F) 60 deep front on A front'] });
    expect(answer.rulings.map(({ fields }) => fields.position)).toEqual(['frontCornerToFrontCorner']);
  });
});

describe('a group', () => {
  const group = {
    others: ['C: Irr Kn (F) 60 deep beside B left', 'A2: enemy Reg Bd (O) 30 deep at -80,10 facing N'],
    with: ['C'],
  };

  test('turns on whether the enemy must pivot or shift, where that matters', () => {
    const others = ['C: Irr Kn (F) 60 deep beside B left', 'F: enemy Reg Bd (O) 30 deep behind A'];
    const answer = moved('front on A front, 10 right', 'at 10,300 facing S', { others, with: ['C'] });
    expect(answer.rulings[0]).toMatchObject({
      verdict: 'not told',
      turnsOn: [{ field: 'enemyMustConform', open: 'not told' }],
    });
    const told = { others, with: ['C'], tell: { enemyMustConform: true } };
    expect(moved('front on A front, 10 right', 'at 10,300 facing S', told).verdict).toBe('yes');
  });

  test.each(editions.slice(1))('is told that he must, or need not, where that is sure, in %s', (edition) => {
    const onto = (from: string, more: readonly string[] = [], tell: object = {}) =>
      moved(
        'front on A front, 30 right',
        from,
        { others: ['C: Irr Kn (F) 60 deep beside B right', ...more], with: ['C'], tell },
        edition,
      );
    const must = onto('at 30,100 facing S');
    expect([must.verdict, must.rulings.map(({ fields }) => fields.enemyMustConform)]).toEqual(['yes', [true, true]]);
    expect(must.rulings[0]?.facts).toContainEqual(
      expect.objectContaining({ fact: 'A must pivot or shift', answer: 'yes' }),
    );
    const aside = onto('at 60,100 facing S');
    expect([aside.verdict, aside.rulings[0]?.fields.enemyMustConform]).toEqual(['no', false]);
    expect(aside.rulings[0]?.facts.at(-1)).toMatchObject({ fact: 'A must pivot or shift', answer: 'no' });
    expect(onto('at 30,100 facing S', [], { enemyMustConform: false }).verdict).toBe('no');
    expect(onto('at 30,100 facing S', ['X: Irr Cv (O) front on A rear']).verdict).toBe('no');
  });

  test.each([
    ['whether it went straight ahead, by hand', 'at 31,100 facing S', []],
    [
      'whether a recoil from there meets a friend, by hand',
      'at 30,100 facing S',
      ['F: enemy Reg Sp (O) 30 deep at 30,-61 facing N'],
    ],
    ['whether there is room, by hand', 'at 30,100 facing S', ['F: enemy Reg Sp (O) 20 deep at 111,-5 facing N']],
    ['of whom nothing tells', 'at 30,100 facing S', ['F: enemy Reg Sp (O) 30 deep behind A']],
  ])('is not told so where that is not sure: %s', (_, from, more) => {
    const answer = moved('front on A front, 30 right', from, {
      others: ['C: Irr Kn (F) 60 deep beside B right', ...more],
      with: ['C'],
    });
    expect([answer.verdict, answer.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual([
      'not told',
      ['enemyMustConform'],
    ]);
  });

  test('of whom the troop is not told, neither is that', () => {
    const position = [
      'A: enemy 30 deep at 0,0 facing N',
      'B: Irr Kn (F) 60 deep at 30,100 facing S',
      'C: Irr Kn (F) 60 deep beside B right',
    ];
    const answer = moved('front on A front, 30 right', '', { position, with: ['C'] });
    expect(answer.verdict).toBe('not told');
  });

  test('one that ends legally takes the others along', () => {
    const two = {
      position: [
        ENEMY,
        'hand 0',
        'A2: enemy Reg Bd (O) 30 deep at -85,0 facing N',
        'B: Irr Kn (F) 60 deep at 0,300 facing S',
        'C: Irr Kn (F) 60 deep beside B right',
      ],
      with: ['C'],
    };
    const answer = moved('front on A front', '', two);
    expect(
      answer.rulings.map(({ about, fields, verdict }) => [about, fields.position, fields.anotherOfGroup, verdict]),
    ).toEqual([
      ['B on A', 'fullFrontEdge', false, 'yes'],
      ['C on A', 'frontCornerToFrontCorner', false, 'yes'],
      ['C on A2', 'frontEdgeOffCorner', true, 'yes'],
    ]);
  });

  test('is no longer measured by hand among itself', () => {
    expect(moved('front on A front', AHEAD, group).rulings.map(({ about }) => about)).toEqual(['B on A', 'C on A']);
  });
});

describe('what the position cannot show', () => {
  test('is asked where the answer turns on it', () => {
    const bow = (tell: Readonly<Record<string, unknown>>) =>
      moved('front on A front', '', {
        position: ['A: enemy Irr Kn (O) 60 deep at 0,0 facing N', 'B: Reg Bw (O) 40 deep at 0,300 facing S'],
        tell,
      });
    expect(bow({})).toMatchObject({
      verdict: 'not told',
      rulings: [{ turnsOn: [{ field: 'moverCouldShootTarget' }] }],
    });
    expect(bow({ moverCouldShootTarget: true }).verdict).toBe('no');
    expect(bow({ moverCouldShootTarget: false }).verdict).toBe('yes');
    const inRange = ['A: enemy Irr Kn (O) 60 deep at 0,0 facing N', 'B: Reg Bw (O) 40 deep at 0,190 facing S'];
    expect(moved('front on A front', '', { position: inRange }).verdict).toBe('no');
  });

  test('and not where it does not matter', () => {
    const onFoot = moved('front on A front', '', {
      position: [ENEMY, 'B: Reg Bw (O) 40 deep at 0,300 facing S'],
    });
    expect(onFoot).toMatchObject({ verdict: 'yes', rulings: [{ turnsOn: [] }] });
  });

  test('can be told: the kind of move', () => {
    expect(moved('front on A front, 10 right', AHEAD, { tell: { move: 'outcome' } }).verdict).toBe('yes');
  });

  test('a move to a place by its paces touches nobody, however close', () => {
    const answer = moved('at 0,0.2 facing S', AHEAD);
    expect(answer).toMatchObject({ verdict: 'not told', rulings: [] });
    expect(answer.why).toContain('contact');
  });
});

test('the answer has the position as a code, which asks the same', () => {
  const answer = moved('front on A left flank', WEST);
  expect(moved('front on A left flank', '', { position: answer.code })).toEqual(answer);
  expect(() => moved('front on A left flank', '', { position: answer.code.slice(0, -1) })).toThrow(
    '"position": expected the code of a position, found one that was damaged or cut short',
  );
});

/** From where a move reaches it. */
const CLOSE = 'at 0,80 facing S';

describe('what would make it legal', () => {
  test('the nearest place where the move may end', () => {
    expect(moved('front on A front, 10 right', CLOSE).nearest[0]).toEqual({
      to: 'front on A front',
      paces: 10,
      millimetres: 5,
    });
    expect(moved('front on A left flank, 10 back', WEST).nearest[0]).toEqual({
      to: 'front on A left flank',
      paces: 10,
      millimetres: 5,
      reach: 'not measured',
    });
  });

  test('every place that is told may be moved to', () => {
    for (const [to, from] of [
      ['front on A left flank', 'at -60,200 facing S'],
      ['front on A rear', 'at -160,0 facing N'],
      ['front on A front, 30 left', CLOSE],
    ] as const) {
      const { nearest } = moved(to, from);
      expect(nearest.length).toBeGreaterThan(0);
      for (const place of nearest) expect([place.to, moved(place.to, from).verdict]).toEqual([place.to, 'yes']);
      expect(nearest.map(({ paces }) => paces)).toEqual(
        nearest.map(({ paces }) => paces).toSorted((one, other) => one - other),
      );
    }
  });

  test('of a move that ends by its paces, it offers the contact', () => {
    const answer = moved('at 1,0.5 facing S', CLOSE);
    expect(answer).toMatchObject({
      verdict: 'not told',
      nearest: [{ to: 'front on A front', paces: 1.12, millimetres: 0.56 }, {}, {}],
    });
  });

  test('even where it is the very spot, as a contact is stated', () => {
    expect(moved('at 0,0 facing S', CLOSE).nearest[0]).toEqual({ to: 'front on A front', paces: 0, millimetres: 0 });
  });

  test('nothing where it may, or where the wording is not held', () => {
    expect(moved('front on A front', CLOSE).nearest).toEqual([]);
    expect(moved('front on A front, 10 right', CLOSE, {}, editions[0]).nearest).toEqual([]);
  });

  test('no place on which somebody stands', () => {
    const { nearest } = moved('front on A front, 10 left', CLOSE, {
      others: ['C: Irr Kn (F) 60 deep corner on A right'],
    });
    expect(nearest.map(({ to }) => to)).not.toContain('corner on A right');
  });

  test('no place that its move surely does not reach, and where that leaves none it is said', () => {
    const from = 'at 0,500 facing S';
    const answer = moved('front on A rear', from);
    expect(answer).toMatchObject({ verdict: 'no', nearest: [], nearestBeyondMove: true });
    // What is near is told all the same, with what is not measured of it.
    const near = moved('front on A front, 10 right', CLOSE);
    expect(near.nearestBeyondMove).toBeUndefined();
    expect(near.nearest.map(({ to, reach }) => [to, reach])).toContainEqual([
      'beside A right facing opposite, 60 forward',
      'not measured',
    ]);
  });
});

describe('a question that is not well formed', () => {
  test.each([
    [{ position: [ENEMY] }, '"mover": expected the name of an element of the position, found "B"'],
    [{ position: ['A: enemy Reg Bd at 0,0 facing N'] }, '"position": line 1: "Reg Bd" has no grade'],
    [
      { position: 7 },
      '"position": expected a text with a line an element, or piece of terrain, or a list of these lines, found 7',
    ],
    [{ position: ['A: 30 deep at 0,0 facing N', 'B: 60 deep at 5,5 facing N'] }, '"position": B: it overlaps A'],
    [{ to: null }, '"to": expected where the move ends, such as "front on A left flank", found nothing'],
    [{ to: 'somewhere' }, '"to": line 1: expected a place such as'],
    [{ tell: { starts: 'B', mvoe: 'x' } }, '"mvoe": unknown field, did you mean "move"?'],
    [{ tell: 'x' }, '"tell": expected an object with fields of the query, found "x"'],
    [{ ask: 'contcat' }, '"ask": unknown value "contcat", did you mean "contact"?'],
  ])('%j', (more, message) => {
    const asked = () => moved('front on A front', AHEAD, more);
    expect(asked).toThrow(QuestionError);
    expect(asked).toThrow(message);
  });
});

test('why it may, is told of the one whom it meets in full, and not of his neighbour whom its corner meets', () => {
  for (const others of [
    ['C: enemy Reg Bd (O) 30 deep beside A left'],
    ['C: enemy Reg Bd (O) 30 deep beside A right'],
  ]) {
    const position = [...others, ENEMY, `B: Irr Kn (F) 60 deep ${AHEAD}`];
    const { verdict, why, rulings } = moved('front on A front', AHEAD, { position });
    expect([verdict, rulings.map(({ about }) => about)]).toEqual(['yes', ['B on A', 'B on C']]);
    expect(why).toMatch(/front edge fully on the front edge/u);
  }
});

test.each(editions.slice(1))(
  'on the flank of a second rank, nothing is asked of the corner of the first, in %s',
  (edition) => {
    const position = [
      'A: enemy Reg Sp (O) at 0,0 facing N',
      'B: enemy Reg Sp (O) behind A',
      'C: Irr Kn (F) at -200,-60 facing E',
    ];
    const answer = askTable(edition, { ask: 'contact', position, mover: 'C', to: 'front on B left flank' });
    expect([answer.verdict, answer.rulings.map(({ about, turnsOn }) => [about, turnsOn])]).toEqual([
      'yes',
      [
        ['C on B', []],
        ['C on A', []],
      ],
    ]);
    const before = askTable(edition, {
      ask: 'contact',
      position: position.with(2, 'C: Irr Kn (F) at 0,200 facing S'),
      mover: 'C',
      to: 'front on B left flank',
    });
    expect(before.verdict).toBe('no');
  },
);

describe.each(editions.slice(1))('beside a friend on a flank, in %s', (edition) => {
  test.each([
    ['A: enemy Reg Bd (O) 30 deep at 200,200 facing N', 'M: Irr Kn (F) 60 deep at 50,300 facing E', 'beside F left'],
    ['A: enemy Irr El (O) 80 deep at 200,200 facing N', 'M: Irr Kn (F) 60 deep at 50,20 facing E', 'beside F right'],
  ])('its corner touches the enemy too, and it is permitted: %s', (enemy, mover, to) => {
    const position = [enemy, 'F: Irr Kn (F) 60 deep front on A left flank', mover];
    const answer = askTable(edition, { ask: 'contact', position, mover: 'M', to });
    expect([answer.verdict, answer.rulings.map(({ fields }) => fields.position)]).toEqual(['yes', ['besideFriend']]);
  });
});

test('a corner of the enemy against the middle of a front edge is contact, and none of the six', () => {
  const answer = askTable(newest, {
    ask: 'contact',
    position: ['hand 0', 'A: enemy Irr Ps (O) 20 deep at 0,0 facing N30', 'M: Reg Sp (O) 30 deep at 0,200 facing S'],
    mover: 'M',
    to: 'at 0,20 facing S',
  });
  expect(answer.verdict).toBe('no');
  expect(answer.rulings[0]?.facts[0]?.fact).toBe('M’s front edge touches only a corner of A');
});

test('bhgs:13.7: who fights elsewhere frees no bow to contact mounted at whom they may shoot', () => {
  const position = [
    'hand 0 mm',
    'A: enemy Irr Kn (F) 60 deep at 200,200 facing S',
    'M: Reg Bw (O) 30 deep at 200,60 facing N',
    'X: enemy Irr Sp (O) at 7000,7000 facing S',
    'Y: Irr Sp (O) front on X front',
  ];
  const { verdict, why } = askTable(newest, { ask: 'contact', position, mover: 'M', to: 'front on A front' });
  expect([verdict, why]).toEqual(['no', 'bow cannot contact the front of mounted at whom they may shoot']);
});

describe.each(editions.slice(1))(
  'a contact with neither the front nor side edge to side edge is none of the six, in %s',
  (edition) => {
    const SLANTED = 'A: enemy Irr Ps (O) 20 deep at 0,0 facing N30';

    test.each([
      ['backed onto a front', 'at 0,160 facing N', 'at 0,60 facing N', 'M’s rear edge is on A’s front edge'],
      [
        'its rear corner on a front corner',
        'at 80,160 facing N',
        'at 80,60 facing N',
        'only a rear corner of M touches A',
      ],
      ['slid in along a front', 'at -200,40 facing E', 'at 30,40 facing E', 'M’s right side edge is on A’s front edge'],
      ['backed onto a rear', 'at 0,-160 facing S', 'at 0,-90 facing S', 'M’s rear edge is on A’s rear edge'],
      ['backed onto a flank', 'at -200,0 facing W', 'at -100,0 facing W', 'M’s rear edge is on A’s left side edge'],
    ])('%s', (_name, from, to, fact) => {
      const position = ['hand 0 mm', ENEMY, `M: Reg Kn (O) 60 deep ${from}`];
      const answer = askTable(edition, { ask: 'contact', position, mover: 'M', to });
      expect([answer.verdict, answer.rulings.map(({ fields }) => fields.position)]).toEqual(['no', ['rearOrSideOnly']]);
      expect(answer.rulings[0]?.facts.map((each) => each.fact)).toEqual([fact]);
    });

    test('a corner of enemy on its side edge', () => {
      const position = ['hand 0 mm', SLANTED, 'M: Reg Kn (O) 60 deep at 0,200 facing E'];
      const answer = askTable(edition, { ask: 'contact', position, mover: 'M', to: 'at 0,60 facing E' });
      expect([answer.verdict, answer.rulings[0]?.facts[0]?.fact]).toEqual([
        'no',
        'only a corner of A touches M’s right side edge',
      ]);
    });

    test('a permitted contact with another makes up for it', () => {
      const position = [
        'hand 0 mm',
        ENEMY,
        'B: enemy Reg Bd (O) 30 deep at 40,40 facing W',
        'M: Reg Kn (O) 60 deep at 0,200 facing S',
      ];
      const answer = askTable(edition, { ask: 'contact', position, mover: 'M', to: 'front on A front' });
      expect(
        answer.rulings.map(({ about, fields, verdict }) => [about, fields.position, fields.anotherContact, verdict]),
      ).toEqual([
        ['M on A', 'fullFrontEdge', false, 'yes'],
        ['M on B', 'rearOrSideOnly', true, 'yes'],
      ]);
    });

    test('nobody need turn to it', () => {
      const position = [
        'hand 0 mm',
        'A: enemy Irr Ps (O) 20 deep at 0,0 facing N',
        'M: Reg Sp (O) 30 deep at 0,160 facing N',
        'N: Reg Sp (O) 30 deep beside M left',
      ];
      const answer = askTable(edition, { ask: 'pivot', position, mover: 'M', with: ['N'], to: 'at 0,30 facing N' });
      expect([answer.verdict, answer.rulings[0]?.fields.contactedBy]).toEqual(['no', 'other']);
      expect(answer.rulings[0]?.facts[0]?.fact).toBe('M’s side or rear touches A');
    });
  },
);

test('that the way to a contact was not looked at is said with every yes', () => {
  const position = [
    'A: enemy Reg Bd (O) at 0,0 facing N',
    'X: enemy Reg Ps (O) at 0,160 facing N',
    'M: Irr Kn (F) at 0,2190 facing S',
  ];
  const answer = askTable(newest, { ask: 'contact', position, mover: 'M', to: 'front on A front' });
  expect(answer.verdict).toBe('yes');
  expect(answer.why).toMatch(/; how far it may go, and past what, is asked apart: “reach”, “in-front”$/u);
});

describe('who faces him whose front it contacts', () => {
  const onto = (position: readonly string[], to: string) =>
    askTable(newest, { ask: 'contact', position: ['hand 0', ...position], mover: 'M', to });

  test('is entered by lining up, whoever else is near', () => {
    const beside = ['B: enemy Reg Bd (O) 30 deep at 0,0 facing N', 'M: own Reg Bd (O) 30 deep at 40,30 facing W'];
    for (const others of [
      [],
      ['C: enemy Reg Bd (O) 30 deep at 0,140 facing S'],
      ['C: enemy Reg Bd (O) 30 deep at 100,100 facing W'],
    ])
      expect([others, onto([...beside, ...others], 'front on B front').verdict]).toEqual([others, 'yes']);
  });

  test('is no leave to contact the flank that his front covers', () => {
    const covered = [
      'B: enemy Irr Kn (F) 120 deep at 0,0 facing E',
      'A: enemy Reg Bd (O) 30 deep at -40,-80 facing S',
      'M: own Irr Ps (O) 20 deep at 70,-130 facing SE',
    ];
    const answer = onto(covered, 'front on A left flank');
    expect(answer.verdict).toBe('no');
    expect(answer.rulings.filter(({ verdict }) => verdict === 'no').map(({ about }) => about)).toContain('M before B');
  });
});

describe('a contact that is permitted, and a move to it in front of other enemy that is not', () => {
  const position = [
    'A: enemy Reg Bd (O) 30 deep at 400,400 facing N',
    'B: enemy Reg Bd (O) 30 deep at 480,400 facing E',
    'M: Irr Kn (F) 60 deep at 560,470 facing S',
  ];
  const ontoFlank = (edition = newest, more: object = {}) =>
    askTable(edition, { ask: 'contact', position, mover: 'M', to: 'front on B left flank', ...more });
  const said = ({ verdict, rulings }: Answered) => [verdict, ...rulings.map((each) => [each.about, each.verdict])];

  test.each(withRules)('the move is refused, as bhgs:13.1 has it, in %s', (edition) => {
    const answer = ontoFlank(edition);
    expect(said(answer)).toEqual(['no', ['M on B', 'yes'], ['M before A', 'no']]);
    expect(answer.why).toBe('a move that is only in part towards that enemy gives no leave to contact a flank');
    expect(answer.trail.map(({ clause }) => clause)).toContain('bhgs.13.1');
  });

  test('where that does not refuse it, or is not asked of such a move, the contact alone is told', () => {
    expect(said(ontoFlank(newest, { tell: { action: 'lineUp' } }))).toEqual(['yes', ['M on B', 'yes']]);
    expect(said(ontoFlank(newest, { tell: { move: 'outcome' } }))[0]).not.toBe('no');
    expect(said(ontoFlank(newest, { tell: { move: 'spontaneous' } })).slice(2)).toEqual([]);
    expect(() => ontoFlank(newest, { tell: { nosuch: true } })).toThrow('"nosuch": unknown field');
  });

  test('nor is it asked where no front is near', () => {
    const far = position.map((line) =>
      line.replace('A: enemy Reg Bd (O) 30 deep at 400,400', 'A: enemy Reg Bd (O) 30 deep at 100,400'),
    );
    expect(said(ontoFlank(newest, { position: far }))).toEqual(['yes', ['M on B', 'yes']]);
    // What was told of a front stays told where the front is no longer near.
    expect(said(ontoFlank(newest, { position: far, tell: { action: 'lineUp' } }))).toEqual(['yes', ['M on B', 'yes']]);
    expect(() => ontoFlank(newest, { position: far, tell: { nosuch: true } })).toThrow('"nosuch": unknown field');
  });
});
