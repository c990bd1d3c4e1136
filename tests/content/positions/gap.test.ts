import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../src/rules/index.ts';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const newest = editions.at(-1) ?? '';

/** M would move straight ahead between C and D, in the newest edition unless another is told. */
function between(d: string, more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  const position = [
    'M: Irr Kn (F) 60 deep at 80,-200 facing N',
    'C: enemy Reg Bd (O) 30 deep at 0,0 facing N',
    `D: enemy Reg Bd (O) 30 deep ${d}`,
  ];
  const tell = { path: 'straightAhead', endsInContact: false, ...(more.tell as object | undefined) };
  return askTable(edition, { ask: 'gap', position, mover: 'M', between: ['C', 'D'], ...more, tell });
}

describe.each(editions.slice(1))('in %s', (edition) => {
  test.each([
    ['narrower', 'at 150,0 facing N', ['narrower'], 'no'],
    ['wider by more than hands can miss', 'at 165,0 facing N', ['wider'], 'not held'],
    ['corner to corner', 'at 120,60 facing N', ['narrower'], 'no'],
  ])('%s', (_name, d, [width], verdict) => {
    const answer = between(d, {}, edition);
    expect(answer.rulings[0]?.fields.width).toBe(width);
    expect(answer.verdict).toBe(verdict);
  });
});

test.each(editions)(
  'in a gap wider than an element, that the rule on narrower ones does not bind is told, in %s',
  (edition) => {
    const wide = between('at 165,0 facing N', {}, edition);
    expect([wide.verdict, wide.why]).toEqual([
      'not held',
      'the rule on gaps less than 1 element wide does not bind it; what else is said of gaps there is in print only, p. 20',
    ]);
    expect(wide.trail[0]).toMatchObject({ step: 'does not bind', clause: 'moving-through-friends-or-gaps.narrow-gap' });
    const turned = between('at 165,0 facing N', { tell: { path: 'other' } }, edition);
    expect([turned.verdict, turned.why]).toEqual([wide.verdict, wide.why]);
    expect(between('at 150,0 facing N', { tell: { passableSides: true } }, edition).why).not.toContain('does not bind');
  },
);

test('an element wide, as hands see it, may be narrower or wider; drawn, it is exactly that', () => {
  const turn = { tell: { path: 'turnOntoFlank', endsInContact: true } };
  expect(between('at 160.5,0 facing N', turn)).toMatchObject({
    verdict: 'too close',
    rulings: [{ turnsOn: [{ field: 'width' }] }],
  });
  const position = [
    'hand 0',
    'M: Irr Kn (F) 60 deep at 80,-200 facing N',
    'C: enemy Reg Bd (O) 30 deep at 0,0 facing N',
    'D: enemy Reg Bd (O) 30 deep at 160,0 facing N',
  ];
  expect(between('', { ...turn, position })).toMatchObject({ verdict: 'yes', trail: [{ clause: 'bhgs.16.6' }] });
});

test.each(['beside C right', 'front on C right flank, 30 back', 'corner on C right'])(
  'where they touch there is no gap: %s',
  (d) => {
    expect(between(d)).toMatchObject({
      verdict: 'not told',
      why: 'the two touch, so that there is no gap between them',
      rulings: [],
    });
  },
);

test('who stands on an area is not beside it', () => {
  const wood = (outline: string) =>
    between('at 900,0 facing N', {
      between: ['C', 'wood'],
      position: [
        'M: Irr Kn (F) 60 deep at 80,-200 facing N',
        'C: enemy Reg Bd (O) 30 deep at 0,0 facing N',
        `wood, rough: ${outline}`,
      ],
    });
  const standing = wood('-300,-300 300,-300 300,300 -300,300');
  expect([standing.verdict, standing.why, standing.rulings]).toEqual([
    'not told',
    'one of the two stands on the other, so that there is no gap between them',
    [],
  ]);
  expect(wood('0,-300 300,-300 300,300 0,300').why).toBe(standing.why);
  expect(wood('110,-300 300,-300 300,300 110,300').rulings[0]?.fields.width).toBe('narrower');
});

test('the line that was measured is a fact', () => {
  expect(between('at 150,0 facing N').rulings[0]?.facts).toEqual([
    expect.objectContaining({
      fact: 'the shortest line between C and D is 70 paces long',
      witness: { points: [expect.objectContaining({ x: 40 }), expect.objectContaining({ x: 110 })] },
    }),
    expect.objectContaining({ fact: 'that is less than an element is wide', answer: 'yes', paces: 10, millimetres: 5 }),
    expect.objectContaining({ fact: 'no clause that we have would bar it if the gap were 10 paces wider' }),
  ]);
});

test.each([
  ['with enemy straight ahead', 'at 100,-200 facing N', 'at 100,40 facing S', ['straight ahead']],
  ['with none there', 'at 80,-200 facing N', 'at 150,0 facing N', []],
  ['where it stands in the gap', 'at 45,-15 facing W', 'at 150,0 facing N', ['straight back']],
])('what it may do instead can be done: %s', (_name, from, d, found) => {
  const position = [
    'hand 0',
    `M: Irr Kn (F) 60 deep ${from}`,
    'C: enemy Reg Bd (O) 30 deep at 0,0 facing N',
    `D: enemy Reg Bd (O) 30 deep ${d}`,
  ];
  const { verdict, rulings } = between('', { position });
  expect(verdict).toBe('no');
  const may = rulings[0]?.facts.flatMap(({ fact }) => /^it may move (straight \w+)/u.exec(fact)?.[1] ?? []);
  expect(may).toEqual(found);
});

test('a move that ends in permitted contact is seen', () => {
  const position = [
    'M: Irr Kn (F) 60 deep at 80,-200 facing N',
    'X: enemy Reg Bd (O) 30 deep at 80,100 facing S',
    'C: enemy Reg Bd (O) 30 deep at 0,-110 facing N',
    'D: enemy Reg Bd (O) 30 deep at 155,-110 facing N',
  ];
  const asked = { ask: 'gap', position, mover: 'M', between: ['C', 'D'], tell: { path: 'straightAhead' } };
  expect(askTable(newest, { ...asked, to: 'front on X front' })).toMatchObject({
    verdict: 'yes',
    rulings: [{ fields: { endsInContact: true } }],
  });
  expect(askTable(newest, asked)).toMatchObject({
    verdict: 'not told',
    rulings: [{ turnsOn: [{ field: 'endsInContact' }] }],
  });
});

test('how it moves is asked where the answer turns on it', () => {
  const position = ['M: at 80,-200 facing N', 'C: enemy at 0,0 facing N', 'D: enemy at 150,0 facing N'].map((line) =>
    line.replace(' at', ' 30 deep at'),
  );
  const answer = askTable(newest, { ask: 'gap', position, mover: 'M', between: ['C', 'D'] });
  expect(answer.verdict).toBe('not told');
  expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['path', 'endsInContact', 'endsInGap']);
});

test('friends at both sides may be such as it could pass through, which is asked where it matters', () => {
  const position = [
    'M: Irr Kn (F) 60 deep at 80,-200 facing N',
    'C: Reg Bd (O) 30 deep at 0,0 facing N',
    'D: Reg Bd (O) 30 deep at 150,0 facing N',
  ];
  expect(between('', { position })).toMatchObject({
    verdict: 'not told',
    rulings: [{ turnsOn: [{ field: 'passableSides' }] }],
  });
  expect(between('', { position, tell: { passableSides: false } }).verdict).toBe('no');
});

test.each([
  [{ between: [] }, '"between": expected the names of the two elements at the sides of the gap'],
  [{ between: ['C', 'C'] }, '"between": expected the names of the two elements at the sides of the gap'],
  [{ between: ['C', 'M'] }, '"between": expected elements that do not move, found "M"'],
  [{ between: ['D', 'C'], with: ['C'] }, '"between": expected elements that do not move, found "C"'],
  [{ between: ['C', 'X'] }, '"between": expected the name of an element of the position, found "X"'],
])('%j is not well formed', (more, message) => {
  expect(() => between('at 150,0 facing N', more)).toThrow(QuestionError);
  expect(() => between('at 150,0 facing N', more)).toThrow(message);
});

test('of a turn onto a flank it is told how much wider the gap had to be', () => {
  const { verdict, rulings } = between('at 150,0 facing N', { tell: { path: 'turnOntoFlank', endsInContact: true } });
  expect(verdict).toBe('no');
  expect(rulings[0]?.facts.at(-1)?.fact).toBe('no clause that we have would bar it if the gap were 10 paces wider');
});

test('a move that stops short of enemy in a gap may end in contact with him instead', () => {
  const position = [
    'M: Irr Kn (F) 60 deep at 80,-142 facing N',
    'X: enemy Reg Bd (O) 30 deep at 80,50 facing S',
    'C: enemy Reg Bd (O) 30 deep at 0,-110 facing N',
    'D: enemy Reg Bd (O) 30 deep at 155,-110 facing N',
  ];
  const asked = { ask: 'gap', position, mover: 'M', between: ['C', 'D'] };
  const short = askTable(newest, { ...asked, to: 'at 80,-10 facing N' });
  expect(short.verdict).toBe('no');
  expect(short.nearest).toEqual([{ to: 'front on X front', paces: 60, millimetres: 30, reach: 'not measured' }]);
  expect(askTable(newest, { ...asked, to: short.nearest[0]?.to }).verdict).toBe('yes');
});

describe.each(editions.slice(1))('what a move between two shows of itself, in %s', (edition) => {
  const moved = (to: string, more: readonly string[] = []) =>
    askTable(edition, {
      ask: 'gap',
      position: [
        'A: enemy Reg Bd (O) 30 deep at -78,0 facing N',
        'B: enemy Reg Bd (O) 30 deep at 78,0 facing N',
        'M: Irr Kn (F) 60 deep at 0,200 facing S',
        ...more,
      ],
      mover: 'M',
      to,
      between: ['A', 'B'],
    });
  const fields = (answer: Answered) => answer.rulings[0]?.fields;

  test('straight ahead, into the gap, in contact with nobody but by hand', () => {
    const answer = moved('at 0,-20 facing S');
    expect(answer.verdict).toBe('too close');
    expect(answer.why).toMatch(/^if M and A, or M and B do not touch, no: .*; if they do, yes: /u);
    expect(fields(answer)).toMatchObject({ path: 'straightAhead', endsInContact: false, endsInGap: true });
  });

  test('straight ahead, and through the gap', () => {
    expect(fields(moved('at 0,-120 facing S'))).toMatchObject({ path: 'straightAhead', endsInGap: false });
    const C = 'C: enemy Reg Bd (O) 30 deep at 0,-120 facing N';
    expect(moved('front on C front', [C])).toMatchObject({
      verdict: 'yes',
      rulings: [{ fields: { endsInContact: true } }],
    });
  });

  test('short of the gap, so that it comes into none', () => {
    const answer = moved('at 0,50 facing S');
    expect([answer.verdict, answer.why, answer.rulings]).toEqual([
      'not told',
      'its straight way does not come into the gap',
      [],
    ]);
    expect(moved('at 0,0.5 facing S').rulings[0]?.fields.path).toBe('straightAhead');
  });

  test('onto a flank in it', () => {
    expect(fields(moved('front on B left flank'))).toMatchObject({ path: 'turnOntoFlank', endsInGap: true });
  });

  test('another way, which is told', () => {
    const answer = moved('at 60,60 facing S');
    expect([answer.verdict, answer.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['path']]);
  });
});

describe('terrain at a side of a gap, which is taken to bar', () => {
  const beside = (terrain: string, name: string, to?: string) =>
    askTable(newest, {
      ask: 'gap',
      position: [terrain, 'A: enemy Reg Bd (O) 30 deep at -78,0 facing N', 'M: Irr Kn (F) 60 deep at 0,200 facing S'],
      mover: 'M',
      ...(to === undefined ? { tell: { path: 'other' } } : { to }),
      between: ['A', name],
    });

  test.each([
    ['a wood', 'wood: 30,-100 200,-100 200,100 30,100', 'wood', 68],
    ['a river', 'river 40 wide: 52,-200 52,200', 'river', 70],
    ['fortifications', 'enemy PF: 32,-200 32,200', 'PF', 70],
  ])('%s', (_name, terrain, name, width) => {
    const answer = beside(terrain, name);
    const told = answer.rulings[0]?.facts.map(({ fact }) => fact);
    expect(answer.verdict).toBe('no');
    expect(told).toContain(`the shortest line between A and ${name} is ${String(width)} paces long`);
    expect(told).toContain(`the ${name} is taken to be an obstruction that M cannot pass`);
  });

  test('an edge of the table is none that bhgs:16.1 names', () => {
    expect(() => beside('east edge: x 400', 'east edge')).toThrow(
      '"between": expected elements, or terrain that bars, found "east edge"',
    );
  });
});
