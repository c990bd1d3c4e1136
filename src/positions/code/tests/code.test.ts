import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRADES, TROOP_TYPES } from '../../../rules/index.ts';
import { parsePosition, writePosition } from '../../text/index.ts';
import { anyStated, RUNS } from '../../text/tests/any-stated.ts';
import { isCode, PositionCodeError, readCode, writeCode } from '../index.ts';
import { TERRAIN_KINDS } from '../../placing/index.ts';
import { CODED_GRADES, TYPES } from '../troop-numbers.ts';

test('a position is read as it was coded', () => {
  fc.assert(
    fc.property(anyStated, (position) => {
      const code = writeCode(position);
      expect(isCode(code)).toBe(true);
      expect(encodeURIComponent(code)).toBe(code);
      expect(readCode(code)).toEqual(position);
    }),
    RUNS,
  );
});

test('a letter more, less or otherwise is found out, and any other letters are no position', () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.integer({ min: 0, max: 3 }),
    put: fc.string({ maxLength: 3 }),
  });
  fc.assert(
    fc.property(anyStated, change, (position, { at, drop, put }) => {
      const code = writeCode(position);
      const index = 1 + Math.floor(at * (code.length - 1));
      const changed = code.slice(0, index) + put + code.slice(index + drop);
      if (changed.trim() === code) return;
      try {
        // By a sum of two bytes few are missed; what is read then is a position that can be written.
        const read = readCode(changed);
        expect(parsePosition(writePosition(read))).toEqual(read);
      } catch (error) {
        if (!(error instanceof PositionCodeError)) throw error;
      }
    }),
    RUNS,
  );
});

test('one letter that is changed is always found out', () => {
  fc.assert(
    fc.property(
      anyStated,
      fc.nat(),
      fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
      (position, place, letter) => {
        const code = writeCode(position);
        const index = 1 + (place % (code.length - 1));
        const changed = code.slice(0, index) + letter + code.slice(index + 1);
        if (changed !== code) expect(() => readCode(changed)).toThrow(PositionCodeError);
      },
    ),
    RUNS,
  );
});

test('letters of no code are told from it', () => {
  fc.assert(
    fc.property(fc.string(), (letters) => {
      try {
        readCode(letters);
      } catch (error) {
        if (!(error instanceof PositionCodeError)) throw error;
      }
    }),
    RUNS,
  );
  expect(isCode('A: at 0,0 facing N')).toBe(false);
  expect(() => readCode('p')).toThrow('expected the code of a position, found one that was damaged or cut short');
});

test('every troop type and grade has its number', () => {
  expect(TYPES.toSorted()).toEqual(Object.keys(TROOP_TYPES).toSorted());
  expect(CODED_GRADES.toSorted()).toEqual([null, ...GRADES].toSorted());
});

test('twelve elements fit into a code of a QR code of middling size', () => {
  const lines = Array.from(
    { length: 12 },
    (_, index) =>
      `${String.fromCharCode(65 + index)}: enemy Irr Kn (F) 60 deep at ${String(1000 + index * 83.25)},${String(700.5 - index)} facing N${String(10.25 + index)}`,
  );
  expect(writeCode(parsePosition(lines.join('\n'))).length).toBeLessThan(240);
});

test('a code is for life', () => {
  const position = parsePosition(
    'scale 15 mm in inches\nhand 0.5\nA: enemy Irr Kn (F) 60 deep at 120,80.5 facing N30\nB: Reg Bw (S) front on A left flank, 5 back\nGen: beside B right facing opposite and corner on X left',
  );
  expect(writeCode(position)).toMatchInlineSnapshot(`"pAmQHAQ7gXQDAuwHkffAuAgsEEAHoBxgDR2VuAj8CAAIAAVihDA"`);
  expect(readCode(writeCode(position))).toEqual(position);
});

test('a code with terrain is for life', () => {
  const position = parsePosition(
    'wood, difficult: 0,200 120,200 120,320 0,320\nroad 20 wide: 0,0 0,400\nown TF: 0,0 80,0\nnorth edge: y 600\nA: Reg Bd (O) at 0,0 facing N',
  );
  expect(writeCode(position)).toMatchInlineSnapshot(
    `"pQMgBBAADBADAuALAuwEAAMC7Ab-7AQAPAKAfAgAAAIDxBBEBAgAAgH0AE8CpBwIIBwAAAAD3ZQ"`,
  );
  expect(readCode(writeCode(position))).toEqual(position);
});

test('the kinds of terrain keep their numbers', () => {
  const known =
    'wood,orchard,grove,vineyard,fields,brush,rocky,marsh,gully,gentle hill,steep hill,built-up area,rough going,difficult going,waterway,road,river,TF,PF,north,east,south,west';
  expect(TERRAIN_KINDS.slice(0, 23).map(({ kind }) => kind)).toEqual(known.split(','));
});
