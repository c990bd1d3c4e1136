import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldBytes, unfoldBytes } from '../keeping/index.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Text that repeats itself near and far, as the editions do. */
const repetitive = fc
  .array(fc.tuple(fc.constantFrom('a', 'spears support ', 'x'.repeat(90), '<p>'.repeat(40)), fc.nat(200)), {
    maxLength: 60,
  })
  .map((parts) => parts.map(([text, salt]) => text + String(salt % 7)).join(''));

describe('what is folded', () => {
  test('comes back byte for byte', () => {
    fc.assert(
      fc.property(fc.oneof(repetitive, fc.string({ maxLength: 400 })), (text) => {
        const plain = bytesOf(text);
        expect(unfoldBytes(foldBytes(plain), plain.length)).toEqual(plain);
      }),
    );
  });

  test('is short where a text stands again, a megabyte later', () => {
    const clause = Array.from({ length: 300 }, (_, at) => (at * 7919) % 256);
    const between = Array.from({ length: 250_000 }, (_, at) => [at >> 16, (at >> 8) & 255, at & 255, 255]).flat();
    const plain = Uint8Array.from([...clause, ...between, ...clause]);
    const folded = foldBytes(plain);
    expect(folded.length).toBeLessThan(foldBytes(Uint8Array.from([...clause, ...between])).length + 20);
    expect(unfoldBytes(folded, plain.length)).toEqual(plain);
  });

  test.each([
    ['cut short', (folded: Uint8Array) => folded.subarray(0, -5)],
    ['too long', (folded: Uint8Array) => new Uint8Array([...folded, 1])],
    ['a reference to what is not there yet', () => Uint8Array.from([3, 0, 100, 0])],
  ])('is refused where it is %s', (_, damage) => {
    const plain = bytesOf(`${'Blades and spears '.repeat(20)} then ${'Blades and spears '.repeat(20)}`);
    expect(() => unfoldBytes(damage(foldBytes(plain)), plain.length)).toThrow('Cannot unpack the copy');
  });
});
