/** How many bytes of a repeat are looked up at once. */
const WINDOW = 24;
/** A shorter repeat costs more to name than gzip needs to write it again. */
const LEAST = 64;
const TABLE_BITS = 22;
const PRIME = 0x01000193;

/**
 * Write every long repeat as a reference to where it stood before, however far back that is. The same clause stands in
 * five editions and on a page of its own, farther apart than the 32 kB in which gzip finds a repeat; what is left is for
 * gzip.
 *
 * @param plain Any bytes
 * @returns The length of the references, the references, and what is left; `unfoldBytes` reverses it
 */
export function foldBytes(plain: Uint8Array): Uint8Array {
  const references: number[] = [];
  const rest: Uint8Array[] = [];
  const seen = new Places(plain);
  let done = 0;
  let expected = 0;
  for (let at = 0; at + WINDOW <= plain.length; at += 1) {
    const candidate = seen.before(at);
    if (candidate < 0) continue;
    // A repeat never runs into itself: what it repeats ends before it begins.
    const back = sameBefore(plain, candidate, at, Math.max(done, candidate));
    const start = at - back;
    const length = back + sameAfter(plain, candidate, at, start);
    if (length < LEAST) continue;
    const source = candidate - back;
    writeNumber(references, start - done);
    writeNumber(references, length);
    writeSigned(references, source - (expected + start - done));
    rest.push(plain.subarray(done, start));
    done = start + length;
    expected = source + length;
    at = done - 1;
  }
  rest.push(plain.subarray(done));
  const head: number[] = [];
  writeNumber(head, references.length);
  return joinBytes([Uint8Array.from(head), Uint8Array.from(references), ...rest]);
}

/** Where each stretch of `WINDOW` bytes was last seen. */
class Places {
  private readonly bytes: Uint8Array;
  private readonly table = new Int32Array(1 << TABLE_BITS).fill(-1);
  private readonly leaving = power(PRIME, WINDOW - 1);
  private hash = 0;
  private next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (const byte of bytes.subarray(0, WINDOW)) this.hash = (Math.imul(this.hash, PRIME) + byte) | 0;
  }

  /** The last place before this one that may begin alike, or -1. Places are asked for in rising order. */
  before(at: number): number {
    for (; this.next < at; this.next += 1) {
      this.table[this.slot()] = this.next;
      const without = (this.hash - Math.imul(this.byte(this.next), this.leaving)) | 0;
      this.hash = (Math.imul(without, PRIME) + this.byte(this.next + WINDOW)) | 0;
    }
    return this.table[this.slot()] ?? -1;
  }

  private slot(): number {
    return (this.hash ^ (this.hash >>> 15)) & ((1 << TABLE_BITS) - 1);
  }

  private byte(at: number): number {
    return this.bytes[at] ?? 0;
  }
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let times = 0; times < exponent; times += 1) result = Math.imul(result, base);
  return result;
}

/** @param floor How far back it may reach */
function sameBefore(bytes: Uint8Array, source: number, at: number, floor: number): number {
  let length = 0;
  while (at - length > floor && source > length && bytes[source - length - 1] === bytes[at - length - 1]) length += 1;
  return length;
}

/** @param end Where what is repeated ends at the latest */
function sameAfter(bytes: Uint8Array, source: number, at: number, end: number): number {
  let length = 0;
  while (at + length < bytes.length && source + length < end && bytes[source + length] === bytes[at + length])
    length += 1;
  return length;
}

/** Seven bits at a time, the lowest first; the eighth says that more follow. */
function writeNumber(into: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) into.push((rest % 128) + 128);
  into.push(rest);
}

function writeSigned(into: number[], value: number): void {
  writeNumber(into, value < 0 ? -2 * value - 1 : 2 * value);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
