/**
 * Classes without a rule that are there for a reason: by one a script finds its elements; another says which of several
 * kinds something is, of which this kind looks as it would without it.
 */
export const HOOKS: ReadonlySet<string> = new Set([
  // How wide a page is: as wide as its words ask, unless a play sheet is in it.
  'clauses',
  'wide',
  // Whose answer it is: the rule’s.
  'rule',
  // Items of a list that stand farthest left.
  'depth-0',
  // With what authority an edition speaks.
  'official',
  'organiser',
  // By this a script finds the folds that it opens.
  'clarifications',
  // What becomes of an element: destroyed is marked.
  'flee',
  'recoil',
  'stand',
  // Of drawings: lines that are not broken, and areas and elements of the side that moves.
  'own',
  'solid',
]);

/** The same of what only scripts draw. */
export const DRAWN_HOOKS: ReadonlySet<string> = new Set([
  // By these a test finds its elements.
  'command-lost',
  'element-bar',
  'ruler',
  'steps',
  'with',
]);
