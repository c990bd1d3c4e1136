import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MOST_TERRAIN,
  parsePosition,
  readCode,
  writeCode,
  writeTerrain,
  type Terrain,
} from '../../../../positions/index.ts';
import { gripOf, grippedTerrain, movedTerrain, newPiece, sizedTerrain, turnedTerrain } from '../arranging/terrain.ts';
import { changedTerrain, mayAddTerrain, TERRAIN_TO_ADD, withTerrain } from '../arranging/terrain-on-table.ts';
import { EMPTY_SCENE, type Scene } from '../scene.ts';
import { SCENE } from '../scene-field.ts';

const piece = (line: string): Terrain => parsePosition(line).terrain[0]!;

const wood = piece('wood, rough: 0,0 160,0 160,120 0,120');
const road = piece('road 20 wide: 0,0 200,0');

const lines = ({ position }: Scene): readonly string[] => position.terrain.map(writeTerrain);

test.each([...TERRAIN_TO_ADD])('%s is put on the table, and is in its address', (kind) => {
  const scene = withTerrain(EMPTY_SCENE, newPiece(kind, { x: 240.4, y: 199.7 }));
  expect(scene.position.terrain).toHaveLength(1);
  expect(SCENE.read(SCENE.write(scene))).toEqual(scene);
});

test('no more is put on it than a position may hold', () => {
  let scene: Scene = EMPTY_SCENE;
  while (mayAddTerrain(scene)) scene = withTerrain(scene, newPiece('wood', { x: 0, y: 0 }));
  expect(scene.position.terrain).toHaveLength(MOST_TERRAIN);
  expect(SCENE.read(SCENE.write(scene))).toEqual(scene);
});

test('one of several is told otherwise, or taken away', () => {
  const scene = withTerrain(
    withTerrain(EMPTY_SCENE, newPiece('wood', { x: 80, y: 60 })),
    newPiece('table edge', { x: 0, y: 400 }),
  );
  expect(lines(changedTerrain(scene, 0, road))).toEqual(['road 20 wide: 0,0 200,0', 'north edge: y 600']);
  expect(lines(changedTerrain(scene, 0, null))).toEqual(['north edge: y 600']);
});

describe('a piece', () => {
  test.each([
    ['an area', wood, 'wood, rough: 10,-3 170,-3 170,117 10,117'],
    ['a road', road, 'road 20 wide: 10,-3 210,-3'],
    ['a north edge', piece('north edge: y 600'), 'north edge: y 597'],
    ['an east edge', piece('east edge: x 600'), 'east edge: x 610'],
  ])('is moved by whole paces: %s', (_name, each, moved) => {
    expect(writeTerrain(movedTerrain(each, { x: 10.3, y: -2.8 }))).toBe(moved);
  });

  test.each([
    ['an area', wood, 90, 'wood, rough: 20,140 20,-20 140,-20 140,140'],
    ['a road', road, 90, 'road 20 wide: 100,100 100,-100'],
    ['an edge', piece('north edge: y 600'), 15, 'east edge: x 600'],
    ['an edge to the left', piece('north edge: y 600'), -15, 'west edge: x 600'],
  ])('is turned about its middle: %s', (_name, each, degrees, turned) => {
    expect(writeTerrain(turnedTerrain(each, degrees))).toBe(turned);
  });

  test.each([
    ['an area', wood, 20, -20, 'wood, rough: 0,0 180,0 180,100 0,100'],
    ['no area to less than can be seen', wood, -500, -500, 'wood, rough: 0,0 10,0 10,10 0,10'],
    ['a road', road, 20, 10, 'road 30 wide: 0,0 220,0'],
    ['a wall', piece('own TF: 0,0 0,80'), -20, 10, 'own TF: 0,0 0,60'],
    ['no edge', piece('south edge: y 0'), 10, 10, 'south edge: y 0'],
  ])('is sized: %s', (_name, each, longer, deeper, sized) => {
    expect(writeTerrain(sizedTerrain(each, longer, deeper))).toBe(sized);
  });

  test('that was turned is sized along its own edges', () => {
    const turned = turnedTerrain(wood, 90);
    expect(writeTerrain(sizedTerrain(turned, 20, 0))).toBe('wood, rough: 20,140 20,-40 140,-40 140,140');
  });

  test('is taken hold of at its corner or its end, which follows the finger', () => {
    expect(gripOf(wood)).toEqual({ x: 160, y: 120 });
    expect(writeTerrain(grippedTerrain(wood, { x: 200.2, y: 99.7 }))).toBe('wood, rough: 0,0 200,0 200,100 0,100');
    expect(writeTerrain(grippedTerrain(road, { x: 150.4, y: 80 }))).toBe('road 20 wide: 0,0 150,80');
    expect(grippedTerrain(road, { x: 2, y: 1 })).toBe(road);
    expect(gripOf(piece('north edge: y 600'))).toBeNull();
  });

  test('whatever is done with it, can be told', () => {
    const deed = fc.oneof(
      fc.record({
        by: fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.double({ min: -50, max: 50, noNaN: true }) }),
      }),
      fc.record({ turn: fc.integer({ min: -360, max: 360 }) }),
      fc.record({ longer: fc.integer({ min: -300, max: 300 }), deeper: fc.integer({ min: -300, max: 300 }) }),
      fc.record({
        to: fc.record({ x: fc.double({ min: -300, max: 300, noNaN: true }), y: fc.integer({ min: -300, max: 300 }) }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...TERRAIN_TO_ADD), fc.array(deed, { maxLength: 6 }), (kind, deeds) => {
        const start = withTerrain(EMPTY_SCENE, newPiece(kind, { x: 200, y: 200 }));
        const end = deeds.reduce((each, what): Terrain => {
          if ('by' in what) return movedTerrain(each, what.by);
          if ('turn' in what) return turnedTerrain(each, what.turn);
          return 'to' in what ? grippedTerrain(each, what.to) : sizedTerrain(each, what.longer, what.deeper);
        }, start.position.terrain[0]!);
        const { position } = changedTerrain(start, 0, end);
        expect(readCode(writeCode(position))).toEqual(position);
      }),
    );
  });
});
