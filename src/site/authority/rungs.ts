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
 * Whose a clause of the rules is: in force by what it cites, unless nothing of that is official or adopted.
 *
 * @param citations What it rests on in print
 */
export function rungOfRule(citations: readonly { readonly standing: string }[]): Rung {
  const secondary = citations.length > 0 && citations.every(({ standing }) => standing === 'secondary');
  return secondary ? 'secondary' : 'rule';
}
