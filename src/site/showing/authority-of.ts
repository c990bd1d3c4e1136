import { computedFrom } from '../authority/computed-from.ts';
import { rungInWords, rungOfRule } from '../authority/rungs.ts';
import type { Citation } from '../citation/line/index.ts';

/** What cannot be told from the name of a text: whether anybody has settled it, and who tells it. */
export interface About extends Pick<Citation, 'id' | 'game'> {
  readonly open: boolean;
  /** Whether a person has still to tell something that settles it. */
  readonly untold?: boolean;
  /** Whether a secondary source tells it, and nothing above that. */
  readonly secondary: boolean;
  /** Of what was computed: whether that is so of some of several answers. */
  readonly inPart?: boolean;
  /** The edition, where it is of the rulebook and not the newest. */
  readonly older?: string | null;
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
export function authorityOf(about: About): string {
  const { id, game, open, untold = false, secondary, inPart = false, older = null, ofWhom = '', clauses = [] } = about;
  if (id.startsWith('rulings.'))
    return open ? 'Open: the sources do not settle it' : `Our reading${ofWhom}. The umpire decides.`;
  if (id.startsWith('discrepancies.'))
    return open ? 'Open: the sources disagree' : 'Our reading, where the sources disagree';
  if (id.startsWith('tools.') && untold) return 'Open: it turns on what is still to be told';
  if (id.startsWith('tools.') && open) return 'Open: we do not have the text';
  if (id.startsWith('tools.')) return computedFrom(clauses, inPart ? 'in part' : secondary, older);
  const rung = rungInWords(rungOfRule({ secondary }), older);
  // The edition is one of the game.
  return (
    OF_KINDS.find(([start]) => id.startsWith(start))?.[1] ?? (older !== null && !secondary ? rung : `${rung}, ${game}`)
  );
}
