import { PositionCodeError } from './code-error.ts';

/** Writes numbers and words as bytes, small ones in few. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** A whole number of 0 or more. */
  whole(number: number): void {
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) + 128);
    this.#bytes.push(rest);
  }

  /** A number to a hundredth, above or below 0. */
  hundredths(number: number): void {
    const whole = Math.round(number * 100);
    this.whole(whole < 0 ? -whole * 2 - 1 : whole * 2);
  }

  /** A word of letters and digits. */
  word(word: string): void {
    this.whole(word.length);
    for (const letter of word) this.#bytes.push(letter.charCodeAt(0));
  }

  /** Letters that an address may hold, with what tells whether one was lost. */
  code(): string {
    return [...this.#bytes, ...checkOf(this.#bytes)].reduce<Written>(sixBits, { code: '', held: 0, bits: 0 }).code;
  }
}

/** Reads what a {@link ByteWriter} wrote. */
export class ByteReader {
  readonly #bytes: readonly number[];
  #next = 0;

  /** @throws {PositionCodeError} If letters were changed or lost */
  constructor(code: string) {
    const bytes = bytesOf(code);
    const [content, check] = [bytes.slice(0, -2), bytes.slice(-2)];
    const [first, second] = checkOf(content);
    if (bytes.length < 2 || check[0] !== first || check[1] !== second) throw damaged();
    this.#bytes = content;
  }

  whole(): number {
    let number = 0;
    for (let weight = 1; weight < 2 ** 35; weight *= 128) {
      const byte = this.#byte();
      number += (byte % 128) * weight;
      if (byte < 128) return number;
    }
    throw damaged();
  }

  hundredths(): number {
    const whole = this.whole();
    return (whole % 2 === 1 ? -(whole + 1) / 2 : whole / 2) / 100;
  }

  word(): string {
    const length = this.whole();
    if (length > 20) throw damaged();
    return Array.from({ length }, () => String.fromCharCode(this.#byte())).join('');
  }

  /** Whether all has been read. */
  get ended(): boolean {
    return this.#next >= this.#bytes.length;
  }

  #byte(): number {
    const byte = this.#bytes[this.#next++];
    if (byte === undefined) throw damaged();
    return byte;
  }
}

/** What is told of a code that is none. */
export function damaged(): PositionCodeError {
  return new PositionCodeError('expected the code of a position, found one that was damaged or cut short');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

interface Written {
  readonly code: string;
  readonly held: number;
  readonly bits: number;
}

/** Add a byte; six of its bits make a letter, and what is left waits for the next. */
function sixBits({ code, held, bits }: Written, byte: number, index: number, bytes: readonly number[]): Written {
  let [rest, left, letters] = [held * 256 + byte, bits + 8, code];
  while (left >= 6) {
    left -= 6;
    letters += LETTERS[Math.floor(rest / 2 ** left)] ?? '';
    rest %= 2 ** left;
  }
  const last = index === bytes.length - 1 && left > 0;
  return { code: last ? letters + (LETTERS[rest * 2 ** (6 - left)] ?? '') : letters, held: rest, bits: left };
}

function bytesOf(code: string): readonly number[] {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of code) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw damaged();
    held = held * 64 + value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(Math.floor(held / 2 ** bits));
      held %= 2 ** bits;
    }
  }
  if (held !== 0 || bits >= 6) throw damaged();
  return bytes;
}

/** Two bytes that change with every other (Fletcher's sum). */
function checkOf(bytes: readonly number[]): readonly [number, number] {
  return bytes.reduce<readonly [number, number]>(
    ([sum, sums], byte) => [(sum + byte) % 255, (sums + sum + byte) % 255],
    [1, 1],
  );
}
