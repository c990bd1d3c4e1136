import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SourceText, spliceAll, type Position } from '../index.ts';

/** A text in which every character carries its own place: slow, and plainly right. */
interface Model {
  readonly text: string;
  readonly places: readonly Position[];
}

function modelOf(text: string, file: string, line = 1, column = 1): Model {
  const places: Position[] = [];
  for (const character of Array.from({ length: text.length }, (_, index) => text[index])) {
    places.push({ file, line, column });
    column = character === '\n' ? 1 : column + 1;
    if (character === '\n') line += 1;
  }
  return { text, places };
}

const spliced = (one: Model, start: number, end: number, other: Model): Model => ({
  text: one.text.slice(0, start) + other.text + one.text.slice(end),
  places: [...one.places.slice(0, start), ...other.places, ...one.places.slice(end)],
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', 'é', '🐐'), maxLength: 12 });
const piece = fc.record({ text, line: fc.integer({ min: 1, max: 99 }), column: fc.integer({ min: 1, max: 99 }) });
const steps = fc.array(fc.record({ piece, start: fc.nat(), length: fc.nat(9), slice: fc.boolean() }), { maxLength: 8 });

interface Step {
  readonly piece: { readonly text: string; readonly line: number; readonly column: number };
  readonly start: number;
  readonly length: number;
  readonly slice: boolean;
}

function run(first: string, all: readonly Step[]): { source: SourceText; model: Model } {
  let source = SourceText.of(first, 'f0');
  let model = modelOf(first, 'f0');
  all.forEach(({ piece: { text: added, line, column }, start, length, slice }, index) => {
    const from = start % (source.length + 1);
    const to = Math.min(source.length, from + length);
    if (slice) {
      const until = Math.max(to, Math.min(source.length, from + 20));
      source = source.slice(from, until);
      model = { text: model.text.slice(from, until), places: model.places.slice(from, until) };
    } else {
      const file = `f${index + 1}`;
      source = source.splice(from, to, SourceText.of(added, file, line, column));
      model = spliced(model, from, to, modelOf(added, file, line, column));
    }
  });
  return { source, model };
}

describe('SourceText', () => {
  test('every character of a spliced text knows where it was written', () => {
    fc.assert(
      fc.property(text, steps, (first, all) => {
        const { source, model } = run(first, all);
        expect(source.text).toBe(model.text);
        expect(source.length).toBe(model.text.length);
        model.places.forEach((place, offset) => expect(source.positionAt(offset)).toEqual(place));
      }),
      { numRuns: 500 },
    );
  });

  test('splicing nothing gives the same bytes and places', () => {
    fc.assert(
      fc.property(text, steps, fc.nat(), (first, all, where) => {
        const { source } = run(first, all);
        const at = where % (source.length + 1);
        const same = source.splice(at, at, SourceText.of('', 'other'));
        expect(same.text).toBe(source.text);
        for (let offset = 0; offset < source.length; offset += 1)
          expect(same.positionAt(offset)).toEqual(source.positionAt(offset));
      }),
    );
  });

  test('the end of a text stands behind its last character', () => {
    expect(SourceText.of('ab', 'f').positionAt(2)).toEqual({ file: 'f', line: 1, column: 3 });
    expect(SourceText.of('ab\n', 'f').positionAt(3)).toEqual({ file: 'f', line: 2, column: 1 });
    expect(SourceText.of('', 'f', 4, 5).positionAt(0)).toEqual({ file: 'f', line: 4, column: 5 });
    expect(SourceText.of('abcd', 'f').slice(1, 1).positionAt(0)).toEqual({ file: 'f', line: 1, column: 2 });
  });

  test('no character stands outside a text', () => {
    expect(() => SourceText.of('ab', 'f').positionAt(3)).toThrow(RangeError);
    expect(() => SourceText.of('ab', 'f').positionAt(-1)).toThrow(RangeError);
  });

  test('a text never changes', () => {
    const base = SourceText.of('one two', 'base.mdx');
    const amended = base.splice(4, 7, SourceText.of('three', 'amendment.mdx', 9));
    expect(base.text).toBe('one two');
    expect(amended.text).toBe('one three');
    expect(amended.positionAt(4)).toEqual({ file: 'amendment.mdx', line: 9, column: 1 });
  });

  test('it serves a long file made of many pieces', () => {
    let source = SourceText.of('x\n'.repeat(2000), 'f');
    for (let line = 0; line < 500; line += 1)
      source = source.splice(line * 6, line * 6 + 1, SourceText.of('yyy', 'g', line + 1));
    expect(source.positionAt(499 * 6)).toEqual({ file: 'g', line: 500, column: 1 });
    expect(source.positionAt(source.length - 1)).toEqual({ file: 'f', line: 2000, column: 2 });
  });
});

describe('spliceAll', () => {
  const base = SourceText.of('abcdef', 'f');
  const edit = (start: number, end: number, replacement: string) => ({
    start,
    end,
    replacement: SourceText.of(replacement, 'g'),
  });
  test.each([
    ['none', [], 'abcdef'],
    ['in any order', [edit(4, 5, 'E'), edit(0, 1, 'A')], 'AbcdEf'],
    ['side by side', [edit(1, 2, 'B'), edit(2, 3, 'C')], 'aBCdef'],
    ['two at one offset, in the order given', [edit(2, 2, '1'), edit(2, 2, '2')], 'ab12cdef'],
    ['text before what is replaced there', [edit(2, 3, 'C'), edit(2, 2, '1')], 'ab1Cdef'],
    ['at both ends', [edit(0, 0, '<'), edit(6, 6, '>')], '<abcdef>'],
    ['removals that overlap', [edit(1, 4, ''), edit(3, 5, '')], 'af'],
    ['a removal within another', [edit(1, 5, ''), edit(2, 3, '')], 'af'],
  ])('%s', (_what, edits, expected) => {
    expect(spliceAll(base, edits).text).toBe(expected);
  });

  test('edits that overlap are refused', () => {
    expect(() => spliceAll(base, [edit(1, 3, 'x'), edit(2, 4, 'y')])).toThrow('Edits overlap at offset 2');
    expect(() => spliceAll(base, [edit(1, 3, ''), edit(2, 4, 'y')])).toThrow(RangeError);
    expect(() => spliceAll(base, [edit(1, 3, 'x'), edit(2, 4, '')])).toThrow(RangeError);
  });
});
