import { shown, shortened } from '../../rules/index.ts';
import { PositionTextError } from './text-error.ts';

/** Words that may stand anywhere, and say nothing. */
const IDLE: readonly string[] = ['the', 'its', 'edge', 'on'];

/** The words of a line, read one by one. */
export class Words {
  readonly #line: number;
  readonly #text: string;
  /** Where each word starts in the text. */
  readonly #starts: readonly number[];
  /** Each without its ’s. */
  readonly #words: readonly string[];
  #next = 0;

  constructor(line: number, text: string) {
    this.#line = line;
    this.#text = text;
    const found = [...text.matchAll(/,|[^\s,]+/gu)]
      .map(({ 0: word, index }) => ({ word: word.replace(/['’]s$/u, ''), start: index }))
      .filter(({ word }) => word !== '');
    this.#words = found.map(({ word }) => word);
    this.#starts = found.map(({ start }) => start);
  }

  /** Whether all have been read. */
  get ended(): boolean {
    this.#skipIdle();
    return this.#next >= this.#words.length;
  }

  /** So many of the words that are yet to be read, or fewer at the end of the line. */
  ahead(count: number): readonly string[] {
    return this.#words.slice(this.#next, this.#next + count);
  }

  /** Read this word, if it is the next; letters large or small. */
  skip(word: string): boolean {
    if (!IDLE.includes(word)) this.#skipIdle();
    if (this.#words[this.#next]?.toLowerCase() !== word) return false;
    this.#next++;
    return true;
  }

  /** Read a word of these; null where the next is none of them. */
  oneOf<const W extends string>(words: readonly W[]): W | null {
    return words.find((word) => this.skip(word)) ?? null;
  }

  /** Read words up to one that this fits, which is left. */
  upTo(fits: (word: string) => boolean): string {
    const from = this.#next;
    while (this.#next < this.#words.length && !fits(this.#words[this.#next] ?? '')) this.#next++;
    return this.#words.slice(from, this.#next).join(' ');
  }

  /**
   * Read the next word as something.
   *
   * @param expected What, for the error
   * @param read Null where the word is no such thing
   * @throws {PositionTextError} If it is no such thing, or there is no next word
   */
  expect<T>(expected: string, read: (word: string) => T | null): T {
    this.#skipIdle();
    const word = this.#words[this.#next];
    const found = word === undefined ? null : read(word);
    if (found === null) throw this.error(`expected ${expected}, found ${this.rest()}`);
    this.#next++;
    return found;
  }

  /** @throws {PositionTextError} If words are left */
  end(expected: string): void {
    if (!this.ended) throw this.error(`expected ${expected}, found ${this.rest()}`);
  }

  /** An error in this line. */
  error(problem: string): PositionTextError {
    return new PositionTextError(this.#line, problem);
  }

  /** What is yet to be read as it was written, as an error shows it. */
  rest(): string {
    const start = this.#starts[this.#next];
    return start === undefined ? 'the end of the line' : shown(shortened(this.#text.slice(start).trim()));
  }

  #skipIdle(): void {
    while (IDLE.includes(this.#words[this.#next]?.toLowerCase() ?? '')) this.#next++;
  }
}
