import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const newest = editions.at(-1) ?? '';
const A = 'A: Reg Bd (O) at 0,0 facing N';

const reach = (to: string, others: readonly string[] = [], more: object = {}, edition = newest): Answered =>
  askTable(edition, { ask: 'reach', position: ['hand 0', A, ...others], mover: 'A', to, ...more });
const facts = ({ rulings }: Answered) => rulings.flatMap((each) => each.facts);

describe.each(editions.slice(1))('straight ahead, in %s', (edition) => {
  test.each([
    ['at 0,100 facing N', 'yes'],
    ['at 0,100.01 facing N', 'no'],
  ])('%s: %s', (to, verdict) => {
    const answer = reach(to, [], {}, edition);
    expect([answer.verdict, answer.trail.some(({ clause }) => clause === 'bhgs.12.1')]).toEqual([verdict, true]);
  });

  test('round what stands in its way, once more than one corner has to leave that', () => {
    const beside = (x: number) =>
      reach('at 0,90 facing N', [`B: enemy Reg Sp (O) 20 deep at ${String(x)},60 facing N`], {}, edition);
    // Both right corners go by way of B's left corners, and back.
    expect([beside(70).verdict, beside(70).rulings[0]?.fields.path]).toEqual([
      'no',
      { straight: 90, wayRound: 100.71, cornersThatDeviate: 2 },
    ]);
    expect(facts(beside(70)).map(({ fact }) => fact)).toContain(
      'corners of A that have to leave a straight way: front right, rear right',
    );
    expect(beside(80).rulings[0]?.fields.path).toEqual({ straight: 90, wayRound: 90, cornersThatDeviate: 0 });
  });
});

describe('a base is no four points', () => {
  const path = (...others: readonly string[]) =>
    reach(
      'at 0,90 facing N',
      others.map((each) => `${each} facing N`),
    ).rulings[0]?.fields.path;

  test('what stands between the lines of its corners is in its way', () => {
    // 20 wide, it would let both pass; round either side of it goes one half of the base.
    const across = askTable(newest, {
      ask: 'reach',
      position: ['hand 0', A, 'B: Reg Sp (O) 20 deep at 10,60 facing E'],
      mover: 'A',
      to: 'at 0,150 facing N',
    });
    expect(across.rulings[0]?.fields.path).toMatchObject({ straight: 150, cornersThatDeviate: 2 });
    expect(across.verdict).toBe('no');
  });

  test('all of it passes on one side, the shorter', () => {
    const squarely = path('B: Reg Sp (O) 20 deep at 0,60') as { readonly wayRound: number };
    // Of its corners the right rear one goes furthest: by way of both left corners of B, 80 paces aside, and back.
    expect(squarely.wayRound).toBeCloseTo(Math.hypot(80, 70) + 20 + 80, 1);
    const [right, left] = [10, -10].map((x) => path(`B: Reg Sp (O) 20 deep at ${String(x)},60`));
    expect(right).toEqual(left);
    expect((right as { readonly wayRound: number }).wayRound).toBeLessThan(squarely.wayRound);
  });

  test('who stands so close beside that no base fits between is passed with it, whoever else is on the table', () => {
    const wayRound = (others: readonly string[]) =>
      (path('B: Reg Sp (O) 20 deep at 0,60', ...others) as { readonly wayRound: number }).wayRound;
    const alone = wayRound([]);
    const beside = (gap: number) => [
      `C: Reg Sp (O) 20 deep at ${String(-80 - gap)},60`,
      `D: Reg Sp (O) 20 deep at ${String(80 + gap)},60`,
    ];
    // One goes round all three, whether they touch or leave a gap; a gap of a base is as good as none of them.
    expect(wayRound(beside(0))).toBeCloseTo(Math.hypot(160, 70) + 20 + 160, 1);
    expect(wayRound(beside(40))).toBeGreaterThan(wayRound(beside(0)));
    expect(wayRound(beside(80))).toBe(alone);
    const many = Array.from(
      { length: 20 },
      (_, index) => `E${String(index)}: Reg Sp (O) at ${String(index * 100)},-400`,
    );
    expect(wayRound(many)).toBe(alone);
    expect(wayRound([...beside(0), ...many])).toBe(wayRound(beside(0)));
  });

  test('between two it passes where they are a base apart: that is not measured; else round both', () => {
    const apart = (by: number) =>
      reach('at 0,90 facing N', [
        `B: Reg Sp (O) 20 deep at ${String(-by / 2 - 40)},60 facing N`,
        `C: Reg Sp (O) 20 deep at ${String(by / 2 + 40)},60 facing N`,
      ]);
    expect(apart(80).rulings[0]?.fields.path).toEqual({ straight: 90, wayRound: 90, cornersThatDeviate: 0 });
    expect(apart(70).rulings[0]?.fields.path).toMatchObject({ straight: 90, cornersThatDeviate: 4 });
    const pastEnemy = (to: string, others: readonly string[]) =>
      askTable(newest, {
        ask: 'reach',
        position: ['hand 0', 'A: Irr LH (F) 30 deep at 0,0 facing N', ...others],
        mover: 'A',
        to,
      });
    const staggered = pastEnemy('at 0,190 facing N', [
      'B: enemy Reg Sp (O) 20 deep at -60,60 facing N',
      'C: enemy Reg Sp (O) 20 deep at 60,160 facing N',
    ]);
    expect([staggered.verdict, staggered.rulings[0]?.fields.path]).toEqual(['not held', null]);
    const squarely = pastEnemy('at 0,290 facing N', [
      'B: enemy Reg Sp (O) 20 deep at 10,60 facing N',
      'C: enemy Reg Sp (O) 20 deep at -10,200 facing N',
    ]);
    expect([squarely.verdict, squarely.rulings[0]?.fields.path]).toEqual(['not held', null]);
    expect(facts(staggered).map(({ fact }) => fact)).toContain(
      'how far that is round what stands there is not measured',
    );
  });
});

test('what its straight way leads through counts, wherever it ends', () => {
  const over = (terrain: string) =>
    askTable(newest, {
      ask: 'reach',
      position: ['hand 0', terrain, 'A: Irr Kn (O) 40 deep at 0,0 facing N'],
      mover: 'A',
      to: 'at 0,148 facing N',
    });
  const wood = over('wood, difficult: -100,60 100,60 100,90 -100,90');
  expect([wood.verdict, wood.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['going']]);
  expect(facts(wood).map(({ fact }) => fact)).toContain('A’s straight way leads through the wood');
  expect(over('fields, good: -100,60 100,60 100,90 -100,90').verdict).toBe('yes');
  expect(over('wood, difficult: 41,60 100,60 100,90 41,90').verdict).toBe('yes');
  const works = over('PF: -100,60 100,60');
  expect(works.verdict).toBe('not held');
  expect(facts(works).map(({ fact }) => fact)).toContain('A’s straight way leads over the PF');
  expect(over('PF: 41,60 100,60').verdict).toBe('yes');
});

test('in difficult going by less; from one going into another a person tells', () => {
  const gone = (marsh: string) =>
    askTable(newest, {
      ask: 'reach',
      position: ['hand 0', marsh, 'A: Reg Kn (O) at 0,0 facing N'],
      mover: 'A',
      to: 'at 0,140 facing N',
    });
  expect(gone('marsh, difficult: -100,-100 100,-100 100,-80 -100,-80').verdict).toBe('yes');
  expect(gone('marsh, difficult: -100,-100 100,-100 100,200 -100,200').verdict).toBe('no');
  const into = gone('marsh, difficult: -100,100 100,100 100,200 -100,200');
  expect([into.verdict, into.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['going']]);
});

describe('a wheel', () => {
  const [M, N, O] = ['M: Reg Bd (O) at 0,0 facing N', 'N: Reg Bd (O) beside M right', 'O: Reg Bd (O) beside N right'];
  // By 30° about the left front corner of M.
  const wheel = (others: readonly string[], more: readonly string[] = ['hand 0'], edition = newest) =>
    askTable(edition, {
      ask: 'reach',
      position: [...more, M, ...others],
      mover: 'M',
      with: others.map((each) => each[0]),
      to: 'at -5.36,20 facing W60',
    });

  test('the arc of the corner that goes furthest is told, and a move of a group that is longer is enough', () => {
    const answer = wheel([N]);
    expect(facts(answer).map(({ fact }) => fact)).toContain(
      'M turns by 30° to the left, as in one wheel about a point 0 paces from its left front corner',
    );
    const arcs = answer.rulings.map((each) => each.facts.find(({ fact }) => fact.startsWith('in that'))?.paces ?? NaN);
    expect(arcs[0]).toBeCloseTo(100 - (Math.hypot(80, 30) * Math.PI) / 6, 1);
    expect(arcs[1]).toBeCloseTo(100 - (Math.hypot(160, 30) * Math.PI) / 6, 1);
    expect([answer.verdict, answer.rulings[1]?.why]).toEqual([
      'yes',
      'none of its corners goes further than 85.24 paces along its arc, and it may go 100',
    ]);
    expect(answer.trail.map(({ clause }) => clause)).toContain('bhgs.12.7');
    expect(wheel([N], []).verdict).toBe('yes');
  });

  test.each(editions.slice(1))('no element of a group may go beyond its own move, in %s', (edition) => {
    const answer = wheel([N, O], [], edition);
    expect(answer.rulings.map(({ verdict }) => verdict)).toEqual(['yes', 'yes', 'no']);
    expect(answer.why).toMatch(
      /^its front corner that goes furthest in the wheel ends more than 12\d[.\d]* paces off/u,
    );
    expect(answer.trail.map(({ clause }) => clause)).toContain('bhgs.12.7');
  });

  test('alone, or where something stands where it wheels, how it is measured is in print only', () => {
    expect(wheel([]).verdict).toBe('not held');
    expect(wheel([N], ['hand 0', 'X: enemy Reg Bd (O) at 113.8,41 facing W']).verdict).toBe('not held');
    expect(wheel([N], ['hand 0', 'wood, good: 60,20 200,20 200,100 60,100']).verdict).toBe('not held');
    expect(wheel([N], ['hand 0', 'X: enemy Reg Bd (O) at 120,160 facing S']).verdict).toBe('yes');
  });

  test('a group that wheels into contact with enemy is clear of him until it ends, and of a friend whom it leaves behind', () => {
    const into = (hands: string, ...more: readonly string[]) =>
      askTable(newest, {
        ask: 'reach',
        position: [
          hands,
          'X: enemy Reg Bd (O) 30 deep at 80,0 facing S',
          'M: Reg Bd (O) 30 deep at -5.36,-20 facing N30',
          'N: Reg Bd (O) 30 deep beside M right',
          ...more,
        ],
        mover: 'M',
        with: ['N'],
        to: 'front on X front, 80 right',
      }).verdict;
    expect([into('hand 0'), into('hand 1 mm')]).toEqual(['yes', 'yes']);
    const behind = 'F: Reg Bd (O) 30 deep at -20.7,-47.5 facing N30';
    expect([into('hand 0', behind), into('hand 1 mm', behind)]).toEqual(['yes', 'yes']);
  });

  test('what stands so near where it wheels that hands cannot tell is not told to be clear of it', () => {
    for (const near of [
      'X: enemy Reg Bd (O) at XX,41 facing W',
      'enemy PF: XX,0 XX,100',
      'wood, good: XX,0 200,0 200,100 XX,100',
    ])
      for (const [x, hands, verdict] of [
        ['123', 'hand 0', 'yes'],
        ['123', 'hand 1 mm', 'not held'],
        ['126', 'hand 1 mm', 'yes'],
      ] as const)
        expect([near, x, hands, wheel([N], [hands, near.replaceAll('XX', x)]).verdict]).toEqual([
          near,
          x,
          hands,
          verdict,
        ]);
  });
});

describe('stepping round onto a flank', () => {
  const step = (M: string, to = 'front on A left flank', more: readonly string[] = []) =>
    askTable(newest, { ask: 'reach', position: ['A: enemy Reg Bd (O) at 0,0 facing N', ...more, M], mover: 'M', to });

  test('from an overlap 50 paces more count, in what is ruled and in what is measured', () => {
    const answer = step('M: Reg Bd (O) corner on A left');
    expect(answer.rulings[0]?.fields).toMatchObject({
      startsIn: ['frontCornerToFrontCorner'],
      movesInto: 'flankOfThatEnemy',
    });
    expect(answer.why).toContain('it may go 150');
    expect(answer.trail.map(({ clause }) => clause)).toContain('tactical-moves.flank-contact');
    const arc = facts(answer).find(({ fact }) => fact.startsWith('in that'));
    expect([arc?.fact, arc?.answer]).toEqual([
      'in that, its corner that goes furthest goes no more than the 150 paces of its move in good going along its arc',
      'yes',
    ]);
    expect(facts(answer).map(({ fact }) => fact)).toContain(
      'M starts front corner to front corner with A, and its front edge ends on A’s flank',
    );
    expect(step('M: Reg Bd (O) beside A left facing opposite').rulings[0]?.fields.startsIn).toEqual([
      'sideEdgeToSideEdge',
    ]);
  });

  test('not from elsewhere, nor onto another edge, nor another enemy', () => {
    const none = (answer: Answered) => Object.hasOwn(answer.rulings[0]?.fields ?? {}, 'movesInto');
    expect(none(step('M: Reg Bd (O) at -100,80 facing S'))).toBe(false);
    expect(none(step('M: Reg Bd (O) corner on A left', 'front on A rear'))).toBe(false);
    const C = 'C: enemy Reg Bd (O) at 300,0 facing N';
    expect(none(step('M: Reg Bd (O) corner on A left', 'front on C left flank', [C]))).toBe(false);
  });

  test('a contact that nobody stated is too close to count on', () => {
    const [stated, measured] = ['corner on A left', 'at -80,0 facing S'].map((place) => step(`M: Reg Bd (O) ${place}`));
    expect(facts(measured as Answered).find(({ fact }) => fact.startsWith('M starts'))?.answer).toBe('too close');
    expect(stated?.rulings[0]?.fields.movesInto).toBe('flankOfThatEnemy');
  });
});

describe('water, and ground of which the sheets say nothing', () => {
  const over = (troop: string, to: string, terrain: readonly string[], more: object = {}, edition = newest) =>
    askTable(edition, {
      ask: 'reach',
      position: ['hand 0', ...terrain, `M: ${troop} at 0,0 facing N`],
      mover: 'M',
      to,
      ...more,
    });

  test.each(editions.slice(1))('of those on land nobody says flatly that they may, in %s', (edition) => {
    const blades = (kind: string, to = 'at 0,80 facing N') =>
      over('Reg Bd (O)', to, [`${kind}, good: -100,30 100,30 100,60 -100,60`], {}, edition);
    const water = blades('waterway');
    expect([water.verdict, water.why]).toEqual([
      'not held',
      'whether it may enter the waterway, and how it moves there, is in print only, p. 17; as far as its length goes: its way is measured as 80 paces, and it may go 100',
    ]);
    expect(blades('waterway', 'at 0,120 facing N').verdict).toBe('no');
    expect(blades('built-up area').verdict).toBe('not held');
    expect(blades('fields').verdict).toBe('yes');
    const river = over('Reg Bd (O)', 'at 0,80 facing N', ['river 20 wide, good: -100,50 100,50'], {}, edition);
    expect([river.verdict, river.trail[0]?.clause]).toEqual(['not held', 'wading-rivers.printed']);
  });

  test('that it moves on water, or does not, opens no ground to those on land', () => {
    for (const kind of ['waterway', 'built-up area'])
      for (const water of [true, false]) {
        const terrain = [`${kind}, good: -100,30 100,30 100,60 -100,60`];
        expect([kind, over('Reg Bd (O)', 'at 0,80 facing N', terrain, { tell: { water } }).verdict]).toEqual([
          kind,
          'not held',
        ]);
      }
    const lake = ['waterway, good: -100,-100 100,-100 100,60 -100,60'];
    const galley = over('Reg Gal (O) 80 deep', 'at 0,80 facing N', lake, { tell: { water: false } });
    expect(galley.verdict).toBe('not held');
  });

  test('those afloat move on water that is drawn, or told', () => {
    const galley = (terrain: readonly string[], more: object = {}) =>
      over('Reg Gal (O) 80 deep', 'at 0,80 facing N', terrain, more);
    expect([galley([]).verdict, galley([], { tell: { water: true } }).verdict]).toEqual(['not told', 'yes']);
    const lake = (north: number) =>
      galley([`waterway, good: -100,-100 100,-100 100,${String(north)} -100,${String(north)}`]);
    expect([lake(100).verdict, lake(60).verdict]).toEqual(['yes', 'not held']);
  });
});

test('who stands behind another in a column is told, and where it is kinked', () => {
  const straight = reach('at 0,50 facing N', ['B: Reg Bd (O) behind A'], { with: ['B'] });
  expect(facts(straight)[1]?.fact).toBe('B is behind A in edge and corner contact');
  // Its left front corner is on A's left rear corner, and it is turned to the right.
  const kinked = askTable(newest, {
    ask: 'reach',
    position: [A, 'B: Reg Bd (O) at -5.36,-50 facing N30'],
    mover: 'A',
    with: ['B'],
    to: 'at 0,50 facing N',
  });
  expect(facts(kinked).map(({ fact }) => fact)).toContain(
    'B is behind A at its left corner alone: the column is kinked there',
  );
});

test('hands that cannot tell whether it reaches so far', () => {
  const by = (y: number) =>
    askTable(newest, { ask: 'reach', position: ['hand 1', A], mover: 'A', to: `at 0,${String(y)} facing N` }).verdict;
  expect([by(97), by(101), by(103)]).toEqual(['yes', 'too close', 'no']);
});

test('hands that cannot tell whether it goes over fortifications', () => {
  const past = (y: number) => {
    const answer = askTable(newest, {
      ask: 'reach',
      position: ['hand 1', A, `PF: -100,${String(y)} 100,${String(y)}`],
      mover: 'A',
      to: 'at 0,80 facing N',
    });
    return [answer.verdict, answer.rulings[0]?.turnsOn.map(({ field }) => field)];
  };
  expect([past(77), past(79), past(80), past(81), past(83)]).toEqual([
    ['not held', []],
    ['too close', ['path']],
    ['yes', []],
    ['too close', ['path']],
    ['yes', []],
  ]);
});

test('the move of the base edition', () => {
  expect(reach('at 0,100 facing N', [], {}, editions[0]).verdict).toBe('not held');
});

test.each(editions.slice(1))(
  'of what is open, every answer that it may be is said, the likeliest first, in %s',
  (edition) => {
    const boats = (going: string) =>
      askTable(edition, {
        ask: 'reach',
        position: [
          'hand 0 mm',
          `waterway${going}: -500,-500 500,-500 500,500 -500,500`,
          'M: Irr Bts (F) 80 deep at 0,0 facing N',
        ],
        mover: 'M',
        to: 'at 0,250 facing N',
      });
    const open = boats('');
    expect(open.verdict).toBe('not told');
    // Good going is what boats are likeliest to be in on water.
    expect(open.rulings[0]?.fields.going).toEqual(['good']);
    expect(open.why.split('; or ').map((each) => each.split(':')[0])).toEqual(['yes', 'no', 'not held']);
    expect([boats(', good').verdict, boats(', difficult').verdict]).toEqual(['yes', 'no']);
  },
);

describe('friends in its straight way', () => {
  const over = (friend: string, to = 'at 0,150 facing N', more: object = {}, edition = newest) =>
    askTable(edition, {
      ask: 'reach',
      position: ['hand 0', friend, 'A: Irr Cv (O) 40 deep at 0,0 facing N'],
      mover: 'A',
      to,
      ...more,
    });
  const hordes = 'B: Irr Hd (I) 40 deep at 0,60 facing N';

  test.each(editions.slice(1))('it may pass through, in %s: whether it does, a person tells', (edition) => {
    const asked = over(hordes, 'at 0,150 facing N', {}, edition);
    expect([asked.verdict, asked.rulings[0]?.turnsOn]).toEqual([
      'not told',
      [{ field: 'throughFriends', open: 'not told', values: [false, true] }],
    ]);
    expect(facts(asked).map(({ fact }) => fact)).toContain('A’s straight way leads over B, a friend');
    const told = [true, false].map((throughFriends) =>
      over(hordes, 'at 0,150 facing N', { tell: { throughFriends } }, edition),
    );
    expect(told.map(({ verdict }) => verdict)).toEqual(['yes', 'no']);
  });

  test('where the straight way is too long, or the way round is not, it turns on nothing', () => {
    expect(over(hordes, 'at 0,201 facing N').verdict).toBe('no');
    expect(over('B: Irr Hd (I) 40 deep at 70,60 facing N').verdict).toBe('yes');
    expect(
      over(hordes, 'at 0,150 facing N', { tell: { path: { straight: 150, wayRound: 250, cornersThatDeviate: 2 } } })
        .verdict,
    ).toBe('no');
  });

  test('through enemy nobody passes', () => {
    const asked = over('B: enemy Irr Hd (I) 40 deep at 0,60 facing S');
    expect([asked.verdict, asked.rulings[0]?.turnsOn]).toEqual(['no', []]);
    expect(asked.rulings[0]?.fields).not.toHaveProperty('throughFriends');
    const both = askTable(newest, {
      ask: 'reach',
      position: [
        'hand 0',
        hordes,
        'C: enemy Irr Ps (O) 20 deep at 0,90 facing S',
        'A: Irr Cv (O) 40 deep at 0,0 facing N',
      ],
      mover: 'A',
      to: 'at 0,150 facing N',
    });
    expect(both.verdict).toBe('no');
  });
});

describe('along a road that is narrower than its base', () => {
  const along = (road: string, to = 'at 0,150 facing N') => reach(to, [road]);

  test('it may go by road: a person tells', () => {
    for (const width of [20, 40]) {
      const asked = along(`road ${String(width)} wide: 0,-300 0,400`);
      expect([asked.verdict, asked.rulings[0]?.turnsOn]).toEqual([
        'not told',
        [{ field: 'going', open: 'not told', values: [['good'], ['road']] }],
      ]);
      expect(facts(asked).map(({ fact }) => fact)).toContain('the middle of A keeps to the road');
    }
    expect(along('road 20 wide: 0,-300 0,400', 'at 0,201 facing N').verdict).toBe('no');
    expect(along('road 20 wide: 0,-300 0,400', 'at 0,90 facing N').verdict).toBe('yes');
    expect(along('road 90 wide: 0,-300 0,400').verdict).toBe('yes');
  });

  test('across it, beside it, or only at one end, it does not', () => {
    expect(along('road 20 wide: -300,50 300,50').verdict).toBe('no');
    expect(along('road 20 wide: 30,-300 30,400').verdict).toBe('no');
    expect(along('road 20 wide: 0,-300 0,60').verdict).toBe('no');
  });

  test('where the road bends, it may follow', () => {
    const asked = along('road 20 wide: 0,-300 0,60 100,160', 'at 100,160 facing N45');
    expect([asked.verdict, asked.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['going']]);
  });
});

describe('no way is shorter than the straight one', () => {
  test('to a place that is further off than its move, however that is measured', () => {
    const far = reach('at 300,400 facing N');
    expect([far.verdict, far.why]).toEqual(['no', 'no way there is shorter than 500 paces, and it may go 100']);
    expect(reach('at 60,79 facing N').verdict).toBe('not held');
    expect(reach('at 60,81 facing N').verdict).toBe('no');
    // Over fortifications it is no shorter.
    expect(reach('at 0,101 facing N', ['PF: -100,60 100,60']).verdict).toBe('no');
  });

  test('who turns may do so where he stands: only what lies between the two places is sure', () => {
    expect(reach('at 0,-130 facing S').verdict).toBe('not held');
    expect(reach('at 0,-161 facing S').verdict).toBe('no');
  });

  test('what hands cannot tell is not refused', () => {
    const by = (y: number) =>
      askTable(newest, { ask: 'reach', position: ['hand 1', A], mover: 'A', to: `at 60,${String(y)} facing N` })
        .verdict;
    expect([by(81), by(84)]).toEqual(['not held', 'no']);
  });
});

describe('of a move that is not enough the furthest place on its way is told', () => {
  test('straight ahead', () => {
    const far = reach('at 0,110 facing N');
    expect(far).toMatchObject({ verdict: 'no', nearest: [{ to: 'at 0,100 facing N', paces: 10 }] });
    expect(far.nearest[0]).not.toHaveProperty('reach');
    expect(reach('at 0,100 facing N').nearest).toEqual([]);
  });

  test('of a way aside none is known', () => {
    expect(reach('at 300,400 facing N').nearest).toEqual([]);
  });
});

describe('a shift to line up, which may not count', () => {
  const shifted = ['hand 0', 'A: Reg Bd (O) 30 deep at 0,0 facing N'];
  const ask = (matter: string, enemy: string, to: string, group = false) =>
    askTable(newest, {
      ask: matter,
      position: [...shifted, ...(group ? ['C: Reg Bd (O) 30 deep beside A left'] : []), enemy],
      mover: 'A',
      ...(group ? { with: ['C'] } : {}),
      to,
    });

  test('is not said to be too far, near enemy alone, and no further than half a base', () => {
    const near = 'E: enemy Reg Bd (O) 30 deep at 30,100 facing S';
    expect(ask('reach', near, 'at 30,100 facing N').verdict).toBe('not held');
    expect(ask('reach', 'E: enemy Reg Bd (O) 30 deep at 30,300 facing S', 'at 30,100 facing N').verdict).toBe('no');
    expect(ask('reach', 'E: enemy Reg Bd (O) 30 deep at 30,130 facing S', 'at 30,101 facing N').verdict).toBe('no');
    expect(ask('reach', 'E: enemy Reg Bd (O) 30 deep at 60,100 facing S', 'at 60,100 facing N').verdict).toBe('no');
  });

  test('so where it leads is offered', () => {
    const enemy = 'E: enemy Reg Bd (O) 30 deep at 30,100 facing S';
    const answer = ask('contact', enemy, 'front on E front, 20 left', true);
    expect([answer.nearest[0]?.to, answer.nearestBeyondMove]).toEqual(['front on E front', undefined]);
  });
});
