import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, parsePosition, writePlace } from '../../../../positions/index.ts';
import { placeAt } from '../arranging/arrange.ts';
import { chosenWith, framed, placedTogether } from '../arranging/group.ts';
import { standingIn } from '../arranging/standing.ts';
import { EMPTY_SCENE, type Scene } from '../scene.ts';

const on = (...lines: readonly string[]): Scene => ({ ...EMPTY_SCENE, position: parsePosition(lines.join('\n')) });

const LINE = on(
  'A: Reg Sp (O) 30 deep at 0,0 facing N',
  'B: Reg Sp (O) 30 deep beside A right',
  'C: Reg Sp (O) 30 deep beside B right',
  'D: Reg Sp (O) 30 deep at 400,0 facing N',
  'E: enemy Reg Bd (O) 30 deep at 80,200 facing S',
);

const standing = (scene: Scene) => standingIn(scene, null).before;
const baseOf = (scene: Scene, label: string) => {
  const found = standing(scene).elements.find((each) => each.label === label);
  if (found === undefined) throw new Error(`expected an element ${label}`);
  return found.base;
};
const placeOf = (scene: Scene, label: string): string =>
  writePlace(scene.position.elements.find((each) => each.label === label)!.places[0]);

describe('several are chosen', () => {
  test('by a frame, drawn from any corner, around their middles', () => {
    expect(framed(standing(LINE), { x: -50, y: 50 }, { x: 100, y: -50 })).toEqual(['A', 'B']);
    expect(framed(standing(LINE), { x: 100, y: -50 }, { x: -50, y: 50 })).toEqual(['A', 'B']);
    expect(framed(standing(LINE), { x: -50, y: 50 }, { x: -20, y: -50 })).toEqual([]);
  });

  test.each([
    ['touching', 'A', ['A', 'B', 'C']],
    ['near', 'B', ['B', 'A', 'C']],
    ['side', 'D', ['D', 'A', 'B', 'C']],
    ['all', 'E', ['E', 'A', 'B', 'C', 'D']],
    ['touching', 'Z', []],
  ] as const)('%s, with %s: %j', (who, label, chosen) => {
    expect(chosenWith(standing(LINE), label, who)).toEqual(chosen);
  });
});

describe('who is moved together', () => {
  test('keeps the contacts with each other; who stays, stays where it is', () => {
    const moved = placedTogether(LINE, ['A', 'B'], 'A', { kind: 'at', at: { x: 0, y: 100 }, facing: 0 }, null);
    expect(['A', 'B', 'C'].map((label) => placeOf(moved, label))).toEqual([
      'at 0,100 facing N',
      'beside A right',
      'at 160,0 facing N',
    ]);
    expect(baseOf(moved, 'B').at).toEqual({ x: 80, y: 100 });
  });

  test('is led by whoever is dragged, and turns about it', () => {
    const moved = placedTogether(LINE, ['A', 'B'], 'B', { kind: 'at', at: { x: 80, y: 0 }, facing: 90 }, null);
    expect(placeOf(moved, 'B')).toBe('at 80,0 facing E');
    expect(placeOf(moved, 'A')).toBe('at 80,80 facing E');
    expect(placeOf(moved, 'C')).toBe('at 160,0 facing N');
  });

  test('keeps its shape, wherever it goes', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      facing: fc.integer({ min: 0, max: 359 }),
    });
    const group = fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E'], { minLength: 1 });
    fc.assert(
      fc.property(group, anywhere, (labels, { x, y, facing }) => {
        const [leader = ''] = labels;
        const to = placeAt({ at: { x, y }, facing });
        const moved = placedTogether(LINE, labels, leader, to, null);
        for (const one of labels)
          for (const other of labels) {
            const [before, after] = [LINE, moved].map((scene) =>
              distance(baseOf(scene, one).at, baseOf(scene, other).at),
            );
            expect(after).toBeCloseTo(before!, 1);
          }
        for (const { label } of LINE.position.elements)
          if (!labels.includes(label)) expect(baseOf(moved, label)).toEqual(baseOf(LINE, label));
        const { at, facing: faces } = baseOf(moved, leader);
        expect([at, faces]).toEqual([{ x, y }, facing]);
      }),
      { numRuns: 100 },
    );
  });
});
