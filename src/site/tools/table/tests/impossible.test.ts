import { describe, expect, test } from 'vitest';
import { parsePlace, parsePosition } from '../../../../positions/index.ts';
import { removed } from '../arranging/arrange.ts';
import { placedTogether } from '../arranging/group.ts';
import { standingIn } from '../arranging/standing.ts';
import { problemOf } from '../judging/problem.ts';
import { EMPTY_SCENE, type Scene } from '../scene.ts';

const on = (...lines: readonly string[]): Scene => ({ ...EMPTY_SCENE, position: parsePosition(lines.join('\n')) });

const A = 'A: 30 deep at 200,200 facing N';
const B = 'B: 30 deep beside A right';

const drawn = (scene: Scene) => standingIn(scene, null).before.elements.map(({ label }) => label);

test.each([
  [
    'bases over each other',
    [A, 'B: 30 deep at 210,200 facing N'],
    'AB',
    /^B lies over A by [\d.]+ paces: move it off\.$/,
  ],
  [
    'an element off its table',
    ['table 600 x 400', A, 'B: 30 deep at 700,200 facing N'],
    'AB',
    'B stands 140 paces off the table.',
  ],
  [
    'one placed by nobody',
    [A, B, 'C: 30 deep front on Z front', 'D: 30 deep behind C'],
    'AB',
    'C is placed by Z, and no element has this name.',
  ],
  [
    'two placed by each other',
    [A, B, 'C: 30 deep behind D', 'D: 30 deep behind C'],
    'AB',
    'C: its place follows from itself, by way of D.',
  ],
  [
    'one in two places',
    [A, B, 'C: 30 deep behind A and behind B'],
    'AB',
    /^C: what is told of its place contradicts itself: /,
  ],
  [
    'terrain off the table',
    ['table 600 x 400', 'wood: 0,0 700,0 0,100', A],
    'A',
    'wood reaches 100 paces off the table.',
  ],
  ['nothing wrong', [A, B], 'AB', null],
])('of %s it is told who, and all who have a place are drawn', (_, lines, labels, problem) => {
  const scene = on(...lines);
  expect(drawn(scene).join('')).toBe(labels);
  const said = problemOf(scene, null);
  if (problem instanceof RegExp) expect(said).toMatch(problem);
  else expect(said).toBe(problem);
});

describe('where one has no place', () => {
  const LOST = 'C: 30 deep front on Z front';

  test('who was placed by another that is taken away stays where it stands', () => {
    const scene = removed(on(A, B, LOST), ['A'], null);
    expect(drawn(scene)).toEqual(['B']);
    expect(scene.position.elements.map(({ label }) => label)).toEqual(['B', 'C']);
  });

  test('others are moved as one piece, and it stays told as it was', () => {
    const to = parsePlace('at 300,200 facing N');
    if (to.kind !== 'at') throw new Error('expected a point');
    const scene = placedTogether(on(A, B, LOST), ['A', 'B', 'C'], 'A', to, null);
    expect(standingIn(scene, null).before.elements.map(({ base }) => base.at.x)).toEqual([300, 380]);
    expect(scene.position.elements[2]).toEqual(parsePosition(LOST).elements[0]);
  });

  test('a move that ends by nobody is none, and all stand where they do', () => {
    const { before, after } = standingIn({ ...on(A, B), movers: ['A'], to: parsePlace('front on Z front') }, null);
    expect(after).toBe(before);
    expect(before.elements).toHaveLength(2);
  });
});
