/** A place in an authored file. Lines and columns count from 1, as editors show them. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
