import { describe, expect, test } from 'vitest';
import { cornersOf, outlineOf } from '../../geometry/index.ts';
import { parseEnd, parsePlace, parsePosition } from '../../text/index.ts';
import { movedTo, PositionError, standingsOf, type Standings } from '../index.ts';

/** Elements where they stand; those without a depth are 40 paces deep. */
function stand(...lines: readonly string[]): Standings {
  return standingsOf(parsePosition(lines.join('\n')), () => 40);
}

function corners(standings: Standings, label: string) {
  return cornersOf(standings.elements.find((each) => each.label === label)!.base);
}

const A = 'A: at 0,0 facing N';

describe('a place by contact', () => {
  test.each([
    ['front on A front', { frontLeft: { x: 40, y: 0 }, rearRight: { x: -40, y: 40 } }],
    ['front on A front, 20 right', { frontLeft: { x: 60, y: 0 }, rearRight: { x: -20, y: 40 } }],
    ['front on A rear', { frontLeft: { x: -40, y: -40 }, rearRight: { x: 40, y: -80 } }],
    ['behind A, 10 left', { frontLeft: { x: -50, y: -40 }, rearRight: { x: 30, y: -80 } }],
    ['front on A left flank', { frontLeft: { x: -40, y: 0 }, rearRight: { x: -80, y: -80 } }],
    ['front on A left flank, 10 back', { frontLeft: { x: -40, y: -10 }, rearRight: { x: -80, y: -90 } }],
    ['front on A right flank', { frontRight: { x: 40, y: 0 }, rearLeft: { x: 80, y: -80 } }],
    ['corner on A right', { frontRight: { x: 40, y: 0 }, rearLeft: { x: 120, y: 40 } }],
    ['corner on A left', { frontLeft: { x: -40, y: 0 }, rearRight: { x: -120, y: 40 } }],
    ['beside A right', { frontLeft: { x: 40, y: 0 }, rearRight: { x: 120, y: -40 } }],
    ['beside A left, 15 back', { frontRight: { x: -40, y: -15 }, rearLeft: { x: -120, y: -55 } }],
    ['beside A right facing opposite', { frontRight: { x: 40, y: -40 }, rearLeft: { x: 120, y: 0 } }],
    ['200 ahead of A facing it', { frontLeft: { x: 40, y: 200 }, rearRight: { x: -40, y: 240 } }],
    ['200 ahead of A facing away, 5 right', { rearLeft: { x: -35, y: 200 }, frontRight: { x: 45, y: 240 } }],
  ])('%s', (place, expected) => {
    expect(corners(stand(A, `B: ${place}`), 'B')).toMatchObject(expected);
  });

  test('follows from one that is told further down', () => {
    expect(corners(stand('C: beside B right', 'B: beside A right', A), 'C')).toMatchObject({
      frontLeft: { x: 120, y: 0 },
    });
  });
});

describe('a position that cannot be names the element', () => {
  test.each([
    [['B: beside X left'], 'B: it is placed by X, and no element has this name'],
    [['B: beside B left'], 'B: its place follows from itself, by way of nobody else'],
    [['B: beside C left', 'C: behind B'], 'B: its place follows from itself, by way of C'],
    [['B: at 10,0 facing N'], 'B: it overlaps A by 40 paces: bases cannot'],
    [
      ['B: beside A right, 10 back and beside A right'],
      'B: what is told of its place contradicts itself: the places differ by 10 paces',
    ],
    [['table 1000 x 1000'], 'A: it stands 40 paces off the table'],
  ])('%j', (lines, message) => {
    expect(() => stand(A, ...lines)).toThrow(PositionError);
    expect(() => stand(A, ...lines)).toThrow(message);
  });

  test('two places may differ by what hands cannot tell', () => {
    expect(() => stand(A, 'B: beside A right and at 80,1.5 facing N')).not.toThrow();
    expect(() => stand(A, 'B: beside A right and at 80,2.5 facing N')).toThrow('contradicts itself');
    expect(() => stand('hand 0', A, 'B: beside A right and at 80,1.5 facing N')).toThrow('contradicts itself');
  });

  test('two bases may overlap by what hands cannot tell, if no contact is stated', () => {
    expect(() => stand(A, 'B: at 79,0 facing N')).not.toThrow();
    expect(() => stand('hand 0', A, 'B: at 79,0 facing N')).toThrow('B: it overlaps A by 1 paces: bases cannot');
  });
});

describe('a move', () => {
  const position = stand(A, 'B: at 300,-300 facing E', 'C: beside B left', 'D: behind C', 'E: beside D left');
  const move = (to: string, ...others: readonly string[]): Standings =>
    movedTo(position, { mover: 'B', to: parsePlace(to), with: others });

  test('leaves those who do not move where they are', () => {
    const after = move('front on A rear');
    expect(corners(after, 'C')).toEqual(corners(position, 'C'));
    expect(corners(after, 'B')).toMatchObject({ frontLeft: { x: -40, y: -40 } });
  });

  test('carries those who move with it', () => {
    const after = move('front on A rear', 'C', 'D');
    expect(corners(after, 'C').frontRight.x).toBeCloseTo(-40, 9);
    expect(corners(after, 'D').frontRight.y).toBeCloseTo(-80, 9);
    expect(corners(after, 'E')).toEqual(corners(position, 'E'));
    expect(after.elements.map(({ block }) => block)).toEqual(['A', 'A', 'A', 'A', 'B']);
  });

  test('keeps the size of the bases', () => {
    for (const { base, label } of move('at 500,500 facing N33', 'C').elements) {
      const [first, second, third] = outlineOf(base);
      expect(Math.hypot(first!.x - second!.x, first!.y - second!.y), label).toBeCloseTo(80, 9);
      expect(Math.hypot(third!.x - second!.x, third!.y - second!.y), label).toBeCloseTo(40, 9);
    }
  });

  test.each([
    ['front on X front', [], 'B: no element is called X'],
    ['front on C front', ['C'], 'B: its move ends by C, who moves with it'],
    ['front on A rear', ['X'], 'X: no element is called X'],
    ['at 0,-10 facing N', [], 'B: it overlaps A by 30 paces: bases cannot'],
  ])('to %s with %j is refused', (to, others, message) => {
    expect(() => move(to, ...others)).toThrow(PositionError);
    expect(() => move(to, ...others)).toThrow(message);
  });

  const ended = (to: string, ...ends: readonly string[]): Standings =>
    movedTo(position, { mover: 'B', to: parsePlace(to), with: [], ends: ends.map(parseEnd) });

  test('ends others at places of their own, in whatever order these are told', () => {
    const after = ended('front on A rear', 'C beside D left', 'D behind B');
    expect(corners(after, 'D').frontLeft.y).toBeCloseTo(-80, 9);
    expect(corners(after, 'C').frontRight.x).toBeCloseTo(corners(after, 'D').frontLeft.x, 9);
    expect(after.elements.map(({ block }) => block)).toEqual(['A', 'A', 'A', 'A', 'B']);
    expect(corners(after, 'E')).toEqual(corners(position, 'E'));
  });

  test('and by those who stay where they are', () => {
    expect(corners(ended('front on A rear', 'C behind E'), 'C')).toMatchObject({
      frontLeft: corners(position, 'E').rearLeft,
    });
  });

  test('and with each of them others, who keep their places beside it', () => {
    const after = ended('front on A rear', 'C, D at 300,300 facing E');
    const apart = (from: Standings): number => {
      const [one, other] = [corners(from, 'C').frontLeft, corners(from, 'D').frontLeft];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    expect(apart(after)).toBeCloseTo(apart(position), 9);
    const turned = corners(after, 'D');
    expect(turned.frontLeft.x).toBeCloseTo(turned.frontRight.x, 9);
    expect(after.elements.map(({ label, block }) => [label, block])).toContainEqual(['D', 'C moved']);
  });

  test.each([
    ['front on A rear', ['C, X behind B'], 'X: no element is called X'],
    ['front on A rear', ['C, D behind D'], 'where it ends follows from itself'],
    ['front on A rear', ['X behind B'], 'X: no element is called X'],
    ['front on A rear', ['C behind X'], 'C: no element is called X'],
    ['front on A rear', ['B behind A'], 'B: it leads the move, and ends where that does'],
    ['front on C front', ['C behind A'], 'B: its move ends by C, who moves with it'],
    ['front on A rear', ['C behind D', 'D behind C'], 'C: where it ends follows from itself'],
    ['front on A rear', ['C at 0,-50 facing N'], 'B: it overlaps C'],
  ])('to %s with %j at places of their own is refused', (to, ends, message) => {
    expect(() => ended(to, ...ends)).toThrow(PositionError);
    expect(() => ended(to, ...ends)).toThrow(message);
  });
});
