import type { DbmRules } from '../../../rules/index.ts';
import type { Matter } from '../matters.ts';
import type { Asker, Asking, Ruled } from '../reading/asking.ts';
import { noDoubts, type Doubts } from './doubts.ts';
import { taking } from './taking.ts';

/** Whoever asks the rules, for an answer or for a try. */
type Ask = NonNullable<Asker['tries']>;

/** A question that was asked as if none of those touched of whom only hands could tell. */
export interface Doubtful {
  readonly ask: Ask;
  readonly matter: Matter;
  readonly rules: DbmRules;
  readonly asking: Asking;
  readonly none: readonly Ruled[];
  /** Those about whom somebody asked. */
  readonly doubts: Doubts;
}

/** What asks the same as if they did, and tells what is so either way. */
export type InEveryCase = (doubtful: Doubtful) => readonly Ruled[];

/**
 * An asker who answers flatly only what is so whether or not those touch of whom only hands could tell: who stand within
 * what these cannot tell apart, neither placed by the other. It is asked as if none of them touched, and as if all did. Of the
 * shape of a group that forms a column its own asker looks into both.
 *
 * @param inEveryCase Gives what looks into both; most positions leave no such doubt, and need it not
 */
export function asFarAsHandsTell(asker: Asker, matter: Matter, inEveryCase: () => InEveryCase): Asker {
  if (matter === 'form-column') return asker;
  const { tries } = asker;
  const judged =
    (ask: Ask): Ask =>
    (rules, asking) => {
      if (asking.before.tolerance === 0) return ask(rules, asking);
      const doubts = noDoubts();
      const none = ask(
        rules,
        taking(
          asking,
          doubts.noting(() => null),
        ),
      );
      return doubts.all().length === 0 ? none : inEveryCase()({ ask, matter, rules, asking, none, doubts });
    };
  return Object.assign(judged(asker), asker, tries === undefined ? {} : { tries: judged(tries) });
}
