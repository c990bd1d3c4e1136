import { computedFrom } from '../authority/computed-from.ts';
import { RUNGS, rungOfRule } from '../authority/rungs.ts';
import type { Citation } from '../citation/line/index.ts';

/** What cannot be told from the name of a text: whether anybody has settled it, and who tells it. */
export interface About extends Pick<Citation, 'id' | 'game'> {
  readonly open: boolean;
  /** Whether a person has still to tell something that settles it. */
  readonly untold?: boolean;
  /** Whether a secondary source tells it, and nothing above that. */
  readonly secondary: boolean;
  /** Of a ruling: whose reading its answer is, below the rules in force; ` of the BHGS clarifications`. */
  readonly ofWhom?: string;
  /** Of what was computed: the clauses that it rests on. */
  readonly clauses?: readonly string[];
}

const OF_KINDS: readonly (readonly [start: string, authority: string])[] = [
  ['bhgs.', 'BHGS clarification'],
  ['fair-play.', 'Guideline for fair play'],
  ['lists.', 'List erratum'],
];

/** Whose answer something is, in words that the opponent reads. */
export function authorityOf({ id, game, open, untold = false, secondary, ofWhom = '', clauses = [] }: About): string {
  if (id.startsWith('rulings.'))
    return open ? 'Open: the sources do not settle it' : `Our reading${ofWhom}. The umpire decides.`;
  if (id.startsWith('discrepancies.'))
    return open ? 'Open: the sources disagree' : 'Our reading, where the sources disagree';
  if (id.startsWith('tools.') && untold) return 'Open: it turns on what is still to be told';
  if (id.startsWith('tools.') && open) return 'Open: we do not have the text';
  if (id.startsWith('tools.')) return computedFrom(clauses, secondary);
  return OF_KINDS.find(([start]) => id.startsWith(start))?.[1] ?? `${RUNGS[rungOfRule({ secondary })]}, ${game}`;
}
