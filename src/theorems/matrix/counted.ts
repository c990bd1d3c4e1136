/** What every tally counts. */
export interface Counted {
  /** How many situations there are, and in how many what the texts say does not decide all that is asked. */
  readonly situations: number;
  readonly open: number;
  /** How many different rows of throws, or answers. */
  readonly rows: number;
}
