/** A position that cannot be read as it is written: in which line, what was expected, and what stands there. */
export class PositionTextError extends Error {
  /** The number of the line; the first is 1. */
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`line ${String(line)}: ${problem}`);
    this.line = line;
  }
}
