/** Where a rank stands that would support, so far as that could bar it. */
export interface Place {
  readonly otherCommand: boolean;
  /** It is not lined up with the front rank. */
  readonly outOfLine: boolean;
  readonly facesAnotherWay: boolean;
  /** It is not contiguous with the front rank, or with a rank between. */
  readonly apart: boolean;
}
