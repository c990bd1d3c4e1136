/** A question that is not well formed: which field, what was expected, what was found. */
export class QuestionError extends Error {
  /** Path of the field, such as `a.troop`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${JSON.stringify(field)}: ${problem}`);
    this.field = field;
  }
}
