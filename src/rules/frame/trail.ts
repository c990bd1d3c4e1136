/** One step that counted in an answer, with the clause that it came from. */
export interface TrailStep {
  readonly step: string;
  readonly side?: 'a' | 'b';
  readonly amount?: number;
  readonly clause: string;
  readonly label: string;
}

/** What is answered where the rules we hold cannot decide. */
export interface Unanswerable {
  readonly edition: string;
  readonly answer: null;
  /** The reason, as a sentence. */
  readonly why: string;
  readonly trail: readonly TrailStep[];
}
