import { describe, expect, test } from 'vitest';
import { parsePosition, writePlace, type StatedElement } from '../../../../positions/index.ts';
import { anotherBeside } from '../arranging/another.ts';
import { changed, followsFrom, placeAt, placed, removed } from '../arranging/arrange.ts';
import { offersFor } from '../arranging/offers.ts';
import { standingIn } from '../arranging/standing.ts';
import { EMPTY_SCENE, type Scene } from '../scene.ts';

const on = (...lines: readonly string[]): Scene => ({ ...EMPTY_SCENE, position: parsePosition(lines.join('\n')) });

const A = 'A: enemy Reg Bd (O) 30 deep at 200,200 facing N';

function elementIn({ position }: Scene, label: string): StatedElement {
  const found = position.elements.find((each) => each.label === label);
  if (found === undefined) throw new Error(`expected an element ${label}`);
  return found;
}

const placeOf = (scene: Scene, label: string): string => writePlace(elementIn(scene, label).places[0]);

const baseOf = (scene: Scene, label: string) =>
  standingIn(scene, null).before.elements.find((each) => each.label === label)?.base;

describe('what is dragged', () => {
  test.each([
    [{ at: { x: 10.4, y: -3.6 }, facing: 359.7 }, 'at 10,-4 facing N'],
    [{ at: { x: 0.2, y: 0 }, facing: -90 }, 'at 0,0 facing W'],
    [{ at: { x: 1, y: 1 }, facing: 405 }, 'at 1,1 facing N45'],
  ])('to %j stands %s', (to, place) => {
    expect(writePlace(placeAt(to))).toBe(place);
  });

  test('takes with it who is placed by it', () => {
    const scene = placed(on(A, 'B: 30 deep beside A left'), 'A', placeAt({ at: { x: 300, y: 200 }, facing: 0 }));
    expect(baseOf(scene, 'B')?.at).toEqual({ x: 220, y: 200 });
  });
});

describe('another element', () => {
  test('is put alone on an empty table, each side facing the other', () => {
    const own = anotherBeside(EMPTY_SCENE, null, 'own', null);
    expect([own.label, placeOf(own.scene, 'A')]).toEqual(['A', 'at 240,200 facing N']);
    expect(placeOf(anotherBeside(EMPTY_SCENE, null, 'enemy', null).scene, 'A')).toBe('at 240,320 facing S');
  });

  test('is like the one that is chosen, and beside it; then on its other side, then behind it, then apart', () => {
    let scene = on(A);
    const places = [];
    for (const label of ['B', 'C', 'D', 'E']) {
      scene = anotherBeside(scene, elementIn(scene, 'A'), 'enemy', null).scene;
      expect(elementIn(scene, label)).toMatchObject({ side: 'enemy', troop: { type: 'Bd' }, depth: 30 });
      places.push(placeOf(scene, label));
    }
    expect(places).toEqual(['beside A right', 'beside A left', 'front on A rear', 'at 440,200 facing S']);
  });

  test('of the other side faces the one that is chosen', () => {
    const scene = on(A);
    expect(placeOf(anotherBeside(scene, elementIn(scene, 'A'), 'own', null).scene, 'B')).toBe(
      '120 ahead of A facing it',
    );
  });
});

describe('what is taken away', () => {
  const scene: Scene = {
    ...on(A, 'B: 30 deep beside A left', 'C: 30 deep at 0,0 facing N'),
    movers: ['A', 'C'],
    to: { kind: 'at', at: { x: 0, y: 0 }, facing: 0 },
    target: 'A',
    between: ['A', 'C'],
  };

  test('leaves where it is who was placed by it, and is asked about no more', () => {
    const left = removed(scene, ['A'], null);
    expect(left.position.elements.map(({ label }) => label)).toEqual(['B', 'C']);
    expect(placeOf(left, 'B')).toBe('at 120,200 facing N');
    expect(left).toMatchObject({ movers: ['C'], to: null, target: null, between: ['C'] });
  });

  test('changes nothing else', () => {
    expect(removed(scene, ['B'], null)).toEqual({
      ...scene,
      position: { ...scene.position, elements: scene.position.elements.filter(({ label }) => label !== 'B') },
    });
  });
});

test('an element is told otherwise by itself', () => {
  const scene = on(A, 'B: 30 deep beside A left');
  const told = changed(scene, 'B', { side: 'enemy', depth: 60 });
  expect(elementIn(told, 'B')).toMatchObject({ side: 'enemy', depth: 60 });
  expect(elementIn(told, 'A')).toEqual(elementIn(scene, 'A'));
});

test('where an element stands follows from others by any number of contacts, and in a circle from itself', () => {
  const { position } = on(A, 'B: 30 deep beside A left', 'C: 30 deep behind B');
  expect(followsFrom(position, 'C', 'A')).toBe(true);
  expect(followsFrom(position, 'A', 'C')).toBe(false);
  const circle = on('D: 30 deep beside E left', 'E: 30 deep beside D left');
  expect(followsFrom(circle.position, 'D', 'E')).toBe(true);
  expect(standingIn(circle, null).before.elements).toEqual([]);
});

describe('contacts are offered', () => {
  const offered = (scene: Scene, label: string): readonly string[] => {
    return offersFor(scene, standingIn(scene, null), label).map(({ place }) => writePlace(place));
  };

  test('to who stands near one, the nearest first', () => {
    expect(offered(on(A, 'B: 30 deep at 158,165 facing E'), 'B')).toEqual(['front on A left flank']);
    expect(offered(on(A, 'B: 30 deep at 206,203 facing S'), 'B')).toEqual(['front on A front']);
    expect(offered(on(A, 'B: 30 deep at 220,203 facing S'), 'B').slice(0, 2)).toEqual([
      'front on A front, 20 right',
      'front on A front',
    ]);
  });

  test('by the name of whom it meets front to front, and not of his neighbour whom its corner meets too', () => {
    const neighbour = 'C: enemy Reg Bd (O) 30 deep beside A right';
    for (const paces of [36, 21, 10])
      expect(offered(on(A, neighbour, `B: 30 deep at 200,${String(200 + paces)} facing S`), 'B')).toEqual([
        'front on A front',
      ]);
    const further = [neighbour, 'D: enemy Reg Bd (O) 30 deep beside C right'];
    expect(offered(on(A, ...further, 'B: 30 deep at 280,221 facing S'), 'B')).toEqual(['front on C front']);
    // Beyond the end of a line only a corner meets one.
    expect(offered(on(A, 'B: 30 deep at 280,215 facing S'), 'B')).toContain('corner on A right');
  });

  test('to nobody who stands far from all, or in one already', () => {
    expect(offered(on(A, 'B: 30 deep at 500,200 facing E'), 'B')).toEqual([]);
    expect(offered(on(A, 'B: 30 deep front on A left flank'), 'B')).toEqual([]);
  });

  test('with nobody who is placed by the one that is dragged', () => {
    expect(offered(on(A, 'B: 30 deep beside A left'), 'A')).toEqual([]);
  });

  test('to who moves where the move ends, and with nobody of its group', () => {
    const scene: Scene = {
      ...on(A, 'B: 30 deep at 100,400 facing S', 'C: 30 deep beside B left'),
      movers: ['B', 'C'],
      to: { kind: 'at', at: { x: 214, y: 204 }, facing: 180 },
    };
    expect(offered(scene, 'B').slice(0, 2)).toEqual(['front on A front, 14 right', 'front on A front']);
  });
});
