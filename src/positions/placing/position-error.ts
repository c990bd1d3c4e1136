/** A position that cannot be: which element it is about, or which terrain, and what is wrong. */
export class PositionError extends Error {
  /** The label of the element, or the name of the terrain. */
  readonly element: string;

  constructor(element: string, problem: string) {
    super(`${element}: ${problem}`);
    this.element = element;
  }
}
