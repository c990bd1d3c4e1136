import { expect, test } from 'vitest';
import { PositionError } from '../../placing/index.ts';
import { writePosition } from '../../text/index.ts';
import { drawnPosition } from '../index.ts';

const usual = { facing: 0, depth: 0.5, kind: 'own', ghost: false } as const;
const drawing = {
  height: 5,
  elements: [
    { ...usual, label: 'A', troop: 'Bw', x: 1, y: 4 },
    { ...usual, troop: 'LH', x: 2.5, y: 1, facing: 180, kind: 'enemy' as const },
    { ...usual, troop: 'LH', x: 3.5, y: 1, facing: 90, depth: 0.75, kind: 'enemy' as const },
    { ...usual, x: 4.5, y: 1, kind: 'friend2' as const },
    { ...usual, x: 4.5, y: 3, ghost: true },
  ],
};

test('a drawing is a position: its top is north, and a base width is 80 paces', () => {
  expect(writePosition(drawnPosition(drawing, { A: 'Reg Bw (S)', LH: 'Irr LH (F)' }, null))).toBe(
    [
      'hand 0 mm',
      'A: Reg Bw (S) 40 deep at 80,100 facing N',
      'LH1: enemy Irr LH (F) 40 deep at 200,300 facing S',
      'LH2: enemy Irr LH (F) 60 deep at 310,320 facing E',
      'E1: 40 deep at 360,340 facing N',
    ].join('\n'),
  );
});

test('a number is no name on the table: it gets letters', () => {
  const numbered = { height: 5, elements: [{ ...usual, label: '2', x: 1, y: 4 }] };
  expect(drawnPosition(numbered, {}, ['No2']).elements.map(({ label }) => label)).toEqual(['No2']);
});

test('only some of it', () => {
  expect(
    drawnPosition(drawing, { LH: 'Irr LH (F)', Bw: 'Reg Bw (O)' }, ['LH2']).elements.map(({ label }) => label),
  ).toEqual(['LH2']);
});

test.each([
  [{ LH: 'Irr LH (F)', Bw: 'Reg Bw (O)' }, ['X'], 'X: no element of the figure has this name'],
  [{ LH: 'Irr LH (F)' }, null, 'A: "Bw" has no grade'],
])('%j, %j is refused, and names the element', (troops, only, message) => {
  expect(() => drawnPosition(drawing, troops, only)).toThrow(PositionError);
  expect(() => drawnPosition(drawing, troops, only)).toThrow(message);
});
