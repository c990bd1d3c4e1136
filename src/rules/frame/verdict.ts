import type { NotHeld } from './not-held.ts';
import type { TrailStep } from './trail.ts';

/** What a clause says of something that troops would do. */
export interface Verdict {
  readonly allowed: boolean;
  /** The reason, as a sentence without its full stop: `the target is beyond 200 paces`. */
  readonly why: string;
  /** The clauses to which this is an exception: what they say does not count. */
  readonly setsAside: readonly string[];
  /** It only tells otherwise what happens where another clause allows it. */
  readonly instead?: true;
}

/** How a snippet answers a yes-or-no question. */
export interface Verdicts {
  /** It is allowed, for this reason; `setsAside` names clauses to which this is an exception. */
  readonly yes: (why: string, setsAside?: readonly string[]) => Verdict;
  /** It is not, for this reason. */
  readonly no: (why: string, setsAside?: readonly string[]) => Verdict;
  /** Where another clause allows it, it is this that happens; alone it allows nothing. */
  readonly instead: (why: string) => Verdict;
}

/** What a rule of a yes-or-no step answers: nothing where it does not bear on the question. */
export type Judgement = Verdict | undefined | NotHeld;

export const VERDICTS: Verdicts = {
  yes: (why, setsAside = []) => ({ allowed: true, why, setsAside }),
  no: (why, setsAside = []) => ({ allowed: false, why, setsAside }),
  instead: (why) => ({ allowed: true, why, setsAside: [], instead: true }),
};

/** The answer to a yes-or-no question: who decided, and all that bore on it. */
export interface Judged {
  readonly allowed: boolean;
  readonly why: string;
  readonly trail: readonly TrailStep[];
}
