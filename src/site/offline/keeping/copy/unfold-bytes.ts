/**
 * Put every repeat back that `foldBytes` has written as a reference.
 *
 * @param folded What `foldBytes` returned
 * @param length How many bytes there were
 * @returns The bytes
 * @throws {Error} If they do not come to that length
 */
export function unfoldBytes(folded: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(length);
  const numbers = new Numbers(folded);
  const end = numbers.next() + numbers.at;
  let rest = end;
  let done = 0;
  let source = 0;
  const takeRest = (count: number): void => {
    if (rest + count > folded.length || done + count > length) throw broken(length);
    plain.set(folded.subarray(rest, rest + count), done);
    rest += count;
    done += count;
  };
  while (numbers.at < end) {
    const before = numbers.next();
    const count = numbers.next();
    source += before + numbers.nextSigned();
    takeRest(before);
    if (source < 0 || source + count > done || done + count > length) throw broken(length);
    plain.copyWithin(done, source, source + count);
    done += count;
    source += count;
  }
  takeRest(folded.length - rest);
  if (done !== length) throw broken(length);
  return plain;
}

/** Reads what `writeNumber` wrote. */
class Numbers {
  at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte % 128) * weight;
      if (byte < 128) return value;
    }
  }

  nextSigned(): number {
    const value = this.next();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}

function broken(length: number): Error {
  return new Error(`Cannot unpack the copy: its bundle does not come to the ${String(length)} bytes of its manifest`);
}
