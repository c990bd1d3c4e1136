/** The ladder of authority: whose answer something is, from what binds everybody to what nobody has settled. */
export type Rung = 'rule' | 'bhgs' | 'fair-play' | 'secondary' | 'ours' | 'open';

/** How each rung is called, the highest first. */
export const RUNGS: Readonly<Record<Rung, string>> = {
  rule: 'Rule in force',
  bhgs: 'BHGS clarification',
  'fair-play': 'Fair-play guideline',
  secondary: 'By a secondary source',
  ours: 'Our reading',
  open: 'Open',
};

/**
 * How the rung of a rule is called in an edition: in force is what the newest has.
 *
 * @param older The edition, or those, where the newest is not among them; null where it is
 */
export function rungInWords(rung: Rung, older: string | null): string {
  return rung === 'rule' && older !== null ? `Rule of ${older}` : RUNGS[rung];
}

interface Told {
  /** Whether a secondary source tells it, and nothing above that. */
  readonly secondary: boolean;
}

/** Whose a clause of the rules is: in force, unless a secondary source only tells it. */
export function rungOfRule({ secondary }: Told): Rung {
  return secondary ? 'secondary' : 'rule';
}

/** Whose a section is: where all of its clauses are of the rung below the rules in force, so is the section. */
export function rungOfSection(clauses: readonly Told[]): Rung {
  return rungOfRule({ secondary: clauses.length > 0 && clauses.every(({ secondary }) => secondary) });
}
