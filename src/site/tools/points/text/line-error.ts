/** What is wrong with a line: what was expected and found, and the nearest that would do. */
export class LineError extends Error {
  /** Whether it tells of the camp, wherever it stands. */
  readonly ofCamp: boolean;

  constructor(problem: string, ofCamp = false) {
    super(problem);
    this.ofCamp = ofCamp;
  }
}
