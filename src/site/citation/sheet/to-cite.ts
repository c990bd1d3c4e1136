/** What is cited, as it is shown and sent. */
export interface ToCite {
  /** What it is: `Spears`. */
  readonly title: string;
  /** The citation line. */
  readonly line: string;
  /** Where it stands, from `https://` on. */
  readonly url: string;
  /** What an umpire may rule on here: a clause, a clarification, a guideline, a discrepancy; none where it is nothing of that kind. */
  readonly about?: string | null;
}
