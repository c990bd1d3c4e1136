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
 * Whose a clause of the rules is: in force by what it cites, unless nothing of that is official, adopted, or a play sheet,
 * which sums up the printed rules.
 *
 * @param citations What it rests on in print
 * @param playSheets The documents that are play sheets
 */
export function rungOfRule(
  citations: readonly { readonly standing: string; readonly document: string }[],
  playSheets: ReadonlySet<string>,
): Rung {
  const secondary = citations.every(({ standing, document }) => standing === 'secondary' && !playSheets.has(document));
  return citations.length > 0 && secondary ? 'secondary' : 'rule';
}
