import { QuestionError, type DbmRules } from '../../../rules/index.ts';
import { partyOf, type Standings } from '../../placing/index.ts';
import type { Matter } from '../matters.ts';
import type { Asking } from '../reading/asking.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { verdictOf } from '../verdict-of.ts';

/** What is asked of tactical moves, and says nothing of how far they go. A march is asked less far than it was to go. */
const SAYS_NOTHING_OF_REACH: readonly Matter[] = [
  'contact',
  'pivot',
  'turn',
  'gap',
  'in-front',
  'line-up',
  'march',
  'spontaneous',
];

/**
 * Whether the move of who moves is enough for another end of it, as a question of reach answers; null where what is asked
 * looks at that itself.
 *
 * @param moved The position after the move that ends there
 * @throws {NotLoadedError} If who asks that is not on the page yet
 */
export function reachOf(rules: DbmRules, matter: Matter, asking: Asking, moved: Standings): Verdict | null {
  if (!SAYS_NOTHING_OF_REACH.includes(matter)) return null;
  // How far a march goes hangs on what nobody is asked here.
  if (matter === 'march') return 'not told';
  // Who goes into a gap goes round nobody: of its way it is sure only that none is shorter than straight.
  const told = matter === 'gap' ? { path: null } : {};
  const own = (asking.ends ?? []).map(partyOf);
  const first = asking.movers.filter((label) => !own.flat().includes(label));
  const verdicts = [first, ...own].map((movers): Verdict => {
    try {
      return verdictOf(asking.askerOf('reach')(rules, { ...asking, movers, ends: [], after: moved, told })).verdict;
    } catch (error) {
      if (error instanceof QuestionError) return 'not told';
      throw error;
    }
  });
  return verdicts.find((each) => each === 'no') ?? verdicts.find((each) => each !== 'yes') ?? 'yes';
}
