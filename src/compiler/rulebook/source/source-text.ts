import type { Position } from './position.ts';

/** A text as it was authored, with the place of its first character and the offset of every line. */
interface Origin {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly lineStarts: readonly number[];
}

/** A run of characters that stand together in one authored text. */
interface Chunk {
  readonly origin: Origin;
  readonly originStart: number;
  readonly originEnd: number;
  /** Offset of the run in the assembled text. */
  readonly start: number;
}

/**
 * A text assembled from authored pieces, which knows of every character in which file, line and column it was written.
 * It never changes: splicing gives a new one.
 *
 * @example Where a word came from
 * ```ts
 * const base = SourceText.of('one two', 'base.mdx');
 * const amended = base.splice(4, 7, SourceText.of('three', 'amendment.mdx', 9));
 * amended.text; // 'one three'
 * amended.positionAt(4); // { file: 'amendment.mdx', line: 9, column: 1 }
 * ```
 */
export class SourceText {
  readonly text: string;
  readonly #chunks: readonly Chunk[];

  private constructor(text: string, chunks: readonly Chunk[]) {
    this.text = text;
    this.#chunks = chunks;
  }

  /** The text of a file, or a text that counts as written at the given place. */
  static of(text: string, file: string, line = 1, column = 1): SourceText {
    const origin = { file, text, line, column, lineStarts: startsOfLines(text) };
    return new SourceText(text, [{ origin, originStart: 0, originEnd: text.length, start: 0 }]);
  }

  /** One text after the other; at least one. */
  static join(first: SourceText, ...rest: readonly SourceText[]): SourceText {
    const texts = [first, ...rest].filter(({ length }) => length > 0);
    if (texts.length < 2) return texts[0] ?? first;
    let start = 0;
    const chunks: Chunk[] = [];
    for (const piece of texts) {
      for (const chunk of piece.#chunks) {
        chunks.push({ ...chunk, start });
        start += chunk.originEnd - chunk.originStart;
      }
    }
    return new SourceText(texts.map(({ text }) => text).join(''), chunks);
  }

  get length(): number {
    return this.text.length;
  }

  /** The same for two texts that are alike, and whose characters were written in the same places. */
  get identity(): string {
    const places = this.#chunks.map(({ start }) => {
      const { file, line, column } = this.positionAt(start);
      return `${start}:${file}:${line}:${column}`;
    });
    return `${places.join(' ')}\n${this.text}`;
  }

  /** The characters from `start` up to `end`, origins and all. */
  slice(start: number, end: number): SourceText {
    if (start === 0 && end === this.length) return this;
    const chunks: Chunk[] = [];
    for (let index = this.#chunkIndexAt(start); index < this.#chunks.length; index += 1) {
      const chunk = this.#chunks[index];
      if (chunk === undefined || (chunk.start >= end && chunks.length > 0)) break;
      const originStart = chunk.originStart + Math.max(0, start - chunk.start);
      const originEnd = Math.min(chunk.originEnd, chunk.originStart + end - chunk.start);
      chunks.push({ origin: chunk.origin, originStart, originEnd, start: Math.max(0, chunk.start - start) });
    }
    return new SourceText(this.text.slice(start, end), chunks);
  }

  /** The text with the characters from `start` up to `end` replaced. */
  splice(start: number, end: number, replacement: SourceText): SourceText {
    return SourceText.join(this.slice(0, start), replacement, this.slice(end, this.length));
  }

  /** Where the character at an offset was written; at the end of the text, the place after its last character. */
  positionAt(offset: number): Position {
    const chunk = this.#chunks[this.#chunkIndexAt(offset)];
    if (chunk === undefined) throw new RangeError(`No character at offset ${offset}`);
    const { file, line, column, lineStarts } = chunk.origin;
    const authored = chunk.originStart + offset - chunk.start;
    const lineIndex = lastAtMost(lineStarts, authored, (lineStart) => lineStart);
    const inLine = authored - (lineStarts[lineIndex] ?? 0);
    return { file, line: line + lineIndex, column: inLine + (lineIndex === 0 ? column : 1) };
  }

  #chunkIndexAt(offset: number): number {
    if (offset < 0 || offset > this.length)
      throw new RangeError(`Offset ${offset} is outside a text of ${this.length}`);
    return lastAtMost(this.#chunks, offset, (chunk) => chunk.start);
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
  return starts;
}

/** Index of the last item, in ascending order, whose offset is not beyond the one asked for. */
function lastAtMost<Item>(items: readonly Item[], offset: number, offsetOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const item = items[middle];
    if (item !== undefined && offsetOf(item) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
