/** The ladder of authority: whose answer something is, from what binds everybody to what nobody has settled. */
export type Rung = 'rule' | 'bhgs' | 'fair-play' | 'ours' | 'open';

/** How each rung is called, the highest first. */
export const RUNGS: Readonly<Record<Rung, string>> = {
  rule: 'Rule in force',
  bhgs: 'BHGS clarification',
  'fair-play': 'Fair-play guideline',
  ours: 'Our reading',
  open: 'Open',
};
