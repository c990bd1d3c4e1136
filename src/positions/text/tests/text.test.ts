import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseEnd,
  parsePlace,
  parsePosition,
  PositionTextError,
  writeEnd,
  writePlace,
  writePosition,
} from '../index.ts';
import { anyStated, RUNS } from './any-stated.ts';

describe('a position as text', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyStated, (position) => {
        expect(parsePosition(writePosition(position))).toEqual(position);
      }),
      RUNS,
    );
  });

  test('whatever is changed in it, is read or refused with its line', () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.integer({ min: 0, max: 4 }),
      put: fc.oneof(
        fc.constant(''),
        fc.string({ maxLength: 4 }),
        fc.constantFrom(',', ' and ', '-', '0', ':', '\n', ' deep ', 'N90'),
      ),
    });
    fc.assert(
      fc.property(anyStated, fc.array(change, { maxLength: 3 }), (position, changes) => {
        const text = changes.reduce((before, { at, drop, put }) => {
          const index = Math.floor(at * before.length);
          return before.slice(0, index) + put + before.slice(index + drop);
        }, writePosition(position));
        try {
          const read = parsePosition(text);
          expect(parsePosition(writePosition(read))).toEqual(read);
        } catch (error) {
          if (!(error instanceof PositionTextError)) throw error;
          expect(error.message).toMatch(/^line \d+: \S/u);
        }
      }),
      RUNS,
    );
  });

  test.each([
    [
      'nothing but settings and remarks',
      '# a hill\n\ntable 2400 x 1600\nhand 0.5\nscale 25 mm in millimetres',
      'scale 25 mm in millimetres\nhand 0.5 mm\ntable 2400 x 1600',
    ],
    ['a depth, however many spaces are behind it', 'A: 30  deep at 0,0 facing N', 'A: 30 deep at 0,0 facing N'],
    [
      'small letters, possessives and idle words',
      "a: ENEMY irr kn(f) 60 deep At 120 , 80 facing ne\nb: front on the a's left flank edge , 5 back",
      'a: enemy Irr Kn (F) 60 deep at 120,80 facing N45\nb: front on a left flank, 5 back',
    ],
    ['behind', 'A: at 0,0 facing N\nB: behind A, 3 left', 'A: at 0,0 facing N\nB: front on A rear, 3 left'],
    [
      'a corner in full',
      "A: at 0,0 facing N\nB: corner on A's right front corner",
      'A: at 0,0 facing N\nB: corner on A right',
    ],
    [
      'two places',
      'A: at 0,0 facing N\nB: beside A right and at 80,0 facing N',
      'A: at 0,0 facing N\nB: beside A right and at 80,0 facing N',
    ],
    [
      'a distance',
      'A: at 0,0 facing W30.5\nB: enemy 200 ahead of A facing it, 20 left',
      'A: at 0,0 facing W30.5\nB: enemy 200 ahead of A facing it, 20 left',
    ],
  ])('takes %s', (_name, written, canonical) => {
    expect(writePosition(parsePosition(written))).toBe(canonical);
  });

  test.each([
    ['a wood', 'wood: 0,200 120,200 120,320 0,320', 'wood: 0,200 120,200 120,320 0,320'],
    ['what it counts as', 'Marsh (difficult going): 0,0 9,0 9,9', 'marsh, difficult: 0,0 9,0 9,9'],
    ['commas, and a closed outline', 'H(S): 0,0, 9,0, 9,9, 0,0', 'steep hill: 0,0 9,0 9,9'],
    ['a road', 'road 20 paces wide: 0,0 0,400', 'road 20 wide: 0,0 0,400'],
    ['a river', 'Rv 40 wide as rough going: 0,0 0,400 20,500.5', 'river 40 wide, rough: 0,0 0,400 20,500.5'],
    ['a wall', 'enemy permanent fortifications: 0,0 80,0', 'enemy PF: 0,0 80,0'],
    ['a wall of nobody', 'tf: 0,0 80,0', 'TF: 0,0 80,0'],
    ['an edge of the table', 'North table edge: y 600', 'north edge: y 600'],
    ['another', 'west edge: x -20', 'west edge: x -20'],
    [
      'elements that are called so',
      'wood: at 0,0 facing N\nroad: 200 ahead of wood',
      'wood: at 0,0 facing N\nroad: 200 ahead of wood facing it',
    ],
  ])('takes %s', (_name, written, canonical) => {
    expect(writePosition(parsePosition(written))).toBe(canonical);
  });

  test.each([
    ['wood: 0,0 9,0', 'line 1: expected at least 3 points in paces, such as "0,200 120,200 120,320 0,320", found 2'],
    ['\nwood:', 'line 2: expected at least 3 points'],
    [
      'wood: 0,0 9,9 9,0 0,9',
      'line 1: expected an outline that does not cross or touch itself, found that 0,0 to 9,9 meets 9,0 to 0,9',
    ],
    ['wood: 0,0 9,0 18,0', 'line 1: expected an outline that does not cross or touch itself'],
    ['wood: 0,0 0,0 9,0 9,9', 'line 1: expected each point elsewhere than the one before, found one twice'],
    [
      'A: at 0,0 facing N\nforest: 0,0 9,0 9,9',
      'line 2: expected a kind of terrain before the colon, one of wood, orchard,',
    ],
    ['forest: 0,0 9,0 9,9', 'found "forest"'],
    [
      'wood dense: 0,0 9,0 9,9',
      'line 1: expected nothing more after "wood" than the going that it counts as, found "dense"',
    ],
    ['difficult going, rough: 0,0 9,0 9,9', 'line 1: expected nothing more after "difficult going", found "rough"'],
    ['wood: 0,0 9 9,9', 'line 1: expected "," and a number of paces to the north, found "9,9"'],
    ['wood: 0,0 north', 'line 1: expected points in paces, such as "0,200 120,200 120,320 0,320", found "north"'],
    ['road: 0,0 9,0', 'line 1: expected how wide it is before the colon, as in "road 20 wide", found "road"'],
    ['road 20: 0,0 9,0', 'line 1: expected "wide", found the end of the line'],
    ['road 20 wide, rough: 0,0 9,0', 'line 1: expected nothing more before the colon, found "rough"'],
    ['TF: 0,0', 'line 1: expected at least 2 points'],
    [
      'own wood: 0,0 9,0 9,9',
      'line 1: expected "own" before TF or PF only, as these are defended, found it before "wood"',
    ],
    ['north edge: x 600', 'line 1: expected "y" and a number of paces, found "x 600"'],
    ['north edge: y 600 20', 'line 1: expected one point more, or nothing, found "20"'],
  ])('refuses %j', (written, message) => {
    expect(() => parsePosition(written)).toThrow(PositionTextError);
    expect(() => parsePosition(written)).toThrow(message);
  });

  test('has at most 60 pieces of terrain, of 40 points each', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `wood: ${String(index)},0 500,0 500,500`);
    expect(parsePosition(lines.slice(0, 60).join('\n')).terrain).toHaveLength(60);
    expect(() => parsePosition(lines.join('\n'))).toThrow('line 61: expected at most 60 pieces of terrain, found more');
    const points = Array.from({ length: 41 }, (_, index) => `${String(index)},${String(index * index)}`);
    expect(() => parsePosition(`wood: ${points.join(' ')}`)).toThrow('line 1: expected at most 40 points, found more');
  });

  test.each([
    [
      'Irr Kn (F) at 0,0',
      'line 1: expected an element, such as "A: Reg Bd (O) at 120,80 facing N30", or "table", "hand" or "scale", found "Irr Kn (F) at 0,0"',
    ],
    ['A: Irr Kn (F) at 0,0', 'line 1: expected "facing" and a direction such as N30, found the end of the line'],
    ['A: Irr Kn (F) at 0', 'line 1: expected "," and a number of paces to the north, found the end of the line'],
    ['A: Irr Kn (F) at 0,north facing N', 'line 1: expected a number of paces to the north, found "north facing N"'],
    ['A: Irr Kn (F) at 0,0 facing N90', 'line 1: expected a direction such as N, NE or E30, found "N90"'],
    ['\nA: Irr Kb (F) at 0,0 facing N', 'line 2: unknown type "Kb", did you mean "Kn"?'],
    ['A: Irr Kn at 0,0 facing N', 'line 1: "Irr Kn" has no grade: expected one of S, O, I, F, X, as in "Kn (O)"'],
    ['A: at 0,0 facing N\nA: at 9,9 facing N', 'line 2: expected another name, as there is an element A already'],
    [
      'front: at 0,0 facing N',
      'line 1: expected a name of up to 12 letters and digits before the colon, found "front"',
    ],
    ['B: front on', 'line 1: expected the name of an element, found the end of the line'],
    ['B: front on A', 'line 1: expected "front", "left flank", "right flank" or "rear", found the end of the line'],
    ['B: beside A', 'line 1: expected "left" or "right", found the end of the line'],
    ['B: beside A left, 20 left', 'line 1: expected "forward" or "back", found "left"'],
    ['B: 0 deep at 0,0 facing N', 'line 1: expected a depth in paces, found "0 deep at 0,0 facing N"'],
    ['B: 200 before A', 'line 1: expected "ahead of", found "before A"'],
    ['B: 200 C’s  left', 'line 1: expected "ahead of", found "C’s  left"'],
    ["B: behind the A's left", 'line 1: expected "and" with another place, or nothing more, found "left"'],
    [
      'B: Reg Bd (O)',
      'line 1: expected a place such as "at 120,80 facing N30", "front on A left flank", "corner on A right", "beside A left", "behind A" or "200 ahead of A facing it", found the end of the line',
    ],
    ['B: at 0,0 facing N or so', 'line 1: expected "and" with another place, or nothing more, found "or so"'],
    [
      'scale 25 mm in inches',
      'line 1: expected "millimetres": how 25 mm figures are measured in inches is in none of our sources, found nothing of it',
    ],
    ['scale 10 mm in inches', 'line 1: expected 15 or 25, found "10 mm in inches"'],
    ['hand -1 mm', 'line 1: expected a number of millimetres from 0 to 10, found "-1 mm"'],
    ['hand 11 mm', 'line 1: expected a number of millimetres from 0 to 10, found "11 mm"'],
    ['table 2400', 'line 1: expected "x" and the depth of the table, found the end of the line'],
  ])('refuses %j', (written, message) => {
    expect(() => parsePosition(written)).toThrow(PositionTextError);
    expect(() => parsePosition(written)).toThrow(message.replace(', found nothing of it', ''));
  });

  test('has at most 200 elements', () => {
    const lines = Array.from({ length: 201 }, (_, index) => `E${String(index)}: at 0,0 facing N`);
    expect(parsePosition(lines.slice(1).join('\n')).elements).toHaveLength(200);
    expect(() => parsePosition(lines.join('\n'))).toThrow('line 201: expected at most 200 elements, found more');
  });
});

describe('a place by itself', () => {
  test('is read and written', () => {
    expect(writePlace(parsePlace("front on A's left flank"))).toBe('front on A left flank');
  });

  test('is followed by nothing', () => {
    expect(() => parsePlace('behind A and B')).toThrow('line 1: expected nothing more, found "and B"');
  });

  test('of an element by its name', () => {
    expect(parseEnd('B behind A, 10 left')).toEqual({
      label: 'B',
      with: [],
      to: { kind: 'front', on: 'A', edge: 'rear', shift: -10 },
    });
    expect(parseEnd('B,C, D2 at 0,30 facing N')).toMatchObject({ label: 'B', with: ['C', 'D2'] });
    expect(writeEnd(parseEnd('B,C, D2 behind A'))).toBe('B, C, D2 front on A rear');
    expect(() => parseEnd('B, behind A')).toThrow('line 1: expected the name of an element, found "behind A"');
    expect(writeEnd(parseEnd('B behind A, 10 left'))).toBe('B front on A rear, 10 left');
    expect(() => parseEnd('behind A')).toThrow('line 1: expected the name of an element, found "behind A"');
    expect(() => parseEnd('B behind A now')).toThrow('line 1: expected nothing more, found "now"');
  });
});
