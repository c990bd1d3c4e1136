import { expect, test } from 'vitest';
import { parseEnd, parsePlace, parsePosition, writePlace, type Place } from '../../../../positions/index.ts';
import { removed } from '../arranging/arrange.ts';
import { ending as endingWhere } from '../arranging/ending.ts';
import { offersFor } from '../arranging/offers.ts';
import { standingIn } from '../arranging/standing.ts';
import { questionOf } from '../judging/question-of.ts';
import { sceneOfQuestion } from '../scene-of-question.ts';
import { EMPTY_SCENE, endsOf, type Scene } from '../scene.ts';

const LINE = [
  'A: Reg Bd (O) 30 deep at 0,0 facing N',
  'B: Reg Bd (O) 30 deep beside A right',
  'C: Reg Bd (O) 30 deep beside B right',
];

/** A line whose left element goes ahead by 30 paces; the others end as told. */
const forming = (...ends: readonly string[]): Scene => ({
  ...EMPTY_SCENE,
  position: parsePosition(LINE.join('\n')),
  ask: 'form-column',
  movers: ['A', 'B', 'C'],
  to: parsePlace('at 0,30 facing N'),
  ends: ends.map(parseEnd),
});
const endOf = (scene: Scene, label: string) =>
  standingIn(scene, null).after.elements.find((each) => each.label === label)?.base.at;
const ending = (scene: Scene, label: string, to: Place): Scene =>
  endingWhere(scene, label, to, standingIn(scene, null));
const offered = (scene: Scene, label: string): readonly string[] =>
  offersFor(scene, standingIn(scene, null), label).map(({ place }) => writePlace(place));

test('who is told to end elsewhere does, and the others keep their places beside the first', () => {
  const scene = forming('B behind A');
  expect([endOf(scene, 'A'), endOf(scene, 'B'), endOf(scene, 'C')]).toEqual([
    { x: 0, y: 30 },
    { x: 0, y: 0 },
    { x: 160, y: 30 },
  ]);
});

test('that is asked of a column, or of who moves at the same time, and of those who move', () => {
  const scene = forming('B behind A', 'C behind B');
  expect(endsOf(scene)).toHaveLength(2);
  expect(endsOf({ ...scene, movers: ['A', 'B'] }).map(({ label }) => label)).toEqual(['B']);
  expect(endsOf({ ...scene, movers: ['B', 'A'] })).toEqual([]);
  expect(endsOf({ ...scene, ask: 'contact' })).toHaveLength(2);
  expect(endsOf({ ...scene, ask: 'reach' })).toEqual([]);
  expect(endOf({ ...scene, ask: 'reach' }, 'B')).toEqual({ x: 80, y: 30 });
});

test('the contacts that such an end nearly makes are offered, but none with who ends by it', () => {
  expect(offered(forming('B at 5,4 facing N', 'C at 160,0 facing N'), 'B')[0]).toBe('front on A rear');
  expect(offered(forming('B behind A', 'C at 84,-2 facing N'), 'C')).toContain('beside B right');
  expect(offered(forming('B behind A'), 'B')).toEqual([]);
  const by = forming('B at 200,0 facing N', 'C beside B right');
  expect(offered(by, 'B').filter((place) => place.includes('C'))).toEqual([]);
});

test('who is taken off the table ends nowhere, nor does who would end by it', () => {
  const scene = removed(forming('B behind A', 'C behind B'), ['B'], null);
  expect([scene.movers, scene.ends]).toEqual([['A', 'C'], []]);
});

test('where a member is put, it ends by itself, and the first where it stands as long as nobody told that', () => {
  const scene = { ...forming(), to: null };
  const place = parsePlace('at 0,-30 facing N');
  const ended = ending(scene, 'B', place);
  expect([ended.movers, ended.to, ended.ends]).toEqual([
    ['A', 'B', 'C'],
    parsePlace('at 0,0 facing N'),
    [{ label: 'B', with: [], to: place }],
  ]);
  expect(ending(ended, 'B', parsePlace('behind A')).ends).toEqual([parseEnd('B behind A')]);
});

test('a question of who moves at the same time is asked as it was told', () => {
  const question = {
    ask: 'contact',
    position: LINE,
    mover: 'A',
    with: ['C'],
    to: 'at 0,30 facing N',
    ends: ['B beside A right'],
  };
  const asked = questionOf(sceneOfQuestion(question));
  expect(asked).toMatchObject({ mover: 'A', with: ['C'], to: 'at 0,30 facing N', ends: ['B beside A right'] });
});

test('who was told to move at the same time is put where it ends; others lead', () => {
  const place = parsePlace('at 0,-30 facing N');
  const atOnce: Scene = { ...forming('B behind A'), ask: 'contact' };
  expect(ending(atOnce, 'B', place)).toEqual({ ...atOnce, ends: [{ label: 'B', with: [], to: place }] });
  expect(ending({ ...atOnce, ends: [] }, 'B', place)).toMatchObject({ movers: ['B', 'A', 'C'], to: place });
});

test('who leads, or is asked about otherwise, moves with all of them', () => {
  const place = parsePlace('at 0,50 facing N');
  expect(ending(forming('B behind A'), 'A', place)).toEqual({ ...forming('B behind A'), to: place });
  expect(ending({ ...forming(), ask: 'reach' }, 'B', place)).toMatchObject({
    movers: ['B', 'A', 'C'],
    to: place,
  });
  expect(ending(forming(), 'D', place)).toMatchObject({ movers: ['D'], to: place });
});

/** B ends by itself at the same time, and C with it. */
const withC: Scene = { ...forming('B, C at 80,-30 facing N'), ask: 'contact' };

test('who moves with one that ends by itself keeps its place beside that', () => {
  expect([endOf(withC, 'A'), endOf(withC, 'B'), endOf(withC, 'C')]).toEqual([
    { x: 0, y: 30 },
    { x: 80, y: -30 },
    { x: 160, y: -30 },
  ]);
  expect(questionOf(withC)).toMatchObject({ with: [], ends: ['B, C at 80,-30 facing N'] });
  expect(endsOf({ ...withC, movers: ['A', 'B'] })).toEqual([parseEnd('B at 80,-30 facing N')]);
  expect(endsOf({ ...withC, movers: ['A', 'C'] })).toEqual([]);
  expect(removed(withC, ['C'], null).ends).toEqual([parseEnd('B at 80,-30 facing N')]);
  // Of a column each ends by itself.
  expect(endsOf({ ...withC, ask: 'form-column' })).toEqual([parseEnd('B at 80,-30 facing N')]);
});

test('who of them is put elsewhere leads them there', () => {
  const place = parsePlace('at 160,-60 facing N');
  const led = ending(withC, 'C', place);
  expect(led.ends).toEqual([{ label: 'C', with: ['B'], to: place }]);
  expect(endOf(led, 'B')).toEqual({ x: 80, y: -60 });
  expect(offered(led, 'C').filter((each) => each.includes('B'))).toEqual([]);
});
